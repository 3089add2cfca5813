import { sql } from 'drizzle-orm';
import { attachChatStream, sendChat, stopChat } from '@app/contract/chat';
import { ChatStreamParser } from '@app/contract/chat-stream';
import { fillPath } from '@app/contract/endpoint';
import { getConversation, listConversations } from '@app/contract/conversations';
import { getSubscriptionStatus } from '@app/contract/subscription';
import { getUserStats } from '@app/contract/stats';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFakeModel, type FakeModel } from '#integrations/llm/fake-model.ts';
import { AppError } from '#platform/app-error.ts';
import { newId } from '#platform/ids.ts';
import { refuseRow } from '../../../test/refuse-row.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let app: TestApp;
let model: FakeModel;
let address: string;
let people = 0;

beforeAll(async () => {
  model = createFakeModel();
  app = await createTestApp({ models: model, environment: { PORT: '0' } });
  address = await app.server.listen();
});
afterAll(() => app.close());

const createUser = (): Promise<TestUser> => app.signUp(`Person ${(people += 1)}`);
const sendMessage = (as: TestUser, body: Record<string, unknown>, headers = {}) =>
  app.request(sendChat, { as, body, headers });
const fetchConversation = async (as: TestUser, id: string) =>
  (await app.request(getConversation, { as, params: { id } })).body;
const countUsedChats = async (as: TestUser) =>
  (await app.request(getSubscriptionStatus, { as })).body.usage.aiChatCount;
const countConversations = async (as: TestUser) => (await app.request(listConversations, { as })).body.length;

/** Reads a whole stream over a real connection. */
async function readStream(as: TestUser, path: string, init: RequestInit) {
  const headers = { ...init.headers, authorization: `Bearer ${as.token}`, accept: 'text/event-stream' };
  const response = await fetch(`${address}${path}`, { ...init, headers });
  return new ChatStreamParser().push(await response.text());
}

const streamReply = (as: TestUser, body: Record<string, unknown>) =>
  readStream(as, '/api/chat', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });

