import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { untilReady } from '../../apps/server/test/outage-load.ts';
import { ALL_WRITES } from './all-writes.ts';
import { compareAll, findWrongCounts, waitForEnds } from './checks.ts';
import type { Fault } from './fault.ts';
import { startLoad, type Load } from './load.ts';
import type { Outcome, Trial } from './report.ts';
import type { Stage } from './stage.ts';

const READY_WITHIN_MS = 10_000;
/** Long enough to see whether a late app starts at all. */
const PATIENCE_MS = 60_000;

/** Runs the faults group by group while people write, and after each group checks that everything is stored once. */
export async function runFaults(
  stage: Stage,
  groups: readonly Fault[][],
  log: (line: string) => void,
): Promise<Outcome> {
  const { client, findings, database, kind } = stage;
  const load = startLoad(ALL_WRITES, stage);
  const trials: Trial[] = [];
  const lost = new Set<string>();
  const doubled = new Set<string>();

  const look = async (): Promise<void> => {
    const address = await database.address();
    const found = await compareAll(address, ALL_WRITES, load.acknowledged);
    for (const mark of found.lost) {
      lost.add(`${mark} (${kind})`);
      stage.note(`lost: ${mark}, acknowledged at ${timeOf(mark, load)}`);
    }
    for (const mark of found.doubled) doubled.add(`${mark} (${kind})`);
    findings.push(...(await findWrongCounts(address)));
  };

  for (const [index, group] of groups.entries()) {
    for (const fault of group) {
      const trial = await tryFault(stage, fault);
      if (trial !== undefined) trials.push(trial);
    }
    await look();
    log(
      `${kind}: group ${index + 1} of ${groups.length}, ${trials.length} faults, ${load.acknowledged.length} writes acknowledged`,
    );
  }
  await finish(stage, load, look);
  return {
    trials,
    acknowledged: load.acknowledged.length,
    lost: [...lost],
    doubled: [...doubled],
    findings: [...findings, ...client.wrong],
    statuses: client.statuses,
  };
}

/** Waits until all work has ended, and checks everything a last time. */
async function finish(stage: Stage, load: Load, look: () => Promise<void>): Promise<void> {
  const { app, database, findings } = stage;
  await load.stop();
  findings.push(...(await waitForEnds(await database.address())));
  await look();
  const code = await app.end('SIGTERM');
  if (code !== 0) findings.push(`At the end the app exited with code ${code}.`);
}

function timeOf(mark: string, { acknowledged }: Load): string {
  const { at = 0 } = acknowledged.find((each) => each.mark === mark) ?? {};
  return new Date(performance.timeOrigin + at).toISOString();
}

async function tryFault(stage: Stage, fault: Fault): Promise<Trial | undefined> {
  if (fault.whyNot?.(stage) !== undefined) return undefined;
  await delay(stage.random.between(300, 1_800));
  if (!stage.app.isRunning) stage.findings.push(`The app had exited before the fault: ${fault.name}.`);
  stage.note(fault.name);
  const recoveredMs = await strike(stage, fault);
  stage.note(`ready after ${Math.round(recoveredMs ?? Number.NaN)} ms`);
  if (recoveredMs === undefined) await restart(stage);
  return { database: stage.kind, fault: fault.name, recoveredMs };
}

async function strike(stage: Stage, fault: Fault): Promise<number | undefined> {
  try {
    await fault.strike(stage);
    const milliseconds = await untilReady(stage.app.url, PATIENCE_MS);
    if (milliseconds <= READY_WITHIN_MS) return milliseconds;
    stage.findings.push(`${fault.name}: ready after ${Math.round(milliseconds / 1000)} s only, ${describeLoad()}.`);
  } catch (error) {
    stage.findings.push(`${fault.name}: ${error instanceof Error ? error.message : String(error)}`);
  }
  return undefined;
}

/** The load of the machine explains some slow starts. */
function describeLoad(): string {
  return `while ${Math.round(loadavg()[0] ?? 0)} processes waited for ${availableParallelism()} processors`;
}

/** So that the faults after one that the app did not survive are meaningful. */
async function restart({ app }: Stage): Promise<void> {
  await app.end('SIGKILL');
  app.start();
  await untilReady(app.url, PATIENCE_MS).catch(() => undefined);
}
