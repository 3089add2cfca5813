import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { getTableColumns, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tables as listed } from './all-tables.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';

const folder = path.join(import.meta.dirname, 'schema');
const modules = await Promise.all(
  readdirSync(folder).map((file) => import(path.join(folder, file)) as Promise<Record<string, unknown>>),
);
const tables = modules.flatMap((module) => Object.values(module).filter((value) => is(value, PgTable)));
/** The table of applied migrations, which `migrate` creates itself. */
const TABLES_OUTSIDE_SCHEMA = ['schema_migrations'];

type Snapshot = Parameters<typeof generateMigration>[0];

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const describeColumn = (name: string, type: string, isNotNull: boolean) =>
  `${name} ${type}${isNotNull ? ' not null' : ''}`;

test('the migrated database has exactly the tables that schema/ declares', async () => {
  const { rows } = await database.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const expected = [...tables.map((table) => getTableConfig(table).name), ...TABLES_OUTSIDE_SCHEMA];
  expect(rows.map(({ name }) => name).toSorted()).toEqual(expected.toSorted());
});

test('all-tables.ts lists every table', () => {
  expect([...listed.keys()].toSorted()).toEqual(tables.map((table) => getTableConfig(table).name).toSorted());
});

test.each(tables.map((table) => [getTableConfig(table).name, table] as const))(
  '%s has the columns that schema/ declares',
  async (name, table) => {
    const { rows } = await database.db.execute<{ name: string; type: string; is_not_null: boolean }>(sql`
      select attname as name, format_type(atttypid, atttypmod) as type, attnotnull as is_not_null
      from pg_attribute where attrelid = ${`public.${name}`}::regclass and attnum > 0 and not attisdropped`);
    const expected = Object.values(getTableColumns(table)).map((column) =>
      describeColumn(column.name, column.getSQLType().replace(' (', '('), column.notNull || column.primary),
    );
    expect(rows.map((row) => describeColumn(row.name, row.type, row.is_not_null)).toSorted()).toEqual(
      expected.toSorted(),
    );
  },
);

test.each(tables.map((table) => [getTableConfig(table).name, table] as const))(
  '%s has the indexes and the primary key that schema/ declares',
  async (name, table) => {
    const { rows } = await database.db.execute<{ name: string; is_primary: boolean }>(sql`
      select relname as name, indisprimary as is_primary from pg_index join pg_class on pg_class.oid = indexrelid
      where indrelid = ${`public.${name}`}::regclass`);
    const { indexes, uniqueConstraints, columns } = getTableConfig(table);
    const expected = [
      ...indexes.map(({ config }) => config.name),
      ...uniqueConstraints.map((constraint) => constraint.getName()),
      ...columns.filter(({ isUnique }) => isUnique).map(({ uniqueName }) => uniqueName),
    ];
    const found = rows.filter((row) => !row.is_primary).map((row) => row.name);
    expect(found.toSorted()).toEqual(expected.toSorted());
    expect(rows.filter((row) => row.is_primary)).toHaveLength(1);
  },
);

test('only the counters of rate limits are unlogged', async () => {
  const { rows } = await database.db.execute(
    sql`select relname from pg_class where relpersistence = 'u' and relkind = 'r'`,
  );
  expect(rows).toEqual([{ relname: 'rate_limits' }]);
});

test('descending indexes have nulls first, so that "order by … desc" can use them', async () => {
  const { rows } = await database.db.execute<{ name: string }>(
    sql`select indexname as name from pg_indexes where schemaname = 'public' and indexdef like '%DESC NULLS LAST%'`,
  );
  expect(rows).toEqual([]);
});

test('the latest snapshot, from which the next migration is generated, has the tables that schema/ declares', async () => {
  const meta = path.join(import.meta.dirname, '../../migrations/meta');
  const snapshots = readdirSync(meta).filter((file) => file.endsWith('_snapshot.json'));
  expect(snapshots, 'only the newest snapshot is used: delete the others').toHaveLength(1);
  const snapshot = JSON.parse(readFileSync(path.join(meta, snapshots[0] ?? ''), 'utf8')) as Snapshot;
  const declared = generateDrizzleJson(Object.assign({}, ...modules) as Record<string, unknown>);
  const missing = await generateMigration(snapshot, declared);
  expect(missing, 'write a migration: npx drizzle-kit generate --name … in apps/server').toEqual([]);
  // Proves that the comparison can fail.
  delete declared.tables['public.users'];
  expect(await generateMigration(snapshot, declared)).toEqual(['DROP TABLE "users" CASCADE;']);
});
