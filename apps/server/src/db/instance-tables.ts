import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { type DeferredStructure, dropStructure, restoreStructure } from './deferred-structure.ts';

/** A table as it is backed up and restored with the whole instance. */
export interface InstanceTable {
  /** With the schema, such as public.users. */
  name: string;
  /** In the order in which the database has them. */
  columns: string[];
  /** The columns of the primary key. A table that has none is ordered by the text of its rows. */
  keys: string[];
  /** Tables that its foreign keys refer to, which must be restored first. */
  needs: string[];
  hasTriggers: boolean;
  /** The identity column, if there is one. */
  identityColumn: string | null;
}

const TABLES_QUERY = `
select n.nspname || '.' || c.relname as name,
  (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
  coalesce((select array_agg(a.attname::text order by array_position(i.indkey::int2[], a.attnum)) from pg_index i
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indrelid = c.oid and i.indisprimary), '{}') as keys,
  coalesce((select array_agg(distinct rn.nspname || '.' || rc.relname) from pg_constraint f
    join pg_class rc on rc.oid = f.confrelid join pg_namespace rn on rn.oid = rc.relnamespace
    where f.contype = 'f' and f.confrelid <> c.oid
      and f.conrelid in (select c.oid union select i.inhrelid from pg_inherits i where i.inhparent = c.oid)), '{}') as needs,
  exists (select from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal) as "hasTriggers",
  (select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attidentity <> '' limit 1) as "identityColumn"
from pg_class c join pg_namespace n on n.oid = c.relnamespace
where (n.nspname = 'public' and c.relkind = 'r' and c.relname <> 'schema_migrations')
  or (n.nspname || '.' || c.relname = any($1))
order by 1`;

/** Every table of the app and the named tables of other schemas, each after the tables it needs. */
export async function listInstanceTables(
  client: PoolClient,
  otherSchemaTables: readonly string[],
): Promise<InstanceTable[]> {
  const { rows } = await client.query<InstanceTable>(TABLES_QUERY, [otherSchemaTables]);
  const remaining = new Map(rows.map((table) => [table.name, table]));
  const sorted: InstanceTable[] = [];
  while (remaining.size > 0) {
    const next = [...remaining.values()].filter(({ needs }) => !needs.some((name) => remaining.has(name)));
    if (next.length === 0) throw new Error(`tables need each other: ${[...remaining.keys()].join(', ')}`);
    for (const table of next) remaining.delete(table.name);
    sorted.push(...next);
  }
  return sorted;
}

/**
 * The rows of a table that match `where`, an SQL condition, ordered by primary key, in the binary format of COPY. That
 * format is the same on every server, exact for every type, and much faster than text. Returns the number of rows.
 */
export async function* readInstanceRows(
  client: PoolClient,
  { name, columns, keys }: InstanceTable,
  where = 'true',
): AsyncGenerator<Buffer, number, undefined> {
  const order = keys.length === 0 ? 't::text' : keys.map((key) => `t.${client.escapeIdentifier(key)}`).join(', ');
  const rows = `select ${quoteColumns(client, columns)} from ${quoteTableName(client, name)} t where ${where} order by ${order}`;
  const stream = client.query(copyTo(`copy (${rows}) to stdout (format binary)`));
  let isComplete = false;
  try {
    yield* stream as AsyncIterable<Buffer>;
    isComplete = true;
  } finally {
    // Otherwise the database would wait forever, because nobody reads the rest.
    if (!isComplete) breakConnection(client, stream);
  }
  // The database reports the number of rows after the last byte, and before the result of the next statement.
  await client.query('select');
  return stream.rowCount;
}

