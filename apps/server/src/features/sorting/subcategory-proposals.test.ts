import { getCategory, listCategories } from '@app/contract/categories';
import { updateConversation } from '@app/contract/conversations';
import {
  acceptSubcategoryProposal,
  declineSubcategoryProposal,
  findSubcategoryProposals,
  listSubcategoryProposals,
  undoSortingAct,
} from '@app/contract/sorting';
import {
  createSubcategory,
  deleteSubcategory,
  getSubcategory,
  mergeSubcategory,
  updateSubcategory,
} from '@app/contract/subcategories';
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

const topics = [
  'Mortgage refinance options',
  'Mortgage refinance costs',
  'Is a mortgage refinance worth it',
  'Tax return deadline',
  'File a late tax return',
  'Tax return for freelancers',
  'Amended tax return form',
  'Choosing a savings jar',
];

async function idOf(as: TestUser, name: string): Promise<string> {
  return (await app.request(listCategories, { as })).body.find((category) => category.name === name)?.id ?? '';
}

/** A user with conversations on mortgages and taxes in Finance. */
async function saver(): Promise<{ as: TestUser; categoryId: string; ids: string[] }> {
  const as = await app.signUp(`Saver ${(people += 1)}`);
  const categoryId = await idOf(as, 'Finances');
  const at = new Date('2026-11-01T10:00:00Z');
  const drafts = topics.map((title) => ({
    id: newId(),
    title,
    source: 'chat' as const,
    createdAt: at,
    updatedAt: at,
    categoryId,
    messages: [],
    activeLeafId: null,
  }));
  await inTransaction(app.db, (tx) =>
    app.server.services.conversations.storeConversations({ tx, userId: as.userId }, drafts),
  );
  return { as, categoryId, ids: drafts.map(({ id }) => id) };
}

const find = async (as: TestUser, id: string) =>
  (await app.request(findSubcategoryProposals, { as, params: { id } })).body;
const list = async (as: TestUser) => (await app.request(listSubcategoryProposals, { as })).body;
const accept = (as: TestUser, id = '') => app.request(acceptSubcategoryProposal, { as, params: { id } });
const decline = (as: TestUser, id = '') => app.request(declineSubcategoryProposal, { as, params: { id } });
const category = async (as: TestUser, id: string) => (await app.request(getCategory, { as, params: { id } })).body;
const makePremium = ({ userId }: TestUser) =>
  app.db.execute(sql`update users set subscription_tier = 'premium_monthly' where id = ${userId}`);

