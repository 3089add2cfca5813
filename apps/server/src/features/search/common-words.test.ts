import { getSearchFacets, searchConversations } from '@app/contract/search';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

const COUNT = 8_200;

let app: TestApp;
let ann: TestUser;

beforeAll(async () => {
  app = await createTestApp();
  ann = await app.signUp('Ann');
  // One conversation per hour, inserted directly, because storing them through the service would take a minute.
  await app.db.execute(sql`
    with given as (
      select gen_random_uuid() as id, number, 'Otter ' || number || case when number = 7 then ' heron' else '' end as title,
        timestamptz '2025-01-01T00:00:00Z' + number * interval '1 hour' as moment
      from generate_series(1, ${COUNT}) number
    ), stored as (
      insert into conversations (user_id, id, title, titled_by, category_id, placed_by, source, created_at, updated_at, last_activity_at)
      select ${ann.userId}::uuid, id, title, 'source', (select c.id from categories c where c.user_id = ${ann.userId} limit 1),
        'user', case when number % 2 = 0 then 'chat' else 'claude' end, moment, moment, moment from given
    )
    insert into conversation_words (user_id, conversation_id, chunk, from_seq, to_seq, month, words)
    select ${ann.userId}::uuid, id, 0, 0, 0,
      (extract(year from moment at time zone 'UTC') * 12 + extract(month from moment at time zone 'UTC'))::int,
      to_tsvector('plain', title) from given`);
  // The database does this itself within a minute; until then it plans with outdated statistics.
  await app.db.execute(sql`analyze conversations, conversation_words`);
});
afterAll(() => app.close());

const fetchFacets = async (q: string) => (await app.request(getSearchFacets, { as: ann, query: { q } })).body;
const searchTitles = async (q: string) =>
  (await app.request(searchConversations, { as: ann, query: { q } })).body.map(({ title }) => title);

test('a common word of a large archive is searched only in the latest conversations; the facets say so', async () => {
  expect((await searchTitles('otter')).slice(0, 2)).toEqual([`Otter ${COUNT}`, `Otter ${COUNT - 1}`]);
  const facets = await fetchFacets('otter');
  // The period begins at the last activity of the 4,001st conversation and includes it.
  expect(facets).toMatchObject({ isComplete: false, total: 4_001 });
  expect(facets.sources.map(({ count }) => count)).toEqual([2_001, 2_000]);
});

test('a rare word is found in conversations of any age, and counted exactly', async () => {
  expect(await searchTitles('otter heron')).toEqual(['Otter 7 heron']);
  expect(await fetchFacets('heron')).toMatchObject({ isComplete: true, total: 1 });
  expect(await fetchFacets('otter -heron source:claude before:2025-01-02')).toMatchObject({
    isComplete: true,
    total: 11,
  });
});
