import type { MatchRange } from '@app/contract/search';

export interface SnippetPart {
  text: string;
  isMatch: boolean;
  /** The start offset: unique within a snippet. */
  start: number;
}

/**
 * Splits a snippet at its highlights. Highlights may be unordered, overlap or exceed the snippet: they are clipped, so
 * that no text is lost or repeated.
 */
export function splitSnippet(snippet: string, highlights: readonly MatchRange[]): SnippetPart[] {
  const parts: SnippetPart[] = [];
  let position = 0;
  const addUntil = (end: number, isMatch: boolean) => {
    if (end > position) parts.push({ text: snippet.slice(position, end), isMatch, start: position });
    position = Math.max(position, end);
  };
  for (const [start, end] of highlights.toSorted((one, other) => one[0] - other[0])) {
    addUntil(Math.min(start, snippet.length), false);
    addUntil(Math.min(end, snippet.length), true);
  }
  addUntil(snippet.length, false);
  return parts;
}
