import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CodeColorWorker } from './highlight-thread.ts';

const lines = [[{ text: 'x', color: undefined, isItalic: false }]];

class FakeWorker extends EventTarget {
  readonly terminate = vi.fn<() => void>();
  readonly postMessage = vi.fn<(request: { id: number }) => void>();

  answer(): void {
    const [request] = this.postMessage.mock.lastCall ?? [];
    this.dispatchEvent(new MessageEvent('message', { data: { id: request?.id, lines } }));
  }
}

function openColorWorker() {
  const workers: FakeWorker[] = [];
  const colorWorker = new CodeColorWorker(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  return { colorWorker, workers };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('returns the lines that its worker sends, and uses the same worker again', async () => {
  const { colorWorker, workers } = openColorWorker();
  const first = colorWorker.highlight('x', 'js');
  workers[0]?.answer();
  expect(await first).toBe(lines);
  vi.advanceTimersByTime(60_000);
  const second = colorWorker.highlight('y', 'js');
  workers[0]?.answer();
  expect(await second).toBe(lines);
  expect(workers).toHaveLength(1);
  expect(workers[0]?.terminate).not.toHaveBeenCalled();
});

it('ends a stuck worker, returns the waiting blocks of code without colours, and starts another worker', async () => {
  const { colorWorker, workers } = openColorWorker();
  const stuck = [colorWorker.highlight('x', 'js'), colorWorker.highlight('y', 'js')];
  vi.advanceTimersByTime(10_000);
  expect(await Promise.all(stuck)).toEqual([undefined, undefined]);
  expect(workers[0]?.terminate).toHaveBeenCalledOnce();
  const next = colorWorker.highlight('z', 'js');
  workers[0]?.dispatchEvent(new Event('error'));
  workers[1]?.answer();
  expect(await next).toBe(lines);
});

it('ends a worker that fails', async () => {
  const { colorWorker, workers } = openColorWorker();
  const failed = colorWorker.highlight('x', 'js');
  workers[0]?.dispatchEvent(new Event('error'));
  expect(await failed).toBeUndefined();
  expect(workers[0]?.terminate).toHaveBeenCalledOnce();
});
