import { createCategory, deleteCategory, getCategory, listCategories } from '@app/contract/categories';
import { sendChat } from '@app/contract/chat';
import { getConversation, listSubcategoryConversations, updateConversation } from '@app/contract/conversations';
import { createSubcategory, getSubcategory, updateSubcategory } from '@app/contract/subcategories';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '#db/database.ts';
import { createFakeModel } from '#integrations/llm/fake-model.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let app: TestApp;
let people = 0;

beforeAll(async () => {
  app = await createTestApp({ models: createFakeModel() });
});
afterAll(() => app.close());

const createUser = (): Promise<TestUser> => app.signUp(`Sorter ${(people += 1)}`);
const fetchCategories = async (as: TestUser) => (await app.request(listCategories, { as })).body;
const fetchConversation = async (as: TestUser, id: string) =>
  (await app.request(getConversation, { as, params: { id } })).body;
const sendMessage = async (as: TestUser, body: Record<string, unknown>) =>
  (await app.request(sendChat, { as, body })).body;

async function idOf(as: TestUser, name: string): Promise<string> {
  return (await fetchCategories(as)).find((category) => category.name === name)?.id ?? '';
}

async function createPremiumUser(): Promise<TestUser> {
  const user = await createUser();
  await app.db.execute(sql`update users set subscription_tier = 'premium_monthly' where id = ${user.userId}`);
  return user;
}

