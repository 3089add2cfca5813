import { createCategory, listCategories } from '@app/contract/categories';
import { deleteChatFile, getChatFileText, listChatFiles } from '@app/contract/chat-files';
import { getSubcategoryDefaults, updateCategoryDefaults, updateSubcategoryDefaults } from '@app/contract/chat-settings';
import { listConversations, updateConversation } from '@app/contract/conversations';
import { createImport, getImport, startImport, undoImport } from '@app/contract/imports';
import { deleteSubcategory } from '@app/contract/subcategories';
import { makeClaudeMessage } from '@app/formats/testing/claude-export';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multipart } from '../../../../test/multipart.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../../test/test-app.ts';

let app: TestApp;
let people = 0;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMIT_UPLOADS_PER_MINUTE: '10000' } });
});
afterAll(() => app.close());

const createUser = (): Promise<TestUser> => app.signUp(`Gardener ${(people += 1)}`);

const garden = {
  uuid: 'p-1',
  name: 'Garden',
  description: 'All of it',
  prompt_template: ' Answer like a gardener. ',
  created_at: '2025-06-01T00:00:00Z',
  docs: [
    { uuid: 'd-1', filename: 'soil.md', content: 'Loam holds water.' },
    { uuid: 'd-2', filename: 'beds.txt', content: 'Two beds of beans.' },
  ],
};
const makeChat = (id: string, question: string, project: object = { project: { uuid: 'p-1', name: 'Garden' } }) => ({
  uuid: id,
  name: question,
  created_at: '2025-06-01T00:00:00Z',
  updated_at: '2025-06-01T00:00:00Z',
  chat_messages: [makeClaudeMessage(`${id}-1`, question)],
  ...project,
});
const exported = [makeChat('c-1', 'How do I water beans?'), makeChat('c-2', 'Unrelated pizza dough', {}), garden];

async function importChats(as: TestUser, records: readonly object[] = exported) {
  const files = multipart([{ name: 'claude.json', bytes: JSON.stringify(records) }]);
  const { body } = await app.request(createImport, { as, ...files });
  await app.server.services.importRunner.wake();
  const done = (await app.request(getImport, { as, params: { id: body.id } })).body;
  expect(done.status).toBe('completed');
  return done;
}
const undoImportOf = (as: TestUser, id: string) => app.request(undoImport, { as, params: { id } });
const fetchCategories = async (as: TestUser) => (await app.request(listCategories, { as })).body;
const fetchSubcategories = async (as: TestUser) =>
  (await fetchCategories(as)).flatMap(({ id, subcategories }) =>
    subcategories.map((sub) => ({ ...sub, categoryId: id })),
  );
const findOnlySubcategory = async (as: TestUser) => {
  const [subcategory, ...others] = await fetchSubcategories(as);
  expect(others).toEqual([]);
  if (subcategory === undefined) throw new Error('there is no subcategory');
  return subcategory;
};
const fetchDefaults = async (as: TestUser, id: string) =>
  (await app.request(getSubcategoryDefaults, { as, params: { id } })).body;
const fetchFileNames = async (as: TestUser) => (await app.request(listChatFiles, { as })).body.map(({ name }) => name);
const fetchConversations = async (as: TestUser) => (await app.request(listConversations, { as })).body;

