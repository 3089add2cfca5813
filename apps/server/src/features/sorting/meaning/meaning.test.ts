import { createCategory, listCategories } from '@app/contract/categories';
import { getConversation, updateConversation } from '@app/contract/conversations';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '#db/database.ts';
import { newId } from '#platform/ids.ts';
import { createTestApp, type TestApp, type TestUser } from '#test/test-app.ts';

let app: TestApp;
let people = 0;

beforeAll(async () => {
  app = await createTestApp({ environment: { DEFAULT_PLAN: 'premium' } });
});
afterAll(() => app.close());

const createUser = (): Promise<TestUser> => app.signUp(`Reader ${(people += 1)}`);

async function storeConversation(user: TestUser, title: string, question: string): Promise<string> {
  const createdAt = new Date('2026-05-01T10:00:00Z');
  const [id, messageId] = [newId(), newId()];
  const messages = [{ id: messageId, parentId: null, role: 'user' as const, content: question, createdAt }];
  const draft = {
    id,
    title,
    source: 'chat' as const,
    createdAt,
    updatedAt: createdAt,
    messages,
    activeLeafId: messageId,
  };
  await inTransaction(app.db, (tx) =>
    app.server.services.conversations.storeConversations({ tx, userId: user.userId }, [draft]),
  );
  return id;
}

async function findStoredSorting(user: TestUser, id: string) {
  const { rows } = await app.db.execute(sql`
    select c.engine_version, c.confidence, cat.name as category, v.embedder, length(v.vector) as dimensions
    from conversations c join categories cat on cat.user_id = c.user_id and cat.id = c.category_id
    left join conversation_vectors v on v.user_id = c.user_id and v.conversation_id = c.id
    where c.user_id = ${user.userId} and c.id = ${id}`);
  return rows[0];
}

const findCategoryId = async (user: TestUser, name: string): Promise<string> =>
  (await app.request(listCategories, { as: user })).body.find((category) => category.name === name)?.id ?? '';

