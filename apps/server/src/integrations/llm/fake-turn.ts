import type { ModelEvent, ModelFinishReason, ModelRequest } from './llm.ts';

/** A reply that a test writes step by step while the code under test reads it. */
export interface FakeTurn {
  /** Resolves when the code under test starts to read. */
  readonly request: Promise<ModelRequest>;
  /** Resolves when the reading is over: the reply ended, or the reader aborted or stopped. */
  readonly closed: Promise<void>;
  say(text: string): void;
  think(text: string): void;
  finish(reason?: ModelFinishReason): void;
  fail(error: unknown): void;
}

export function createFakeTurn(): { turn: FakeTurn; reply: (request: ModelRequest) => AsyncIterable<ModelEvent> } {
  const requested = Promise.withResolvers<ModelRequest>();
  const closed = Promise.withResolvers<void>();
  const steps = createStepQueue();
  const turn: FakeTurn = {
    request: requested.promise,
    closed: closed.promise,
    say: (text) => steps.add({ event: { type: 'text', text } }),
    think: (text) => steps.add({ event: { type: 'reasoning', text } }),
    finish: (finishReason = 'stop') => steps.add({ event: { type: 'done', finishReason } }),
    fail: (error) => steps.add({ error }),
  };
  async function* reply(request: ModelRequest): AsyncGenerator<ModelEvent> {
    requested.resolve(request);
    try {
      for (;;) {
        const step = await steps.take(request.signal);
        if ('error' in step) throw step.error;
        yield step.event;
        if (step.event.type === 'done') return;
      }
    } finally {
      closed.resolve();
    }
  }
  return { turn, reply };
}

type Step = { event: ModelEvent } | { error: unknown };

function createStepQueue() {
  const steps: Step[] = [];
  let added = Promise.withResolvers<void>();
  return {
    add: (step: Step): void => {
      steps.push(step);
      added.resolve();
      added = Promise.withResolvers();
    },
    /** The next step as soon as there is one; rejects with the signal's reason if the signal is aborted first. */
    take: async (signal: AbortSignal): Promise<Step> => {
      const aborted = Promise.withResolvers<never>();
      const abort = () => aborted.reject(signal.reason);
      signal.addEventListener('abort', abort, { once: true });
      try {
        for (;;) {
          signal.throwIfAborted();
          const step = steps.shift();
          if (step !== undefined) return step;
          await Promise.race([added.promise, aborted.promise]);
        }
      } finally {
        signal.removeEventListener('abort', abort);
      }
    },
  };
}
