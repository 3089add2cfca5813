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

async function findCategoryId(as: TestUser, name: string): Promise<string> {
  return (await app.request(listCategories, { as })).body.find((category) => category.name === name)?.id ?? '';
}

/** A user with conversations about mortgages and taxes in Finances. */
async function createSaver(): Promise<{ as: TestUser; categoryId: string; ids: string[] }> {
  const as = await app.signUp(`Saver ${(people += 1)}`);
  const categoryId = await findCategoryId(as, 'Finances');
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

const findProposals = async (as: TestUser, id: string) =>
  (await app.request(findSubcategoryProposals, { as, params: { id } })).body;
const fetchProposals = async (as: TestUser) => (await app.request(listSubcategoryProposals, { as })).body;
const acceptProposal = (as: TestUser, id = '') => app.request(acceptSubcategoryProposal, { as, params: { id } });
const declineProposal = (as: TestUser, id = '') => app.request(declineSubcategoryProposal, { as, params: { id } });
const fetchCategory = async (as: TestUser, id: string) => (await app.request(getCategory, { as, params: { id } })).body;
const makePremium = ({ userId }: TestUser) =>
  app.db.execute(sql`update users set subscription_tier = 'premium_monthly' where id = ${userId}`);

describe('proposed subcategories', () => {
  test('come from the topics of a category, with examples, and change nothing', async () => {
    const { as, categoryId } = await createSaver();
    expect(await fetchProposals(as)).toEqual([]);
    const found = await findProposals(as, categoryId);
    expect(found.map(({ name, type, conversationCount }) => [name.toLowerCase(), type, conversationCount])).toEqual([
      ['tax return', 'topic', 4],
      ['mortgage refinance', 'topic', 3],
    ]);
    expect(found[0]?.examples).toHaveLength(3);
    expect(found[0]?.examples.every(({ title }) => /tax return/i.test(title))).toBe(true);
    expect(await fetchProposals(as)).toEqual(found);
    expect((await fetchCategory(as, categoryId)).subcategories).toEqual([]);
  });

  test('keep their id when they are found again', async () => {
    const { as, categoryId } = await createSaver();
    const found = await findProposals(as, categoryId);
    expect(await findProposals(as, categoryId)).toEqual(found);
    expect((await acceptProposal(as, found[0]?.id)).status).toBe(200);
  });

  test('become subcategories with their conversations when accepted, on the free plan too', async () => {
    const { as, categoryId } = await createSaver();
    const [taxes] = await findProposals(as, categoryId);
    const { body } = await acceptProposal(as, taxes?.id);
    expect(body.subcategory).toMatchObject({ type: 'topic', conversationCount: 4, categoryId });
    expect(body.subcategory.lastConversationDate).toBe('2026-11-01T10:00:00.000Z');
    expect(await fetchCategory(as, categoryId)).toMatchObject({
      conversationCount: 8,
      subcategories: [{ name: body.subcategory.name }],
    });
    expect((await fetchProposals(as)).map(({ name }) => name.toLowerCase())).toEqual(['mortgage refinance']);
    expect(await acceptProposal(as, taxes?.id)).toMatchObject({
      status: 404,
      body: { code: 'sorting.proposal_not_found' },
    });
  });

  test('move only conversations still in the category, and an undo moves them back', async () => {
    const { as, categoryId, ids } = await createSaver();
    const [taxes] = await findProposals(as, categoryId);
    const workId = await findCategoryId(as, 'Work');
    await app.request(updateConversation, { as, params: { id: ids[3] ?? '' }, body: { categoryId: workId } });
    const { body } = await acceptProposal(as, taxes?.id);
    expect(body.subcategory.conversationCount).toBe(3);
    const undone = await app.request(undoSortingAct, { as, params: { id: body.actId ?? '' } });
    expect(undone.body).toEqual({ restored: 3 });
    const after = await app.request(getSubcategory, { as, params: { id: body.subcategory.id } });
    expect(after.status).toBe(404);
    expect((await fetchCategory(as, categoryId)).subcategories).toEqual([]);
    expect((await fetchProposals(as)).map(({ id }) => id)).toContain(taxes?.id);
  });

  test('are pending again after an undo, even if renamed meanwhile', async () => {
    const { as, categoryId } = await createSaver();
    const [taxes] = await findProposals(as, categoryId);
    const { body } = await acceptProposal(as, taxes?.id);
    await app.request(updateSubcategory, { as, params: { id: body.subcategory.id }, body: { name: 'Fiscal things' } });
    await app.request(undoSortingAct, { as, params: { id: body.actId ?? '' } });
    expect((await fetchCategory(as, categoryId)).subcategories).toEqual([]);
    expect((await fetchProposals(as)).map(({ id }) => id)).toContain(taxes?.id);
  });

  test('stay subcategories after an undo if they have other conversations; otherwise they can be accepted again', async () => {
    const { as, categoryId, ids } = await createSaver();
    const [taxes] = await findProposals(as, categoryId);
    const first = await acceptProposal(as, taxes?.id);
    const subcategoryId = first.body.subcategory.id;
    await app.request(updateConversation, { as, params: { id: ids[7] ?? '' }, body: { subcategoryId } });
    await app.request(undoSortingAct, { as, params: { id: first.body.actId ?? '' } });
    const remaining = await app.request(getSubcategory, { as, params: { id: subcategoryId } });
    expect(remaining.body.conversationCount).toBe(1);
    const [mortgages] = await fetchProposals(as);
    const second = await acceptProposal(as, mortgages?.id);
    await app.request(undoSortingAct, { as, params: { id: second.body.actId ?? '' } });
    expect((await acceptProposal(as, mortgages?.id)).body.subcategory.conversationCount).toBe(3);
  });

  test('that were declined are not proposed again', async () => {
    const { as, categoryId } = await createSaver();
    const [taxes] = await findProposals(as, categoryId);
    expect((await declineProposal(as, taxes?.id)).body).toEqual({ success: true });
    expect((await declineProposal(as, taxes?.id)).body).toEqual({ success: true });
    const again = await findProposals(as, categoryId);
    expect(again.map(({ name }) => name.toLowerCase())).toEqual(['mortgage refinance']);
  });

  test('are found for all categories at once, as after an import', async () => {
    const { as } = await createSaver();
    await app.server.services.sorting.subcategories.findAll(as.userId);
    expect(await fetchProposals(as)).toHaveLength(2);
  });

  test('are not visible to other users', async () => {
    const [ann, bob] = [await createSaver(), await createSaver()];
    const [taxes] = await findProposals(ann.as, ann.categoryId);
    expect((await acceptProposal(bob.as, taxes?.id)).status).toBe(404);
    expect((await declineProposal(bob.as, taxes?.id)).status).toBe(404);
    expect((await app.request(findSubcategoryProposals, { as: bob.as, params: { id: ann.categoryId } })).status).toBe(
      404,
    );
    expect(await fetchProposals(bob.as)).toEqual([]);
  });
});

describe('merging subcategories', () => {
  test('moves all conversations into the other subcategory and deletes the empty one, with Premium', async () => {
    const { as, categoryId } = await createSaver();
    const [taxes, mortgage] = await findProposals(as, categoryId);
    const from = (await acceptProposal(as, taxes?.id)).body.subcategory;
    const into = (await acceptProposal(as, mortgage?.id)).body.subcategory;
    const mergeIntoOther = () =>
      app.request(mergeSubcategory, { as, params: { id: from.id }, body: { intoId: into.id } });
    expect(await mergeIntoOther()).toMatchObject({ status: 403, body: { code: 'categories.premium_required' } });
    await makePremium(as);
    expect((await mergeIntoOther()).body).toMatchObject({ id: into.id, conversationCount: 7 });
    expect(await fetchCategory(as, categoryId)).toMatchObject({
      conversationCount: 8,
      subcategories: [{ id: into.id }],
    });
  });

  test('stays within one category', async () => {
    const { as, categoryId } = await createSaver();
    await makePremium(as);
    const addSubcategory = async (id: string, name: string) =>
      (await app.request(createSubcategory, { as, params: { id }, body: { name } })).body.id;
    const [here, there] = [
      await addSubcategory(categoryId, 'Here'),
      await addSubcategory(await findCategoryId(as, 'Work'), 'There'),
    ];
    const response = await app.request(mergeSubcategory, { as, params: { id: here }, body: { intoId: there } });
    expect(response).toMatchObject({ status: 404, body: { code: 'subcategories.not_found' } });
    const intoItself = await app.request(mergeSubcategory, { as, params: { id: here }, body: { intoId: here } });
    expect(intoItself).toMatchObject({ status: 200, body: { id: here } });
    await app.request(deleteSubcategory, { as, params: { id: here } });
  });
});