describe('the categories of an account', () => {
  test('are nine and Other from the start, each with an emoji', async () => {
    const categories = await fetchCategories(await createUser());
    expect(categories.map(({ name, emoji }) => `${emoji} ${name}`)).toEqual([
      '🎓 Education',
      '💼 Work',
      '🏥 Health',
      '💪 Fitness',
      '💰 Finances',
      '👪 Family',
      '🤝 Friends',
      '🏛️ Politics',
      '🙏 Religion',
      '📁 Other',
    ]);
    for (const category of categories) {
      expect(category).toMatchObject({ conversationCount: 0, subcategories: [] });
      expect(category.color).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  test('have the emoji of a folder if none was chosen', async () => {
    const { body } = await app.request(createCategory, { as: await createPremiumUser(), body: { name: 'Garden' } });
    expect(body).toMatchObject({ name: 'Garden', emoji: '📁' });
  });

  test('are listed in the order they were created, even after others were deleted', async () => {
    const ann = await createPremiumUser();
    const addCategory = async (name: string) =>
      (await app.request(createCategory, { as: ann, body: { name } })).body.id;
    const first = await addCategory('Garden');
    await addCategory('Kitchen');
    for (const id of [first, await idOf(ann, 'Religion')]) {
      expect((await app.request(deleteCategory, { as: ann, params: { id } })).status).toBeLessThan(300);
    }
    await addCategory('Attic');
    await addCategory('Cellar');
    expect((await fetchCategories(ann)).slice(-3).map(({ name }) => name)).toEqual(['Kitchen', 'Attic', 'Cellar']);
  });

  test('and their subcategories have unique names, ignoring case, even if created at the same time', async () => {
    const ann = await createPremiumUser();
    const addCategory = (name: string) => app.request(createCategory, { as: ann, body: { name } });
    const created = await Promise.all(['Garden', 'garden', 'GARDEN'].map(addCategory));
    expect(created.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    const params = { id: await idOf(ann, 'Work') };
    const addSubcategory = (name: string) =>
      app.request(createSubcategory, { as: ann, params, body: { name, type: 'company' as const } });
    const added = await Promise.all(['Acme', 'acme', 'ACME'].map(addSubcategory));
    expect(added.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    const { id } = (await addSubcategory('Globex')).body;
    const renameSubcategory = (name: string) =>
      app.request(updateSubcategory, { as: ann, params: { id }, body: { name } });
    expect((await renameSubcategory('aCME')).body).toMatchObject({ code: 'subcategories.name_taken' });
    expect((await renameSubcategory('GLOBEX')).body).toMatchObject({ name: 'GLOBEX' });
  });

  test('get a subcategory once when several requests add it at the same time', async () => {
    const ann = await createPremiumUser();
    const categoryId = await idOf(ann, 'Work');
    const findOrAdd = (name: string) =>
      inTransaction(app.db, (tx) =>
        app.server.services.categories.findOrAddSubcategory({ tx, userId: ann.userId }, categoryId, {
          name,
          type: 'topic',
        }),
      );
    expect(new Set(await Promise.all(['Hiring', 'Hiring', 'hiring'].map(findOrAdd))).size).toBe(1);
  });

  test('and their subcategories are read one by one, with their counts', async () => {
    const ann = await createPremiumUser();
    const categoryId = await idOf(ann, 'Work');
    const created = await app.request(createSubcategory, {
      as: ann,
      params: { id: categoryId },
      body: { name: 'Acme', type: 'company' },
    });
    const { conversationId } = await sendMessage(ann, { message: 'Draft the offer for Acme' });
    const subcategoryId = created.body.id;
    await app.request(updateConversation, {
      as: ann,
      params: { id: conversationId },
      body: { categoryId, subcategoryId },
    });
    const detail = await app.request(getSubcategory, { as: ann, params: { id: subcategoryId } });
    expect(detail.body).toMatchObject({ name: 'Acme', type: 'company', conversationCount: 1, categoryId });
    expect(detail.body.lastConversationDate).toMatch(/^2026-11-20T/);
    const category = await app.request(getCategory, { as: ann, params: { id: categoryId } });
    expect(category.body).toMatchObject({ name: 'Work', conversationCount: 1, subcategories: [{ id: subcategoryId }] });
    const params = { categoryId, subcategoryId };
    const filed = await app.request(listSubcategoryConversations, { as: ann, params, query: { limit: '10' } });
    expect(filed.body).toMatchObject([{ id: conversationId, categoryId, subcategory: { name: 'Acme' } }]);
  });
});

describe('a new conversation', () => {
  test('is filed in exactly one category by what it is about', async () => {
    const ann = await createUser();
    const question = 'How much of my salary should go into a savings account before I pay the mortgage and taxes?';
    const { conversationId } = await sendMessage(ann, { message: question });
    expect(await fetchConversation(ann, conversationId)).toMatchObject({
      category: { name: 'Finances' },
      needsReview: false,
    });
    const filled = (await fetchCategories(ann)).filter(({ conversationCount }) => conversationCount > 0);
    expect(filled.map(({ name, conversationCount }) => [name, conversationCount])).toEqual([['Finances', 1]]);
  });

  test('goes to Other for review, with the two best guesses, when its topic is unclear', async () => {
    const ann = await createUser();
    const { conversationId } = await sendMessage(ann, { message: 'Blue school bus for the office party' });
    expect(await fetchConversation(ann, conversationId)).toMatchObject({
      category: { name: 'Other' },
      needsReview: true,
    });
    const { rows } = await app.db.execute(sql`select guesses from conversations where id = ${conversationId}`);
    const [{ guesses }] = rows as [{ guesses: { categoryId: string }[] }];
    const known = new Set((await fetchCategories(ann)).map(({ id }) => id));
    expect(guesses).toHaveLength(2);
    expect(guesses.every(({ categoryId }) => known.has(categoryId))).toBe(true);
  });

  test('stays where the user moved it, whatever messages follow', async () => {
    const ann = await createUser();
    const { conversationId } = await sendMessage(ann, { message: 'Blue school bus for the office party' });
    const categoryId = await idOf(ann, 'Religion');
    await app.request(updateConversation, { as: ann, params: { id: conversationId }, body: { categoryId } });
    await sendMessage(ann, { message: 'How do I file my taxes and pay off the mortgage?', conversationId });
    expect(await fetchConversation(ann, conversationId)).toMatchObject({ categoryId, needsReview: false });
  });
});
