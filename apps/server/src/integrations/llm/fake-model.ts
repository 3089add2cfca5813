import { createFakeTurn, type FakeTurn } from './fake-turn.ts';
import type { ModelClient, ModelEvent, ModelInfo, ModelRequest, ModelSource } from './llm.ts';

export interface FakeModel extends ModelClient, ModelSource {
  /** The requests, oldest first. */
  readonly requests: readonly ModelRequest[];
  /** Prepares a complete reply for the next request, in the given deltas. */
  answer(...deltas: string[]): void;
  /** Prepares a tool call for the next request. */
  callTool(name: string, input: unknown): void;
  /** Makes the next request fail with this error, after the given deltas. */
  fail(error: unknown, ...deltas: string[]): void;
  /** The reply to the next request is written by the test. */
  hold(): FakeTurn;
}

type Reply = (request: ModelRequest) => AsyncIterable<ModelEvent>;

/**
 * A model in memory, which is also a ModelSource. It gives the prepared replies in order; when none is left, it repeats
 * the last message.
 */
export function createFakeModel(info: Partial<ModelInfo> = {}): FakeModel {
  const requests: ModelRequest[] = [];
  const prepared: Reply[] = [];
  const model: FakeModel = {
    info: { provider: 'fake', model: 'fake-1', label: 'fake-1 (in memory)', destination: 'model.test', ...info },
    requests,
    current: async () => model,
    stream: (request) => {
      requests.push(request);
      const reply = prepared.shift() ?? echo;
      return reply(request);
    },
    answer: (...deltas) => {
      prepared.push(() => streamDeltas(deltas));
    },
    callTool: (name, input) => {
      prepared.push(() => askForTool(name, input));
    },
    fail: (error, ...deltas) => {
      prepared.push(() => streamDeltas(deltas, { error }));
    },
    hold: () => {
      const { turn, reply } = createFakeTurn();
      prepared.push(reply);
      return turn;
    },
  };
  return model;
}

/** A source without a model, so that the built-in assistant answers. */
export const noModel: ModelSource = { current: async () => undefined };

function echo(request: ModelRequest): AsyncIterable<ModelEvent> {
  return streamDeltas(['You said: ', request.messages.at(-1)?.content ?? '']);
}

async function* askForTool(name: string, input: unknown): AsyncGenerator<ModelEvent> {
  yield { type: 'tool-call', call: { id: `call-${name}`, name, input } };
  yield { type: 'done', finishReason: 'other' };
}

async function* streamDeltas(deltas: readonly string[], failure?: { error: unknown }): AsyncGenerator<ModelEvent> {
  for (const text of deltas) if (text !== '') yield { type: 'text', text };
  if (failure !== undefined) throw failure.error;
  yield { type: 'usage', inputTokens: 1, outputTokens: deltas.length };
  yield { type: 'done', finishReason: 'stop' };
}
