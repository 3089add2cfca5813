import type { Highlight } from '@app/contract/search';

export interface SnippetPart {
  text: string;
  isMatch: boolean;
  /** The start offset: unique within a snippet. */
  start: number;
}

/**
 * Splits a snippet at its highlights. Unordered, overlapping or out-of-range ones are clipped, so no text is lost or
 * repeated.
 */
export function splitSnippet(snippet: string, highlights: readonly Highlight[]): SnippetPart[] {
  const parts: SnippetPart[] = [];
  let at = 0;
  const add = (to: number, isMatch: boolean) => {
    if (to > at) parts.push({ text: snippet.slice(at, to), isMatch, start: at });
    at = Math.max(at, to);
  };
  for (const [start, end] of highlights.toSorted((one, other) => one[0] - other[0])) {
    add(Math.min(start, snippet.length), false);
    add(Math.min(end, snippet.length), true);
  }
  add(snippet.length, false);
  return parts;
}
