/** Prints how good the local engine is: categories, retrieval, plans, intents, sentiment. `REAL_DATA_DIR=… node packages/understanding/eval/run.ts [--misses]` */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { archiveSubcategories, scoreArchiveCards, scoreNeedlessArchiveCards } from './archive-scores.ts';
import { printCategories, printRetrieval } from './category-report.ts';
import { DRAWS, TRAINED_DRAWS, scoreDraw, scoreVaried } from './draws.ts';
import { openEngine } from './engine.ts';
import { scoreDateSuites, scoreUtterances } from './datetime-scores.ts';
import {
  scoreHeldOutIntents,
  scoreIntents,
  scoreOutsideCommands,
  scorePlans,
  scoreQuickAdd,
  scoreTraps,
  scoreTypedTraps,
  type ShareScore,
} from './plan-scores.ts';
import { HELD_OUT_FOREIGN_PLANS, HELD_OUT_FOREIGN_TRAPS } from './held-out/foreign-plans.ts';
import { HELD_OUT_PLANS, HELD_OUT_RECURRENCES } from './held-out/plans.ts';
import { SECOND_SAMPLE, SECOND_SAMPLE_TRAPS } from './held-out/second-sample.ts';
import { ASSISTANT_PLANS, ASSISTANT_TRAPS } from './held-out/assistant-plans.ts';
import { HELD_OUT_TRAPS } from './held-out/traps.ts';
import { HELD_OUT_TYPED_PLANS } from './held-out/typed-plans.ts';
import { FOREIGN_PLANS, FOREIGN_TRAPS } from './seeds/foreign-plans.ts';
import { MANY_HANDS_PLANS, MANY_HANDS_RECURRENCES, MANY_HANDS_TRAPS } from './seeds/many-hands.ts';
import { MANY_HANDS_FOREIGN_PLANS, MANY_HANDS_FOREIGN_TRAPS } from './seeds/many-hands-foreign.ts';
import { PLANS, RECURRENCES, TRAPS } from './seeds/plans.ts';
import { TYPED_PLANS } from './seeds/typed-plans.ts';
import { scoreFalseSecrets, scoreSecrets } from './secret-scores.ts';
import { scoreSentiment } from './sentiment-scores.ts';

const withMisses = process.argv.includes('--misses');
// oxlint-disable-next-line node/no-process-env -- the one setting of this command
const realDataDir = process.env['REAL_DATA_DIR'];

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`.padStart(7);

/** The 95 % interval of a share by Wilson's formula, such as '84–93'. */
const intervalOf = ({ texts, share }: ShareScore): string => {
  const z = 1.96;
  const center = share + (z * z) / (2 * texts);
  const margin = z * Math.sqrt((share * (1 - share)) / texts + (z * z) / (4 * texts * texts));
  const [low, high] = [center - margin, center + margin].map((end) => (100 * end) / (1 + (z * z) / texts));
  return `${low?.toFixed(0)}–${high?.toFixed(0)}`;
};

const printShare = (name: string, score: ShareScore): void => {
  console.log(
    `${name.padEnd(34)} ${String(score.texts).padStart(5)}        ${percent(score.share)}  ${intervalOf(score)}`,
  );
  if (withMisses) for (const miss of score.misses) console.log(`    ${miss}`);
};

const engine = await openEngine();
await printCategories(engine, realDataDir, withMisses);
await printRetrieval(engine, realDataDir);
for (const draw of DRAWS) {
  const use = TRAINED_DRAWS.includes(draw) ? 'now training data' : 'no weight is trained on it';
  console.log(`Drawn on ${draw} by somebody who had not read the code; ${use}`);
  for (const [name, score] of scoreDraw(draw)) printShare(`  ${name}`, score);
}
console.log('Varied sentences, written along with the rules');
for (const [name, score] of scoreVaried()) printShare(`  ${name}`, score);
console.log('Archives of invented people, read since 28 November');
printShare('  conversations that get a card', scoreArchiveCards());
printShare('  needless cards', scoreNeedlessArchiveCards());
const { names, wanted } = archiveSubcategories();
console.log(`  subcategories ${names.length} of ${wanted}: ${names.join(', ')}`);
printShare('plans exact', scorePlans(PLANS));
printShare('plans exact, as people type', scorePlans(TYPED_PLANS));
printShare('recurrences exact', scorePlans(RECURRENCES));
printShare('traps proposed', scoreTraps());
printShare('plans exact, held out', scorePlans([...HELD_OUT_PLANS, ...HELD_OUT_TYPED_PLANS]));
printShare('recurrences exact, held out', scorePlans(HELD_OUT_RECURRENCES));
printShare('traps proposed, held out', scoreTraps(HELD_OUT_TRAPS));
printShare('plans exact, to an assistant', scorePlans(ASSISTANT_PLANS));
printShare('traps proposed, to an assistant', scoreTraps(ASSISTANT_TRAPS));
printShare('plans exact, other languages', scorePlans(FOREIGN_PLANS));
printShare('traps proposed, other languages', scoreTraps(FOREIGN_TRAPS));
printShare('  plans, held out', scorePlans(HELD_OUT_FOREIGN_PLANS));
printShare('  traps, held out', scoreTraps(HELD_OUT_FOREIGN_TRAPS));
printShare('plans exact, second sample', scorePlans(SECOND_SAMPLE));
printShare('traps proposed, second sample', scoreTraps(SECOND_SAMPLE_TRAPS));
printShare('plans exact, many hands', scorePlans(MANY_HANDS_PLANS));
printShare('recurrences, many hands', scorePlans(MANY_HANDS_RECURRENCES));
printShare('plans, many hands, six languages', scorePlans(MANY_HANDS_FOREIGN_PLANS));
printShare('traps proposed, many hands', scoreTraps([...MANY_HANDS_TRAPS, ...MANY_HANDS_FOREIGN_TRAPS]));
printShare(
  'traps typed that make a card',
  scoreTypedTraps([...TRAPS, ...HELD_OUT_TRAPS, ...MANY_HANDS_TRAPS, ...MANY_HANDS_FOREIGN_TRAPS]),
);
printShare('quick add exact', scoreQuickAdd());
printShare('intents', scoreIntents());
printShare('intents, held out', scoreHeldOutIntents());
printShare('outside commands acted upon', scoreOutsideCommands());
printShare('secrets found', scoreSecrets());
printShare('secrets found falsely', scoreFalseSecrets());

if (realDataDir === undefined || !existsSync(join(realDataDir, 'topics', 'category-dev.jsonl'))) {
  console.log('Independent texts are skipped: REAL_DATA_DIR is not set or has none.');
} else {
  for (const [suite, score] of scoreDateSuites(realDataDir)) printShare(`dates read, ${suite}`, score);
  const { commands, questions } = scoreUtterances(realDataDir);
  printShare('calendar commands proposed', commands);
  printShare('plan questions proposed', questions);
  for (const [source, score] of scoreSentiment(realDataDir)) printShare(`sentiment sign, ${source}`, score);
}