function breakConnection(client: PoolClient, stream: Readable): void {
  // The reader already has the error that ended the reading.
  stream.on('error', () => undefined);
  (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
}

/** The state of a restore between `beginInstanceRestore` and `finishInstanceRestore`. */
export interface InstanceRestore {
  tables: readonly InstanceTable[];
  /** The names of the tables that were truncated. */
  large: ReadonlySet<string>;
  structure: DeferredStructure;
}

/**
 * Empties the tables and disables their triggers. Large tables, which must be in `public`, are truncated, and have no
 * indexes and keys until `finishInstanceRestore`. For small tables, dropping and creating indexes takes longer than
 * it saves.
 */
export async function beginInstanceRestore(
  client: PoolClient,
  tables: readonly InstanceTable[],
  large: ReadonlySet<string>,
): Promise<InstanceRestore> {
  await client.query('set local statement_timeout = 0');
  const structure = await dropStructure(client, [...large]);
  const withTriggers = tables.filter(({ hasTriggers }) => hasTriggers);
  const smallTables = tables.filter(({ name }) => !large.has(name)).toReversed();
  const statements = [
    ...withTriggers.map(({ name }) => `alter table ${quoteTableName(client, name)} disable trigger user`),
    ...smallTables.map(({ name }) => `delete from ${quoteTableName(client, name)}`),
    ...[...large].map((name) => `truncate ${quoteTableName(client, name)}`),
  ];
  await client.query(statements.join(';'));
  return { tables, large, structure };
}

/** Inserts rows as `readInstanceRows` returned them for a table with the same columns. */
export async function insertInstanceRows(
  client: PoolClient,
  table: InstanceTable,
  { large }: InstanceRestore,
  pieces: AsyncIterable<Uint8Array>,
): Promise<void> {
  // `freeze` writes the rows as already committed and visible; it is allowed because this transaction truncated the
  // table. Without replicas the server also writes no write-ahead log for them.
  const format = large.has(table.name) ? 'binary, freeze' : 'binary';
  await copyInto(client, table, { pieces, format });
}

/** Inserts rows of the first version of backups: composite literals of PostgreSQL, each as a JSON string. */
export async function insertTextRows(
  client: PoolClient,
  table: InstanceTable,
  batches: AsyncIterable<readonly string[]>,
): Promise<void> {
  async function* lines(): AsyncGenerator<Buffer> {
    for await (const batch of batches) yield Buffer.from(`${batch.map(toCsv).join('\n')}\n`);
  }
  await copyInto(client, table, { pieces: lines(), format: 'csv' });
}

async function copyInto(
  client: PoolClient,
  { name, columns }: InstanceTable,
  { pieces, format }: { pieces: AsyncIterable<Uint8Array>; format: 'binary' | 'binary, freeze' | 'csv' },
): Promise<void> {
  const into = `${quoteTableName(client, name)} (${quoteColumns(client, columns)})`;
  await pipeline(pieces, client.query(copyFrom(`copy ${into} from stdin (format ${format})`)));
}

/**
 * Converts a row to a line of CSV. The JSON string holds the text of the row, such as `(a,"b",)`. This text is quoted
 * like CSV, except that backslashes are doubled too. In both formats an empty field without quotes is null.
 */
function toCsv(rowAsJson: string): string {
  return (JSON.parse(rowAsJson) as string).slice(1, -1).replaceAll('\\\\', '\\');
}

/** Creates indexes and keys, enables the triggers and sets identity sequences after the highest value. */
export async function finishInstanceRestore(client: PoolClient, { tables, structure }: InstanceRestore): Promise<void> {
  await restoreStructure(client, structure);
  for (const { name, hasTriggers, identityColumn } of tables) {
    const table = quoteTableName(client, name);
    if (hasTriggers) await client.query(`alter table ${table} enable trigger user`);
    if (identityColumn === null) continue;
    const column = client.escapeIdentifier(identityColumn);
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), coalesce(max(${column}), 0) + 1, false) from ${table}`,
      [table, identityColumn],
    );
  }
}

function quoteColumns(client: PoolClient, columns: readonly string[]): string {
  return columns.map((column) => client.escapeIdentifier(column)).join(', ');
}

function quoteTableName(client: PoolClient, name: string): string {
  return name
    .split('.')
    .map((part) => client.escapeIdentifier(part))
    .join('.');
}
