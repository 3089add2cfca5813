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
    application_name: 'app',
    ...(statementTimeoutMs === false
      ? {}
      : { statement_timeout: statementTimeoutMs ?? 30_000, idle_in_transaction_session_timeout: 60_000 }),
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
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
      return await db.transaction(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !RETRIED_STATES.has(databaseErrorCode(error) ?? '')) throw error;
    }
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
