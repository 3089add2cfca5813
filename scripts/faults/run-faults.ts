import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { waitUntilReady } from '../../apps/server/test/outage-load.ts';
import { ALL_WRITES } from './all-writes.ts';
import { compareAll, findWrongCounts, waitForUnfinishedWork } from './checks.ts';
import type { Fault } from './fault.ts';
import { startLoad, type Load } from './load.ts';
import type { Outcome, Trial } from './report.ts';
import { GIVE_UP_AFTER_MS, startDeadlineMs } from './start-deadline.ts';
import type { TestBed } from './test-bed.ts';

/**
 * Runs the faults while people write. After each group of faults, checks that every acknowledged write is stored exactly
 * once. No fault is begun when `isOver` returns true.
 */
export async function runFaults(
  testBed: TestBed,
  groups: readonly Fault[][],
  { log, isOver }: { log: (line: string) => void; isOver: () => boolean },
): Promise<Outcome> {
  const { client, findings, database, databaseKind } = testBed;
  const load = startLoad(ALL_WRITES, testBed);
  const trials: Trial[] = [];
  const lost = new Set<string>();
  const duplicated = new Set<string>();

  const checkStored = async (now = performance.now()): Promise<void> => {
    const address = await database.address();
    const found = await compareAll(testBed, ALL_WRITES, load.acknowledged, now);
    for (const uniqueText of found.lost) {
      lost.add(`${uniqueText} (${databaseKind})`);
      testBed.note(`lost: ${uniqueText}, acknowledged at ${formatAcknowledgedAt(uniqueText, load)}`);
    }
    for (const uniqueText of found.duplicated) duplicated.add(`${uniqueText} (${databaseKind})`);
    findings.push(...(await findWrongCounts(address)));
  };

  for (const [index, group] of groups.entries()) {
    if (isOver()) break;
    for (const fault of group) {
      if (isOver()) break;
      const trial = await runFault(testBed, fault);
      if (trial !== undefined) trials.push(trial);
    }
    await checkStored();
    log(
      `${databaseKind}: group ${index + 1} of ${groups.length}, ${trials.length} faults, ${load.acknowledged.length} writes acknowledged`,
    );
  }
  await finish(testBed, load, checkStored);
  return {
    trials,
    acknowledged: load.acknowledged.length,
    lost: [...lost],
    duplicated: [...duplicated],
    findings: [...findings, ...client.unexpectedResponses],
    statuses: client.statuses,
  };
}

/** Waits until all work has ended, and checks everything a last time: by now every write must be stored. */
async function finish(testBed: TestBed, load: Load, checkStored: (now: number) => Promise<void>): Promise<void> {
  const { app, database, findings } = testBed;
  await load.stop();
  findings.push(...(await waitForUnfinishedWork(await database.address())));
  await checkStored(Number.POSITIVE_INFINITY);
  const code = await app.kill('SIGTERM');
  if (code !== 0) findings.push(`At the end the app exited with code ${code}.`);
}

function formatAcknowledgedAt(uniqueText: string, { acknowledged }: Load): string {
  const { at = 0 } = acknowledged.find((each) => each.uniqueText === uniqueText) ?? {};
  return new Date(performance.timeOrigin + at).toISOString();
}

async function runFault(testBed: TestBed, fault: Fault): Promise<Trial | undefined> {
  if (fault.skipReason?.(testBed) !== undefined) return undefined;
  await delay(testBed.random.between(300, 1_800));
  if (!testBed.app.isRunning) testBed.findings.push(`The app had exited before the fault: ${fault.name}.`);
  testBed.note(fault.name);
  const recoveredMs = await injectAndMeasure(testBed, fault);
  testBed.note(
    recoveredMs === undefined
      ? 'the fault failed, or the app was not ready in time'
      : `ready after ${Math.round(recoveredMs)} ms`,
  );
  if (recoveredMs === undefined) await restart(testBed);
  return { database: testBed.databaseKind, fault: fault.name, recoveredMs };
}

/** Milliseconds until the app was ready; undefined, and a finding, if it was not in time or the fault failed. */
async function injectAndMeasure(testBed: TestBed, fault: Fault): Promise<number | undefined> {
  try {
    await fault.inject(testBed);
    const milliseconds = await waitUntilReady(testBed.app.url, GIVE_UP_AFTER_MS);
    if (milliseconds <= startDeadlineMs()) return milliseconds;
    testBed.findings.push(
      `${fault.name}: not ready before ${Math.round(milliseconds / 1000)} s, ${describeMachineLoad()}.`,
    );
  } catch (error) {
    testBed.findings.push(`${fault.name}: ${error instanceof Error ? error.message : String(error)}`);
  }
  return undefined;
}

/** The load of the machine explains some slow starts. */
function describeMachineLoad(): string {
  return `while ${Math.round(loadavg()[0] ?? 0)} processes waited for ${availableParallelism()} processors`;
}

/** Restarts an app that did not become ready, so that the next faults hit a running app. */
async function restart({ app }: TestBed): Promise<void> {
  await app.kill('SIGKILL');
  app.start();
  await waitUntilReady(app.url, GIVE_UP_AFTER_MS).catch(() => undefined);
}