describe('a question', () => {
  test('is answered, stored as a conversation and counted once', async () => {
    const ann = await createUser();
    model.answer('Plant them ', 'in May.');
    const { status, body } = await sendMessage(ann, { message: '  When do I plant tomatoes?  ', history: [] });
    expect(status).toBe(200);
    expect(body).toMatchObject({ response: 'Plant them in May.', suggestions: [], usage: { aiChatCount: 1 } });
    const stored = await fetchConversation(ann, body.conversationId);
    expect(stored.content).toBe('User: When do I plant tomatoes?\nAssistant: Plant them in May.');
    expect(stored.title).not.toBe('');
    expect(stored.activeLeafId).toBe(body.messageId);
    expect((await app.request(getUserStats, { as: ann })).body.currentStreak).toBe(1);
  });

  test('continues the given conversation, with its messages as context', async () => {
    const ann = await createUser();
    model.answer('Paris.');
    const first = await sendMessage(ann, { message: 'Capital of France?' });
    model.answer('Two million.');
    const { conversationId } = first.body;
    const second = await sendMessage(ann, {
      message: 'How many people?',
      conversationId,
      chatHistory: [{ role: 'user', content: 'ignored' }],
    });
    expect(second.body.conversationId).toBe(conversationId);
    const sent = model.requests
      .at(-1)
      ?.messages.slice(1)
      .map(({ content }) => content);
    expect(sent).toEqual(['Capital of France?', 'Paris.', 'How many people?']);
  });

  test('from a client that sends no ids stays in one conversation, which is found by the sent history', async () => {
    const ann = await createUser();
    model.answer('One.');
    await sendMessage(ann, { message: 'First' });
    model.answer('Two.');
    const history = [
      { role: 'user', content: 'First' },
      { role: 'assistant', content: 'One.' },
    ];
    await sendMessage(ann, { message: 'Second', history });
    expect(await countConversations(ann)).toBe(1);
    model.answer('Another two.');
    const branched = await sendMessage(ann, { message: 'Second, differently', history });
    const stored = await fetchConversation(ann, branched.body.conversationId);
    expect(stored.messages).toHaveLength(6);
    expect(stored.content).toContain('Second, differently');
    expect(await countConversations(ann)).toBe(1);
  });

  test('with an unknown history starts a new conversation with it', async () => {
    const ann = await createUser();
    model.answer('Yes.');
    const history = [
      { role: 'user', content: 'Said elsewhere' },
      { role: 'assistant', content: 'Heard elsewhere' },
    ];
    const { body } = await sendMessage(ann, { message: 'And here?', history });
    expect((await fetchConversation(ann, body.conversationId)).content).toBe(
      'User: Said elsewhere\nAssistant: Heard elsewhere\nUser: And here?\nAssistant: Yes.',
    );
  });

  test('a reply that follows another is regenerated from their question; one without a question is refused', async () => {
    const ann = await createUser();
    model.answer('Yes.');
    const greeting = { role: 'assistant', content: 'Welcome' } as const;
    const history = [
      greeting,
      { role: 'user', content: 'Said' },
      { role: 'assistant', content: 'Heard' },
      greeting,
    ] as const;
    const { conversationId } = (await sendMessage(ann, { message: 'Go on', history: [...history] })).body;
    const [first, asked, , second] = (await fetchConversation(ann, conversationId)).messages;
    model.answer('Heard again');
    const again = await sendMessage(ann, { conversationId, regenerateMessageId: second?.id });
    expect(again.body).toMatchObject({ userMessageId: asked?.id, response: 'Heard again' });
    const refused = await sendMessage(ann, { conversationId, regenerateMessageId: first?.id });
    expect(refused).toMatchObject({ status: 409, body: { code: 'chat.question_not_found' } });
  });

  test('can be edited, and a reply regenerated: both branches are kept', async () => {
    const ann = await createUser();
    model.answer('Old reply');
    const first = await sendMessage(ann, { message: 'Original' });
    const { conversationId, messageId } = first.body;
    model.answer('New reply');
    const again = await sendMessage(ann, { conversationId, regenerateMessageId: messageId });
    expect(again.body.userMessageId).toBe(first.body.userMessageId);
    model.answer('Edited reply');
    await sendMessage(ann, { message: 'Edited', conversationId, parentMessageId: null });
    const stored = await fetchConversation(ann, conversationId);
    expect(stored.content).toBe('User: Edited\nAssistant: Edited reply');
    expect(stored.messages.map(({ content }) => content)).toEqual([
      'Original',
      'Old reply',
      'New reply',
      'Edited',
      'Edited reply',
    ]);
    expect(await countUsedChats(ann)).toBe(3);
  });

  test('that contains a plan leads to a suggestion', async () => {
    const ann = await createUser();
    model.answer('Noted.');
    const { body } = await sendMessage(ann, { message: 'Dentist appointment on Tuesday at 3pm' });
    expect(body.suggestions).toMatchObject([
      { type: 'schedule', schedulingDetails: { datetime: '2026-11-24T15:00:00.000Z' } },
    ]);
  });
});

