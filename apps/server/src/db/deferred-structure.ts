import type { PoolClient } from 'pg';

interface Deferred {
  table: string;
  name: string;
  /** The statement that creates it again. */
  statement: string;
}

/** Indexes and foreign keys that were dropped, to be created again when the rows of their tables are complete. */
export interface DeferredStructure {
  constraints: Deferred[];
  indexes: Deferred[];
}

const FOREIGN_KEYS = `
select f.conrelid::regclass::text as table, quote_ident(f.conname) as name,
  format('alter table %s add constraint %I %s', f.conrelid::regclass, f.conname, pg_get_constraintdef(f.oid)) as statement
from pg_constraint f join pg_class c on c.oid = f.conrelid
where f.contype = 'f' and c.relnamespace = 'public'::regnamespace order by 1, 2`;

/** Indexes that belong to no constraint. */
const INDEXES = `
select i.indrelid::regclass::text as table, i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as statement
from pg_index i join pg_class c on c.oid = i.indrelid
where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  and not exists (select from pg_constraint k where k.conindid = i.indexrelid) order by 1, 2`;

/**
 * Drops foreign keys and indexes within the transaction: checking and sorting all rows at the end is much faster than
 * doing it row by row.
 */
export async function dropStructure(client: PoolClient): Promise<DeferredStructure> {
  const { rows: constraints } = await client.query<Deferred>(FOREIGN_KEYS);
  for (const { table, name } of constraints) await client.query(`alter table ${table} drop constraint ${name}`);
  const { rows: indexes } = await client.query<Deferred>(INDEXES);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  return { constraints, indexes };
}

/** Creates again what `dropStructure` dropped; throws if the rows violate a unique index or a foreign key. */
export async function restoreStructure(client: PoolClient, { constraints, indexes }: DeferredStructure): Promise<void> {
  await client.query("set local maintenance_work_mem = '128MB'; set local statement_timeout = 0");
  for (const { statement } of [...indexes, ...constraints]) await client.query(statement);
}
