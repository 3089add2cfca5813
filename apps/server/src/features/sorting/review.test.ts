import { listCategories } from '@app/contract/categories';
import { sendChat } from '@app/contract/chat';
import { deleteConversation, getConversation, updateConversation } from '@app/contract/conversations';
import { acceptReview, decideReview, getReviewSummary, listReview, undoSortingAct } from '@app/contract/sorting';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '#db/database.ts';
import { newId } from '#platform/ids.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let app: TestApp;
let people = 0;

beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMIT_CHAT_PER_MINUTE: '1000' } });
});
afterAll(() => app.close());

const createUser = (): Promise<TestUser> => app.signUp(`Reviewer ${(people += 1)}`);
const fetchReview = async (as: TestUser, query = {}) => (await app.request(listReview, { as, query })).body;
const fetchReviewSummary = async (as: TestUser) => (await app.request(getReviewSummary, { as })).body;
const fetchConversation = async (as: TestUser, id: string) =>
  (await app.request(getConversation, { as, params: { id } })).body;
const decideOne = (as: TestUser, conversationId: string, categoryId: string) =>
  app.request(decideReview, { as, body: { decisions: [{ conversationId, categoryId }] } });
const undoAct = (as: TestUser, id: string | null) => app.request(undoSortingAct, { as, params: { id: id ?? '' } });

async function createUnsure(as: TestUser): Promise<string> {
  const body = { message: 'Blue school bus for the office party' };
  return (await app.request(sendChat, { as, body })).body.conversationId;
}

async function findCategoryId(as: TestUser, name: string): Promise<string> {
  return (await app.request(listCategories, { as })).body.find((category) => category.name === name)?.id ?? '';
}

async function countIn(as: TestUser, name: string): Promise<number | undefined> {
  const { body } = await app.request(listCategories, { as });
  return body.find((category) => category.name === name)?.conversationCount;
}

/** Stores conversations that await review: the best guess is Work for every third one, else Health. */
async function storeUnsure(as: TestUser, count: number): Promise<void> {
  const { userId } = as;
  const [work, health, other] = [
    await findCategoryId(as, 'Work'),
    await findCategoryId(as, 'Health'),
    await findCategoryId(as, 'Other'),
  ];
  const at = new Date('2026-11-01T10:00:00Z');
  const drafts = Array.from({ length: count }, (_, index) => ({
    id: newId(),
    title: `Number ${index}`,
    source: 'chatgpt' as const,
    sourceId: `n${index}`,
    createdAt: at,
    updatedAt: at,
    categoryId: other,
    messages: [],
    activeLeafId: null,
  }));
  await inTransaction(app.db, (tx) => app.server.services.conversations.storeConversations({ tx, userId }, drafts));
  const makeGuesses = (best: string, second: string) =>
    JSON.stringify([best, second].map((categoryId) => ({ categoryId, confidence: 0.3 })));
  await app.db.execute(sql`
    update conversations set placed_by = 'engine', needs_review = true, guesses =
      (case when substr(source_id, 2)::int % 3 = 0 then ${makeGuesses(work, health)} else ${makeGuesses(health, work)} end)::jsonb
    where user_id = ${userId}`);
}

