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
async function writer(titles: readonly string[]): Promise<{ as: TestUser; ids: string[] }> {
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
  await app.server.services.sorting.readyMade.find(as.userId);
  return { as, ids: drafts.map(({ id }) => id) };
}

const list = async (as: TestUser) => (await app.request(listCategoryProposals, { as })).body;
const accept = (as: TestUser, id = '') => app.request(acceptCategoryProposal, { as, params: { id } });
const decline = (as: TestUser, id = '') => app.request(declineCategoryProposal, { as, params: { id } });
const named = async (as: TestUser, name: string) =>
  (await app.request(listCategories, { as })).body.find((category) => category.name === name);

describe('ready-made categories', () => {
  test('are offered from five conversations of Other about an everyday subject on, and change nothing', async () => {
    const { as } = await writer([...recipes, ...trips]);
    const offered = await list(as);
    expect(offered).toMatchObject([{ name: 'Food', emoji: '🍲', conversationCount: 5 }]);
    expect(offered[0]?.examples).toHaveLength(3);
    expect(await named(as, 'Other')).toMatchObject({ conversationCount: 9 });
    expect(await named(as, 'Food')).toBeUndefined();
    expect((await app.request(listSubcategoryProposals, { as })).body).toEqual([]);
  });

  test('are added with their conversations by one call on the free plan, and take later conversations', async () => {
    const { as } = await writer(recipes);
    const [food] = await list(as);
    const { body } = await accept(as, food?.id);
    expect(body.category).toMatchObject({ name: 'Food', conversationCount: 5, isProtected: false });
    expect(await named(as, 'Other')).toMatchObject({ conversationCount: 0 });
    expect(await list(as)).toEqual([]);
    expect((await accept(as, food?.id)).status).toBe(404);
    const engine = await app.server.services.meaning.engineFor(as.userId);
    const next = engine.categorise({ title: 'Recipe for onion soup', openers: [], source: 'chat' });
    expect(next).toMatchObject({ categoryId: body.category.id, needsReview: false });
  });

  test('leave what the user filed, and are undone as a whole', async () => {
    const { as, ids } = await writer([...recipes, 'How do I roast pumpkin in the oven']);
    const [food] = await list(as);
    const other = (await named(as, 'Other'))?.id;
    await app.request(updateConversation, { as, params: { id: ids[0] ?? '' }, body: { categoryId: other } });
    const { body } = await accept(as, food?.id);
    expect(body.category.conversationCount).toBe(5);
    const undone = await app.request(undoSortingAct, { as, params: { id: body.actId ?? '' } });
    expect(undone.body).toEqual({ restored: 5 });
    expect(await named(as, 'Food')).toBeUndefined();
    expect(await named(as, 'Other')).toMatchObject({ conversationCount: 6 });
    expect((await list(as)).map(({ id }) => id)).toEqual([food?.id]);
  });

  test('stay when an undo finds other conversations in them', async () => {
    const { as, ids } = await writer([...recipes, 'Quarterly report']);
    const { body } = await accept(as, (await list(as))[0]?.id);
    const { id: categoryId } = body.category;
    await app.request(updateConversation, { as, params: { id: ids[5] ?? '' }, body: { categoryId } });
    await app.request(undoSortingAct, { as, params: { id: body.actId ?? '' } });
    expect(await named(as, 'Food')).toMatchObject({ conversationCount: 1 });
  });

  test('are not offered again after they were declined', async () => {
    const { as } = await writer(recipes);
    const [food] = await list(as);
    expect((await decline(as, food?.id)).body).toEqual({ success: true });
    expect((await decline(as, food?.id)).status).toBe(200);
    await app.server.services.sorting.readyMade.find(as.userId);
    expect(await list(as)).toEqual([]);
  });

  test('are not offered beside a category with the same name', async () => {
    const { as } = await writer(recipes);
    const [food] = await list(as);
    await app.db.execute(sql`update users set subscription_tier = 'premium_monthly' where id = ${as.userId}`);
    await app.request(createCategory, { as, body: { name: 'food' } });
    expect(await list(as)).toEqual([]);
    expect((await accept(as, food?.id)).status).toBe(404);
  });

  test('belong to one user, and are no subcategories', async () => {
    const [ann, bob] = [await writer(recipes), await writer([])];
    const [food] = await list(ann.as);
    expect(await list(bob.as)).toEqual([]);
    expect((await accept(bob.as, food?.id)).status).toBe(404);
    expect((await decline(bob.as, food?.id)).status).toBe(404);
    const asSubcategory = await app.request(acceptSubcategoryProposal, { as: ann.as, params: { id: food?.id ?? '' } });
    expect(asSubcategory.status).toBe(404);
  });
});
