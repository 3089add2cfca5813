import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import {
  beginInstanceRestore,
  finishInstanceRestore,
  insertInstanceRows,
  insertTextRows,
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

async function* batchesOf<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items;
}

test.each(['binary', 'binary, large', 'text'])(
  '%s rows are the same after they were read and inserted, and no index or key is lost',
  async (kind) => {
    const session = await openLongTransaction(database.db);
    const { client } = session;
    const describeStructure = async () =>
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
      const pieces: Buffer[] = [];
      for await (const piece of readInstanceRows(client, table)) pieces.push(Buffer.from(piece));
      const { rows: texts } = await client.query<{ text: string }>('select t::text as text from instance_settings t');
      const before = await describeStructure();
      const large = kind === 'binary, large' ? new Set(['public.messages', table.name]) : new Set<string>();
      const restore = await beginInstanceRestore(client, tables, large);
      if (kind !== 'text') await insertInstanceRows(client, table, restore, batchesOf(pieces));
      else await insertTextRows(client, table, batchesOf([texts.map(({ text }) => JSON.stringify(text))]));
      await finishInstanceRestore(client, restore);
      const { rows } = await client.query<{ value: string }>(
        "select value from instance_settings where key like 'text-%' order by key",
      );
      expect(rows.map(({ value }) => value)).toEqual(VALUES);
      expect(await describeStructure()).toEqual(before);
    } finally {
      await session.end();
    }
  },
);

test('every column has a type whose bytes are the same on every server', async () => {
  // A binary array contains the OID of the type of its items, which is the same everywhere only for built-in types.
  const { rows } = await database.db.$client.query<{ column: string }>(
    `select c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, null) as column
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
     left join pg_type item on item.oid = t.typelem and t.typcategory = 'A'
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
       and (t.typtype not in ('b', 'e') or t.typname like 'reg%' or t.typsend = 0 or item.oid >= 10000)`,
  );
  expect(rows).toEqual([]);
});

test('a reader that stops before the end breaks the connection, so that the database does not wait', async () => {
  await database.db.$client.query(
    "insert into instance_settings (key, value) select 'long-' || n, repeat('x', 100000) from generate_series(1, 200) n",
  );
  const session = await openLongTransaction(database.db);
  const tables = await listInstanceTables(session.client, []);
  const table = tables.find(({ name }) => name === 'public.instance_settings') ?? expect.fail('no such table');
  await expect(
    (async () => {
      for await (const piece of readInstanceRows(session.client, table)) throw new Error(`stop at ${piece.length}`);
    })(),
  ).rejects.toThrow('stop at');
  await session.end();
  expect((await database.db.$client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