describe('a stream', () => {
  test('sends the start, the text in deltas, and the end', async () => {
    const ann = await createUser();
    model.answer('Hel', 'lo');
    const events = (await streamReply(ann, { message: 'Hi' })).map(({ event }) => event);
    expect(events[0]?.type).toBe('started');
    expect(
      events
        .filter((event) => event.type === 'delta')
        .map(({ text }) => text)
        .join(''),
    ).toBe('Hello');
    expect(events.at(-1)).toMatchObject({ type: 'completed', response: 'Hello' });
  });

  test('can be resumed from the last event id', async () => {
    const ann = await createUser();
    model.answer('Hello there');
    const { body } = await sendMessage(ann, { message: 'Hi' });
    const params = { messageId: body.messageId };
    const path = fillPath(attachChatStream.path, params);
    const events = (await readStream(ann, path, { headers: { 'last-event-id': '6' } })).map(({ event }) => event);
    expect(events.find((event) => event.type === 'delta')).toMatchObject({ text: 'there' });
    expect(events.at(-1)).toMatchObject({ type: 'completed', response: 'Hello there' });
    const stranger = await createUser();
    expect((await app.request(attachChatStream, { as: stranger, params })).status).toBe(404);
  });

  test('that is stopped keeps its text, and is counted as an AI chat', async () => {
    const ann = await createUser();
    const turn = model.hold();
    const pendingStream = streamReply(ann, { message: 'Tell me everything' });
    await turn.request;
    turn.say('The begin');
    const [conversation] = await waitFor(async () => {
      const found = (await app.request(listConversations, { as: ann })).body;
      return found.length > 0 ? found : undefined;
    });
    const id = conversation?.id ?? '';
    const { pendingReply } = await fetchConversation(ann, id);
    expect(pendingReply?.content).toBe('The begin');
    expect((await sendMessage(ann, { message: 'Meanwhile', conversationId: id })).body).toMatchObject({
      code: 'chat.busy',
    });
    await app.request(stopChat, { as: ann, params: { messageId: pendingReply?.messageId ?? '' } });
    await turn.closed;
    expect((await pendingStream).at(-1)?.event).toMatchObject({
      type: 'completed',
      response: 'The begin',
      interrupted: true,
    });
    expect((await fetchConversation(ann, id)).messages.at(-1)).toMatchObject({
      content: 'The begin',
      status: 'interrupted',
    });
    expect(await countUsedChats(ann)).toBe(1);
  });
});

test.each(['suspended_at', 'closing_at'])('a reply is interrupted when its account gets %s', async (column) => {
  const ann = await createUser();
  const turn = model.hold();
  const pendingStream = streamReply(ann, { message: 'Tell me everything' });
  await turn.request;
  turn.say('The begin');
  await waitFor(async () => ((await countConversations(ann)) === 1 ? true : undefined));
  await app.db.execute(sql`update users set ${sql.identifier(column)} = now() where id = ${ann.userId}`);
  await turn.closed;
  expect((await pendingStream).at(-1)?.event).toMatchObject({
    type: 'completed',
    response: 'The begin',
    interrupted: true,
  });
  await app.db.execute(sql`update users set ${sql.identifier(column)} = null where id = ${ann.userId}`);
  expect(await countUsedChats(ann)).toBe(1);
});

test('a reply whose question cannot be stored is reported as failed, and stored once that is possible', async () => {
  const ann = await createUser();
  const message = 'Where is my hat?';
  const accept = await refuseRow(app.db, { table: 'messages', column: 'content', value: message, on: 'insert' });
  model.answer('Under ', 'the bed.');
  expect((await streamReply(ann, { message })).at(-1)?.event).toMatchObject({ type: 'failed' });
  expect(await countConversations(ann)).toBe(0);
  await accept();
  // Its lease is not renewed, so it is recovered like a turn whose process has died.
  app.clock.advance(31_000);
  await app.server.services.chat.recover();
  expect(await countConversations(ann)).toBe(1);
  expect(await countUsedChats(ann)).toBe(1);
});

test('a reply is finished at the next start although the clock was ahead when its process died', async () => {
  const ann = await createUser();
  const message = 'What time is it?';
  const accept = await refuseRow(app.db, { table: 'messages', column: 'content', value: message, on: 'insert' });
  model.answer('Two ', 'hours later.');
  app.clock.advance(2 * 3_600_000);
  expect((await streamReply(ann, { message })).at(-1)?.event).toMatchObject({ type: 'failed' });
  await accept();
  app.clock.advance(-2 * 3_600_000);
  await app.server.services.chat.recover();
  expect(await countConversations(ann)).toBe(0);
  await app.server.services.chat.recover({ isOnlyProcess: true });
  expect(await countConversations(ann)).toBe(1);
});

