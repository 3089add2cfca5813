import { describe, expect, it } from 'vitest';
import type { ModelPriority } from './llm.ts';
import { ModelError } from './model-error.ts';
import { createModelQueue } from './model-queue.ts';

const never = new AbortController().signal;

/** Lets all pending microtasks run. */
async function waitForTurn(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

/** A queue whose only slot is taken; `order` records the names in the order in which they get a slot. */
async function createBusyQueue() {
  const queue = createModelQueue({ limit: 1, maxWaitMs: 60_000 });
  const release = await queue.enter({ priority: 'normal', signal: never });
  const order: string[] = [];
  const enterQueue = async (name: string, priority: ModelPriority, signal = never) => {
    const leave = await queue.enter({ priority, signal });
    order.push(name);
    await waitForTurn();
    leave();
  };
  return { queue, release, order, enterQueue };
}

describe('the model queue', () => {
  it('admits as many calls as the limit allows, and the next one when one ends', async () => {
    const queue = createModelQueue({ limit: 2, maxWaitMs: 60_000 });
    const [first] = await Promise.all([
      queue.enter({ priority: 'normal', signal: never }),
      queue.enter({ priority: 'normal', signal: never }),
    ]);
    const third = queue.enter({ priority: 'normal', signal: never });
    await waitForTurn();
    expect([queue.active, queue.waiting]).toEqual([2, 1]);
    first();
    await third;
    expect([queue.active, queue.waiting]).toEqual([2, 0]);
  });

  it('admits premium calls first and otherwise in order of arrival', async () => {
    const { release, order, enterQueue } = await createBusyQueue();
    const entries = [
      enterQueue('n1', 'normal'),
      enterQueue('n2', 'normal'),
      enterQueue('p1', 'premium'),
      enterQueue('p2', 'premium'),
    ];
    release();
    await Promise.all(entries);
    expect(order).toEqual(['p1', 'p2', 'n1', 'n2']);
  });

  it('admits a normal call after eight premium ones, so that none waits forever', async () => {
    const { release, order, enterQueue } = await createBusyQueue();
    const entries = [
      enterQueue('normal', 'normal'),
      ...Array.from({ length: 20 }, (_, index) => enterQueue(`p${index}`, 'premium')),
    ];
    release();
    await Promise.all(entries);
    expect(order.indexOf('normal')).toBe(8);
  });

  it('skips calls that were aborted while waiting', async () => {
    const { queue, release, order, enterQueue } = await createBusyQueue();
    const controller = new AbortController();
    const givenUp = enterQueue('gave up', 'premium', controller.signal);
    const next = enterQueue('next', 'normal');
    controller.abort(new Error('closed the page'));
    await expect(givenUp).rejects.toThrow('closed the page');
    expect(queue.waiting).toBe(1);
    release();
    await next;
    expect(order).toEqual(['next']);
    expect([queue.active, queue.waiting]).toEqual([0, 0]);
  });

  it('rejects a call whose signal is already aborted', async () => {
    const queue = createModelQueue({ limit: 1, maxWaitMs: 60_000 });
    await expect(queue.enter({ priority: 'normal', signal: AbortSignal.abort() })).rejects.toThrow('aborted');
    expect(queue.active).toBe(0);
  });

  it('releases a slot only once', async () => {
    const queue = createModelQueue({ limit: 1, maxWaitMs: 60_000 });
    const release = await queue.enter({ priority: 'normal', signal: never });
    release();
    release();
    expect(queue.active).toBe(0);
    await queue.enter({ priority: 'normal', signal: never });
    expect(queue.active).toBe(1);
  });

  it('rejects a call that waits too long', async () => {
    const queue = createModelQueue({ limit: 1, maxWaitMs: 20 });
    await queue.enter({ priority: 'normal', signal: never });
    const waited = queue.enter({ priority: 'premium', signal: never });
    await expect(waited).rejects.toThrow(ModelError);
    await expect(waited).rejects.toHaveProperty('reason', 'no-free-slot');
    expect(queue.waiting).toBe(0);
  });

  it('rejects at once when too many calls wait', async () => {
    const queue = createModelQueue({ limit: 1, maxWaitMs: 60_000, maxWaiting: 1 });
    await queue.enter({ priority: 'normal', signal: never });
    const controller = new AbortController();
    const waitingEntry = queue.enter({ priority: 'normal', signal: controller.signal });
    await expect(queue.enter({ priority: 'premium', signal: never })).rejects.toHaveProperty('reason', 'no-free-slot');
    controller.abort();
    await expect(waitingEntry).rejects.toThrow('aborted');
  });
});
