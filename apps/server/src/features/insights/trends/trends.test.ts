import { allEndpoints } from '@app/contract/all-endpoints';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeConversations } from '#test/stored-conversations.ts';
import { createTestApp, type TestApp, type TestUser } from '#test/test-app.ts';

let app: TestApp;
let people = 0;

beforeAll(async () => {
  app = await createTestApp({ now: '2026-11-20T09:00:00Z' });
});
afterAll(() => app.close());

async function createUser(tier = 'premium_monthly', timeZone = 'UTC'): Promise<TestUser> {
  const user = await app.signUp(`Thinker ${(people += 1)}`);
  await app.db.execute(
    sql`update users set subscription_tier = ${tier}, time_zone = ${timeZone} where id = ${user.userId}`,
  );
  return user;
}

const fetchTrends = async (as: TestUser, query: Record<string, string> = {}) =>
  (await app.request(allEndpoints.getTrends, { as, query })).body;
const fetchTrendConversations = async (as: TestUser, query: Record<string, string>) =>
  (await app.request(allEndpoints.listTrendConversations, { as, query })).body;
const fetchCategoryIds = async (as: TestUser) => {
  const { body } = await app.request(allEndpoints.listCategories, { as });
  return Object.fromEntries(body.map(({ name, id }) => [name, id])) as Record<string, string>;
};
const countsByStart = ({ volume }: Awaited<ReturnType<typeof fetchTrends>>) =>
  Object.fromEntries(volume.flatMap(({ start, conversations }) => (conversations > 0 ? [[start, conversations]] : [])));