describe('when the model fails', () => {
  test('before the first text, nothing is stored or counted', async () => {
    const ann = await createUser();
    model.fail(new AppError({ code: 'model.timeout' }));
    const { status, body } = await sendMessage(ann, { message: 'Anybody there?' });
    expect(status).toBe(504);
    expect(body).toMatchObject({ code: 'model.timeout' });
    expect(await countConversations(ann)).toBe(0);
    expect(await countUsedChats(ann)).toBe(0);
    model.fail(new AppError({ code: 'model.unavailable' }));
    expect((await streamReply(ann, { message: 'Hello?' })).at(-1)?.event).toMatchObject({
      type: 'failed',
      code: 'model.unavailable',
    });
  });

  test('in the middle of the text, the question and the text so far are stored and counted', async () => {
    const ann = await createUser();
    model.fail(new AppError({ code: 'model.interrupted' }), 'Half an ');
    const events = await streamReply(ann, { message: 'A whole answer, please' });
    expect(events.at(-1)?.event).toMatchObject({ type: 'failed', code: 'model.interrupted' });
    const [conversation] = (await app.request(listConversations, { as: ann })).body;
    const stored = await fetchConversation(ann, conversation?.id ?? '');
    expect(stored.messages.at(-1)).toMatchObject({ content: 'Half an ', status: 'interrupted' });
    expect(await countUsedChats(ann)).toBe(1);
  });
});

describe('the monthly limit', () => {
  test('allows exactly ten of forty concurrent questions', async () => {
    const ann = await createUser();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) => sendMessage(ann, { message: `Question ${at}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status === 403);
    expect(refused).toHaveLength(30);
    expect(refused[0]?.body).toMatchObject({
      code: 'chat.limit_reached',
      message: "You've reached your message limit for this month.",
      details: { limits: { aiChatCount: 10 }, usage: { aiChatCount: 10, resetsAt: '2026-12-01T00:00:00.000Z' } },
    });
    expect(await countConversations(ann)).toBe(10);
  });

  test('counts a retry with the same idempotency key once', async () => {
    const ann = await createUser();
    const headers = { 'idempotency-key': 'one' };
    const first = await sendMessage(ann, { message: 'Once' }, headers);
    const second = await sendMessage(ann, { message: 'Once' }, headers);
    expect(second.body.messageId).toBe(first.body.messageId);
    expect(await countUsedChats(ann)).toBe(1);
    expect((await sendMessage(ann, { message: 'Twice' }, headers)).body).toMatchObject({
      code: 'chat.idempotency_conflict',
    });
  });
});

describe('a bad request', () => {
  test('is rejected with the status or code of its error', async () => {
    const ann = await createUser();
    expect((await sendMessage(ann, { message: '   ' })).status).toBe(400);
    expect((await sendMessage(ann, { message: 'x'.repeat(100_001) })).status).toBe(400);
    expect((await sendMessage(ann, { message: 'x', conversationId: newId() })).body).toMatchObject({
      code: 'conversations.not_found',
    });
    expect((await app.request(sendChat, { body: { message: 'x' } })).status).toBe(401);
  });

  test('never reaches another user’s conversation', async () => {
    const [ann, bob] = [await createUser(), await createUser()];
    const { body } = await sendMessage(ann, { message: 'Private' });
    const history = [
      { role: 'user', content: 'Private' },
      { role: 'assistant', content: body.response },
    ];
    expect((await sendMessage(bob, { message: 'x', conversationId: body.conversationId })).status).toBe(404);
    expect((await sendMessage(bob, { message: 'x', history })).body.conversationId).not.toBe(body.conversationId);
    const stop = await app.request(stopChat, { as: bob, params: { messageId: body.messageId } });
    expect(stop.body).toMatchObject({ code: 'chat.message_not_found' });
  });
});

async function waitFor<Value>(read: () => Promise<Value | undefined>): Promise<Value> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const value = await read();
    if (value !== undefined) return value;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('it did not happen within four seconds');
}
