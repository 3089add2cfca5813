import { allEndpoints } from '@app/contract/all-endpoints';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type StoredConversation, storeConversations } from '#test/stored-conversations.ts';
import { createTestApp, type TestApp, type TestUser } from '#test/test-app.ts';

let app: TestApp;
let people = 0;

beforeAll(async () => {
  app = await createTestApp({ now: '2026-11-20T09:00:00Z' });
});
afterAll(() => app.close());

const createUser = async (timeZone = 'UTC'): Promise<TestUser> => {
  const user = await app.signUp(`Archivist ${(people += 1)}`);
  await app.db.execute(sql`update users set time_zone = ${timeZone} where id = ${user.userId}`);
  return user;
};
const fetchArchive = async (as: TestUser, query: { year?: string } = {}) =>
  (await app.request(allEndpoints.getArchive, { as, query })).body;
const fetchCategoryIds = async (as: TestUser) => {
  const { body } = await app.request(allEndpoints.listCategories, { as });
  return Object.fromEntries(body.map(({ name, id }) => [name, id])) as Record<string, string>;
};
const dayInMonth = (month: string, day: number) => `${month}-${String(day).padStart(2, '0')}T10:00:00Z`;

/** Two years with four conversations a month about different things, so that a subject can stand out. */
const makeEverydayConversations = (): StoredConversation[] =>
  Array.from(
    { length: 24 },
    (_, at) => `${2024 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`,
  ).flatMap((month, at) =>
    ['soup', 'lamps', 'trains', 'songs'].map((thing, index) => ({
      title: `Odd${String.fromCodePoint(97 + at, 97 + index)} ${thing}`,
      at: dayInMonth(month, 3 + index * 6),
    })),
  );

test('an empty archive has no parts', async () => {
  expect(await fetchArchive(await createUser())).toEqual({
    year: null,
    years: [],
    counts: { conversations: 0, messages: 0, documents: 0 },
    sources: [],
    firstDay: null,
    lastDay: null,
    isUpdating: false,
    series: [],
    chapters: [],
    topics: [],
    questions: [],
    firstQuestion: null,
    longest: null,
    latestAtNight: null,
    busiestDay: null,
    hours: [],
    toReview: 0,
    found: { plans: { count: 0, example: null }, cards: { count: 0, decks: 0 }, decisions: { count: 0, latest: [] } },
  });
});

describe('counts', () => {
  test('cover every month from the first to the last, by category, in the person’s time zone', async () => {
    const ann = await createUser('Europe/Berlin');
    const { Work = '', Health = '' } = await fetchCategoryIds(ann);
    await storeConversations(app, ann, [
      { at: '2022-12-31T23:30:00Z', categoryId: Work, source: 'chatgpt' },
      { at: '2023-01-10T10:00:00Z', categoryId: Work, source: 'chatgpt' },
      { at: '2023-01-11T10:00:00Z', categoryId: Health },
      { at: '2023-03-01T10:00:00Z', categoryId: Health, source: 'chatgpt' },
    ]);
    const archive = await fetchArchive(ann);
    expect(archive).toMatchObject({
      counts: { conversations: 4, messages: 8, documents: 0 },
      firstDay: '2023-01-01',
      lastDay: '2023-03-01',
      years: [{ year: 2023, conversations: 4 }],
    });
    expect(archive.sources).toEqual([
      { source: 'chatgpt', conversations: 3 },
      { source: 'chat', conversations: 1 },
    ]);
    expect(archive.series).toEqual([
      {
        month: '2023-01',
        conversations: 3,
        byCategory: [
          { categoryId: Work, conversations: 2 },
          { categoryId: Health, conversations: 1 },
        ],
      },
      { month: '2023-02', conversations: 0, byCategory: [] },
      { month: '2023-03', conversations: 1, byCategory: [{ categoryId: Health, conversations: 1 }] },
    ]);
  });

  test('of one year cover that year alone', async () => {
    const ann = await createUser();
    await storeConversations(app, ann, [
      { at: '2022-12-31T10:00:00Z', questions: ['What is a fair rent?'] },
      { at: '2023-06-01T10:00:00Z', questions: ['How do I feed a starter?', 'And then?'] },
    ]);
    const archive = await fetchArchive(ann, { year: '2023' });
    expect(archive).toMatchObject({
      year: 2023,
      counts: { conversations: 1, messages: 4 },
      years: [
        { year: 2022, conversations: 1 },
        { year: 2023, conversations: 1 },
      ],
      series: [{ month: '2023-06', conversations: 1 }],
      firstQuestion: { text: 'How do I feed a starter?' },
    });
    expect(archive.hours.reduce((sum, { questions }) => sum + questions, 0)).toBe(2);
    expect((await app.request('GET /api/archive?year=soon', { as: ann })).status).toBe(400);
  });

  test('leave out the trash, archived conversations and other people', async () => {
    const [ann, bob] = [await createUser(), await createUser()];
    const [kept = '', deleted = '', archived = ''] = await storeConversations(app, ann, [
      { at: '2026-10-03T10:00:00Z' },
      { at: '2026-10-01T10:00:00Z' },
      { at: '2026-10-02T10:00:00Z' },
    ]);
    await storeConversations(app, bob, [{ at: '2026-09-01T10:00:00Z' }]);
    await app.request(allEndpoints.deleteConversation, { as: ann, params: { id: deleted } });
    await app.request(allEndpoints.updateConversation, {
      as: ann,
      params: { id: archived },
      body: { isArchived: true },
    });
    expect(await fetchArchive(ann)).toMatchObject({
      counts: { conversations: 1 },
      firstDay: '2026-10-03',
      firstQuestion: { conversationId: kept },
    });
  });
});

