import { listCategories } from '@app/contract/categories';
import { sendChat } from '@app/contract/chat';
import { getConversation, updateConversation } from '@app/contract/conversations';
import {
  applyResorting,
  dismissResorting,
  getResorting,
  listResortMoves,
  startResorting,
} from '@app/contract/resorting';
import { undoSortingAct } from '@app/contract/sorting';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let app: TestApp;
let people = 0;

beforeAll(async () => {
  // 0 is unlimited.
  app = await createTestApp({ environment: { FREE_AI_CHATS_PER_MONTH: '0' } });
});
afterAll(() => app.close());

const moneyQuestions = [
  'How much of my salary should go into a savings account before I pay the mortgage and taxes?',
  'Which savings account pays the best interest rate, and how is that interest taxed?',
  'Should I refinance my mortgage now that interest rates fell?',
];

const createUser = (): Promise<TestUser> => app.signUp(`Sorted ${(people += 1)}`);
const fetchResorting = async (as: TestUser) => (await app.request(getResorting, { as })).body;
const fetchMoves = async (as: TestUser, query = {}) => (await app.request(listResortMoves, { as, query })).body;
const fetchConversation = async (as: TestUser, id: string) =>
  (await app.request(getConversation, { as, params: { id } })).body;
const applyMoves = async (as: TestUser, conversationIds: string[] | null) =>
  (await app.request(applyResorting, { as, body: { conversationIds } })).body;

async function findCategoryId(as: TestUser, name: string): Promise<string> {
  return (await app.request(listCategories, { as })).body.find((category) => category.name === name)?.id ?? '';
}

async function runResorting(as: TestUser): Promise<void> {
  expect((await app.request(startResorting, { as })).status).toBe(202);
  await app.jobs.runPending();
}

/** Questions about money that an earlier engine filed in Health. */
async function createMisfiled(as: TestUser): Promise<string[]> {
  const ids: string[] = [];
  for (const message of moneyQuestions)
    ids.push((await app.request(sendChat, { as, body: { message } })).body.conversationId);
  await app.jobs.runPending();
  const health = await findCategoryId(as, 'Health');
  await app.db.execute(sql`
    update conversations set category_id = ${health}, engine_version = 'old', confidence = 0.5 where user_id = ${as.userId}`);
  await app.db.execute(sql`
    update categories set conversation_count = (case when id = ${health} then ${ids.length} else 0 end) where user_id = ${as.userId}`);
  return ids;
}

describe('re-sorting', () => {
  test('whose job was given up does not stay running, and can be started again', async () => {
    const lea = await createUser();
    await createMisfiled(lea);
    await app.request(startResorting, { as: lea });
    expect(await fetchResorting(lea)).toMatchObject({ status: 'running' });
    await app.db.execute(sql`delete from pgboss.job where name = 'look-for-places' and singleton_key = ${lea.userId}`);
    expect(await fetchResorting(lea)).toMatchObject({ status: 'idle', outdated: 3 });
    await runResorting(lea);
    expect(await fetchResorting(lea)).toMatchObject({ status: 'ready', moves: 3 });
  });

  test('offers moves with the old and the new category and their confidence, and moves nothing itself', async () => {
    const ann = await createUser();
    const ids = await createMisfiled(ann);
    expect(await fetchResorting(ann)).toMatchObject({ status: 'idle', outdated: 3, moves: 0 });
    await runResorting(ann);
    expect(await fetchResorting(ann)).toMatchObject({ status: 'ready', checked: 3, total: 3, moves: 3 });
    const [health, finances] = [await findCategoryId(ann, 'Health'), await findCategoryId(ann, 'Finances')];
    const offered = await fetchMoves(ann);
    expect(offered.map(({ conversationId }) => conversationId).toSorted()).toEqual(ids.toSorted());
    for (const { from, to } of offered) {
      expect([from, to.categoryId]).toEqual([{ categoryId: health, confidence: 0.5 }, finances]);
      expect(to.confidence).toBeGreaterThanOrEqual(0.4);
    }
    for (const id of ids) expect(await fetchConversation(ann, id)).toMatchObject({ categoryId: health });
  });

  test('is one act with one undo', async () => {
    const ann = await createUser();
    const [first = ''] = await createMisfiled(ann);
    await runResorting(ann);
    const act = await applyMoves(ann, null);
    expect(act.moved).toBe(3);
    expect(await fetchConversation(ann, first)).toMatchObject({ category: { name: 'Finances' } });
    expect(await fetchResorting(ann)).toMatchObject({ moves: 0, outdated: 0 });
    const undone = await app.request(undoSortingAct, { as: ann, params: { id: act.actId ?? '' } });
    expect(undone.body).toEqual({ restored: 3 });
    expect(await fetchConversation(ann, first)).toMatchObject({ category: { name: 'Health' } });
  });

  test('never offers to move conversations that the user has filed, even after the run', async () => {
    const ann = await createUser();
    const [filed = '', late = '', third = ''] = await createMisfiled(ann);
    const fileIn = (id: string, categoryId: string) =>
      app.request(updateConversation, { as: ann, params: { id }, body: { categoryId } });
    await fileIn(filed, await findCategoryId(ann, 'Health'));
    await runResorting(ann);
    expect((await fetchMoves(ann)).map(({ conversationId }) => conversationId).toSorted()).toEqual(
      [late, third].toSorted(),
    );
    await fileIn(late, await findCategoryId(ann, 'Religion'));
    expect((await fetchMoves(ann)).map(({ conversationId }) => conversationId)).toEqual([third]);
    expect((await applyMoves(ann, [filed, late, third])).moved).toBe(1);
    expect(await fetchConversation(ann, late)).toMatchObject({ category: { name: 'Religion' } });
  });

  test('can be applied in part, paged through, and dismissed', async () => {
    const ann = await createUser();
    await createMisfiled(ann);
    await runResorting(ann);
    const page = await app.request(listResortMoves, { as: ann, query: { limit: '2' } });
    expect(page.body).toHaveLength(2);
    const cursor = /cursor=([\w-]+)/.exec(String(page.headers['link']))?.[1] ?? '';
    expect(await fetchMoves(ann, { limit: '2', cursor })).toHaveLength(1);
    expect((await applyMoves(ann, [page.body[0]?.conversationId ?? ''])).moved).toBe(1);
    expect(await fetchResorting(ann)).toMatchObject({ moves: 2 });
    expect((await app.request(dismissResorting, { as: ann })).status).toBe(204);
    expect(await fetchResorting(ann)).toMatchObject({ status: 'idle', moves: 0 });
    expect(await fetchMoves(ann)).toEqual([]);
  });

  test('finds nothing if every conversation is in the right category, and marks them as checked', async () => {
    const ann = await createUser();
    await app.request(sendChat, { as: ann, body: { message: moneyQuestions[0] } });
    await app.jobs.runPending();
    await app.db.execute(sql`update conversations set engine_version = 'old' where user_id = ${ann.userId}`);
    expect((await fetchResorting(ann)).outdated).toBe(1);
    await runResorting(ann);
    expect(await fetchResorting(ann)).toMatchObject({ status: 'ready', moves: 0, outdated: 0 });
  });

  test('changes nothing of other users', async () => {
    const [ann, bob] = [await createUser(), await createUser()];
    const ids = await createMisfiled(ann);
    await runResorting(ann);
    expect(await fetchMoves(bob)).toEqual([]);
    expect(await applyMoves(bob, ids)).toEqual({ actId: null, moved: 0 });
    await app.request(dismissResorting, { as: bob });
    expect(await fetchMoves(ann)).toHaveLength(3);
  });
});
