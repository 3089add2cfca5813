import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HighlightThread } from './highlight-thread.ts';

const lines = [[{ text: 'x', color: undefined, isItalic: false }]];

class FakeWorker extends EventTarget {
  readonly terminate = vi.fn<() => void>();
  readonly postMessage = vi.fn<(request: { id: number }) => void>();

  answer(): void {
    const [request] = this.postMessage.mock.lastCall ?? [];
    this.dispatchEvent(new MessageEvent('message', { data: { id: request?.id, lines } }));
  }
}

function openThread() {
  const workers: FakeWorker[] = [];
  const thread = new HighlightThread(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  return { thread, workers };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('returns the lines that its worker sends, and uses the same worker again', async () => {
  const { thread, workers } = openThread();
  const first = thread.highlight('x', 'js');
  workers[0]?.answer();
  expect(await first).toBe(lines);
  vi.advanceTimersByTime(60_000);
  const second = thread.highlight('y', 'js');
  workers[0]?.answer();
  expect(await second).toBe(lines);
  expect(workers).toHaveLength(1);
  expect(workers[0]?.terminate).not.toHaveBeenCalled();
});

it('ends a stuck worker, returns the waiting blocks of code without colours, and starts another worker', async () => {
  const { thread, workers } = openThread();
  const stuck = [thread.highlight('x', 'js'), thread.highlight('y', 'js')];
  vi.advanceTimersByTime(10_000);
  expect(await Promise.all(stuck)).toEqual([undefined, undefined]);
  expect(workers[0]?.terminate).toHaveBeenCalledOnce();
  const next = thread.highlight('z', 'js');
  workers[0]?.dispatchEvent(new Event('error'));
  workers[1]?.answer();
  expect(await next).toBe(lines);
});

it('ends a worker that fails', async () => {
  const { thread, workers } = openThread();
  const failed = thread.highlight('x', 'js');
  workers[0]?.dispatchEvent(new Event('error'));
  expect(await failed).toBeUndefined();
  expect(workers[0]?.terminate).toHaveBeenCalledOnce();
});
