import { AppError } from './app-error.ts';
import { type BatchReader, createBatchReader } from './batch-reader.ts';
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
  /**
   * Whether this process knows no reason why hits that were begun for this key should exceed the limit. Another process
   * may know one, so this decides only about work that changes nothing.
   */
  expectsWithin(key: string, rule: RateLimit): boolean;
  /** Reverts one hit. */
  revertHit(key: string): Promise<void>;
  reset(key: string): Promise<void>;
  /** Deletes counters whose windows began more than a day ago; returns the number of deleted counters. */
  deleteOldCounters(): Promise<number>;
}

interface CounterRow {
  key: string;
  window_start: Date;
  count: number;
}

/** Changes rows in the order of their keys, so that two statements with the same keys cannot deadlock. */
const HIT_STATEMENT = `INSERT INTO rate_limits AS counter (key, window_start, count)
SELECT key, $2, hits FROM unnest($1::text[], $4::int[]) AS hit (key, hits) ORDER BY key
ON CONFLICT (key) DO UPDATE SET
  window_start = CASE WHEN counter.window_start <= $3 THEN excluded.window_start ELSE counter.window_start END,
  count = CASE WHEN counter.window_start <= $3 THEN excluded.count ELSE counter.count + excluded.count END
RETURNING key, window_start, count`;

const DAY_MS = 86_400_000;

export function createRateLimiter({ sql, clock }: { sql: SqlExecutor; clock: Clock }): RateLimiter {
  /** A window that began at this time or earlier is over. */
  const latestExpiredStart = (rule: RateLimit): Date => new Date(clock.now().getTime() - rule.windowSeconds * 1000);
  /**
   * Returns a function that counts one hit in windows of the rule's length. Its argument is the id of a hit: a number,
   * a space and the key. Hits that arrive while a statement runs are counted together by the next statement.
   */
  const createHitCounter = (rule: RateLimit) =>
    createBatchReader<CounterRow>(async (hitIds) => {
      const hitsByKey = Map.groupBy(hitIds, keyOfHit);
      const hits = [...hitsByKey.values()].map((ids) => ids.length);
      const values = [[...hitsByKey.keys()], clock.now(), latestExpiredStart(rule), hits];
      const { rows } = await sql.query<CounterRow>({ name: 'count_hits', text: HIT_STATEMENT, values });
      const counters = new Map(rows.map((row) => [row.key, row]));
      return new Map(
        [...hitsByKey].flatMap(([key, ids]) =>
          ids.map((id, index) => [id, counterAtHit(counters.get(key), ids.length - 1 - index)] as const),
        ),
      );
    });
  const expectations = createExpectations(clock);
  const countersByWindow = new Map<number, BatchReader<CounterRow>>();
  let hitCount = 0;
  const hit = async (key: string, rule: RateLimit): Promise<RateLimitState> => {
    const countHit = countersByWindow.get(rule.windowSeconds) ?? createHitCounter(rule);
    countersByWindow.set(rule.windowSeconds, countHit);
    // A batch reader reads equal keys once; the number makes every hit a key of its own.
    const counting = expectations.begin(key);
    try {
      const state = describeCounter(await countHit(`${(hitCount += 1)} ${key}`), rule, clock.now());
      counting.counted(state);
      return state;
    } finally {
      counting.end();
    }
  };
  return {
    hit,
    expectsWithin: (key, rule) => expectations.highestCount(key) <= rule.limit,
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

/** What this process knows of the counter of a key. */
interface Expectation {
  /** The hits that are being counted. */
  pending: number;
  count: number;
  /** The end of the window of `count`, in milliseconds. */
  endsAt: number;
}

/** Beyond this many keys, those with the oldest hits are forgotten. */
const MAX_EXPECTATIONS = 5_000;

function createExpectations(clock: Clock) {
  const byKey = new Map<string, Expectation>();
  return {
    begin: (key: string) => {
      const expectation = byKey.get(key) ?? { pending: 0, count: 0, endsAt: 0 };
      expectation.pending += 1;
      byKey.delete(key);
      byKey.set(key, expectation);
      const [oldest] = byKey.keys();
      if (byKey.size > MAX_EXPECTATIONS && oldest !== undefined) byKey.delete(oldest);
      return {
        counted: ({ count, retryAfterSeconds }: RateLimitState): void => {
          expectation.count = count;
          expectation.endsAt = clock.now().getTime() + retryAfterSeconds * 1000;
        },
        end: (): void => {
          expectation.pending -= 1;
        },
      };
    },
    /** The highest count that the hits of this process explain. */
    highestCount: (key: string): number => {
      const { pending, count, endsAt } = byKey.get(key) ?? { pending: 0, count: 0, endsAt: 0 };
      return pending + (endsAt > clock.now().getTime() ? count : 0);
    },
  };
}

const keyOfHit = (hitId: string): string => hitId.slice(hitId.indexOf(' ') + 1);

/** The counter as it was before the last `laterHits` hits of a statement. */
function counterAtHit(row: CounterRow | undefined, laterHits: number): CounterRow {
  if (row === undefined) throw new Error('a hit was not counted');
  return { ...row, count: row.count - laterHits };
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
