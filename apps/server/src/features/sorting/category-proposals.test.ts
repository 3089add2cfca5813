import { createCategory, listCategories } from '@app/contract/categories';
import {
  acceptCategoryProposal,
  declineCategoryProposal,
  listCategoryProposals,
} from '@app/contract/category-proposals';
import { updateConversation } from '@app/contract/conversations';
import { acceptSubcategoryProposal, listSubcategoryProposals, undoSortingAct } from '@app/contract/sorting';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '#db/database.ts';
import { newId } from '#platform/ids.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let app: TestApp;
let people = 0;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const recipes = [
  'Vegetable soup recipe',
  'How long do I bake sourdough bread',
  'A sauce for pasta with garlic and tomatoes',
  'Recipe for apple cake without eggs',
  'Which cheese for a lasagna recipe',
];
const trips = ['Itinerary for Lisbon', 'Cheap flights to Tokyo', 'Hotels in Vienna', 'Packing list for Iceland'];

/** A user whose conversations have these titles. */
async function createUserWithTitles(titles: readonly string[]): Promise<{ as: TestUser; ids: string[] }> {
  const as = await app.signUp(`Cook ${(people += 1)}`);
  const at = new Date('2026-11-01T10:00:00Z');
  const drafts = titles.map((title) => ({
    id: newId(),
    title,
    source: 'chat' as const,
    createdAt: at,
    updatedAt: at,
    messages: [],
    activeLeafId: null,
  }));
  await inTransaction(app.db, (tx) =>
    app.server.services.conversations.storeConversations({ tx, userId: as.userId }, drafts),
  );
  await app.server.services.sorting.categoryProposals.find(as.userId);
  return { as, ids: drafts.map(({ id }) => id) };
}

const fetchProposals = async (as: TestUser) => (await app.request(listCategoryProposals, { as })).body;
const acceptProposal = (as: TestUser, id = '') => app.request(acceptCategoryProposal, { as, params: { id } });
const declineProposal = (as: TestUser, id = '') => app.request(declineCategoryProposal, { as, params: { id } });
const findCategory = async (as: TestUser, name: string) =>
  (await app.request(listCategories, { as })).body.find((category) => category.name === name);

describe('ready-made categories', () => {
  test('are offered once five conversations of Other are about an everyday subject, and change nothing', async () => {
    const { as } = await createUserWithTitles([...recipes, ...trips]);
    const offered = await fetchProposals(as);
    expect(offered).toMatchObject([{ name: 'Food', emoji: '🍲', conversationCount: 5 }]);
    expect(offered[0]?.examples).toHaveLength(3);
    expect(await findCategory(as, 'Other')).toMatchObject({ conversationCount: 9 });
    expect(await findCategory(as, 'Food')).toBeUndefined();
    expect((await app.request(listSubcategoryProposals, { as })).body).toEqual([]);
  });

  test('are added with their conversations by one call on the free plan, and later conversations are sorted into them', async () => {
    const { as } = await createUserWithTitles(recipes);
    const [food] = await fetchProposals(as);
    const { body } = await acceptProposal(as, food?.id);
    expect(body.category).toMatchObject({ name: 'Food', conversationCount: 5, isProtected: false });
    expect(await findCategory(as, 'Other')).toMatchObject({ conversationCount: 0 });
    expect(await fetchProposals(as)).toEqual([]);
    expect((await acceptProposal(as, food?.id)).status).toBe(404);
    const engine = await app.server.services.meaning.engineFor(as.userId);
    const next = engine.categorise({ title: 'Recipe for onion soup', openers: [], source: 'chat' });
    expect(next).toMatchObject({ categoryId: body.category.id, needsReview: false });
  });

  test('do not move conversations that the user filed, and are undone as a whole', async () => {
    const { as, ids } = await createUserWithTitles([...recipes, 'How do I roast pumpkin in the oven']);
    const [food] = await fetchProposals(as);
    const other = (await findCategory(as, 'Other'))?.id;
    await app.request(updateConversation, { as, params: { id: ids[0] ?? '' }, body: { categoryId: other } });
    const { body } = await acceptProposal(as, food?.id);
    expect(body.category.conversationCount).toBe(5);
    const undone = await app.request(undoSortingAct, { as, params: { id: body.actId ?? '' } });
    expect(undone.body).toEqual({ restored: 5 });
    expect(await findCategory(as, 'Food')).toBeUndefined();
    expect(await findCategory(as, 'Other')).toMatchObject({ conversationCount: 6 });
    expect((await fetchProposals(as)).map(({ id }) => id)).toEqual([food?.id]);
  });

  test('stay after an undo if they contain other conversations', async () => {
    const { as, ids } = await createUserWithTitles([...recipes, 'Quarterly report']);
    const { body } = await acceptProposal(as, (await fetchProposals(as))[0]?.id);
    const { id: categoryId } = body.category;
    await app.request(updateConversation, { as, params: { id: ids[5] ?? '' }, body: { categoryId } });
    await app.request(undoSortingAct, { as, params: { id: body.actId ?? '' } });
    expect(await findCategory(as, 'Food')).toMatchObject({ conversationCount: 1 });
  });

  test('are not offered again after they were declined', async () => {
    const { as } = await createUserWithTitles(recipes);
    const [food] = await fetchProposals(as);
    expect((await declineProposal(as, food?.id)).body).toEqual({ success: true });
    expect((await declineProposal(as, food?.id)).status).toBe(200);
    await app.server.services.sorting.categoryProposals.find(as.userId);
    expect(await fetchProposals(as)).toEqual([]);
  });

  test('are not offered if there is a category with the same name', async () => {
    const { as } = await createUserWithTitles(recipes);
    const [food] = await fetchProposals(as);
    await app.db.execute(sql`update users set subscription_tier = 'premium_monthly' where id = ${as.userId}`);
    await app.request(createCategory, { as, body: { name: 'food' } });
    expect(await fetchProposals(as)).toEqual([]);
    expect((await acceptProposal(as, food?.id)).status).toBe(404);
  });

  test('belong to one user, and cannot be accepted as subcategories', async () => {
    const [ann, bob] = [await createUserWithTitles(recipes), await createUserWithTitles([])];
    const [food] = await fetchProposals(ann.as);
    expect(await fetchProposals(bob.as)).toEqual([]);
    expect((await acceptProposal(bob.as, food?.id)).status).toBe(404);
    expect((await declineProposal(bob.as, food?.id)).status).toBe(404);
    const asSubcategory = await app.request(acceptSubcategoryProposal, { as: ann.as, params: { id: food?.id ?? '' } });
    expect(asSubcategory.status).toBe(404);
  });
});
