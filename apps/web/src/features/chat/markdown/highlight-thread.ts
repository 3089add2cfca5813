import './code-colors.css';
import type { HighlightedCode } from './code-token.ts';
import type { HighlightRequest, HighlightResponse } from './highlight-worker.ts';

type Settle = (lines: HighlightedCode) => void;

let thread: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, Settle>();

/** Highlights code without blocking the page. Undefined for unknown languages, and if highlighting fails. */
export async function highlight(code: string, language: string): Promise<HighlightedCode> {
  // The test environment has no workers.
  if (import.meta.env.MODE === 'test') return (await import('./highlighter.ts')).highlightCode(code, language);
  return new Promise((resolve) => {
    lastId += 1;
    waiting.set(lastId, resolve);
    thread ??= startThread();
    thread.postMessage({ id: lastId, code, language } satisfies HighlightRequest);
  });
}

function startThread(): Worker {
  const worker = new Worker(new URL('highlight-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<HighlightResponse>) => {
    waiting.get(data.id)?.(data.lines);
    waiting.delete(data.id);
  });
  // It could not be loaded. Without highlighting the code is still readable, and the next code tries again.
  worker.addEventListener('error', () => {
    thread = undefined;
    for (const settle of waiting.values()) settle(undefined);
    waiting.clear();
  });
  return worker;
}
