import type { Clock } from './clock.ts';
import { isDatabaseUnavailable } from './database-outage.ts';
import type { Logger } from './logger.ts';
import type { MetricFamily } from './metric-text.ts';

/** Passed to a step of a round: the rows that it must not take, and a function to report the row that it takes. */
export interface StepContext {
  /** The ids of rows that failed recently and are not retried yet: the step must not take these rows. */
  readonly recentlyFailed: readonly string[];
  /**
   * To be called with the id of the row the step takes, before any work on it: later errors count as a failure of that
   * row.
   */
  reportRow(rowId: string): void;
}

/**
 * Background work over rows of many users. A row that fails is retried later and the others are processed. A database
 * outage does not count as a row's failure: it ends the round, and the next round continues.
 */
export interface Round {
  /**
   * Repeats `step` until it finds no row. Returns how many rows succeeded; throws if a step fails before it found a
   * row.
   */
  drain(step: (context: StepContext) => Promise<boolean>): Promise<number>;
  /** Runs one step, as `drain` does. Returns whether the step found a row. */
  next(step: (context: StepContext) => Promise<boolean>): Promise<boolean>;
  /**
   * Processes each row of a list, except those that failed recently. Returns how many rows succeeded; throws during an
   * outage.
   */
  each<Row>(rows: readonly Row[], idOf: (row: Row) => string, work: (row: Row) => Promise<unknown>): Promise<number>;
  /** Processes one row, even if it failed recently. Never rejects; returns whether it succeeded. */
  attempt(rowId: string, work: () => Promise<unknown>): Promise<boolean>;
  /** Runs the round as a whole. Never rejects: errors that belong to no row are logged and counted. */
  run(work: () => Promise<unknown>): Promise<void>;
  /** Ids of rows that failed recently and are not retried yet. */
  listRecentlyFailed(): string[];
}

export interface Rounds {
  /** The round with this name, always the same object. The name is used in the log and in the metrics. */
  open(name: string): Round;
  collectMetrics(): MetricFamily[];
}

/**
 * A row is retried a minute after its first failure, then after 4, 16, 64 and 256 minutes, so that a problem that lasts
 * some hours does not use up all attempts.
 */
const FIRST_PAUSE_MS = 60_000;
const PAUSE_FACTOR = 4;
/** A row that has failed this often is set aside: it is not retried for a day. */
const MAX_ATTEMPTS = 6;
const SET_ASIDE_MS = 86_400_000;

interface Failure {
  attempts: number;
  retryAt: number;
}

interface RoundState {
  name: string;
  failures: Map<string, Failure>;
  rowFailures: number;
  roundFailures: number;
}

/**
 * Keeps in memory which rows failed. The rows themselves are not changed, so a restart loses nothing: after a restart,
 * or in another process, a failing row is tried once and then waits again.
 */
export function createRounds({ clock, log }: { clock: Clock; log: Logger }): Rounds {
  const states = new Map<string, RoundState>();
  const rounds = new Map<string, Round>();
  return {
    open: (name) => {
      const existing = rounds.get(name);
      if (existing !== undefined) return existing;
      const state: RoundState = { name, failures: new Map(), rowFailures: 0, roundFailures: 0 };
      const round = createRound(state, clock, log);
      states.set(name, state);
      rounds.set(name, round);
      return round;
    },
    collectMetrics: () => toMetrics([...states.values()], clock.now().getTime()),
  };
}

function createRound(state: RoundState, clock: Clock, log: Logger): Round {
  const { listRecentlyFailed, tryRow, takeNext } = createRowRunner(state, clock, log);

  const logOutage = (error: unknown): false => {
    log.debug({ err: error, round: state.name }, 'a background round waits for the database');
    return false;
  };

  return {
    listRecentlyFailed,
    attempt: async (rowId, work) => {
      try {
        return await tryRow(rowId, work);
      } catch (error) {
        return logOutage(error);
      }
    },
    next: async (step) => (await takeNext(step)) !== 'none',
    drain: async (step) => {
      let succeeded = 0;
      for (let taken = await takeNext(step); taken !== 'none'; taken = await takeNext(step)) {
        if (taken === 'done') succeeded += 1;
      }
      return succeeded;
    },
    each: async (rows, idOf, work) => {
      const excluded = new Set(listRecentlyFailed());
      let succeeded = 0;
      for (const row of rows) {
        if (!excluded.has(idOf(row)) && (await tryRow(idOf(row), () => work(row)))) succeeded += 1;
      }
      return succeeded;
    },
    run: async (work) => {
      try {
        await work();
      } catch (error) {
        if (isDatabaseUnavailable(error)) return void logOutage(error);
        state.roundFailures += 1;
        log.error({ err: error, round: state.name }, 'a background round failed');
      }
    },
  };
}

