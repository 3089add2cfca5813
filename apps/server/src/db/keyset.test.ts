import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { keysetAfter } from './keyset.ts';
import { modelCalls } from './schema/assistant.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('a late page starts at its position in the index', async () => {
  const { db } = database;
  const plan = await db.transaction(async (tx) => {
    await tx.execute(
      sql`set local enable_seqscan = off; set local enable_sort = off; set local enable_bitmapscan = off`,
    );
    const place = { at: '2026-11-20T09:00:00.123Z', id: '00000000-0000-7000-8000-000000000001' };
    const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`
      explain select * from ${modelCalls}
      where user_id = '00000000-0000-7000-8000-000000000002' and ${keysetAfter(modelCalls.at, modelCalls.id, place)}
      order by at desc, id desc limit 10`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toMatch(/Index Cond: .*ROW\(at, id\) < ROW\('2026-11-20 .*'/);
});

test('the first page has no condition', () => {
  expect(keysetAfter(modelCalls.at, modelCalls.id, undefined)).toBeUndefined();
});
