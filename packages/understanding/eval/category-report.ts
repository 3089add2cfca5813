import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  archiveTexts,
  authoredOpeners,
  builtInCategoriser,
  type CategoryScore,
  foreignOpeners,
  heldOutOpeners,
  independentTexts,
  type LabelledText,
  sampleConversations,
  scoreCategories,
  unreadTexts,
  withVectors,
} from './category-scores.ts';
import { scoreCorrections, scoreOtherCorrections, scoreOwnCategories } from './taught-scores.ts';
import { DRAWS, openersOf, variedOpeners } from './draws.ts';
import type { Engine } from './engine.ts';
import { UNREAD_DRAWS } from './archives.ts';
import { scoreRetrieval } from './retrieval-scores.ts';

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`.padStart(7);

function printScore(name: string, score: CategoryScore, withMisses: boolean): void {
  const { texts, accuracy, macroF1, covered, precision, rightAmongGuesses } = score;
  console.log(
    `${name.padEnd(40)} ${String(texts).padStart(5)}  right ${percent(accuracy)}  F1 ${percent(macroF1)}  sure ${percent(covered)}  right when sure ${percent(precision)}  among two when unsure ${percent(rightAmongGuesses)}`,
  );
  if (!withMisses) return;
  for (const { text, acceptable, guess, confidence } of score.misses.slice(0, 40)) {
    const shown = text.slice(0, 100).replaceAll('\n', ' ');
    console.log(`    ${acceptable.join('|')} ← ${guess} ${confidence.toFixed(2)}  ${shown}`);
  }
}

/**
 * Prints the categoriser's results on openers: by words alone, as when a conversation arrives, and with sentence
 * vectors, as when the background job categorises it again.
 */
export async function printCategories(engine: Engine, realDataDir: string | undefined, withMisses: boolean) {
  const { models, embed } = engine;
  const wordsOnly = builtInCategoriser({ words: models.words });
  const withVectorModels = builtInCategoriser(models);
  const print = (name: string, texts: readonly LabelledText[]): void => {
    const plain = texts.map(({ vector: _vector, ...text }) => text);
    printScore(`${name}, on arrival`, scoreCategories(plain, wordsOnly), false);
    printScore(`${name}, in background`, scoreCategories(texts, withVectorModels), withMisses);
  };
  print('categories, authored openers', await withVectors(authoredOpeners(), embed));
  print('categories, openers held out', await withVectors(heldOutOpeners(), embed));
  print('categories, openers in other languages', await withVectors(foreignOpeners(), embed));
  for (const language of ['en', 'nl', 'de', 'fr', 'es', 'it', 'pt'] as const) {
    print(`conversations, ${language}`, await withVectors(sampleConversations([language]), embed));
  }
  for (const language of ['en', 'nl'] as const) {
    print(`archives, ${language}`, await withVectors(archiveTexts(language), embed));
    for (const draw of UNREAD_DRAWS)
      print(`unread draw of ${draw}, ${language}`, await withVectors(unreadTexts(draw, language), embed));
  }
  for (const draw of DRAWS) {
    for (const [language, openers] of openersOf(draw)) {
      print(`openers of ${draw}, ${language}`, await withVectors(openers, embed));
    }
  }
  for (const [language, openers] of variedOpeners()) {
    print(`varied openers, ${language}`, await withVectors(openers, embed));
  }
  if (realDataDir === undefined || !existsSync(join(realDataDir, 'topics', 'category-dev.jsonl'))) return;
  const began = performance.now();
  const texts = await withVectors(independentTexts(realDataDir), embed);
  scoreCategories(texts, withVectorModels);
  const perSecond = Math.round((texts.length * 1000) / (performance.now() - began));
  print('categories, independent texts', texts);
  for (const source of new Set(texts.map((text) => text.source.split('/')[0] ?? ''))) {
    print(
      `  ${source}`,
      texts.filter((text) => text.source.startsWith(source)),
    );
  }
  for (const examples of [5, 20]) {
    const share = await scoreOwnCategories(texts, { examples, realDataDir, models });
    const options = { examples, realDataDir, models, embedName: embed };
    const named = await scoreOwnCategories(texts, options);
    const described = await scoreOwnCategories(texts, { ...options, isDescribed: true });
    const name = `own categories, ${examples} examples each`.padEnd(40);
    console.log(
      `${name}        right ${percent(share)}  with their names ${percent(named)}  and described ${percent(described)}`,
    );
  }
  for (const [source, gains] of [
    ...scoreCorrections(texts, models),
    ['all, to Other alone', scoreOtherCorrections(texts, models)] as const,
  ]) {
    const row = gains.map(({ corrections, share }) => `${corrections}: ${percent(share).trim()}`).join('  ');
    console.log(`${`corrections taught, ${source}`.padEnd(40)}        ${row}`);
  }
  console.log(`${perSecond} short conversations embedded and classified per second on one core`);
}

/** Prints the share of archive questions answered by one of the first five results. */
export async function printRetrieval(engine: Engine, realDataDir: string | undefined): Promise<void> {
  const hasIndependentTexts =
    realDataDir !== undefined && existsSync(join(realDataDir, 'topics', 'category-dev.jsonl'));
  const distractors = hasIndependentTexts
    ? independentTexts(realDataDir)
        .filter((_, at) => at % 4 === 0)
        .map(({ text }) => text)
    : [];
  for (const wording of [0, 1] as const) {
    const { documentCount, words, meaning, fused } = await scoreRetrieval(engine, distractors, wording);
    const name = `retrieval R@5, ${wording === 0 ? 'same words' : 'other words'}`;
    console.log(
      `${name.padEnd(40)} ${String(documentCount).padStart(5)}  words ${percent(words)}  meaning ${percent(meaning)}  both ${percent(fused)}`,
    );
  }
}
