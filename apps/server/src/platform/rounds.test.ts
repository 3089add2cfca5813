import { beforeEach, expect, test } from 'vitest';
import { createManualClock, type ManualClock } from './clock.ts';
import { createLogger } from './logger.ts';
import { writeMetricText } from './metric-text.ts';
import { createRounds, type Round, type Rounds, type StepContext } from './rounds.ts';

const MINUTE_MS = 60_000;
let clock: ManualClock;
let lines: Record<string, unknown>[];
let rounds: Rounds;
let round: Round;

beforeEach(() => {
  clock = createManualClock('2026-11-20T09:00:00Z');
  lines = [];
  const recordLine = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  rounds = createRounds({ clock, log: createLogger({ level: 'info', destination: { write: recordLine } }) });
  round = rounds.open('letters');
});

/**
 * Takes the first row that is not waiting for a retry, as a repository does. A row whose id starts with 'bad' fails.
 */
function createQueue(...ids: string[]) {
  const done: string[] = [];
  const tried: string[] = [];
  const step = async ({ recentlyFailed, reportRow }: StepContext): Promise<boolean> => {
    const id = ids.find((each) => !done.includes(each) && !recentlyFailed.includes(each));
    if (id === undefined) return false;
    reportRow(id);
    tried.push(id);
    if (id.startsWith('bad')) throw new Error('ink ran out');
    done.push(id);
    return true;
  };
  return { done, tried, step };
}

const readMetrics = () => writeMetricText(rounds.collectMetrics());

test('a row that fails is logged by its id and counted, and all others are processed', async () => {
  const { done, step } = createQueue('bad', 'one', 'fine', 'two');
  expect(await round.drain(step)).toBe(3);
  expect(done).toEqual(['one', 'fine', 'two']);
  expect(lines).toMatchObject([{ round: 'letters', row: 'bad', attempts: 1, err: { message: 'ink ran out' } }]);
  expect(readMetrics()).toContain('round_row_failures_total{round="letters"} 1\n');
  expect(readMetrics()).toContain('round_rows_awaiting_retry{round="letters"} 1\n');
});

test('a row waits longer after every failure, and is set aside for a day after the sixth', async () => {
  const { tried, step } = createQueue('bad');
  for (const minutes of [1, 4, 16, 64, 256]) {
    await round.drain(step);
    const before = tried.length;
    clock.advance(minutes * MINUTE_MS - 1);
    await round.drain(step);
    expect(tried).toHaveLength(before);
    clock.advance(1);
  }
  await round.drain(step);
  expect(tried).toHaveLength(6);
  expect(readMetrics()).toContain('round_rows_set_aside{round="letters"} 1\n');
  expect(lines.at(-1)).toMatchObject({ row: 'bad', attempts: 6, msg: 'a row failed again and is set aside for a day' });
  clock.advance(24 * 60 * MINUTE_MS - 1);
  await round.drain(step);
  expect(tried).toHaveLength(6);
  clock.advance(1);
  await round.drain(step);
  expect(tried).toHaveLength(7);
});

test('a success resets the failure count of a row', async () => {
  let isBad = true;
  const work = async (): Promise<void> => {
    if (isBad) throw new Error('ink ran out');
  };
  expect(await round.attempt('letter', work)).toBe(false);
  expect(round.listRecentlyFailed()).toEqual(['letter']);
  isBad = false;
  expect(await round.attempt('letter', work)).toBe(true);
  expect(round.listRecentlyFailed()).toEqual([]);
  isBad = true;
  await round.attempt('letter', work);
  expect(lines.map(({ attempts }) => attempts)).toEqual([1, 1]);
});

test('a list is processed to its end, without the rows that are waiting for a retry', async () => {
  const tried: string[] = [];
  const work = async (id: string): Promise<void> => {
    tried.push(id);
    if (id === 'bad') throw new Error('ink ran out');
  };
  const idOf = (id: string): string => id;
  expect(await round.each(['bad', 'one', 'two'], idOf, work)).toBe(2);
  expect(await round.each(['bad', 'one', 'two'], idOf, work)).toBe(2);
  expect(tried).toEqual(['bad', 'one', 'two', 'one', 'two']);
});

test('an error before a row was found belongs to the round and ends it', async () => {
  const loseDatabase = () => Promise.reject(new Error('the database is gone'));
  await expect(round.drain(loseDatabase)).rejects.toThrow('the database is gone');
  await round.run(() => round.drain(loseDatabase));
  expect(readMetrics()).toContain('round_failures_total{round="letters"} 1\n');
  expect(readMetrics()).toContain('round_row_failures_total{round="letters"} 0\n');
  expect(lines).toMatchObject([{ round: 'letters', msg: 'a background round failed' }]);
});

test('a step that takes a row that is waiting for a retry is stopped instead of repeated forever', async () => {
  const failWithReport = async ({ reportRow }: StepContext): Promise<boolean> => {
    reportRow('bad');
    throw new Error('ink ran out');
  };
  await expect(round.drain(failWithReport)).rejects.toThrow('ink ran out');
  expect(readMetrics()).toContain('round_row_failures_total{round="letters"} 1\n');
});

test('rounds with the same name are one round, and a row fails in each round separately', async () => {
  await round.attempt('letter', () => Promise.reject(new Error('ink ran out')));
  expect(rounds.open('letters').listRecentlyFailed()).toEqual(['letter']);
  expect(rounds.open('parcels').listRecentlyFailed()).toEqual([]);
});
