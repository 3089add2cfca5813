// npm run faults [-- --seed N --only embedded|external --fault TEXT --repetitions N --minutes N]
//
// Kills and restarts the built product and the servers it uses, cuts and delays its connections, lets those servers
// answer wrongly, sets its clock and fills its disk while people write. Reports lost and duplicated writes and failed
// starts. Exit code 0 if there were none in at least two hundred faults. To debug one kind of fault: --fault selects
// the faults whose name contains the text, --repetitions sets how often each is injected. --minutes limits the time, which
// the databases share equally.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { Random } from '@app/formats/testing/random';
import { ALL_FAULTS } from './all-faults.ts';
import type { DatabaseKind } from './database-control.ts';
import { planGroups } from './plan.ts';
import { describeOutcome, hasPassed, joinOutcomes, type Outcome } from './report.ts';
import { runFaults } from './run-faults.ts';
import { arePostgresProgramsInstalled } from './external-database.ts';
import { setUpTestBed } from './test-bed.ts';

const MIN_FAULTS = 200;
const DATABASE_KINDS: readonly DatabaseKind[] = ['embedded', 'external'];

const stringOption = { type: 'string' } as const;
const { values } = parseArgs({
  options: {
    seed: stringOption,
    only: stringOption,
    fault: stringOption,
    repetitions: stringOption,
    minutes: stringOption,
  },
});
const seed = Number(values.seed ?? randomInt(1_000_000));
const startedAt = performance.now();
const chosen = DATABASE_KINDS.filter((databaseKind) => values.only === undefined || values.only === databaseKind);
const faults = ALL_FAULTS.filter(({ name }) => name.includes(values.fault ?? '')).map((fault) => ({
  ...fault,
  repetitions: Number(values.repetitions ?? fault.repetitions),
}));
const outcomes: Outcome[] = [];
let isSkipped = chosen.length === 0;

const log = (line: string): void => console.log(`[${Math.round((performance.now() - startedAt) / 1000)} s] ${line}`);

/**
 * For how long new faults are injected on each database. There is no limit without --minutes; on a busy machine all
 * faults take hours.
 */
const maxMillisecondsPerDatabase = (Number(values.minutes ?? Number.POSITIVE_INFINITY) * 60_000) / chosen.length;

async function runOn(databaseKind: DatabaseKind): Promise<void> {
  const random = new Random(seed);
  const groups = planGroups(faults, databaseKind, random);
  const testBed = await setUpTestBed(databaseKind, random);
  for (const { name, skipReason } of faults) {
    const reason = skipReason?.(testBed);
    if (reason !== undefined) log(`${databaseKind}: skipped here: ${name} (${reason})`);
  }
  const stop = (): void => void testBed.close({ keepsLogs: true }).finally(() => process.exit(130));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  let outcome: Outcome | undefined;
  try {
    const end = performance.now() + maxMillisecondsPerDatabase;
    outcome = await runFaults(testBed, groups, { log, isOver: () => performance.now() > end });
    outcomes.push(outcome);
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    const keepsLogs = outcome === undefined || !hasPassed(outcome, 0);
    await testBed.close({ keepsLogs });
    if (keepsLogs) log(`${databaseKind}: the log of the app is in ${testBed.folder}`);
  }
}

console.log(`Seed ${seed}. Repeat with: npm run faults -- --seed ${seed}`);
for (const databaseKind of chosen) {
  if (databaseKind === 'external' && !arePostgresProgramsInstalled()) {
    log('skipped: PostgreSQL or pgbouncer is missing (apt-get install postgresql pgbouncer).');
    isSkipped = true;
  } else await runOn(databaseKind);
}

const outcome = joinOutcomes(outcomes);
console.log(`\n${describeOutcome(outcome, (performance.now() - startedAt) / 1000).join('\n')}`);
// A single database has half of the faults. If faults were selected, a single one is enough.
const isSelection = values.fault !== undefined || values.repetitions !== undefined;
const minFaults = isSelection ? 1 : (MIN_FAULTS / DATABASE_KINDS.length) * chosen.length;
if (isSkipped || !hasPassed(outcome, minFaults)) process.exitCode = 1;