describe('volume', () => {
  test('spans the first to the last day with a conversation by default, by category and source', async () => {
    const ann = await createUser();
    const { Work = '', Health = '' } = await fetchCategoryIds(ann);
    await storeConversations(app, ann, [
      { at: '2026-11-19T10:00:00Z', categoryId: Work },
      { at: '2026-11-19T12:00:00Z', categoryId: Work, source: 'claude' },
      { at: '2026-11-18T12:00:00Z', categoryId: Health },
      { at: '2026-10-25T12:00:00Z', categoryId: Health },
    ]);
    const trends = await fetchTrends(ann);
    expect(trends).toMatchObject({ from: '2026-10-25', to: '2026-11-19', bucket: 'day', firstDay: '2026-10-25' });
    expect(trends.volume).toHaveLength(26);
    expect(trends.volume.at(-1)).toEqual({
      start: '2026-11-19',
      end: '2026-11-19',
      conversations: 2,
      byCategory: [{ categoryId: Work, conversations: 2 }],
      bySource: [
        { source: 'chat', conversations: 1 },
        { source: 'claude', conversations: 1 },
      ],
    });
    expect(trends.totals).toEqual({ conversations: 4, messages: 8, questions: 4 });
  });

  test('of an old archive ends with its last conversation, and the planner today', async () => {
    const ann = await createUser();
    await storeConversations(app, ann, [{ at: '2023-03-02T10:00:00Z' }, { at: '2023-11-05T10:00:00Z' }]);
    await app.request(allEndpoints.createTask, { as: ann, body: { title: 'Taxes', isDone: true } });
    const trends = await fetchTrends(ann);
    expect(trends).toMatchObject({ from: '2023-03-02', to: '2023-11-05', bucket: 'month' });
    expect(trends.planner.at(-1)).toMatchObject({ end: '2026-11-20', tasksDone: 1 });
    expect(await fetchTrends(ann, { from: '2023-06-01' })).toMatchObject({ from: '2023-06-01', to: '2023-11-05' });
    expect(await fetchTrends(ann, { from: '2026-10-22' })).toMatchObject({ from: '2026-10-22', to: '2026-11-20' });
  });

  test('is counted by days in the person’s time zone, and again when that changes', async () => {
    const ann = await createUser('premium_monthly', 'Asia/Tokyo');
    await storeConversations(app, ann, [{ at: '2026-11-18T20:00:00Z' }]);
    const inTokyo = await fetchTrends(ann);
    expect(countsByStart(inTokyo)).toEqual({ '2026-11-19': 1 });
    expect(inTokyo.hours).toEqual([{ weekday: 4, hour: 5, messages: 2, questions: 1 }]);
    await app.db.execute(sql`update users set time_zone = 'America/New_York' where id = ${ann.userId}`);
    const inNewYork = await fetchTrends(ann);
    expect(countsByStart(inNewYork)).toEqual({ '2026-11-18': 1 });
    expect(inNewYork.hours).toEqual([{ weekday: 3, hour: 15, messages: 2, questions: 1 }]);
  });

  test('follows moves, archiving, trash, restore and deletion, and merged categories', async () => {
    const ann = await createUser();
    const { Work = '', Health = '', Family = '' } = await fetchCategoryIds(ann);
    const [id = ''] = await storeConversations(app, ann, [{ at: '2026-11-19T10:00:00Z', categoryId: Work }]);
    const fetchCountsOfNov19 = async () => (await fetchTrends(ann, { to: '2026-11-20' })).volume.at(-2)?.byCategory;
    const params = { id };
    expect(await fetchCountsOfNov19()).toEqual([{ categoryId: Work, conversations: 1 }]);
    await app.request(allEndpoints.updateConversation, { as: ann, params, body: { categoryId: Health } });
    expect(await fetchCountsOfNov19()).toEqual([{ categoryId: Health, conversations: 1 }]);
    await app.request(allEndpoints.updateConversation, { as: ann, params, body: { isArchived: true } });
    expect(await fetchCountsOfNov19()).toEqual([]);
    await app.request(allEndpoints.updateConversation, { as: ann, params, body: { isArchived: false } });
    expect(await fetchCountsOfNov19()).toHaveLength(1);
    await app.request(allEndpoints.deleteConversation, { as: ann, params });
    expect(await fetchCountsOfNov19()).toEqual([]);
    const item = { type: 'conversation', id };
    await app.request(allEndpoints.restoreTrashItem, { as: ann, params: item });
    expect(await fetchCountsOfNov19()).toEqual([{ categoryId: Health, conversations: 1 }]);
    await app.request(allEndpoints.mergeCategory, { as: ann, params: { id: Health }, body: { intoId: Family } });
    expect(await fetchCountsOfNov19()).toEqual([{ categoryId: Family, conversations: 1 }]);
    await app.request(allEndpoints.deleteConversation, { as: ann, params });
    await app.request(allEndpoints.deleteTrashItem, { as: ann, params: item });
    expect(await fetchCountsOfNov19()).toEqual([]);
    expect((await fetchTrends(ann)).firstDay).toBeNull();
  });

  test('is shown by month over ten years, without gaps', async () => {
    const ann = await createUser();
    await storeConversations(app, ann, [{ at: '2016-11-02T10:00:00Z' }, { at: '2026-11-19T10:00:00Z' }]);
    const trends = await fetchTrends(ann, { from: '1990-01-01', to: '2150-01-01' });
    expect(trends).toMatchObject({ from: '2016-11-02', to: '2026-11-20', bucket: 'month' });
    expect(trends.volume).toHaveLength(121);
    expect(trends.volume[0]).toMatchObject({ start: '2016-11-02', end: '2016-11-30', conversations: 1 });
    expect(trends.planner.length).toBeLessThanOrEqual(7);
  });

  test('of an empty account is empty without an error', async () => {
    const trends = await fetchTrends(await createUser());
    expect(trends).toMatchObject({ firstDay: null, topics: [], questions: [], hours: [], isUpdating: false });
    expect(trends.totals.conversations).toBe(0);
  });

  test('is refused for a range that ends before it starts', async () => {
    const as = await createUser();
    const response = await app.request(allEndpoints.getTrends, { as, query: { from: '2026-11-02', to: '2026-11-01' } });
    expect(response).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  });
});

