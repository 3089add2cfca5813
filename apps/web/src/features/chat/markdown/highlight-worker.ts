/** Highlights code in a thread of its own: translating and running grammars would block the page for a fifth of a second. */
import type { HighlightedCode } from './code-token.ts';
import { highlightCode } from './highlighter.ts';

export interface HighlightRequest {
  id: number;
  code: string;
  language: string;
}

export interface HighlightResponse {
  id: number;
  lines: HighlightedCode;
}

addEventListener('message', ({ data }: MessageEvent<HighlightRequest>) => {
  const respond = (lines: HighlightedCode) => postMessage({ id: data.id, lines } satisfies HighlightResponse);
  highlightCode(data.code, data.language).then(respond, () => respond(undefined));
});