describe('the review queue', () => {
  test('has the conversations the engine was unsure of, with at most two guesses of at least 20 %', async () => {
    const ann = await createUser();
    expect(await fetchReview(ann)).toEqual([]);
    expect(await fetchReviewSummary(ann)).toEqual({ count: 0, guesses: [] });
    const conversationId = await createUnsure(ann);
    const [item] = await fetchReview(ann);
    expect(item).toMatchObject({ conversationId, title: expect.stringContaining('Blue'), source: 'chat' });
    expect(item?.guesses.length).toBeLessThanOrEqual(2);
    for (const { confidence } of item?.guesses ?? []) expect(confidence).toBeGreaterThanOrEqual(0.2);
    expect(await fetchReviewSummary(ann)).toEqual({
      count: 1,
      guesses: [{ categoryId: item?.guesses[0]?.categoryId, count: 1 }],
    });
  });

  test('leaves out trashed and archived conversations', async () => {
    const ann = await createUser();
    const [trashed, archived] = [await createUnsure(ann), await createUnsure(ann)];
    await app.request(deleteConversation, { as: ann, params: { id: trashed } });
    await app.request(updateConversation, { as: ann, params: { id: archived }, body: { isArchived: true } });
    expect(await fetchReview(ann)).toEqual([]);
    expect(await fetchReviewSummary(ann)).toMatchObject({ count: 0 });
  });

  test('has no deleted category among the guesses', async () => {
    const ann = await createUser();
    const conversationId = await createUnsure(ann);
    const deletedCategoryId = newId();
    await app.db.execute(
      sql`update conversations set guesses = ${JSON.stringify([{ categoryId: deletedCategoryId, confidence: 0.3 }])}::jsonb where id = ${conversationId}`,
    );
    expect(await fetchReview(ann)).toMatchObject([{ conversationId, guesses: [] }]);
    expect(await fetchReviewSummary(ann)).toEqual({ count: 1, guesses: [] });
  });

  test('has only guesses of at least 20 %, and leaves out conversations whose best guess is below 30 %', async () => {
    const ann = await createUser();
    await storeUnsure(ann, 3);
    const [work, health] = [await findCategoryId(ann, 'Work'), await findCategoryId(ann, 'Health')];
    const makeWorkAndHealthGuesses = (first: number, second: number) =>
      JSON.stringify([
        { categoryId: work, confidence: first },
        { categoryId: health, confidence: second },
      ]);
    await app.db.execute(sql`
      update conversations set guesses = (case source_id when 'n0' then ${makeWorkAndHealthGuesses(0.29, 0.28)}
        when 'n1' then ${makeWorkAndHealthGuesses(0.3, 0.19)} else ${makeWorkAndHealthGuesses(0.3, 0.2)} end)::jsonb where user_id = ${ann.userId}`);
    const guessCounts = (await fetchReview(ann)).map(({ title, guesses: shown }) => [title, shown.length]);
    expect(guessCounts.toSorted()).toEqual([
      ['Number 1', 1],
      ['Number 2', 2],
    ]);
    expect(await fetchReviewSummary(ann)).toEqual({ count: 2, guesses: [{ categoryId: work, count: 2 }] });
  });

  test('responds 304 while nothing has changed', async () => {
    const ann = await createUser();
    const { headers } = await app.request(getReviewSummary, { as: ann });
    const again = await app.request(getReviewSummary, {
      as: ann,
      headers: { 'if-none-match': String(headers['etag']) },
    });
    expect(again.status).toBe(304);
  });
});

describe('a decision', () => {
  test('files the conversation as placed by the user and removes it from the queue', async () => {
    const ann = await createUser();
    const conversationId = await createUnsure(ann);
    const categoryId = await findCategoryId(ann, 'Religion');
    expect((await decideOne(ann, conversationId, categoryId)).body).toMatchObject({ moved: 1 });
    expect(await fetchReview(ann)).toEqual([]);
    expect(await fetchConversation(ann, conversationId)).toMatchObject({ categoryId, needsReview: false });
    expect([await countIn(ann, 'Religion'), await countIn(ann, 'Other')]).toEqual([1, 0]);
    const { rows } = await app.db.execute(sql`select placed_by from conversations where id = ${conversationId}`);
    expect(rows).toEqual([{ placed_by: 'user' }]);
  });

  test('for Other keeps the conversation there and removes it from the queue', async () => {
    const ann = await createUser();
    const conversationId = await createUnsure(ann);
    await decideOne(ann, conversationId, await findCategoryId(ann, 'Other'));
    expect(await fetchReview(ann)).toEqual([]);
    expect(await countIn(ann, 'Other')).toBe(1);
  });

  test('can be undone, once', async () => {
    const ann = await createUser();
    const conversationId = await createUnsure(ann);
    const before = await fetchReview(ann);
    const { body } = await decideOne(ann, conversationId, await findCategoryId(ann, 'Work'));
    expect((await undoAct(ann, body.actId)).body).toEqual({ restored: 1 });
    expect(await fetchReview(ann)).toEqual(before);
    expect([await countIn(ann, 'Work'), await countIn(ann, 'Other')]).toEqual([0, 1]);
    expect((await undoAct(ann, body.actId)).body).toEqual({ restored: 0 });
  });

  test('is not undone for a conversation that was moved again', async () => {
    const ann = await createUser();
    const conversationId = await createUnsure(ann);
    const { body } = await decideOne(ann, conversationId, await findCategoryId(ann, 'Work'));
    const categoryId = await findCategoryId(ann, 'Health');
    await app.request(updateConversation, { as: ann, params: { id: conversationId }, body: { categoryId } });
    expect((await undoAct(ann, body.actId)).body).toEqual({ restored: 0 });
    expect(await fetchConversation(ann, conversationId)).toMatchObject({ categoryId });
  });

  test('is refused for a conversation or category of another user, and cannot be undone by another user', async () => {
    const [ann, bob] = [await createUser(), await createUser()];
    const conversationId = await createUnsure(ann);
    const categoryOfBob = await findCategoryId(bob, 'Work');
    expect(await decideOne(bob, conversationId, categoryOfBob)).toMatchObject({
      status: 404,
      body: { code: 'conversations.not_found' },
    });
    const foreignCategoryId = await findCategoryId(ann, 'Work');
    expect(await decideOne(bob, await createUnsure(bob), foreignCategoryId)).toMatchObject({
      status: 404,
      body: { code: 'categories.not_found' },
    });
    const made = await decideOne(ann, conversationId, foreignCategoryId);
    expect(await undoAct(bob, made.body.actId)).toMatchObject({ status: 404, body: { code: 'sorting.act_not_found' } });
  });

  test.each([
    ['no decisions', {}],
    ['an empty list', { decisions: [] }],
    [
      'too many',
      { decisions: Array.from({ length: 1_001 }, () => ({ conversationId: newId(), categoryId: newId() })) },
    ],
    ['invalid ids', { decisions: [{ conversationId: 'x', categoryId: 'y' }] }],
  ])('with %s is refused', async (_name, body) => {
    const response = await app.request(decideReview, { as: await createUser(), body });
    expect(response).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  });
});