describe('what Premium adds', () => {
  test('is empty without it, and the volume covers the whole history', async () => {
    const ann = await createUser('free');
    await storeConversations(app, ann, [
      { at: '2026-11-19T10:00:00Z', title: 'Sourdough bread' },
      { at: '2026-03-01T10:00:00Z', title: 'Sourdough bread' },
    ]);
    const trends = await fetchTrends(ann);
    expect(trends).toMatchObject({ isLimited: true, from: '2026-03-01', to: '2026-11-19' });
    expect(trends.totals.conversations).toBe(2);
    for (const series of ['topics', 'sentiment', 'activity', 'hours', 'questions', 'planner', 'goals'] as const) {
      expect(trends[series], series).toEqual([]);
    }
  });

  test('includes rising and falling topics, and questions repeated in other words', async () => {
    const ann = await createUser();
    const makeConversation = (day: string, title: string, question: string) => ({
      at: `2026-${day}T10:00:00Z`,
      title,
      questions: [question],
    });
    await storeConversations(app, ann, [
      makeConversation('10-23', 'Marathon training', 'I run slowly'),
      makeConversation('10-24', 'Marathon training plan', 'I run slowly'),
      makeConversation('10-25', 'Marathon training', 'I run slowly'),
      makeConversation('11-15', 'Sourdough bread', 'How do I feed a sourdough starter?'),
      makeConversation('11-16', 'Sourdough bread', 'How can I feed my sourdough starter?'),
      makeConversation('11-17', 'Sourdough bread', 'Is it done'),
    ]);
    const { topics, questions } = await fetchTrends(ann);
    const trends = topics.map(({ label, direction, earlier, later }) => ({ label, direction, earlier, later }));
    expect(trends).toContainEqual({ label: 'Sourdough bread', direction: 'rising', earlier: 0, later: 3 });
    expect(trends).toContainEqual({ label: 'Marathon training', direction: 'falling', earlier: 3, later: 0 });
    expect(trends.map(({ label }) => label.toLowerCase())).not.toContain('bread');
    expect(topics.find(({ label }) => label === 'Sourdough bread')?.counts).toHaveLength(26);
    expect(questions).toMatchObject([
      { label: 'How can I feed my sourdough starter?', times: 2, lastAsked: '2026-11-16' },
    ]);
  });

  test('includes a topic as steady, not rising, when the archive starts within the range', async () => {
    const ann = await createUser();
    await storeConversations(
      app,
      ann,
      ['11-14', '11-15', '11-18', '11-19'].map((day) => ({ at: `2026-${day}T10:00:00Z`, title: 'Sourdough bread' })),
    );
    const { topics } = await fetchTrends(ann);
    expect(topics).toMatchObject([{ label: 'Sourdough bread', direction: 'steady', earlier: 2, later: 2 }]);
  });

  test('includes sentiment, activity, the planner and goals', async () => {
    const ann = await createUser();
    await storeConversations(app, ann, [
      { at: '2026-11-19T10:00:00Z', questions: ['I love this wonderful day', 'Great, thanks'] },
    ]);
    await app.request(allEndpoints.createEvent, {
      as: ann,
      body: { title: 'Choir', eventDate: '2026-11-18T18:00:00Z', duration: 90 },
    });
    await app.request(allEndpoints.createTask, { as: ann, body: { title: 'Taxes', isDone: true } });
    await app.request(allEndpoints.createGoal, {
      as: ann,
      body: { title: 'Run', targetValue: 10, targetDate: '2026-12-20' },
    });
    const { sentiment, activity, planner, goals } = await fetchTrends(ann);
    expect(sentiment.at(-1)?.average).toBeGreaterThan(0.6);
    expect(sentiment.at(-2)?.average).toBeNull();
    expect(activity.at(-1)).toMatchObject({ messages: 4, questions: 2 });
    expect(planner.at(-3)).toMatchObject({ events: 1, minutes: 90, tasksDone: 0 });
    expect(planner.at(-1)).toMatchObject({ events: 0, tasksDone: 1 });
    expect(goals).toMatchObject([{ title: 'Run', progress: 0, pace: { state: 'on_track' } }]);
  });
});

describe('the conversations of a point in a chart', () => {
  test('are filtered by days, category, source, topic, question and hour', async () => {
    const ann = await createUser();
    const { Work = '', Health = '' } = await fetchCategoryIds(ann);
    const question = ['How do I file a tax return?'];
    const [older = '', newer = ''] = await storeConversations(app, ann, [
      { at: '2026-11-16T08:00:00Z', title: 'Tax return', categoryId: Work, questions: question },
      { at: '2026-11-18T21:00:00Z', title: 'Tax return', categoryId: Health, source: 'claude', questions: question },
    ]);
    const { topics, questions } = await fetchTrends(ann);
    const listConversationIds = async (query: Record<string, string>) =>
      (await fetchTrendConversations(ann, query)).map(({ conversationId }) => conversationId);
    expect(await listConversationIds({ from: '2026-11-16', to: '2026-11-16' })).toEqual([older]);
    expect(await listConversationIds({ categoryId: Health })).toEqual([newer]);
    expect(await listConversationIds({ source: 'chat' })).toEqual([older]);
    expect(await listConversationIds({ topic: topics[0]?.key ?? '' })).toEqual([newer, older]);
    expect(await listConversationIds({ question: questions[0]?.key ?? '', to: '2026-11-17' })).toEqual([older]);
    expect(await listConversationIds({ weekday: '3', hour: '21' })).toEqual([newer]);
    expect(await listConversationIds({ weekday: '2' })).toEqual([]);
  });

  test('are paged and belong to the user only', async () => {
    const [ann, eve] = [await createUser(), await createUser()];
    const ids = await storeConversations(
      app,
      ann,
      Array.from({ length: 5 }, (_, day) => ({ at: `2026-11-1${day}T08:00:00Z` })),
    );
    await fetchTrends(ann);
    const first = await app.request(allEndpoints.listTrendConversations, { as: ann, query: { limit: '3' } });
    const next = /cursor=([^>&]+)/.exec(String(first.headers['link']))?.[1] ?? '';
    const second = await app.request(allEndpoints.listTrendConversations, {
      as: ann,
      query: { limit: '3', cursor: next },
    });
    expect([...first.body, ...second.body].map(({ conversationId }) => conversationId)).toEqual(ids.toReversed());
    expect(second.headers['link']).toBeUndefined();
    expect(await fetchTrendConversations(eve, {})).toEqual([]);
  });
});