describe('a project of an export', () => {
  test('becomes a subcategory with its instructions, files and conversations, even on the free plan', async () => {
    const ann = await createUser();
    const { outcome } = await importChats(ann);
    const subcategory = await findOnlySubcategory(ann);
    expect(subcategory).toMatchObject({ name: 'Garden', conversationCount: 2 });
    const { id: subcategoryId, categoryId } = subcategory;
    expect(outcome?.projects).toEqual([{ name: 'Garden', categoryId, subcategoryId }]);
    const { instructions, files } = await fetchDefaults(ann, subcategory.id);
    expect(instructions).toBe('Answer like a gardener.');
    expect(files).toMatchObject([
      { name: 'soil.md', type: 'text/markdown', status: 'ready', isKept: true, bytes: 17 },
      { name: 'beds.txt', status: 'ready' },
    ]);
    const text = await app.request(getChatFileText, { as: ann, params: { id: files[0]?.id ?? '' } });
    expect(text.body.pages).toEqual([{ number: 1, text: 'Loam holds water.' }]);
    const inside = (await fetchConversations(ann)).filter((each) => each.subcategory?.id === subcategory.id);
    expect(inside.map(({ title }) => title).toSorted()).toEqual(['How do I water beans?', 'Project: Garden']);
    // The account has the free plan, which allows no own categories.
    expect((await app.request(createCategory, { as: ann, body: { name: 'Own' } })).status).toBe(403);
  });

  test('goes into the category that was chosen for it', async () => {
    const ann = await createUser();
    const target = (await fetchCategories(ann)).find(({ name }) => name === 'Family')?.id ?? '';
    const files = multipart([{ name: 'claude.json', bytes: JSON.stringify(exported) }]);
    const { body } = await app.request(createImport, { as: ann, query: { preview: 'true' }, ...files });
    await app.server.services.importPreviewer.wake();
    const mapping = { Garden: target };
    await app.request(startImport, { as: ann, params: { id: body.id }, body: { mapping } });
    await app.server.services.importRunner.wake();
    expect(await findOnlySubcategory(ann)).toMatchObject({ categoryId: target, conversationCount: 2 });
  });

  test('is not created again by the next import, which only adds new conversations to it', async () => {
    const ann = await createUser();
    await importChats(ann);
    const { id } = await findOnlySubcategory(ann);
    await app.request(updateSubcategoryDefaults, { as: ann, params: { id }, body: { instructions: 'Be brief.' } });
    const bean = (await fetchConversations(ann)).find(({ title }) => title === 'How do I water beans?');
    const family = (await fetchCategories(ann)).find(({ name }) => name === 'Family')?.id ?? '';
    await app.request(updateConversation, { as: ann, params: { id: bean?.id ?? '' }, body: { categoryId: family } });

    const byId = makeChat('c-3', 'When do I sow peas?', { project_uuid: 'p-1' });
    await importChats(ann, [...exported, byId]);
    expect(await findOnlySubcategory(ann)).toMatchObject({ id, conversationCount: 2 });
    expect((await fetchDefaults(ann, id)).instructions).toBe('Be brief.');
    expect((await fetchFileNames(ann)).toSorted()).toEqual(['beds.txt', 'soil.md']);
    const subcategoryIds = new Map((await fetchConversations(ann)).map((each) => [each.title, each.subcategory?.id]));
    expect(subcategoryIds.get('When do I sow peas?')).toBe(id);
    expect(subcategoryIds.get('How do I water beans?')).toBeUndefined();
  });

  test('is not created again after its subcategory was deleted', async () => {
    const ann = await createUser();
    await importChats(ann);
    await app.request(deleteSubcategory, { as: ann, params: { id: (await findOnlySubcategory(ann)).id } });
    await importChats(ann, [...exported, makeChat('c-3', 'When do I sow peas?')]);
    expect(await fetchSubcategories(ann)).toEqual([]);
  });

  test('becomes part of an existing subcategory with the same name, whose instructions are kept', async () => {
    const ann = await createUser();
    await importChats(ann);
    const first = await findOnlySubcategory(ann);
    const other = { ...garden, uuid: 'p-2', prompt_template: 'Other words.', docs: [] };
    const { id } = await importChats(ann, [other, makeChat('c-9', 'How do I water beans?', { project_uuid: 'p-2' })]);
    expect(await findOnlySubcategory(ann)).toMatchObject({ id: first.id });
    expect((await fetchDefaults(ann, first.id)).instructions).toBe('Answer like a gardener.');
    await undoImportOf(ann, id);
    expect(await findOnlySubcategory(ann)).toMatchObject({ id: first.id, conversationCount: 2 });
  });

  test('without instructions and files becomes no subcategory', async () => {
    const ann = await createUser();
    await importChats(ann, [makeChat('c-1', 'How do I water beans?'), { ...garden, prompt_template: '', docs: [] }]);
    expect(await fetchSubcategories(ann)).toEqual([]);
  });
});

describe('undoing the import of a project', () => {
  test('removes the subcategory and its files; importing again creates them again', async () => {
    const ann = await createUser();
    const { id } = await importChats(ann);
    await undoImportOf(ann, id);
    expect(await fetchSubcategories(ann)).toEqual([]);
    expect(await fetchFileNames(ann)).toEqual([]);
    await importChats(ann);
    expect(await findOnlySubcategory(ann)).toMatchObject({ name: 'Garden', conversationCount: 2 });
    expect(await fetchFileNames(ann)).toHaveLength(2);
  });

  test('keeps a subcategory that is in use, with its instructions and files', async () => {
    const ann = await createUser();
    const { id } = await importChats(ann);
    const subcategory = await findOnlySubcategory(ann);
    await importChats(ann, [...exported, makeChat('c-3', 'When do I sow peas?')]);
    await undoImportOf(ann, id);
    expect(await findOnlySubcategory(ann)).toMatchObject({ id: subcategory.id, conversationCount: 1 });
    expect((await fetchDefaults(ann, subcategory.id)).files).toHaveLength(2);
  });

  test('keeps what the person changed, and a file that is used elsewhere', async () => {
    const ann = await createUser();
    const { id } = await importChats(ann);
    const { id: subcategoryId, categoryId } = await findOnlySubcategory(ann);
    const [soil, beds] = (await fetchDefaults(ann, subcategoryId)).files;
    const params = { id: subcategoryId };
    await app.request(updateSubcategoryDefaults, { as: ann, params, body: { instructions: 'My own.' } });
    await app.request(deleteChatFile, { as: ann, params: { id: beds?.id ?? '' } });
    const body = { fileIds: [soil?.id ?? ''] };
    await app.request(updateCategoryDefaults, { as: ann, params: { id: categoryId }, body });
    await undoImportOf(ann, id);
    expect(await findOnlySubcategory(ann)).toMatchObject({ id: subcategoryId, conversationCount: 0 });
    expect((await fetchDefaults(ann, subcategoryId)).instructions).toBe('My own.');
    expect(await fetchFileNames(ann)).toEqual(['soil.md']);
  });
});
