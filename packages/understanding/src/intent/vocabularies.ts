import { plainWordsOf } from '../text/plain-words.ts';
import type { PlanLanguage } from '../time/languages/time-words.ts';
import { dutchPhrases } from './foreign-seeds/dutch-phrases.table.ts';
import type { ForeignPhrases } from './foreign-seeds/foreign-phrases.ts';
import { frenchPhrases } from './foreign-seeds/french-phrases.table.ts';
import { germanPhrases } from './foreign-seeds/german-phrases.table.ts';
import { italianPhrases } from './foreign-seeds/italian-phrases.table.ts';
import { portuguesePhrases } from './foreign-seeds/portuguese-phrases.table.ts';
import { spanishPhrases } from './foreign-seeds/spanish-phrases.table.ts';
import { INTENT_PHRASES } from './seeds/intent-phrases.ts';

/** Messages to the assistant, as they are written in each language. */
export const FOREIGN_PHRASES: readonly (readonly [PlanLanguage, ForeignPhrases])[] = [
  ['nl', dutchPhrases],
  ['de', germanPhrases],
  ['fr', frenchPhrases],
  ['es', spanishPhrases],
  ['it', italianPhrases],
  ['pt', portuguesePhrases],
];

/** Lower-case words without accents; "j'ai" is two. */
export const wordsOfText = (text: string): string[] => plainWordsOf(text.replaceAll(/['’-]/g, ' '));

const vocabularies = new Map<PlanLanguage | 'en', ReadonlySet<string>>();

/** The words of the messages in a language. */
export function vocabularyOf(language: PlanLanguage | 'en'): ReadonlySet<string> {
  const cached = vocabularies.get(language);
  if (cached !== undefined) return cached;
  const phrases =
    language === 'en'
      ? Object.values(INTENT_PHRASES).flat()
      : FOREIGN_PHRASES.flatMap(([named, table]) => (named === language ? Object.values(table) : []));
  const words = new Set(phrases.flatMap(wordsOfText));
  vocabularies.set(language, words);
  return words;
}