describe('a range shown by month', () => {
  test('has the sums of its whole months and of the days before and after them', async () => {
    const ann = await createUser();
    const { Work = '' } = await fetchCategoryIds(ann);
    const days = ['2025-11-30', '2026-01-14', '2026-01-15', '2026-01-31', '2026-02-01', '2026-05-31', '2026-11-19'];
    const ids = await storeConversations(
      app,
      ann,
      days.map((day) => ({ at: `${day}T08:00:00Z`, categoryId: Work, title: 'Greenhouse heating' })),
    );
    const query = { from: '2026-01-15', to: '2026-11-20' };
    const trends = await fetchTrends(ann, query);
    expect(trends).toMatchObject({ bucket: 'month', totals: { conversations: 5, messages: 10, questions: 5 } });
    expect(countsByStart(trends)).toEqual({ '2026-01-15': 2, '2026-02-01': 1, '2026-05-01': 1, '2026-11-01': 1 });
    expect(trends.activity.map(({ questions }) => questions).filter((count) => count > 0)).toEqual([2, 1, 1, 1]);
    expect(trends.hours.reduce((sum, { questions }) => sum + questions, 0)).toBe(5);
    expect(trends.topics.find(({ label }) => label === 'Greenhouse heating')?.conversations).toBe(5);
    await app.request(allEndpoints.deleteConversation, { as: ann, params: { id: ids[4] ?? '' } });
    const after = await fetchTrends(ann, query);
    expect(countsByStart(after)).toEqual({ '2026-01-15': 2, '2026-05-01': 1, '2026-11-01': 1 });
    expect(after.topics.find(({ label }) => label === 'Greenhouse heating')?.conversations).toBe(4);
  });
});

describe('counting', () => {
  test('of changes ends with the same sums as a full count', async () => {
    const ann = await createUser();
    const ids = await storeConversations(
      app,
      ann,
      Array.from({ length: 30 }, (_, index) => ({
        at: `2026-11-${String(1 + (index % 18)).padStart(2, '0')}T08:00:00Z`,
        title: `Garden plan ${index % 3}`,
      })),
    );
    for (const id of ids.slice(0, 10)) await app.request(allEndpoints.deleteConversation, { as: ann, params: { id } });
    await app.server.services.trends.catchUp(ann.userId);
    const readStoredSums = async () => {
      const sums = ['trend_days', 'trend_activity', 'trend_months', 'trend_week_hours'];
      const tables = [
        ...sums,
        'trend_phrase_months',
        'trend_phrase_years',
        'trend_phrase_totals',
        'trend_hours',
        'trend_phrases',
      ];
      return Promise.all(
        tables.map(async (name) => {
          const table = sql.identifier(name);
          const { rows } = await app.db.execute(
            sql`select t::text from ${table} t where user_id = ${ann.userId} order by 1`,
          );
          return rows;
        }),
      );
    };
    const before = await readStoredSums();
    expect(before[0]?.length).toBeGreaterThan(0);
    await app.db.execute(sql`update trend_states set version = 0 where user_id = ${ann.userId}`);
    await app.server.services.trends.catchUp(ann.userId);
    expect(await readStoredSums()).toEqual(before);
  });

  test('of many conversations is completed in the background, and the response says so', async () => {
    const ann = await createUser();
    const many = Array.from({ length: 450 }, () => ({ at: '2026-11-12T08:00:00Z' }));
    await storeConversations(app, ann, many);
    expect(await fetchTrends(ann)).toMatchObject({ isUpdating: true, totals: { conversations: 400 } });
    await app.server.services.trends.catchUp(ann.userId);
    expect(await fetchTrends(ann)).toMatchObject({ isUpdating: false, totals: { conversations: 450 } });
  });

  test('for two concurrent requests counts nothing twice', async () => {
    const ann = await createUser();
    await storeConversations(app, ann, [{ at: '2026-11-12T08:00:00Z' }, { at: '2026-11-12T09:00:00Z' }]);
    const [one, other] = await Promise.all([fetchTrends(ann), fetchTrends(ann)]);
    expect([one.totals.conversations, other.totals.conversations]).toEqual([2, 2]);
  });
});
