import { AppError } from './app-error.ts';
import type { Clock } from './clock.ts';
import type { SqlExecutor } from './sql-executor.ts';

export interface RateLimit {
  /** How many hits (calls, sign-ins, uploads) are allowed per window. */
  limit: number;
  windowSeconds: number;
}

export interface RateLimitState {
  isAllowed: boolean;
  /** Hits in the current window, including refused ones. */
  count: number;
  /** Whole seconds until the window ends; at least 1. */
  retryAfterSeconds: number;
}

/**
 * Counts hits in windows that begin with the first hit. The counters are in the unlogged table `rate_limits`, so that
 * all processes on one database share them; a crash may reset them, which only allows more hits.
 */
export interface RateLimiter {
  hit(key: string, rule: RateLimit): Promise<RateLimitState>;
  /** Counts a hit and throws `request.rate_limited` (429 with details.retryAfterSeconds) if it exceeds the limit. */
  consume(key: string, rule: RateLimit): Promise<void>;
  /** Reverts one hit. */
  revertHit(key: string): Promise<void>;
  reset(key: string): Promise<void>;
  /** Deletes counters whose windows began more than a day ago; returns how many. */
  deleteOldCounters(): Promise<number>;
}

interface CounterRow {
  window_start: Date;
  count: number;
}

const HIT_STATEMENT = `INSERT INTO rate_limits AS counter (key, window_start, count) VALUES ($1, $2, 1)
ON CONFLICT (key) DO UPDATE SET
  window_start = CASE WHEN counter.window_start <= $3 THEN excluded.window_start ELSE counter.window_start END,
  count = CASE WHEN counter.window_start <= $3 THEN 1 ELSE counter.count + 1 END
RETURNING window_start, count`;

const DAY_MS = 86_400_000;

export function createRateLimiter({ sql, clock }: { sql: SqlExecutor; clock: Clock }): RateLimiter {
  /** A window that began at this time or earlier is over. */
  const latestExpiredStart = (rule: RateLimit): Date => new Date(clock.now().getTime() - rule.windowSeconds * 1000);
  const hit = async (key: string, rule: RateLimit): Promise<RateLimitState> => {
    const { rows } = await sql.query<CounterRow>(HIT_STATEMENT, [key, clock.now(), latestExpiredStart(rule)]);
    return describeCounter(rows[0], rule, clock.now());
  };
  return {
    hit,
    consume: async (key, rule) => {
      const state = await hit(key, rule);
      if (!state.isAllowed) throw tooManyRequests(state.retryAfterSeconds);
    },
    revertHit: async (key) => {
      await sql.query('UPDATE rate_limits SET count = greatest(count - 1, 0) WHERE key = $1', [key]);
    },
    reset: async (key) => {
      await sql.query('DELETE FROM rate_limits WHERE key = $1', [key]);
    },
    deleteOldCounters: async () => {
      const before = new Date(clock.now().getTime() - DAY_MS);
      const { rows } = await sql.query('DELETE FROM rate_limits WHERE window_start < $1 RETURNING key', [before]);
      return rows.length;
    },
  };
}

function describeCounter(row: CounterRow | undefined, rule: RateLimit, now: Date): RateLimitState {
  const count = row?.count ?? 0;
  const windowStart = row?.window_start ?? now;
  const endsInMs = windowStart.getTime() + rule.windowSeconds * 1000 - now.getTime();
  return { isAllowed: count <= rule.limit, count, retryAfterSeconds: Math.max(1, Math.ceil(endsInMs / 1000)) };
}

/** The error for too many calls; `app/` turns the detail into a Retry-After header. */
export function tooManyRequests(retryAfterSeconds: number): AppError {
  return new AppError({ code: 'request.rate_limited', details: { retryAfterSeconds } });
}