/** Runs work on single rows and remembers which ones failed. */
function createRowRunner(state: RoundState, clock: Clock, log: Logger) {
  const { failures, name } = state;

  function listRecentlyFailed(): string[] {
    const now = clock.now().getTime();
    // Forgets rows that were not tried again within a day, for example because they were deleted.
    for (const [rowId, { retryAt }] of failures) if (retryAt + SET_ASIDE_MS < now) failures.delete(rowId);
    return [...failures].flatMap(([rowId, { retryAt }]) => (retryAt > now ? [rowId] : []));
  }

  function recordFailure(rowId: string, error: unknown): void {
    const attempts = (failures.get(rowId)?.attempts ?? 0) + 1;
    const isSetAside = attempts >= MAX_ATTEMPTS;
    const pauseMs = isSetAside ? SET_ASIDE_MS : FIRST_PAUSE_MS * PAUSE_FACTOR ** (attempts - 1);
    failures.set(rowId, { attempts, retryAt: clock.now().getTime() + pauseMs });
    state.rowFailures += 1;
    const message = isSetAside
      ? 'a row failed again and is set aside for a day'
      : 'a row failed and is tried again later';
    log.error({ err: error, round: name, row: rowId, attempts }, message);
  }

  async function tryRow(rowId: string, work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      failures.delete(rowId);
      return true;
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      recordFailure(rowId, error);
      return false;
    }
  }

  async function takeNext(step: (context: StepContext) => Promise<boolean>): Promise<'none' | 'done' | 'failed'> {
    const excluded = listRecentlyFailed();
    let rowId: string | undefined;
    try {
      const hadRow = await step({ recentlyFailed: excluded, reportRow: (id) => (rowId = id) });
      if (rowId !== undefined) failures.delete(rowId);
      return hadRow ? 'done' : 'none';
    } catch (error) {
      // A step that takes a row it must not take would do so forever.
      if (rowId === undefined || excluded.includes(rowId) || isDatabaseUnavailable(error)) throw error;
      // Two concurrent calls of `drain` may take the same failing row, which counts as one failure.
      if (!listRecentlyFailed().includes(rowId)) recordFailure(rowId, error);
      return 'failed';
    }
  }

  return { listRecentlyFailed, tryRow, takeNext };
}

function toMetrics(states: readonly RoundState[], now: number): MetricFamily[] {
  const family = (
    name: string,
    type: 'counter' | 'gauge',
    help: string,
    value: (state: RoundState) => number,
  ): MetricFamily => ({
    name,
    type,
    help,
    samples: states.map((state) => ({ labels: { round: state.name }, value: value(state) })),
  });
  return [
    family(
      'round_row_failures_total',
      'counter',
      'Rows that background rounds failed on.',
      (state) => state.rowFailures,
    ),
    family(
      'round_rows_awaiting_retry',
      'gauge',
      'Rows that failed and are waiting for a retry.',
      ({ failures }) => [...failures.values()].filter(({ retryAt }) => retryAt > now).length,
    ),
    family(
      'round_rows_set_aside',
      'gauge',
      'Rows that failed too often and wait for a day or a restart.',
      ({ failures }) =>
        [...failures.values()].filter(({ retryAt, attempts }) => retryAt > now && attempts >= MAX_ATTEMPTS).length,
    ),
    family(
      'round_failures_total',
      'counter',
      'Background rounds that failed as a whole.',
      (state) => state.roundFailures,
    ),
  ];
}
