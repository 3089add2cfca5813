import { setImmediate as nextPass } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { BillingService } from '#features/billing/billing.service.ts';
import type { TurnRow } from './chat-turns.repository.ts';
import { createWaitingReaders } from '#platform/waiting-readers.ts';
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

test('text is collected while other people wait for first words, except for the beginning of a reply', async () => {
  const turn = { userId: 'ann', messageId: 'reply', userMessageId: 'question', plan: {} } as unknown as TurnRow;
  const live = createLiveTurns();
  const waitingReaders = createWaitingReaders();
  const stream = createTurnStream({ live, waitingReaders } as unknown as StreamDependencies);
  const writing = live.open('reply');
  const other = waitingReaders.begin();
  const events = stream.follow(turn, 0);
  const nextText = async () => {
    const { value } = await events.next();
    return value?.event.type === 'delta' ? value.event.text : value?.event.type;
  };
  expect(await nextText()).toBe('started');
  writing.append('One');
  expect(await nextText()).toBe('One');
  const next = nextText();
  writing.append(' two');
  await nextPass();
  writing.append(' three');
  await nextPass();
  writing.append(' four.');
  other.end();
  expect(await next).toBe(' two three four.');
  await events.return();
});
