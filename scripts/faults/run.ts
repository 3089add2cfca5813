// npm run faults [-- --seed N] [-- --only embedded|served]: kills, restarts, cuts and fills the built product while people write
// on it, and says what was lost, doubled or not started. Exit code 0 when nothing was, in at least sixty faults.
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

const { values } = parseArgs({ options: { seed: { type: 'string' }, only: { type: 'string' } } });
const seed = Number(values.seed ?? randomInt(1_000_000));
const began = performance.now();
const chosen = KINDS.filter((kind) => values.only === undefined || values.only === kind);
const outcomes: Outcome[] = [];
let isSkipped = chosen.length === 0;

const say = (line: string): void => console.log(`[${Math.round((performance.now() - began) / 1000)} s] ${line}`);

async function runOn(kind: DatabaseKind): Promise<void> {
  const random = new Random(seed);
  const groups = planGroups(ALL_FAULTS, kind, random);
  const stage = await setStage(kind, random);
  for (const { name, whyNot } of ALL_FAULTS) {
    const reason = whyNot?.(stage);
    if (reason !== undefined) say(`${kind}: not possible here: ${name} (${reason})`);
  }
  const leave = (): void => void stage.close({ keepsLogs: true }).finally(() => process.exit(130));
  process.once('SIGINT', leave).once('SIGTERM', leave);
  let outcome: Outcome | undefined;
  try {
    outcome = await runFaults(stage, groups, say);
    outcomes.push(outcome);
  } finally {
    process.off('SIGINT', leave).off('SIGTERM', leave);
    const keepsLogs = outcome === undefined || !isGood(outcome, 0);
    await stage.close({ keepsLogs });
    if (keepsLogs) say(`${kind}: what the app said is in ${stage.folder}`);
  }
}

console.log(`Seed ${seed}. Repeat with: npm run faults -- --seed ${seed}`);
for (const kind of chosen) {
  if (kind === 'served' && !isPostgresInstalled()) {
    say('skipped: there is no PostgreSQL under /usr/lib/postgresql (apt-get install postgresql).');
    isSkipped = true;
  } else await runOn(kind);
}

const outcome = joinOutcomes(outcomes);
console.log(`\n${describe(outcome, (performance.now() - began) / 1000).join('\n')}`);
// One database alone has half of the faults.
const least = (LEAST_FAULTS / KINDS.length) * chosen.length;
if (isSkipped || !isGood(outcome, least)) process.exitCode = 1;