describe('accepting best guesses', () => {
  test('a queue of a thousand is paged, filtered by guess, accepted in one act, and restored by one undo', async () => {
    const ann = await createUser();
    await storeUnsure(ann, 1_000);
    const { count, guesses } = await fetchReviewSummary(ann);
    expect([count, ...guesses.map((guess) => guess.count)]).toEqual([1_000, 666, 334]);
    const pages: number[] = [];
    let query: Record<string, string> = { limit: '150' };
    for (;;) {
      const page = await app.request(listReview, { as: ann, query });
      pages.push(page.body.length);
      const link = page.headers['link'];
      if (typeof link !== 'string') break;
      const cursor = new URL(link.slice(1, link.indexOf('>')), 'http://x').searchParams.get('cursor') ?? '';
      query = { limit: '150', cursor };
    }
    expect(pages).toEqual([150, 150, 150, 150, 150, 150, 100]);
    const [commonest] = guesses;
    expect(await fetchReview(ann, { guess: commonest?.categoryId ?? '' })).toHaveLength(commonest?.count ?? -1);

    const { body } = await app.request(acceptReview, { as: ann, body: { guess: null } });
    expect(body.moved).toBe(1_000);
    expect(await fetchReviewSummary(ann)).toMatchObject({ count: 0 });
    expect((await undoAct(ann, body.actId)).body).toEqual({ restored: 1_000 });
    expect(await fetchReviewSummary(ann)).toEqual({ count, guesses });
    expect(await countIn(ann, 'Other')).toBe(1_000);
  });

  test('can be limited to the entries with one best guess', async () => {
    const ann = await createUser();
    const conversationId = await createUnsure(ann);
    const [item] = await fetchReview(ann);
    const other = (await app.request(acceptReview, { as: ann, body: { guess: newId() } })).body;
    expect(other).toEqual({ actId: null, moved: 0 });
    const bestGuess = item?.guesses[0]?.categoryId ?? '';
    expect((await app.request(acceptReview, { as: ann, body: { guess: bestGuess } })).body).toMatchObject({ moved: 1 });
    expect(await fetchConversation(ann, conversationId)).toMatchObject({ categoryId: bestGuess });
  });
});

test('acts can no longer be undone after 30 days', async () => {
  const ann = await createUser();
  const { body } = await decideOne(ann, await createUnsure(ann), await findCategoryId(ann, 'Work'));
  await app.db.execute(sql`update sorting_acts set created_at = '2026-10-01' where id = ${body.actId}`);
  await app.server.services.sorting.deleteOldActs();
  expect((await undoAct(ann, body.actId)).status).toBe(404);
  const { rows } = await app.db.execute(sql`select * from sorting_moves where user_id = ${ann.userId}`);
  expect(rows).toEqual([]);
});
