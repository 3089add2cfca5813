import { expect, test } from 'vitest';
import type { BillingService } from '#features/billing/billing.service.ts';
import type { TurnRow } from './chat-turns.repository.ts';
import { createLiveTurns } from './live-turns.ts';
import { createTurnStream, type StreamDependencies } from './turn-stream.ts';

const refused = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' });

/** Fails at the first call, as a database does that restarts. */
function failOnce<Result>(result: Result): () => Result {
  let calls = 0;
  return () => {
    calls += 1;
    if (calls === 1) throw refused();
    return result;
  };
}

test('a reply that ends while the database restarts is sent whole', async () => {
  const turn = {
    userId: 'ann',
    messageId: 'reply',
    userMessageId: 'question',
    conversationId: 'conversation',
    content: 'Forty-two.',
    state: 'completed',
    finishedAt: new Date(),
    outcome: {},
    plan: {},
  } as unknown as TurnRow;
  const findFinished = failOnce(turn);
  const readUsage = failOnce({ chatsUsed: 1 });
  const dependencies = {
    live: createLiveTurns(),
    temporary: { findFinished },
    billing: { usage: async () => readUsage() } as unknown as BillingService,
  } as unknown as StreamDependencies;
  const { response, usage } = await createTurnStream(dependencies).waitForReply(turn);
  expect({ response, usage }).toEqual({ response: 'Forty-two.', usage: { chatsUsed: 1 } });
});