describe('proposed subcategories', () => {
  test('come from the topics of a category, with examples, and change nothing', async () => {
    const { as, categoryId } = await saver();
    expect(await list(as)).toEqual([]);
    const found = await find(as, categoryId);
    expect(found.map(({ name, type, conversationCount }) => [name.toLowerCase(), type, conversationCount])).toEqual([
      ['tax return', 'topic', 4],
      ['mortgage refinance', 'topic', 3],
    ]);
    expect(found[0]?.examples).toHaveLength(3);
    expect(found[0]?.examples.every(({ title }) => /tax return/i.test(title))).toBe(true);
    expect(await list(as)).toEqual(found);
    expect((await category(as, categoryId)).subcategories).toEqual([]);
  });

  test('become subcategories with their conversations when accepted, on the free plan too', async () => {
    const { as, categoryId } = await saver();
    const [taxes] = await find(as, categoryId);
    const { body } = await accept(as, taxes?.id);
    expect(body.subcategory).toMatchObject({ type: 'topic', conversationCount: 4, categoryId });
    expect(body.subcategory.lastConversationDate).toBe('2026-11-01T10:00:00.000Z');
    expect(await category(as, categoryId)).toMatchObject({
      conversationCount: 8,
      subcategories: [{ name: body.subcategory.name }],
    });
    expect((await list(as)).map(({ name }) => name.toLowerCase())).toEqual(['mortgage refinance']);
    expect(await accept(as, taxes?.id)).toMatchObject({ status: 404, body: { code: 'sorting.proposal_not_found' } });
  });

  test('move only conversations still in the category, and an undo moves them back', async () => {
    const { as, categoryId, ids } = await saver();
    const [taxes] = await find(as, categoryId);
    const elsewhere = await idOf(as, 'Work');
    await app.request(updateConversation, { as, params: { id: ids[3] ?? '' }, body: { categoryId: elsewhere } });
    const { body } = await accept(as, taxes?.id);
    expect(body.subcategory.conversationCount).toBe(3);
    const undone = await app.request(undoSortingAct, { as, params: { id: body.actId ?? '' } });
    expect(undone.body).toEqual({ restored: 3 });
    const after = await app.request(getSubcategory, { as, params: { id: body.subcategory.id } });
    expect(after.status).toBe(404);
    expect((await category(as, categoryId)).subcategories).toEqual([]);
    expect((await list(as)).map(({ id }) => id)).toContain(taxes?.id);
  });

  test('are pending again after an undo, even if renamed meanwhile', async () => {
    const { as, categoryId } = await saver();
    const [taxes] = await find(as, categoryId);
    const { body } = await accept(as, taxes?.id);
    await app.request(updateSubcategory, { as, params: { id: body.subcategory.id }, body: { name: 'Fiscal things' } });
    await app.request(undoSortingAct, { as, params: { id: body.actId ?? '' } });
    expect((await category(as, categoryId)).subcategories).toEqual([]);
    expect((await list(as)).map(({ id }) => id)).toContain(taxes?.id);
  });

  test('keep their subcategory after an undo if it holds other conversations, else can be accepted again', async () => {
    const { as, categoryId, ids } = await saver();
    const [taxes] = await find(as, categoryId);
    const first = await accept(as, taxes?.id);
    const subcategoryId = first.body.subcategory.id;
    await app.request(updateConversation, { as, params: { id: ids[7] ?? '' }, body: { subcategoryId } });
    await app.request(undoSortingAct, { as, params: { id: first.body.actId ?? '' } });
    const kept = await app.request(getSubcategory, { as, params: { id: subcategoryId } });
    expect(kept.body.conversationCount).toBe(1);
    const [mortgages] = await list(as);
    const second = await accept(as, mortgages?.id);
    await app.request(undoSortingAct, { as, params: { id: second.body.actId ?? '' } });
    expect((await accept(as, mortgages?.id)).body.subcategory.conversationCount).toBe(3);
  });

  test('that were declined are not proposed again', async () => {
    const { as, categoryId } = await saver();
    const [taxes] = await find(as, categoryId);
    expect((await decline(as, taxes?.id)).body).toEqual({ success: true });
    expect((await decline(as, taxes?.id)).body).toEqual({ success: true });
    const again = await find(as, categoryId);
    expect(again.map(({ name }) => name.toLowerCase())).toEqual(['mortgage refinance']);
  });

  test('are found automatically after an import', async () => {
    const { as } = await saver();
    await app.server.services.sorting.subcategories.findAll(as.userId);
    expect(await list(as)).toHaveLength(2);
  });

  test('are not visible to other users', async () => {
    const [ann, bob] = [await saver(), await saver()];
    const [taxes] = await find(ann.as, ann.categoryId);
    expect((await accept(bob.as, taxes?.id)).status).toBe(404);
    expect((await decline(bob.as, taxes?.id)).status).toBe(404);
    expect((await app.request(findSubcategoryProposals, { as: bob.as, params: { id: ann.categoryId } })).status).toBe(
      404,
    );
    expect(await list(bob.as)).toEqual([]);
  });
});

describe('merging subcategories', () => {
  test('moves everything into the other one and deletes the first, for Premium', async () => {
    const { as, categoryId } = await saver();
    const [taxes, mortgage] = await find(as, categoryId);
    const from = (await accept(as, taxes?.id)).body.subcategory;
    const into = (await accept(as, mortgage?.id)).body.subcategory;
    const merge = () => app.request(mergeSubcategory, { as, params: { id: from.id }, body: { intoId: into.id } });
    expect(await merge()).toMatchObject({ status: 403, body: { code: 'categories.premium_required' } });
    await makePremium(as);
    expect((await merge()).body).toMatchObject({ id: into.id, conversationCount: 7 });
    expect(await category(as, categoryId)).toMatchObject({ conversationCount: 8, subcategories: [{ id: into.id }] });
  });

  test('stays within one category', async () => {
    const { as, categoryId } = await saver();
    await makePremium(as);
    const make = async (id: string, name: string) =>
      (await app.request(createSubcategory, { as, params: { id }, body: { name } })).body.id;
    const [here, there] = [await make(categoryId, 'Here'), await make(await idOf(as, 'Work'), 'There')];
    const answer = await app.request(mergeSubcategory, { as, params: { id: here }, body: { intoId: there } });
    expect(answer).toMatchObject({ status: 404, body: { code: 'subcategories.not_found' } });
    const same = await app.request(mergeSubcategory, { as, params: { id: here }, body: { intoId: here } });
    expect(same).toMatchObject({ status: 200, body: { id: here } });
    await app.request(deleteSubcategory, { as, params: { id: here } });
  });
});
