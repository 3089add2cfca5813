import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLogger } from '#platform/logger.ts';
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts';
import { createDatabase, type Database } from './database.ts';
import { prepareNamed, unsizedArray } from './named-statement.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase({
    connectionString: database.connectionString,
    log: createLogger({ level: 'silent' }),
    poolSize: 1,
  });
});
afterAll(async () => {
  await db.$client.end();
  await database.close();
});

/** PostgreSQL makes a new plan each of the first five times that a statement runs. */
const RUNS = 8;

async function readPlans(name: string): Promise<unknown> {
  const { rows } = await db.execute(
    sql`select custom_plans::int as custom, generic_plans::int as generic from pg_prepared_statements where name = ${name}`,
  );
  return rows[0];
}

test('a statement with an array of unknown length is planned five times and not each time', async () => {
  const run = prepareNamed(
    db,
    'sum_of_numbers',
    sql`select sum(n)::int as sum from unnest(${unsizedArray('numbers', 'int')}) as number (n)`,
  );
  for (let at = 1; at <= RUNS; at += 1) expect(await run({ numbers: [1, at] })).toEqual([{ sum: 1 + at }]);
  expect(await readPlans('sum_of_numbers')).toEqual({ custom: 5, generic: RUNS - 5 });
});
