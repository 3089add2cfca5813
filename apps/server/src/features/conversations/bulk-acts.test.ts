import { changeConversations, undoBulkAct } from '@app/contract/bulk-acts';
import { listCategories } from '@app/contract/categories';
import { createSubcategory } from '@app/contract/subcategories';
import { getConversation, listConversations, updateConversation } from '@app/contract/conversations';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#db/database.ts';
import { newId } from '#platform/ids.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';
import { countInCategories } from './conversations.repository.ts';

let app: TestApp;
let people = 0;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const createUser = (): Promise<TestUser> => app.signUp(`Person ${(people += 1)}`);

async function storeConversations({ userId }: TestUser, count: number): Promise<string[]> {
  const createdAt = app.clock.now();
  const drafts = Array.from({ length: count }, (_, at) => {
    const messageId = newId();
    const message = { id: messageId, parentId: null, role: 'user' as const, content: `Text ${at}`, createdAt };
    const id = newId();
    const title = `Topic ${at}`;
    return {
      id,
      title,
      source: 'chat' as const,
      createdAt,
      updatedAt: createdAt,
      messages: [message],
      activeLeafId: messageId,
    };
  });
  await inTransaction(app.db, (tx) => app.server.services.conversations.storeConversations({ tx, userId }, drafts));
  return drafts.map(({ id }) => id);
}

const changeMany = (as: TestUser, body: object) => app.request(changeConversations, { as, body });
const undoAct = (as: TestUser, id: string | null) => app.request(undoBulkAct, { as, params: { id: id ?? '' } });
const fetchCategories = async (as: TestUser) => (await app.request(listCategories, { as })).body;
const fetchConversations = async (as: TestUser, archived = 'false') =>
  (await app.request(listConversations, { as, query: { archived } })).body.map(({ title }) => title).toSorted();

/** Expects the stored counts to equal a recount. */
async function expectTrueCounts(as: TestUser): Promise<void> {
  const counted = await countInCategories(app.db, as.userId);
  const categoriesInUse = (await fetchCategories(as)).filter(({ conversationCount }) => conversationCount > 0);
  expect(new Map(categoriesInUse.map(({ id, conversationCount }) => [id, conversationCount]))).toEqual(counted);
}

test('many conversations are moved into a subcategory at once, and an undo restores their guesses', async () => {
  const ann = await createUser();
  const ids = await storeConversations(ann, 3);
  await app.db.execute(sql`update users set subscription_tier = 'premium' where id = ${ann.userId}`);
  const work = (await fetchCategories(ann)).find(({ name }) => name === 'Work');
  const params = { id: work?.id ?? '' };
  const subcategory = await app.request(createSubcategory, { as: ann, params, body: { name: 'Rollout' } });
  const before = await Promise.all(
    ids.map(async (id) => (await app.request(getConversation, { as: ann, params: { id } })).body),
  );
  const body = { ids: [...ids, newId()], kind: 'move', categoryId: params.id, subcategoryId: subcategory.body.id };
  const done = await changeMany(ann, body);
  expect(done).toMatchObject({ status: 200, body: { changed: 3 } });
  const moved = await app.request(getConversation, { as: ann, params: { id: ids[0] ?? '' } });
  expect(moved.body).toMatchObject({ categoryId: params.id, subcategory: { name: 'Rollout' }, needsReview: false });
  await expectTrueCounts(ann);
  expect((await changeMany(ann, body)).body).toEqual({ actId: null, changed: 0 });
  expect((await undoAct(ann, done.body.actId)).body).toEqual({ changed: 3 });
  const after = await Promise.all(
    ids.map(async (id) => (await app.request(getConversation, { as: ann, params: { id } })).body),
  );
  expect(after).toEqual(before);
  await expectTrueCounts(ann);
  expect(await undoAct(ann, done.body.actId)).toMatchObject({
    status: 404,
    body: { code: 'conversations.act_not_found' },
  });
});

test('archived conversations leave lists and counts, and unarchive or undo brings them back', async () => {
  const ann = await createUser();
  const ids = await storeConversations(ann, 2);
  const done = await changeMany(ann, { ids, kind: 'archive' });
  expect(await fetchConversations(ann)).toEqual([]);
  expect(await fetchConversations(ann, 'true')).toEqual(['Topic 0', 'Topic 1']);
  await expectTrueCounts(ann);
  expect((await changeMany(ann, { ids: ids.slice(0, 1), kind: 'unarchive' })).body.changed).toBe(1);
  expect((await undoAct(ann, done.body.actId)).body).toEqual({ changed: 1 });
  expect(await fetchConversations(ann)).toEqual(['Topic 0', 'Topic 1']);
  await expectTrueCounts(ann);
});

test('deleted conversations stay in the trash until an undo, which skips conversations changed since', async () => {
  const ann = await createUser();
  const ids = await storeConversations(ann, 3);
  const done = await changeMany(ann, { ids, kind: 'delete' });
  expect(await fetchConversations(ann)).toEqual([]);
  await expectTrueCounts(ann);
  app.clock.advance(1_000);
  await app.request('POST /api/trash/conversation/' + (ids[0] ?? '') + '/restore', { as: ann });
  await app.request(updateConversation, { as: ann, params: { id: ids[0] ?? '' }, body: { title: 'Kept' } });
  expect((await undoAct(ann, done.body.actId)).body).toEqual({ changed: 2 });
  expect(await fetchConversations(ann)).toEqual(['Kept', 'Topic 1', 'Topic 2']);
  await expectTrueCounts(ann);
});

test('other people’s conversations are not changed, and a move to an unknown category is refused', async () => {
  const [ann, bob] = [await createUser(), await createUser()];
  const ids = await storeConversations(bob, 1);
  expect((await changeMany(ann, { ids, kind: 'delete' })).body).toEqual({ actId: null, changed: 0 });
  expect(await changeMany(bob, { ids, kind: 'move', categoryId: newId() })).toMatchObject({
    status: 404,
    body: { code: 'categories.not_found' },
  });
  expect(await changeMany(bob, { ids, kind: 'move' })).toMatchObject({
    status: 400,
    body: { message: 'Please choose a category.' },
  });
  expect((await changeMany(bob, { ids: [], kind: 'delete' })).status).toBe(400);
});

test('acts cannot be undone after thirty days', async () => {
  const ann = await createUser();
  const { body } = await changeMany(ann, { ids: await storeConversations(ann, 1), kind: 'archive' });
  app.clock.advance(31 * 86_400_000);
  await app.server.services.bulkActs.deleteOldActs();
  const { rows } = await app.db.execute(sql`select id from bulk_acts where id = ${body.actId}`);
  expect(rows).toEqual([]);
});
