import type { HighlightedCode } from './code-token.ts';
import type { HighlightRequest, HighlightResponse } from './highlight-worker.ts';

interface WaitingRequest {
  settle: (lines: HighlightedCode) => void;
  timer: ReturnType<typeof setTimeout>;
}

/** Milliseconds until the worker counts as stuck in a slow grammar. */
const TIME_LIMIT = 10_000;

/** Highlights code in a worker that `start` starts. One that fails or is stuck ends, and the next code starts another. */
export class CodeColorWorker {
  readonly #start: () => Worker;
  #worker: Worker | undefined;
  #lastId = 0;
  readonly #waiting = new Map<number, WaitingRequest>();

  constructor(start: () => Worker) {
    this.#start = start;
  }

  highlight(code: string, language: string): Promise<HighlightedCode> {
    return new Promise((settle) => {
      this.#worker ??= this.#open();
      this.#lastId += 1;
      this.#waiting.set(this.#lastId, { settle, timer: setTimeout(() => this.#end(), TIME_LIMIT) });
      this.#worker.postMessage({ id: this.#lastId, code, language } satisfies HighlightRequest);
    });
  }

  #open(): Worker {
    const worker = this.#start();
    worker.addEventListener('message', ({ data }: MessageEvent<HighlightResponse>) =>
      this.#settle(data.id, data.lines),
    );
    worker.addEventListener('error', () => {
      if (worker === this.#worker) this.#end();
    });
    return worker;
  }

  /** Without highlighting the code is still readable. */
  #end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const id of this.#waiting.keys()) this.#settle(id, undefined);
  }

  #settle(id: number, lines: HighlightedCode): void {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return;
    this.#waiting.delete(id);
    clearTimeout(waiting.timer);
    waiting.settle(lines);
  }
}

const colorWorker = new CodeColorWorker(
  () => new Worker(new URL('highlight-worker.ts', import.meta.url), { type: 'module' }),
);

/** Highlights code without blocking the page. Undefined for unknown languages, and if highlighting fails. */
export async function highlight(code: string, language: string): Promise<HighlightedCode> {
  // The test environment has no workers.
  if (import.meta.env.MODE === 'test') return (await import('./highlighter.ts')).highlightCode(code, language);
  return colorWorker.highlight(code, language);
}
