import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT_IN_SLUGS } from '../src/category/built-in-categories.ts';
import { createCategoriser } from '../src/categorise.ts';
import { OPENERS } from './seeds/openers.ts';

export interface LabelledText {
  text: string;
  /** Slugs that count as right. */
  acceptable: readonly string[];
  source: string;
}

export interface CategoryScore {
  texts: number;
  /** Share whose best guess is right. */
  accuracy: number;
  /** Share with confidence enough to be filed. */
  covered: number;
  /** Share of the filed ones that are right. */
  precision: number;
  /** Share of the uncertain ones with the right one among the two guesses. */
  rightAmongGuesses: number;
  misses: { text: string; acceptable: readonly string[]; guess: string; confidence: number }[];
}

/** The openers written for measuring. */
export const authoredOpeners = (): LabelledText[] =>
  BUILT_IN_SLUGS.flatMap((slug) => OPENERS[slug].map((text) => ({ text, acceptable: [slug], source: 'authored' })));

/** Texts with acceptable categories from topics/category-dev.jsonl under the given folder. */
export const independentTexts = (realDataDir: string): LabelledText[] =>
  readFileSync(join(realDataDir, 'topics', 'category-dev.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const row = JSON.parse(line) as { text: string; acceptable: string[]; source: string };
      return { text: row.text, acceptable: row.acceptable.map((name) => name.toLowerCase()), source: row.source };
    });

/** Runs the categoriser of the built-in categories over labelled texts. */
export const scoreCategories = (texts: readonly LabelledText[]): CategoryScore => {
  const { categorise } = createCategoriser({ categories: BUILT_IN_SLUGS.map((slug) => ({ slug, name: slug })) });
  let right = 0;
  let filed = 0;
  let filedRight = 0;
  let amongGuesses = 0;
  const misses: CategoryScore['misses'] = [];
  for (const { text, acceptable } of texts) {
    const result = categorise({ title: '', openers: [text] });
    const [best, second] = result.guesses;
    const isRight = acceptable.includes(best.slug);
    if (isRight) right += 1;
    else misses.push({ text, acceptable, guess: best.slug, confidence: best.confidence });
    if (!result.needsReview) {
      filed += 1;
      if (isRight) filedRight += 1;
    } else if (isRight || acceptable.includes(second.slug)) amongGuesses += 1;
  }
  return {
    texts: texts.length,
    accuracy: right / texts.length,
    covered: filed / texts.length,
    precision: filed === 0 ? 1 : filedRight / filed,
    rightAmongGuesses: filed === texts.length ? 1 : amongGuesses / (texts.length - filed),
    misses,
  };
};
