import { setTimeout as delay } from 'node:timers/promises';
import { is } from 'drizzle-orm';
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { PgTransaction, type PgDatabase } from 'drizzle-orm/pg-core';
import { DatabaseError, Pool } from 'pg';
import type { EventBus } from '#platform/event-bus.ts';
import type { Logger } from '#platform/logger.ts';
import { watchStatements } from './statement-watch.ts';

type NoRelations = Record<string, never>;

export type Database = NodePgDatabase<NoRelations> & { $client: Pool };
export type Tx = Parameters<Parameters<NodePgDatabase<NoRelations>['transaction']>[0]>[0];
/** The parameter type of repositories: the pool or a transaction. */
export type Queryable = PgDatabase<NodePgQueryResultHKT, NoRelations>;
/** Events whose listeners join the publisher's transaction. */
export type Events = EventBus<Tx>;

export interface DatabaseOptions {
  connectionString: string;
  log: Logger;
  /** Maximum number of connections; default 10. */
  poolSize?: number;
  /** Statement timeout, by default 30 s. `false` behind a pooler, which does not forward session settings. */
  statementTimeoutMs?: number | false;
  /** Whether a pooler hands out connections by transaction; then no prepared statements are used. Default false. */
  isPooled?: boolean;
  /** Called after each statement with its text and its duration in milliseconds. */
  onStatement?: (text: string, milliseconds: number) => void;
}

export function createDatabase({
  connectionString,
  log,
  poolSize = 10,
  statementTimeoutMs,
  isPooled = false,
  onStatement,
}: DatabaseOptions): Database {
  const pool = new Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: 'app',
    ...(statementTimeoutMs === false
      ? {}
      : { statement_timeout: statementTimeoutMs ?? 30_000, idle_in_transaction_session_timeout: 60_000 }),
  });
  // When a connection breaks, its running query rejects, and the pool replaces the connection. The driver also emits an
  // 'error' event on the client and, if the client was idle, on the pool. Without listeners it would end the process.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
    if (isPooled || onStatement !== undefined)
      watchStatements(client, { dropsNames: isPooled, onEnd: onStatement ?? (() => undefined) });
  });
  pool.on('error', () => undefined);
  return drizzle({ client: pool });
}

/** SQLSTATEs of a serialization failure and of a deadlock. */
const RETRIED_SQL_STATES = new Set(['40001', '40P01']);
const ATTEMPTS = 3;
const RETRY_DELAY_MS = 40;

/**
 * Runs `work` in a transaction; if `db` is a transaction, in `db`. After a deadlock or a serialization failure `work`
 * runs again (three attempts in total), so it must have no effects outside the database; the caller adds those after
 * this call.
 */
export async function inTransaction<Result>(db: Queryable, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  if (is(db, PgTransaction)) return work(db as Tx);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runTransaction(db, work);
    } catch (error) {
      if (attempt === ATTEMPTS || !RETRIED_SQL_STATES.has(databaseErrorCode(error) ?? '')) throw error;
      // Two transactions that restart at the same moment would collide again.
      await delay(Math.random() * RETRY_DELAY_MS * attempt);
    }
  }
}

async function runTransaction<Result>(db: Queryable, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const { $client } = db as Database;
  return $client instanceof Pool ? runOnPool($client, work) : db.transaction(work);
}

/**
 * Replaces the transaction method of drizzle, which never releases the connection when `begin` fails, and whose
 * rollback error hides the original one.
 */
async function runOnPool<Result>(pool: Pool, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let failure: { reason: unknown } | undefined;
  let isClean = false;
  try {
    const result = await drizzle({ client }).transaction(async (tx) => {
      try {
        return await work(tx);
      } catch (error) {
        failure = { reason: error };
        throw error;
      }
    });
    isClean = true;
    return result;
  } catch (error) {
    const reason = failure === undefined ? error : failure.reason;
    isClean = failure !== undefined && error === reason;
    throw reason;
  } finally {
    // When begin, commit or rollback failed, the state of the connection is unknown: it is closed and not reused.
    client.release(!isClean);
  }
}

/** The SQLSTATE of an error thrown by the driver or by drizzle, such as 23505; undefined for other errors. */
export function databaseErrorCode(error: unknown): string | undefined {
  if (error instanceof DatabaseError) return error.code;
  return error instanceof Error && error.cause !== undefined ? databaseErrorCode(error.cause) : undefined;
}

/** Whether a write failed on a unique constraint; on the named one, if `constraint` is given. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (error instanceof DatabaseError) {
    return error.code === '23505' && (constraint === undefined || error.constraint === constraint);
  }
  return error instanceof Error && error.cause !== undefined && isUniqueViolation(error.cause, constraint);
}
