import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { Database, Tx } from './database.ts';

export interface OwnedTable {
  name: string;
  /** The columns of the primary key, in its order. */
  keys: string[];
  /** The columns that can be written as JSON, without generated ones. */
  columns: string[];
}

const FIRST_BATCH_ROWS = 100;
const MAX_BATCH_ROWS = 2_000;
const BATCH_CHARACTERS = 1_000_000;

const TABLES_QUERY = `
select c.table_name as name,
  array_agg(c.column_name::text order by c.ordinal_position)
    filter (where c.udt_name not in ('tsvector', 'bytea') and c.is_generated = 'NEVER') as columns,
  (select array_agg(a.attname::text order by array_position(i.indkey::int2[], a.attnum)) from pg_index i
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indrelid = ('public.' || quote_ident(c.table_name))::regclass and i.indisprimary) as keys
from information_schema.columns c
where c.table_schema = 'public' and c.table_name in (
  select table_name from information_schema.columns where table_schema = 'public' and column_name = 'user_id')
group by c.table_name order by c.table_name`;

/** Every table whose rows belong to a user. */
export async function listOwnedTables(db: Database): Promise<OwnedTable[]> {
  const { rows } = await db.$client.query<OwnedTable>(TABLES_QUERY);
  return rows;
}

/** A connection reserved for one open transaction. `end` rolls back whatever was not committed. */
export interface TransactionSession {
  client: PoolClient;
  /** The same connection as a `Queryable`. */
  tx: Tx;
  end(): Promise<void>;
}

async function openSession(db: Database): Promise<TransactionSession> {
  const client = await db.$client.connect();
  let isEnded = false;
  const end = async (): Promise<void> => {
    if (isEnded) return;
    isEnded = true;
    try {
      await client.query('rollback');
      client.release();
    } catch {
      // A connection on which this fails is closed and not reused.
      client.release(true);
    }
  };
  return { client, tx: drizzle({ client }) as unknown as Tx, end };
}

/** A read-only snapshot of the database, for reads of any length. Times are formatted in UTC. */
export async function openSnapshot(db: Database): Promise<TransactionSession> {
  return begin(db, 'begin isolation level repeatable read read only');
}

/** A transaction that may be idle between statements while files are read; `client.query('commit')` commits it. */
export async function openLongTransaction(db: Database): Promise<TransactionSession> {
  return begin(db, 'begin');
}

async function begin(db: Database, statement: string): Promise<TransactionSession> {
  const session = await openSession(db);
  try {
    await session.client.query(statement);
    await session.client.query(
      "set local idle_in_transaction_session_timeout = 0; set local statement_timeout = '10min'; set local timezone = 'UTC'",
    );
    return session;
  } catch (error) {
    await session.end();
    throw error;
  }
}

/** The row of `users` of a user, as JSON. */
export async function readUserRow(client: PoolClient, userId: string): Promise<Record<string, unknown>> {
  const { rows } = await client.query<{ row: Record<string, unknown> }>(
    'select row_to_json(u) as row from users u where id = $1',
    [userId],
  );
  return rows[0]?.row ?? {};
}

/**
 * The rows of one table as JSON text, ordered by primary key: only the given columns, and only rows that match `where`,
 * an SQL condition.
 */
export async function* readOwnedRows(
  client: PoolClient,
  userId: string,
  { name, columns, keys }: OwnedTable,
  where = 'true',
): AsyncGenerator<string[]> {
  const quoted = (names: string[]) => names.map((column) => client.escapeIdentifier(column)).join(', ');
  const table = client.escapeIdentifier(name);
  await client.query(
    `declare owned no scroll cursor for select row_to_json(r)::text as row from
      (select ${quoted(columns)} from ${table} where user_id = '${assertId(userId)}' and (${where}) order by ${quoted(keys)}) r`,
  );
  yield* fetchTexts(client, 'owned');
  await client.query('close owned');
}

/**
 * Fetches the column `row` of a cursor in batches of about a megabyte: few round trips for small rows, little memory
 * for large ones.
 */
export async function* fetchTexts(client: PoolClient, cursor: string): AsyncGenerator<string[]> {
  const fetch = async (count: number): Promise<string[]> => {
    const { rows } = await client.query<{ row: string }>(`fetch ${count} from ${cursor}`);
    return rows.map(({ row }) => row);
  };
  let nextBatch = fetch(FIRST_BATCH_ROWS);
  for (;;) {
    const texts = await nextBatch;
    if (texts.length === 0) return;
    const averageCharacters = texts.reduce((sum, text) => sum + text.length, 0) / texts.length;
    const fittingRows = Math.floor(BATCH_CHARACTERS / averageCharacters);
    // The next batch is fetched while this one is processed.
    nextBatch = fetch(Math.max(1, Math.min(MAX_BATCH_ROWS, fittingRows)));
    // If the caller stops reading and ends the session, this fetch fails and nobody awaits it.
    nextBatch.catch(() => {});
    yield texts;
  }
}

export async function countOwnedRows(
  client: PoolClient,
  userId: string,
  { name }: OwnedTable,
  where = 'true',
): Promise<number> {
  const table = client.escapeIdentifier(name);
  const { rows } = await client.query<{ count: string }>(
    `select count(*) as count from ${table} where user_id = $1 and (${where})`,
    [userId],
  );
  return Number(rows[0]?.count ?? 0);
}

/** Throws unless the id is safe in SQL text. It has to be written there, because a cursor cannot have parameters. */
function assertId(userId: string): string {
  if (!/^[0-9a-f-]{36}$/.test(userId)) throw new Error('not an id');
  return userId;
}
