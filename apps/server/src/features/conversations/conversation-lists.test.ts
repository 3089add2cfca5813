import { listCategories } from '@app/contract/categories';
import { sendChat } from '@app/contract/chat';
import {
  deleteConversation,
  listCategoryConversations,
  listConversations,
  updateConversation,
} from '@app/contract/conversations';
import { searchConversations } from '@app/contract/search';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFakeModel } from '#integrations/llm/fake-model.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ models: createFakeModel() });
});
afterAll(() => app.close());

async function startConversation(as: TestUser) {
  const { body } = await app.request(sendChat, { as, body: { message: 'Which zebra is the blue one?' } });
  const [stored] = (await app.request(listConversations, { as })).body;
  return { id: body.conversationId, categoryId: stored?.categoryId ?? '' };
}

/** How often the only conversation appears: in the list, in its category, in the count of the category, in a search. */
async function countAppearances(as: TestUser, categoryId: string, query: Record<string, string> = {}) {
  const everything = await app.request(listConversations, { as, query });
  const inCategory = await app.request(listCategoryConversations, {
    as,
    params: { categoryId },
    query: { limit: '10', ...query },
  });
  const category = (await app.request(listCategories, { as })).body.find(({ id }) => id === categoryId);
  const found = await app.request(searchConversations, { as, query: { q: 'zebra' } });
  return [everything.body.length, inCategory.body.length, category?.conversationCount, found.body.length > 0 ? 1 : 0];
}

test('an archived conversation is in lists, counts and searches only on request', async () => {
  const ann = await app.signUp('Ann');
  const { id, categoryId } = await startConversation(ann);
  expect(await countAppearances(ann, categoryId)).toEqual([1, 1, 1, 1]);
  const archived = await app.request(updateConversation, { as: ann, params: { id }, body: { isArchived: true } });
  expect(archived.body.isArchived).toBe(true);
  expect(await countAppearances(ann, categoryId)).toEqual([0, 0, 0, 0]);
  expect((await countAppearances(ann, categoryId, { archived: 'true' })).slice(0, 2)).toEqual([1, 1]);
  await app.request(updateConversation, { as: ann, params: { id }, body: { isArchived: false } });
  expect(await countAppearances(ann, categoryId)).toEqual([1, 1, 1, 1]);
});

test('a deleted conversation is in no list, count or search', async () => {
  const bob = await app.signUp('Bob');
  const { id, categoryId } = await startConversation(bob);
  await app.request(deleteConversation, { as: bob, params: { id } });
  expect(await countAppearances(bob, categoryId)).toEqual([0, 0, 0, 0]);
});

test('a title and a pin can be changed', async () => {
  const eve = await app.signUp('Eve');
  const { id } = await startConversation(eve);
  const body = { title: 'Zebras', isPinned: true };
  expect((await app.request(updateConversation, { as: eve, params: { id }, body })).body).toMatchObject(body);
  expect((await app.request(listConversations, { as: eve, query: { pinned: 'true' } })).body).toMatchObject([
    { id, ...body },
  ]);
});

test('ten requests a minute are allowed for whole lists, and more for pages', async () => {
  const dan = await app.signUp('Dan');
  const { categoryId } = await startConversation(dan);
  const fetchAll = () => app.request(listCategoryConversations, { as: dan, params: { categoryId } });
  for (let at = 0; at < 10; at += 1) expect((await fetchAll()).status).toBe(200);
  const refused = await fetchAll();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  const page = await app.request(listCategoryConversations, {
    as: dan,
    params: { categoryId },
    query: { limit: '5' },
  });
  expect(page.status).toBe(200);
});
