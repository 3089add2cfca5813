import { sendChat } from '@app/contract/chat';
import { ChatStreamParser } from '@app/contract/chat-stream';
import { getConversation } from '@app/contract/conversations';
import { createImport, getImport } from '@app/contract/imports';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFakeModel } from '#integrations/llm/fake-model.ts';
import { makeChatgptConversation } from '@app/formats/testing/chatgpt-export';
import { multipart } from './multipart.ts';
import { endSessions, findLostTasks, startLoad, waitUntilReady } from './outage-load.ts';
import { createTestApp, type TestApp, type TestUser } from './test-app.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const model = createFakeModel();
let database: TestDatabase;
let app: TestApp;
let url: string;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp({ database, models: model, environment: { PORT: '0' } });
  url = await app.server.listen();
});
afterAll(async () => {
  await app.close();
  await database.close();
});

async function streamReply(as: TestUser, message: string) {
  const response = await fetch(url + sendChat.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${as.token}`, 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ message }),
  });
  return new ChatStreamParser().push(await response.text()).map(({ event }) => event);
}

test('requests get at worst 503 when PostgreSQL ends every session, and nothing acknowledged is lost', async () => {
  const ann = await app.signUp('Ann');
  const load = startLoad(url, ann.token, { clients: 8 });
  for (let times = 0; times < 5; times += 1) {
    const { acknowledged } = load.report;
    const enough = acknowledged.length + 10;
    await expect.poll(() => acknowledged.length, { timeout: 10_000 }).toBeGreaterThan(enough);
    expect(await endSessions(database.connectionString)).toBeGreaterThan(0);
    await waitUntilReady(url);
  }
  const report = await load.stop();
  expect(Object.keys(report.statuses).filter((status) => !['200', '201', '503'].includes(status))).toEqual([]);
  expect(report.unclear).toEqual([]);
  expect(await findLostTasks(database.connectionString, report)).toEqual([]);
});

test('a streaming reply continues, and is stored completely', async () => {
  const ann = await app.signUp('Ann of the reply');
  const turn = model.hold();
  const streaming = streamReply(ann, 'Tell me everything');
  await turn.request;
  turn.say('Before');
  await endSessions(database.connectionString);
  turn.say(' and after');
  await endSessions(database.connectionString);
  turn.finish();
  const events = await streaming;
  expect(events.at(-1)).toMatchObject({ type: 'completed', response: 'Before and after' });
  const [started] = events;
  const params = { id: started?.type === 'started' ? (started.conversationId ?? '') : '' };
  const { messages } = (await app.request(getConversation, { as: ann, params })).body;
  expect(messages.map(({ content }) => content)).toEqual(['Tell me everything', 'Before and after']);
});

test('an import continues, with each conversation once', async () => {
  const ann = await app.signUp('Ann of the import');
  const conversations = Array.from({ length: 120 }, (_, index) =>
    makeChatgptConversation([{ id: `m${index}`, text: `Question ${index}` }], {
      id: `conversation-${index}`,
      conversation_id: `conversation-${index}`,
    }),
  );
  const form = multipart([{ name: 'conversations.json', bytes: JSON.stringify(conversations) }]);
  const { id } = (await app.request(createImport, { as: ann, headers: form.headers, body: form.body })).body;
  const fetchImport = async () => (await app.request(getImport, { as: ann, params: { id } })).body;
  void app.server.services.importRunner.wake();
  for (const seen of [1, 30]) {
    await expect
      .poll(async () => (await fetchImport()).counts?.found ?? 0, { interval: 5, timeout: 10_000 })
      .toBeGreaterThan(seen);
    await endSessions(database.connectionString);
  }
  const counts = { found: 120, created: 120, updated: 0, unchanged: 0, skipped: 0 };
  // The app looks for interrupted imports every few seconds. The test does not wait for this. It wakes the runner at
  // every attempt, because an outage may interrupt the search as well.
  const resumeImport = async () => {
    await app.server.services.importRunner.wake();
    return fetchImport();
  };
  await expect.poll(resumeImport, { timeout: 15_000 }).toMatchObject({ status: 'completed', counts });
});
