import { setImmediate as nextPass } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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

/** Follows a reply while another person waits for first words; returns a function that reads the next text or type. */
function followAmongWaiting() {
  const turn = { userId: 'ann', messageId: 'reply', userMessageId: 'question', plan: {} } as unknown as TurnRow;
  const live = createLiveTurns();
  const waitingReaders = createWaitingReaders();
  const writing = live.open('reply');
  const findFinished = () => ({ ...turn, content: writing.content, state: 'completed', finishedAt: new Date() });
  const billing = { usage: async () => ({ chatsUsed: 1 }) };
  const dependencies = { live, waitingReaders, billing, temporary: { findFinished } } as unknown as StreamDependencies;
  const other = waitingReaders.begin();
  const stream = createTurnStream(dependencies);
  const client = new AbortController();
  const events = stream.follow(turn, 0, client.signal);
  const next = async () => {
    const { value } = await events.next();
    return value?.event.type === 'delta' ? value.event.text : value?.event.type;
  };
  return { client, next, other, reply: stream.waitForReply(turn), writing };
}

describe('while other people wait for first words', () => {
  // Text is collected for a quarter of a second, which does not pass here.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('text is collected, except for the beginning of a reply', async () => {
    const { next, other, writing } = followAmongWaiting();
    expect(await next()).toBe('started');
    writing.append('One');
    expect(await next()).toBe('One');
    const collected = next();
    writing.append(' two');
    await nextPass();
    writing.append(' three');
    await nextPass();
    writing.append(' four.');
    other.end();
    expect(await collected).toBe(' two three four.');
  });

  test('the end of a reply is sent at once, also to a caller who waits for the whole reply', async () => {
    const { next, reply, writing } = followAmongWaiting();
    expect(await next()).toBe('started');
    writing.append('One');
    expect(await next()).toBe('One');
    const end = next();
    await nextPass();
    writing.close();
    expect(await end).toBe('completed');
    expect(await reply).toMatchObject({ response: 'One' });
  });

  test('nothing is collected for a client that has left', async () => {
    const { client, next, writing } = followAmongWaiting();
    expect(await next()).toBe('started');
    writing.append('One');
    expect(await next()).toBe('One');
    const end = next();
    await nextPass();
    client.abort();
    writing.append(' two');
    expect(await end).toBeUndefined();
  });
});
