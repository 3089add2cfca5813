/** Prints how good the local engine is: categories, retrieval, plans, intents, sentiment. `REAL_DATA_DIR=… node packages/understanding/eval/run.ts [--misses]` */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { printCategories, printRetrieval } from './category-rows.ts';
import { openEngine } from './engine.ts';
import { scoreDateSuites, scoreUtterances } from './datetime-scores.ts';
import {
  scoreHeldApartIntents,
  scoreIntents,
  scoreOutsideOrders,
  scorePlans,
  scoreTraps,
  type ShareScore,
} from './plan-scores.ts';
import { HELD_APART_FOREIGN_PLANS, HELD_APART_FOREIGN_TRAPS } from './held-apart/foreign-plans.ts';
import { HELD_APART_PLANS, HELD_APART_RECURRENCES } from './held-apart/plans.ts';
import { SECOND_DRAW, SECOND_DRAW_TRAPS } from './held-apart/second-draw.ts';
import { TOLD_PLANS, TOLD_TRAPS } from './held-apart/told-plans.ts';
import { HELD_APART_TRAPS } from './held-apart/traps.ts';
import { HELD_APART_TYPED_PLANS } from './held-apart/typed-plans.ts';
import { FOREIGN_PLANS, FOREIGN_TRAPS } from './seeds/foreign-plans.ts';
import { PLANS, RECURRENCES } from './seeds/plans.ts';
import { TYPED_PLANS } from './seeds/typed-plans.ts';
import { scoreSentiment } from './sentiment-scores.ts';

const withMisses = process.argv.includes('--misses');
// oxlint-disable-next-line node/no-process-env -- the one setting of this command
const realDataDir = process.env['REAL_DATA_DIR'];

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`.padStart(7);

const printShare = (name: string, score: ShareScore): void => {
  console.log(`${name.padEnd(34)} ${String(score.texts).padStart(5)}        ${percent(score.share)}`);
  if (withMisses) for (const miss of score.misses) console.log(`    ${miss}`);
};

const engine = await openEngine();
await printCategories(engine, realDataDir, withMisses);
await printRetrieval(engine, realDataDir);
printShare('plans exact', scorePlans(PLANS));
printShare('plans exact, as people type', scorePlans(TYPED_PLANS));
printShare('recurrences exact', scorePlans(RECURRENCES));
printShare('traps proposed', scoreTraps());
printShare('plans exact, held apart', scorePlans([...HELD_APART_PLANS, ...HELD_APART_TYPED_PLANS]));
printShare('recurrences exact, held apart', scorePlans(HELD_APART_RECURRENCES));
printShare('traps proposed, held apart', scoreTraps(HELD_APART_TRAPS));
printShare('plans exact, as told', scorePlans(TOLD_PLANS));
printShare('traps proposed, as told', scoreTraps(TOLD_TRAPS));
printShare('plans exact, other languages', scorePlans(FOREIGN_PLANS));
printShare('traps proposed, other languages', scoreTraps(FOREIGN_TRAPS));
printShare('  the same, held apart: plans', scorePlans(HELD_APART_FOREIGN_PLANS));
printShare('  the same, held apart: traps', scoreTraps(HELD_APART_FOREIGN_TRAPS));
printShare('plans exact, second draw', scorePlans(SECOND_DRAW));
printShare('traps proposed, second draw', scoreTraps(SECOND_DRAW_TRAPS));
printShare('intents', scoreIntents());
printShare('intents, held apart', scoreHeldApartIntents());
printShare('orders outside acted upon', scoreOutsideOrders());

if (realDataDir === undefined || !existsSync(join(realDataDir, 'topics', 'category-dev.jsonl'))) {
  console.log('Independent texts are left out: REAL_DATA_DIR is not set or holds none.');
} else {
  for (const [suite, score] of scoreDateSuites(realDataDir)) printShare(`dates read, ${suite}`, score);
  const { orders, others } = scoreUtterances(realDataDir);
  printShare('calendar orders proposed', orders);
  printShare('calendar questions proposed', others);
  for (const [source, score] of scoreSentiment(realDataDir)) printShare(`sentiment sign, ${source}`, score);
}