describe('reading conversations in the background', () => {
  test('gives each a vector and a final category, marked with the engine version', async () => {
    const ann = await createUser();
    const id = await storeConversation(ann, 'A question', 'how do I refinance my mortgage at a lower interest rate');
    expect(await findStoredSorting(ann, id)).toMatchObject({ engine_version: 'first-2', embedder: null });
    await app.jobs.runPending();
    expect(await findStoredSorting(ann, id)).toMatchObject({
      engine_version: 'words-8',
      embedder: 'fake-1',
      dimensions: 512,
      category: 'Finances',
    });
  });

  test('gives each of many conversations the vector of its own text', async () => {
    const ann = await createUser();
    const subjects = ['mortgage', 'roses', 'marathon', 'guitar', 'tax', 'bread', 'visa'];
    const ids: string[] = [];
    for (let at = 0; at < 60; at += 1) {
      const subject = subjects[at % subjects.length] ?? '';
      ids.push(await storeConversation(ann, `About ${subject}`, `what should I know about ${subject}`));
    }
    await app.jobs.runPending();
    const openings = await app.server.services.meaning.openings(ann.userId, ids);
    const vectorsByTitle = Map.groupBy(openings, ({ title }) => title);
    const distinct = [...vectorsByTitle.values()].map((same) => new Set(same.map(({ vector }) => vector?.join(' '))));
    expect(openings).toHaveLength(60);
    expect(distinct.map(({ size }) => size)).toEqual(subjects.map(() => 1));
    expect(new Set(distinct.flatMap((vectors) => [...vectors])).size).toBe(subjects.length);
  });

  test('files into the user’s own categories, which the provisional filing does not know', async () => {
    const ann = await createUser();
    const body = {
      name: 'Gardening',
      description: 'Plants, vegetable beds and compost',
      examples: ['when do I sow carrots', 'my roses have aphids', 'how to make compost from leaves'],
    };
    await app.request(createCategory, { as: ann, body });
    const id = await storeConversation(ann, 'Aphids', 'how do I get rid of aphids on my roses');
    await app.jobs.runPending();
    expect(await findStoredSorting(ann, id)).toMatchObject({ category: 'Gardening' });
    const gardening = (await app.request(listCategories, { as: ann })).body.find(({ name }) => name === 'Gardening');
    expect(gardening?.conversationCount).toBe(1);
  });

  test('learns from what the user filed, and does not move it', async () => {
    const ann = await createUser();
    const first = await storeConversation(ann, 'Seating chart', 'make a seating chart for the gala on the terrace');
    const work = await findCategoryId(ann, 'Work');
    await app.request(updateConversation, { as: ann, params: { id: first }, body: { categoryId: work } });
    const second = await storeConversation(
      ann,
      'Seating chart again',
      'update the seating chart for the gala on the terrace',
    );
    await app.jobs.runPending();
    expect(await findStoredSorting(ann, second)).toMatchObject({ category: 'Work' });
    expect(await findStoredSorting(ann, first)).toMatchObject({ category: 'Work', embedder: 'fake-1' });
  });

  test('embeds what an earlier engine version categorised, and does not move it', async () => {
    const ann = await createUser();
    const id = await storeConversation(ann, 'Loan', 'how do I refinance my mortgage');
    const family = await findCategoryId(ann, 'Family');
    await app.db.execute(sql`update conversations set engine_version = 'words-1', category_id = ${family}
      where user_id = ${ann.userId} and id = ${id}`);
    await app.jobs.runPending();
    expect(await findStoredSorting(ann, id)).toMatchObject({
      category: 'Family',
      engine_version: 'words-1',
      embedder: 'fake-1',
    });
    const engine = await app.server.services.meaning.engineFor(ann.userId);
    const [opening] = await app.server.services.meaning.openings(ann.userId, [id]);
    expect(opening?.openers).toEqual(['how do I refinance my mortgage']);
    expect(opening?.vector).toHaveLength(512);
    expect(engine.categorise(opening ?? { title: '', openers: [], source: 'chat' }).categoryId).toBe(
      await findCategoryId(ann, 'Finances'),
    );
  });

  test('reads renamed conversations again', async () => {
    const ann = await createUser();
    const id = await storeConversation(ann, 'Untold', 'xyzzy');
    await app.jobs.runPending();
    const before = await app.db.execute(sql`select basis from conversation_vectors where conversation_id = ${id}`);
    await app.request(updateConversation, { as: ann, params: { id }, body: { title: 'My knee hurts after running' } });
    await app.jobs.runPending();
    const after = await app.db.execute(sql`select basis from conversation_vectors where conversation_id = ${id}`);
    expect(after.rows[0]?.['basis']).not.toBe(before.rows[0]?.['basis']);
    expect(await app.server.services.meaning.listUsersToEmbed()).not.toContain(ann.userId);
  });

  test('keeps no vector of a conversation that is deleted for good', async () => {
    const ann = await createUser();
    const id = await storeConversation(ann, 'Gone', 'nothing to see');
    await app.jobs.runPending();
    await app.db.execute(sql`delete from conversations where user_id = ${ann.userId} and id = ${id}`);
    const { rows } = await app.db.execute(sql`select 1 from conversation_vectors where conversation_id = ${id}`);
    expect(rows).toHaveLength(0);
    expect((await app.request(getConversation, { as: ann, params: { id } })).status).toBe(404);
  });
});

describe('a similar conversation', () => {
  const findNearest = async (user: TestUser, text: string, filter = {}) =>
    (await app.server.services.meaning.nearestTo(user.userId, text, { limit: 5, filter })).map(
      ({ conversationId }) => conversationId,
    );

  test('is found as soon as it is read, and no longer once it is archived', async () => {
    const ann = await createUser();
    const loan = await storeConversation(ann, 'Loan', 'refinance a mortgage at a lower interest rate');
    await app.jobs.runPending();
    expect(await findNearest(ann, 'lower interest rate for a mortgage')).toEqual([loan]);
    const knee = await storeConversation(ann, 'Knee', 'knee pain after running');
    expect(await findNearest(ann, 'pain in the knee after running')).toEqual([]);
    await app.jobs.runPending();
    expect(await findNearest(ann, 'pain in the knee after running')).toEqual([knee]);
    await app.request(updateConversation, { as: ann, params: { id: knee }, body: { isArchived: true } });
    expect(await findNearest(ann, 'pain in the knee after running')).toEqual([]);
  });

  test('is found only if it passes the filter and belongs to the user', async () => {
    const [ann, ben] = [await createUser(), await createUser()];
    const text = 'refinance a mortgage at a lower interest rate';
    const [own] = [await storeConversation(ann, 'Loan', text), await storeConversation(ben, 'Loan', text)];
    await app.jobs.runPending();
    expect(await findNearest(ann, text)).toEqual([own]);
    expect(await findNearest(ann, text, { source: 'claude' })).toEqual([]);
    expect(await findNearest(ann, text, { source: 'chat', from: '2026-04-30T00:00:00Z' })).toEqual([own]);
    expect(await findNearest(ann, text, { to: '2026-04-30T00:00:00Z' })).toEqual([]);
  });
});
