/** Prints how good the local engine is: categories, plans, intents. `REAL_DATA_DIR=… node packages/understanding/eval/run.ts [--misses]` */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { authoredOpeners, type CategoryScore, independentTexts, scoreCategories } from './category-scores.ts';
import {
  scoreHeldApartIntents,
  scoreIntents,
  scoreOutsideOrders,
  scorePlans,
  scoreTraps,
  type ShareScore,
} from './plan-scores.ts';
import { PLANS, RECURRENCES } from './seeds/plans.ts';
import { scoreSentiment } from './sentiment-scores.ts';

const withMisses = process.argv.includes('--misses');
// oxlint-disable-next-line node/no-process-env -- the one setting of this command
const realDataDir = process.env['REAL_DATA_DIR'];

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`.padStart(7);

const printCategories = (name: string, score: CategoryScore): void => {
  console.log(
    `${name.padEnd(34)} ${String(score.texts).padStart(5)}  right ${percent(score.accuracy)}  sure ${percent(score.covered)}  right when sure ${percent(score.precision)}  among two when unsure ${percent(score.rightAmongGuesses)}`,
  );
  if (!withMisses) return;
  for (const { text, acceptable, guess, confidence } of score.misses.slice(0, 40)) {
    console.log(
      `    ${acceptable.join('|')} ← ${guess} ${confidence.toFixed(2)}  ${text.slice(0, 100).replaceAll('\n', ' ')}`,
    );
  }
};

const printShare = (name: string, score: ShareScore): void => {
  console.log(`${name.padEnd(34)} ${String(score.texts).padStart(5)}        ${percent(score.share)}`);
  if (withMisses) for (const miss of score.misses) console.log(`    ${miss}`);
};

printCategories('categories, authored openers', scoreCategories(authoredOpeners()));
printShare('plans exact', scorePlans(PLANS));
printShare('recurrences exact', scorePlans(RECURRENCES));
printShare('traps proposed', scoreTraps());
printShare('intents', scoreIntents());
printShare('intents, held apart', scoreHeldApartIntents());
printShare('orders outside acted upon', scoreOutsideOrders());

if (realDataDir === undefined || !existsSync(join(realDataDir, 'topics', 'category-dev.jsonl'))) {
  console.log('Independent texts are left out: REAL_DATA_DIR is not set or holds none.');
} else {
  const texts = independentTexts(realDataDir);
  const begin = performance.now();
  const all = scoreCategories(texts);
  const seconds = (performance.now() - begin) / 1000;
  printCategories('categories, independent texts', all);
  const sources = new Set(texts.map(({ source }) => source.split('/')[0] ?? source));
  for (const source of sources) {
    printCategories(`  ${source}`, scoreCategories(texts.filter((text) => text.source.startsWith(source))));
  }
  for (const [source, score] of scoreSentiment(realDataDir)) printShare(`sentiment sign, ${source}`, score);
  console.log(`${Math.round(texts.length / seconds)} conversations categorised a second`);
}
