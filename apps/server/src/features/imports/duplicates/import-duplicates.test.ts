import { getConversation, listConversations } from '@app/contract/conversations';
import { listImportDuplicates, mergeImportDuplicate } from '@app/contract/import-duplicates';
import { createImport } from '@app/contract/imports';
import { listTrash } from '@app/contract/trash';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeChatgptConversation } from '@app/formats/testing/chatgpt-export';
import { multipart } from '../../../../test/multipart.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../../test/test-app.ts';

let app: TestApp;
let people = 0;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const createUser = (): Promise<TestUser> => app.signUp(`Twin ${(people += 1)}`);
const longReply = 'Knead it for ten minutes, let it rest for an hour, fold it twice and bake it hot on a stone.';

async function importJson(as: TestUser, content: unknown): Promise<string> {
  const bytes = JSON.stringify(content);
  const { body } = await app.request(createImport, { as, ...multipart([{ name: 'a.json', bytes }]) });
  await app.server.services.importRunner.wake();
  return body.id;
}

const makeFromChatgpt = (id: string, question: string, reply: string) =>
  makeChatgptConversation(
    [
      { id: 'q', text: question },
      { id: 'a', role: 'assistant', text: reply },
    ],
    { conversation_id: id, id, title: id },
  );
const makeFromSharegpt = (id: string, ...turns: string[]) => ({
  id,
  title: id,
  conversations: turns.map((value, at) => ({ from: at % 2 === 0 ? 'human' : 'gpt', value })),
});

test('a conversation that was imported twice is merged, with the messages that only one copy has', async () => {
  const ann = await createUser();
  await importJson(ann, [
    makeFromChatgpt('Bread', 'How do I bake?', longReply),
    makeFromChatgpt('Hello', 'Hi', 'Hello'),
  ]);
  const id = await importJson(ann, [
    makeFromSharegpt('Baking', 'How do I bake?', ` ${longReply}\n`, 'And rolls?', 'Shorter.'),
    makeFromSharegpt('Greeting', 'Hi', 'Hello'),
  ]);
  const { body: found } = await app.request(listImportDuplicates, { as: ann, params: { id } });
  expect(found).toMatchObject([
    {
      conversation: { title: 'Baking', source: 'sharegpt', messageCount: 4 },
      twin: { title: 'Bread', source: 'chatgpt', messageCount: 2 },
      sharedMessages: 2,
    },
  ]);
  const [pair] = found;
  const body = { conversationId: pair?.conversation.id ?? '', twinId: pair?.twin.id ?? '' };
  expect((await app.request(mergeImportDuplicate, { as: ann, params: { id }, body })).status).toBe(204);
  const merged = (await app.request(getConversation, { as: ann, params: { id: body.twinId } })).body;
  expect(merged.messages.map(({ content }) => content)).toEqual([
    'How do I bake?',
    longReply,
    'And rolls?',
    'Shorter.',
  ]);
  expect((await app.request(listConversations, { as: ann, query: { limit: '9' } })).body).toHaveLength(3);
  expect((await app.request(listTrash, { as: ann })).body.map(({ title }) => title)).toEqual(['Baking']);
  expect((await app.request(listImportDuplicates, { as: ann, params: { id } })).body).toEqual([]);
  const again = await app.request(mergeImportDuplicate, { as: ann, params: { id }, body });
  expect(again.body).toMatchObject({ code: 'imports.duplicate_not_found' });
});

test('conversations of other users are not duplicates', async () => {
  const [bob, eve] = [await createUser(), await createUser()];
  await importJson(bob, [makeFromChatgpt('Bread', 'How do I bake?', longReply)]);
  const id = await importJson(eve, [makeFromChatgpt('Bread', 'How do I bake?', longReply)]);
  expect((await app.request(listImportDuplicates, { as: eve, params: { id } })).body).toEqual([]);
  expect((await app.request(listImportDuplicates, { as: bob, params: { id } })).status).toBe(404);
});