describe('chapters', () => {
  test('are subjects that were frequent for a time and then ended, with their names and dates', async () => {
    const ann = await createUser();
    const { Family = '' } = await fetchCategoryIds(ann);
    const hunt = ['Viewing', 'Costs', 'Garden', 'Agent', 'Letter', 'Roof', 'Street', 'Survey'].map((word, index) => ({
      title: `House hunt ${word.toLowerCase()}`,
      at: dayInMonth(index < 4 ? '2025-02' : '2025-03', 2 + index * 3),
      categoryId: Family,
    }));
    await storeConversations(app, ann, [...makeEverydayConversations(), ...hunt]);
    expect((await fetchArchive(ann)).chapters).toEqual([
      expect.objectContaining({
        name: 'House hunt',
        from: '2025-02',
        to: '2025-03',
        conversations: 8,
        categoryId: Family,
      }),
    ]);
    expect((await fetchArchive(ann, { year: '2025' })).chapters).toHaveLength(1);
    expect((await fetchArchive(ann, { year: '2024' })).chapters).toEqual([]);
  });

  test('are not subjects that are still frequent', async () => {
    const ann = await createUser();
    const current = Array.from({ length: 8 }, (_, index) => ({
      title: `House hunt ${index}`,
      at: dayInMonth('2026-11', 2 + index * 2),
    }));
    await storeConversations(app, ann, [...makeEverydayConversations(), ...current]);
    expect((await fetchArchive(ann)).chapters).toEqual([]);
  });
});

test('a subject has its counts by month, and a repeated question the days on which it was asked', async () => {
  const ann = await createUser();
  const { Finances = '' } = await fetchCategoryIds(ann);
  await storeConversations(
    app,
    ann,
    ['2026-07-04', '2026-08-05', '2026-10-06'].map((date, index) => ({
      title: `Tax return part ${index}`,
      at: `${date}T10:00:00Z`,
      questions: ['Which papers do I have to keep?'],
      categoryId: Finances,
    })),
  );
  const { topics, questions } = await fetchArchive(ann);
  expect(topics[0]).toMatchObject({
    name: 'Tax return',
    conversations: 3,
    categoryId: Finances,
    counts: [1, 1, 0, 1],
  });
  expect(questions).toEqual([
    {
      key: expect.any(String),
      text: 'Which papers do I have to keep?',
      times: 3,
      categoryId: Finances,
      days: ['2026-07-04', '2026-08-05', '2026-10-06'],
    },
  ]);
});

test('the first question, the longest conversation, the latest question at night and decisions are named', async () => {
  const ann = await createUser();
  const [first, longest] = await storeConversations(app, ann, [
    { title: 'Beginnings', at: '2024-01-02T10:00:00Z', questions: ['Hi there. Who are you, in one word?'] },
    {
      title: 'The garden or the extra room',
      at: '2024-02-02T03:10:00Z',
      questions: ['We compare two houses.', 'And the roof?', 'We decided to take the garden.', 'Thanks a lot!'],
    },
  ]);
  const archive = await fetchArchive(ann);
  expect(archive).toMatchObject({
    firstQuestion: { conversationId: first, text: 'Who are you, in one word?', at: '2024-01-02T10:00:00.000Z' },
    longest: { conversationId: longest, title: 'The garden or the extra room', messages: 8, days: 1 },
    latestAtNight: { conversationId: longest, at: '2024-02-02T03:16:00.000Z' },
    busiestDay: null,
  });
  expect(archive.found.decisions).toEqual({
    count: 1,
    latest: [
      {
        text: 'We decided to take the garden.',
        conversationId: longest,
        messageId: expect.any(String),
        day: '2024-02-02',
      },
    ],
  });
});

test('conversations to review and pending suggestions are counted', async () => {
  const ann = await createUser();
  const [id, weak] = await storeConversations(app, ann, [
    { at: '2026-11-19T10:00:00Z' },
    { at: '2026-11-19T11:00:00Z' },
  ]);
  const guess = (confidence: number) => JSON.stringify([{ categoryId: id, confidence }]);
  await app.db.execute(sql`
    update conversations set needs_review = true,
      guesses = (case id when ${weak} then ${guess(0.29)} else ${guess(0.31)} end)::jsonb where user_id = ${ann.userId}`);
  await app.db.execute(sql`
    insert into suggestions (user_id, id, conversation_id, type, title, content_key, created_at)
    values (${ann.userId}, gen_random_uuid(), ${id}, 'task', 'Call the surgeon', 'x', now())`);
  expect(await fetchArchive(ann)).toMatchObject({
    toReview: 1,
    found: { plans: { count: 1, example: 'Call the surgeon' } },
  });
});

test('an unchanged archive is answered with 304, a changed one is not', async () => {
  const ann = await createUser();
  await storeConversations(app, ann, [{ at: '2026-11-19T10:00:00Z' }]);
  const requestArchive = (etag = '') =>
    app.request(allEndpoints.getArchive, { as: ann, headers: { 'if-none-match': etag } });
  await requestArchive();
  const etag = String((await requestArchive()).headers['etag']);
  expect((await requestArchive(etag)).status).toBe(304);
  await storeConversations(app, ann, [{ at: '2026-11-20T08:00:00Z' }]);
  expect((await requestArchive(etag)).status).toBe(200);
});
