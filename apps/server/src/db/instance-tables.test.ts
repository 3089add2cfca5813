import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import {
  beginInstanceRestore,
  finishInstanceRestore,
  insertInstanceRows,
  listInstanceTables,
  readInstanceRows,
} from './instance-tables.ts';
import { openLongTransaction } from './owned-rows.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const VALUES = [
  '',
  'plain',
  'a "quote", a comma',
  'back\\slash \\\\ two',
  'lines\n\\.\n\\N\r\nend',
  'NULL',
  '(x)',
  "it's 🌍",
  ' ',
];

test('rows of any text are the same after they were read and inserted, and no index or key is lost', async () => {
  const session = await openLongTransaction(database.db);
  const { client } = session;
  const describe = async () =>
    (
      await client.query<{ text: string }>(
        `select conname || pg_get_constraintdef(oid) as text from pg_constraint where connamespace = 'public'::regnamespace
         union all select pg_get_indexdef(indexrelid) from pg_index order by 1`,
      )
    ).rows;
  try {
    await client.query(
      "insert into instance_settings (key, value) select 'text-' || n, v from unnest($1::text[]) with ordinality u(v, n)",
      [VALUES],
    );
    const tables = await listInstanceTables(client, []);
    const table = tables.find(({ name }) => name === 'public.instance_settings') ?? expect.fail('no such table');
    const lines: string[] = [];
    for await (const batch of readInstanceRows(client, table)) lines.push(...batch);
    const before = await describe();
    const structure = await beginInstanceRestore(client, tables);
    await insertInstanceRows(client, table, lines);
    await finishInstanceRestore(client, tables, structure);
    const { rows } = await client.query<{ value: string }>(
      "select value from instance_settings where key like 'text-%' order by key",
    );
    expect(rows.map(({ value }) => value)).toEqual(VALUES);
    expect(await describe()).toEqual(before);
  } finally {
    await session.end();
  }
});
