import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectDirectory } from '#platform/project-paths.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { tables } from './all-tables.ts';

/** The guide with the statements that distribute the tables over several servers. */
const guide = readFileSync(path.join(projectDirectory, 'docs/guides/many-servers.md'), 'utf8');
const findNames = (pattern: RegExp) => [...guide.matchAll(pattern)].map(([, name = '']) => name);
const referenceTables = findNames(/create_reference_table\('(\w+)'\)/g);
const distributedTables = findNames(/create_distributed_table\('(\w+)', 'user_id'\)/g);
const coordinatorTables = findNames(/`(\w+)`(?=[^.]*stay on the coordinator)/g);
const droppedConstraints = findNames(/drop constraint (\w+)/g);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** Queries the catalogue of a migrated database. */
async function queryCatalogue<Row extends object>(statement: string): Promise<Row[]> {
  return (await database.db.$client.query<Row>(statement)).rows;
}

/** Every primary key and unique index, with its columns. */
const listKeys = () =>
  queryCatalogue<{ table: string; columns: string[] }>(
    `select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
     from pg_index i join pg_class c on c.oid = i.indrelid
     join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
     where c.relnamespace = 'public'::regnamespace and i.indisunique group by c.relname, i.indexrelid`,
  );

/** Every foreign key. `isOfOneOwner`: whether the key includes the owner, so that both rows have the same owner. */
const listForeignKeys = () =>
  queryCatalogue<{ name: string; table: string; target: string; isOfOneOwner: boolean }>(
    `select f.conname as name, c.relname as table, t.relname as target, exists (
       select from generate_subscripts(f.conkey, 1) n
       join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[n]
       join pg_attribute b on b.attrelid = f.confrelid and b.attnum = f.confkey[n]
       where a.attname = 'user_id' and b.attname = 'user_id') as "isOfOneOwner"
     from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_class t on t.oid = f.confrelid
     where f.contype = 'f' and f.connamespace = 'public'::regnamespace`,
  );

test('the guide puts every table in exactly one place', async () => {
  const found = await queryCatalogue<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  );
  const places = [...referenceTables, ...distributedTables, ...coordinatorTables.filter((name) => name !== 'pgboss')];
  expect(places.toSorted(), 'the tables of docs/guides/many-servers.md').toEqual(
    found.map(({ name }) => name).toSorted(),
  );
  // Only tables that identify the user of a request are copied to every server, not those with texts of people.
  expect(referenceTables.length).toBeLessThan(distributedTables.length / 5);
});

test('the keys and unique indexes of distributed tables include the owner', async () => {
  const keys = (await listKeys()).filter(({ table }) => distributedTables.includes(table));
  expect(keys.length).toBeGreaterThanOrEqual(distributedTables.length);
  expect(keys.filter(({ columns }) => !columns.includes('user_id'))).toEqual([]);
});

test('every foreign key that the guide keeps is within one owner or refers to a table that every server has', async () => {
  const undistributable = (await listForeignKeys()).filter(
    ({ target, isOfOneOwner, table }) =>
      !referenceTables.includes(target) &&
      !(isOfOneOwner && distributedTables.includes(table) && distributedTables.includes(target)),
  );
  expect(undistributable.map(({ name }) => name)).toEqual(droppedConstraints);
});

test('the guide distributes a table after the tables it refers to', async () => {
  const distributedTooEarly = (await listForeignKeys()).filter(
    ({ table, target }) =>
      distributedTables.includes(table) && distributedTables.indexOf(target) > distributedTables.indexOf(table),
  );
  expect(distributedTooEarly).toEqual([]);
});

test('the guide names only tables of the schema', () => {
  expect([...referenceTables, ...distributedTables].filter((name) => !tables.has(name))).toEqual([]);
});
