import { sendChat } from '@app/contract/chat';
import { searchConversations } from '@app/contract/search';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createFakeModel, type FakeModel } from '#integrations/llm/fake-model.ts';
import { storeConversations } from '../../../test/stored-conversations.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let withModel: TestApp;
let builtIn: TestApp;
let model: FakeModel;
let app: TestApp;
let ann: TestUser;
let people = 0;

beforeAll(async () => {
  model = createFakeModel();
  // 0 is unlimited.
  const environment = { FREE_AI_CHATS_PER_MONTH: '0' };
  builtIn = await createTestApp({ environment });
  withModel = await createTestApp({ environment, models: model });
});
afterAll(async () => {
  await builtIn.close();
  await withModel.close();
});

async function openFor(testApp: TestApp): Promise<void> {
  app = testApp;
  ann = await app.signUp(`Person ${(people += 1)}`);
  await storeConversations(app, ann, [
    { title: 'Flat', at: '2025-05-01T10:00:00Z', source: 'claude', questions: ['The lease ends in March, I think.'] },
  ]);
}

const sendMessage = async (message: string, conversationId?: string) =>
  (await app.request(sendChat, { as: ann, body: { message, ...(conversationId && { conversationId }) } })).body;
const searchTitles = async (q: string) =>
  (await app.request(searchConversations, { as: ann, query: { q } })).body.map(({ title }) => title);
const recallTitles = async (words: string[]) =>
  (
    await app.server.services.search.findConversationsByWords(ann.userId, {
      words,
      filter: { excludedModel: 'Built-in assistant' },
      limit: 5,
    })
  ).map(({ title }) => title);

beforeEach(() => openFor(builtIn));

test('a question to the built-in assistant is listed after the conversation it asks for, and is not a source', async () => {
  await sendMessage('What did I say about my lease, and when the lease ends?');
  const [first, ...others] = await searchTitles('lease');
  expect(first).toBe('Flat');
  expect(others).toHaveLength(1);
  expect(await recallTitles(['lease'])).toEqual(['Flat']);
});

test('a question that a model answers from the archive is listed after its sources, and is not a source', async () => {
  await openFor(withModel);
  model.callTool('search_conversations', { query: 'lease' });
  model.answer('You said that the lease ends in March. The lease, the lease.');
  await sendMessage('What did I say about my lease?');
  expect((await searchTitles('lease'))[0]).toBe('Flat');
  expect(await recallTitles(['lease'])).toEqual(['Flat']);
});

test('a chat with a model that contains new statements remains a hit and a source', async () => {
  await openFor(withModel);
  model.callTool('search_conversations', { query: 'lease' });
  model.answer('Good to know.');
  await sendMessage('Our new landlord prolonged the lease: the lease of the flat now ends in May.');
  expect(await searchTitles('lease')).toHaveLength(2);
  expect(await recallTitles(['lease', 'may'])).toHaveLength(2);
  expect((await recallTitles(['lease', 'landlord']))[0]).not.toBe('Flat');
});

test('a search by filters alone lists the newest first, including questions about the archive', async () => {
  await sendMessage('What did I say about my lease?');
  await app.db.execute(
    sql`update conversations set last_activity_at = now() where user_id = ${ann.userId} and source = 'chat'`,
  );
  expect((await searchTitles('after:2020')).at(-1)).toBe('Flat');
});
