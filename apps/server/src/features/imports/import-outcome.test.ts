import { listCategories } from '@app/contract/categories';
import { deleteConversation, listConversations } from '@app/contract/conversations';
import { createImport, getImport, type Import, listImports, undoImport } from '@app/contract/imports';
import { makeChatgptConversation } from '@app/formats/testing/chatgpt-export';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { multipart } from '../../../test/multipart.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const makeConversation = (id: string, title: string, text: string, day: string) =>
  makeChatgptConversation([{ id: `${id}-question`, text }], {
    id,
    conversation_id: id,
    title,
    create_time: Date.parse(`${day}T10:00:00Z`) / 1_000,
    update_time: Date.parse(`${day}T10:00:00Z`) / 1_000,
  });
const exported = JSON.stringify([
  makeConversation('one', 'Sprint planning', 'How do I plan the sprint with my team and my manager?', '2023-02-01'),
  makeConversation(
    'two',
    'Meeting agenda',
    'Write an agenda for the meeting with my boss at the office.',
    '2024-05-06',
  ),
]);

async function importFile(as: TestUser): Promise<Import> {
  const sent = await app.request(createImport, { as, ...multipart([{ name: 'conversations.json', bytes: exported }]) });
  await app.server.services.importRunner.wake();
  return (await app.request(getImport, { as, params: { id: sent.body.id } })).body;
}

test('a finished import says what it added, in which categories and over which time', async () => {
  const ann = await app.signUp('Ann');
  const { outcome, id } = await importFile(ann);
  expect(outcome).toMatchObject({ conversations: 2, messages: 2, documents: 0, suggestions: 0, cardProposals: 0 });
  expect(outcome?.from?.slice(0, 4)).toBe('2023');
  expect(outcome?.to?.slice(0, 4)).toBe('2024');
  const { body: categories } = await app.request(listCategories, { as: ann });
  const categoriesInUse = categories.filter(({ conversationCount }) => conversationCount > 0);
  expect(outcome?.categories.toSorted((a, b) => (a.categoryId < b.categoryId ? -1 : 1))).toEqual(
    categoriesInUse
      .map((category) => ({ categoryId: category.id, conversations: category.conversationCount }))
      .toSorted((a, b) => (a.categoryId < b.categoryId ? -1 : 1)),
  );
  const [{ outcome: listed } = { outcome: undefined }] = (await app.request(listImports, { as: ann })).body;
  expect(listed).toBeUndefined();

  const [first] = (await app.request(listConversations, { as: ann, query: { limit: '5' } })).body;
  await app.request(deleteConversation, { as: ann, params: { id: first?.id ?? '' } });
  const fetchImport = async () => (await app.request(getImport, { as: ann, params: { id } })).body;
  expect((await fetchImport()).outcome?.conversations).toBe(1);
  await app.request(undoImport, { as: ann, params: { id } });
  expect((await fetchImport()).outcome).toBeUndefined();
});

test('an import that added nothing says so without a time', async () => {
  const bob = await app.signUp('Bob');
  await importFile(bob);
  const { outcome, counts } = await importFile(bob);
  expect(counts).toMatchObject({ created: 0, unchanged: 2 });
  expect(outcome).toMatchObject({ conversations: 0, messages: 0, from: null, to: null, categories: [] });
});
