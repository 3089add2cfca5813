// npm run faults [-- --seed N --only embedded|served --fault TEXT --rounds N]: kills and restarts the built product,
// cuts its connections and fills its disk while people write, and reports what was lost, doubled or not started. Exit
// code 0 if nothing was, in at least sixty faults. To debug one kind: --fault selects those whose name contains the
// text, --rounds how often each.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { Random } from '../../apps/server/test/export-generators/random.ts';
import { ALL_FAULTS } from './all-faults.ts';
import type { DatabaseKind } from './database-control.ts';
import { planGroups } from './plan.ts';
import { describe, isGood, joinOutcomes, type Outcome } from './report.ts';
import { runFaults } from './run-faults.ts';
import { isPostgresInstalled } from './served-database.ts';
import { setStage } from './stage.ts';

const LEAST_FAULTS = 60;
const KINDS: readonly DatabaseKind[] = ['embedded', 'served'];

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { seed: text, only: text, fault: text, rounds: text } });
const seed = Number(values.seed ?? randomInt(1_000_000));
const began = performance.now();
const chosen = KINDS.filter((kind) => values.only === undefined || values.only === kind);
const faults = ALL_FAULTS.filter(({ name }) => name.includes(values.fault ?? '')).map((fault) => ({
  ...fault,
  rounds: Number(values.rounds ?? fault.rounds),
}));
const outcomes: Outcome[] = [];
let isSkipped = chosen.length === 0;

const log = (line: string): void => console.log(`[${Math.round((performance.now() - began) / 1000)} s] ${line}`);

async function runOn(kind: DatabaseKind): Promise<void> {
  const random = new Random(seed);
  const groups = planGroups(faults, kind, random);
  const stage = await setStage(kind, random);
  for (const { name, whyNot } of faults) {
    const reason = whyNot?.(stage);
    if (reason !== undefined) log(`${kind}: not possible here: ${name} (${reason})`);
  }
  const leave = (): void => void stage.close({ keepsLogs: true }).finally(() => process.exit(130));
  process.once('SIGINT', leave).once('SIGTERM', leave);
  let outcome: Outcome | undefined;
  try {
    outcome = await runFaults(stage, groups, log);
    outcomes.push(outcome);
  } finally {
    process.off('SIGINT', leave).off('SIGTERM', leave);
    const keepsLogs = outcome === undefined || !isGood(outcome, 0);
    await stage.close({ keepsLogs });
    if (keepsLogs) log(`${kind}: the log of the app is in ${stage.folder}`);
  }
}

console.log(`Seed ${seed}. Repeat with: npm run faults -- --seed ${seed}`);
for (const kind of chosen) {
  if (kind === 'served' && !isPostgresInstalled()) {
    log('skipped: there is no PostgreSQL under /usr/lib/postgresql (apt-get install postgresql).');
    isSkipped = true;
  } else await runOn(kind);
}

const outcome = joinOutcomes(outcomes);
console.log(`\n${describe(outcome, (performance.now() - began) / 1000).join('\n')}`);
// A single database has half of the faults; with selected faults the number is up to the caller.
const isChosen = values.fault !== undefined || values.rounds !== undefined;
const least = isChosen ? 1 : (LEAST_FAULTS / KINDS.length) * chosen.length;
if (isSkipped || !isGood(outcome, least)) process.exitCode = 1;
