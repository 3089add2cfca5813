import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from './app-error.ts';

/**
 * Error codes of PostgreSQL (SQLSTATE). Class 08: connection exceptions; 57P: PostgreSQL is shutting down, has crashed
 * or is starting; 53300: too many connections.
 */
const OUTAGE_SQL_STATE = /^(?:08|57P)[0-9A-Z]+$|^53300$/;
const SOCKET_ERROR_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);
const SOCKET_CALLS = new Set(['connect', 'read', 'write', 'getaddrinfo']);
/** Messages of the driver about an outage, for its errors without a code. */
const DRIVER_OUTAGE_MESSAGE =
  /^(?:Connection terminated|timeout (?:exceeded when trying to connect|expired)|Client (?:has encountered a connection error|was closed) and is not queryable)/;
/** The message of the query builder, whose error has the driver's error as its cause. */
const FAILED_QUERY = /^Failed query/;

const RETRY_AFTER_SECONDS = 3;
const RETRY_PAUSE_MS = 200;

/**
 * Whether an error means that the database is unavailable, so that the same call may soon succeed. The cause of an
 * error is examined only if the query builder threw the error: a connection that a model or a mail server refused is
 * not an outage.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if (error instanceof AppError) return error.code === 'server.database_unavailable';
  const { code, syscall, message, cause } = error as NodeJS.ErrnoException;
  if (code !== undefined && OUTAGE_SQL_STATE.test(code)) return true;
  if (syscall !== undefined && SOCKET_CALLS.has(syscall) && SOCKET_ERROR_CODES.has(code ?? '')) return true;
  // The job queue reports errors as plain objects.
  if (typeof message !== 'string') return false;
  return DRIVER_OUTAGE_MESSAGE.test(message) || (FAILED_QUERY.test(message) && isDatabaseUnavailable(cause));
}

/** The error for requests during an outage. */
export function databaseUnavailable(cause: unknown): AppError {
  const details = { retryAfterSeconds: RETRY_AFTER_SECONDS };
  return new AppError({ code: 'server.database_unavailable', details, cause });
}

/**
 * Retries `work` during an outage, for `forMs` at most or until `signal` is aborted; any other error is thrown at once.
 * `work` must be idempotent: it is also retried when a commit succeeded and only the acknowledgement was lost.
 */
export async function retryWhileDatabaseUnavailable<Result>(
  work: () => Promise<Result>,
  { forMs = 10_000, signal }: { forMs?: number; signal?: AbortSignal | undefined } = {},
): Promise<Result> {
  const end = performance.now() + forMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseUnavailable(error) || signal?.aborted === true || performance.now() > end) throw error;
    }
    await delay(RETRY_PAUSE_MS, undefined, { signal }).catch(() => undefined);
  }
}
