import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { allEndpoints } from '@app/contract/all-endpoints';
import { ChatStreamParser } from '@app/contract/chat-stream';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFakeModel } from '#integrations/llm/fake-model.ts';
import { makeChatgptConversation } from '@app/formats/testing/chatgpt-export';
import { multipart } from './multipart.ts';
import { createTestApp, type TestApp, type TestUser } from './test-app.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const model = createFakeModel();
let database: TestDatabase;
let dataDir: string;
let one: TestApp;
let two: TestApp;
let twoAddress: string;
let people = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), `two-${randomBytes(3).toString('hex')}-`));
  const options = { database, models: model, environment: { DATA_DIR: dataDir, PORT: '0' } };
  one = await createTestApp(options);
  two = await createTestApp(options);
  twoAddress = await two.server.listen();
});
afterAll(async () => {
  await Promise.all([one.close(), two.close()]);
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

const createUser = (): Promise<TestUser> => one.signUp(`Person ${(people += 1)}`);
const countUsedChats = async (as: TestUser) =>
  (await two.request(allEndpoints.getSubscriptionStatus, { as })).body.usage.aiChatCount;

test('a session is valid in both processes, and ends in both', async () => {
  const ann = await createUser();
  expect((await two.request(allEndpoints.getCurrentUser, { as: ann })).status).toBe(200);
  await two.request(allEndpoints.logout, { as: ann });
  expect((await one.request(allEndpoints.getCurrentUser, { as: ann })).status).toBe(401);
});

test('an import is processed by only one of the two processes', async () => {
  const ann = await createUser();
  const conversations = Array.from({ length: 60 }, (_, index) =>
    makeChatgptConversation(
      [
        { id: `q${index}`, text: `Question ${index}` },
        { id: `a${index}`, role: 'assistant', text: `Answer ${index}` },
      ],
      { id: `conversation-${index}`, conversation_id: `conversation-${index}`, title: `Number ${index}` },
    ),
  );
  const form = multipart([{ name: 'conversations.json', bytes: JSON.stringify(conversations) }]);
  const options = { as: ann, headers: form.headers, body: form.body };
  const { id } = (await one.request(allEndpoints.createImport, options)).body;
  await Promise.all([one, two, one, two].map((app) => app.server.services.importRunner.wake()));
  const finishedImport = (await two.request(allEndpoints.getImport, { as: ann, params: { id } })).body;
  expect(finishedImport).toMatchObject({
    status: 'completed',
    counts: { found: 60, created: 60, unchanged: 0, skipped: 0 },
  });
  const { rows } = await one.db.execute(sql`select count(*)::int as stored from conversations
    where user_id = ${ann.userId}`);
  expect(rows).toEqual([{ stored: 60 }]);
});

test('the limit of chats holds across both processes', async () => {
  const ann = await createUser();
  const responses = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      (at % 2 === 0 ? one : two).request(allEndpoints.sendChat, { as: ann, body: { message: `Question ${at}` } }),
    ),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(responses.filter(({ status }) => status === 403)).toHaveLength(30);
  expect(await countUsedChats(ann)).toBe(10);
});

test('a reply of one process can be followed and stopped at the other process', async () => {
  const ann = await createUser();
  const turn = model.hold();
  const answer = one.request(allEndpoints.sendChat, { as: ann, body: { message: 'Tell me everything' } });
  await turn.request;
  turn.say('The begin');
  const messageId = await waitFor(async () => {
    const { rows } = await two.db.execute<{ id: string }>(sql`select message_id as id from chat_turns
      where user_id = ${ann.userId} and content = 'The begin'`);
    return rows[0]?.id;
  });
  const followed = fetch(`${twoAddress}/api/chat/${messageId}/stream`, {
    headers: { authorization: `Bearer ${ann.token}` },
  }).then(async (response) => new ChatStreamParser().push(await response.text()).map(({ event }) => event));
  const stopped = await two.request(allEndpoints.stopChat, { as: ann, params: { messageId } });
  expect(stopped.status).toBe(204);
  await turn.closed;
  expect((await answer).body).toMatchObject({ response: 'The begin', messageId });
  const events = await followed;
  expect(events[0]).toMatchObject({ type: 'started', messageId });
  expect(events.at(-1)).toMatchObject({ type: 'completed', response: 'The begin', interrupted: true });
  expect(await countUsedChats(ann)).toBe(1);
});

test('an import of a dead process is taken over when its lease ends, and not before', async () => {
  const ann = await createUser();
  const conversation = makeChatgptConversation([
    { id: 'q', text: 'Question' },
    { id: 'a', role: 'assistant', text: 'Answer' },
  ]);
  const form = multipart([{ name: 'conversations.json', bytes: JSON.stringify([conversation]) }]);
  const options = { as: ann, headers: form.headers, body: form.body, query: { preview: 'true' } };
  const { id } = (await one.request(allEndpoints.createImport, options)).body;
  const lease = new Date(two.clock.now().getTime() + 30_000);
  await one.db.execute(sql`update imports set status = 'running', lease_expires_at = ${lease.toISOString()}
    where id = ${id}`);
  const fetchStatus = async () => (await two.request(allEndpoints.getImport, { as: ann, params: { id } })).body.status;
  await two.server.services.importRunner.wake();
  expect(await fetchStatus()).toBe('running');
  two.clock.advance(31_000);
  await two.server.services.importRunner.wake();
  expect(await fetchStatus()).toBe('completed');
});

test('a due reminder is sent by only one of the two processes', async () => {
  const ann = await createUser();
  const remindAt = one.clock.now().toISOString();
  for (let index = 0; index < 20; index += 1) {
    await one.request(allEndpoints.createReminder, { as: ann, body: { title: `Reminder ${index}`, remindAt } });
  }
  const fired = await Promise.all([one, two, one, two].map((app) => app.server.services.fireDueReminders()));
  expect(fired.reduce((sum, count) => sum + count, 0)).toBe(20);
  const notifications = (await two.request(allEndpoints.listNotifications, { as: ann })).body;
  expect(new Set(notifications.map(({ title }) => title)).size).toBe(20);
  expect(notifications).toHaveLength(20);
});

test('a reply of a dead process is recovered by the other process when the lease ends', async () => {
  const ann = await createUser();
  const sendMessage = (message: string) => one.request(allEndpoints.sendChat, { as: ann, body: { message } });
  const fetchConversations = async () => (await two.request(allEndpoints.listConversations, { as: ann })).body;
  // Process one hangs. The clock of process two is set ahead, so that the lease of process one has ended by this clock.
  const unanswered = model.hold();
  const neverAnswered = sendMessage('Never answered');
  await unanswered.request;
  two.clock.advance(31_000);
  await two.server.services.chat.recover();
  expect(await fetchConversations()).toEqual([]);
  expect(await countUsedChats(ann)).toBe(0);

  const halfTurn = model.hold();
  const halfAnswered = sendMessage('Half answered');
  await halfTurn.request;
  halfTurn.say('Half an ');
  await waitFor(async () => {
    const { rows } = await two.db.execute(sql`select 1 from chat_turns
      where user_id = ${ann.userId} and content = 'Half an ' and state = 'streaming'`);
    return rows[0];
  });
  two.clock.advance(31_000);
  await two.server.services.chat.recover();
  const [conversation] = await fetchConversations();
  const params = { id: conversation?.id ?? '' };
  const { messages } = (await two.request(allEndpoints.getConversation, { as: ann, params })).body;
  expect(messages.map(({ content, status }) => [content, status])).toEqual([
    ['Half answered', 'complete'],
    ['Half an ', 'interrupted'],
  ]);
  expect(await countUsedChats(ann)).toBe(1);

  unanswered.fail(new Error('gone'));
  halfTurn.fail(new Error('gone'));
  await Promise.all([neverAnswered, halfAnswered]);
  expect((await two.request(allEndpoints.getConversation, { as: ann, params })).body.messages).toHaveLength(2);
  expect(await countUsedChats(ann)).toBe(1);
});

async function waitFor<Value>(read: () => Promise<Value | undefined>): Promise<Value> {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const value = await read();
    if (value !== undefined) return value;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('it did not happen within eight seconds');
}
