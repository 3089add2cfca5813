import type { PoolClient } from 'pg';

interface DroppedObject {
  table: string;
  name: string;
  /** The statement that creates it again. */
  statement: string;
}

/** Indexes and keys that were dropped, to be created again when the rows of their tables are complete. */
export interface DeferredStructure {
  foreignKeys: DroppedObject[];
  /** Primary keys and unique constraints, with their indexes. */
  keys: DroppedObject[];
  /** Indexes that belong to no constraint. */
  indexes: DroppedObject[];
}

const CONSTRAINTS_QUERY = `
select f.conrelid::regclass::text as table, quote_ident(f.conname) as name,
  format('alter table %s add constraint %I %s', f.conrelid::regclass, f.conname, pg_get_constraintdef(f.oid)) as statement
from pg_constraint f join pg_class c on c.oid = f.conrelid
where f.contype = any($2::"char"[]) and c.relnamespace = 'public'::regnamespace
  and (f.conrelid = any($1::regclass[]) or f.confrelid = any($1::regclass[])) order by 1, 2`;

const INDEXES_QUERY = `
select i.indrelid::regclass::text as table, i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as statement
from pg_index i where i.indrelid = any($1::regclass[])
  and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.conrelid = i.indrelid) order by 1, 2`;

/**
 * Drops the indexes and keys of these tables, and the foreign keys that refer to them, within the transaction. Checking
 * and sorting all rows at the end is much faster than doing it row by row.
 */
export async function dropStructure(client: PoolClient, tables: readonly string[]): Promise<DeferredStructure> {
  const find = async (query: string, values: unknown[]) => (await client.query<DroppedObject>(query, values)).rows;
  const structure = {
    foreignKeys: await find(CONSTRAINTS_QUERY, [tables, ['f']]),
    keys: await find(CONSTRAINTS_QUERY, [tables, ['p', 'u']]),
    indexes: await find(INDEXES_QUERY, [tables]),
  };
  // Foreign keys first, because they need the keys of the tables that they refer to.
  const statements = [
    ...[...structure.foreignKeys, ...structure.keys].map(
      ({ table, name }) => `alter table ${table} drop constraint ${name}`,
    ),
    ...structure.indexes.map(({ name }) => `drop index ${name}`),
  ];
  await client.query(statements.join(';'));
  return structure;
}

/** Creates again what `dropStructure` dropped; throws if the rows violate a key. */
export async function restoreStructure(client: PoolClient, structure: DeferredStructure): Promise<void> {
  await client.query("set local maintenance_work_mem = '128MB'; set local statement_timeout = 0");
  const { keys, indexes, foreignKeys } = structure;
  for (const { statement } of [...keys, ...indexes, ...foreignKeys]) await client.query(statement);
}
