import { is } from 'drizzle-orm';
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { PgTransaction, type PgDatabase } from 'drizzle-orm/pg-core';
import { DatabaseError, Pool } from 'pg';
import type { EventBus } from '#platform/event-bus.ts';
import type { Logger } from '#platform/logger.ts';

type NoRelations = Record<string, never>;

export type Database = NodePgDatabase<NoRelations> & { $client: Pool };
export type Tx = Parameters<Parameters<NodePgDatabase<NoRelations>['transaction']>[0]>[0];
/** What a repository asks for: it neither knows nor cares whether it runs inside a transaction. */
export type Queryable = PgDatabase<NodePgQueryResultHKT, NoRelations>;
/** Events whose listeners join the publisher's transaction. */
export type Events = EventBus<Tx>;

export interface DatabaseOptions {
  connectionString: string;
  log: Logger;
  /** Connections at most; default 10. */
  poolSize?: number;
  /** The longest a statement may run. Off behind a pooler, which does not take session settings. Default 30 s. */
  statementTimeoutMs?: number | false;
}

export function createDatabase({
  connectionString,
  log,
  poolSize = 10,
  statementTimeoutMs,
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
  // Whoever uses a connection that breaks gets the error, and the pool replaces it. The driver also emits an event, on the
  // connection and for an idle one on the pool, and either would end the process if nobody listened.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  });
  pool.on('error', () => undefined);
  return drizzle({ client: pool });
}

const RETRIED_STATES = new Set(['40001', '40P01']);
const ATTEMPTS = 3;

/**
 * Runs `work` in a transaction, or in the given one when `db` already is one. A deadlock or serialization failure runs
 * it again (three times at most), so `work` must only touch the database; what follows a commit belongs after the call.
 */
export async function inTransaction<Result>(db: Queryable, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  if (is(db, PgTransaction)) return work(db as Tx);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runTransaction(db, work);
    } catch (error) {
      if (attempt === ATTEMPTS || !RETRIED_STATES.has(databaseErrorCode(error) ?? '')) throw error;
    }
  }
}

async function runTransaction<Result>(db: Queryable, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const { $client } = db as Database;
  return $client instanceof Pool ? runOnPool($client, work) : db.transaction(work);
}

/**
 * The query builder's own way keeps a connection for good when `begin` fails on it, and hides what was wrong behind the
 * failure of the rollback.
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
    // A connection on which begin, commit or rollback failed is in an unknown state: nobody else gets it.
    client.release(!isClean);
  }
}

/** The SQLSTATE behind an error of the driver or of drizzle, such as 23505; undefined when it is neither. */
export function databaseErrorCode(error: unknown): string | undefined {
  if (error instanceof DatabaseError) return error.code;
  return error instanceof Error && error.cause !== undefined ? databaseErrorCode(error.cause) : undefined;
}

/** Whether the write was refused by a unique index; by the named one, if a name is given. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (error instanceof DatabaseError) {
    return error.code === '23505' && (constraint === undefined || error.constraint === constraint);
  }
  return error instanceof Error && error.cause !== undefined && isUniqueViolation(error.cause, constraint);
}
