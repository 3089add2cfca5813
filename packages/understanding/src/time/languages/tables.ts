import { dutchTimes } from './dutch.table.ts';
import { frenchTimes } from './french.table.ts';
import { germanTimes } from './german.table.ts';
import { italianTimes } from './italian.table.ts';
import { portugueseTimes } from './portuguese.table.ts';
import { spanishTimes } from './spanish.table.ts';
import type { PlanLanguage, TimeWords } from './time-words.ts';

export const TIME_TABLES: readonly TimeWords[] = [
  germanTimes,
  frenchTimes,
  spanishTimes,
  italianTimes,
  portugueseTimes,
  dutchTimes,
];

/** The time words of a language. */
export const timeWordsOf = (language: PlanLanguage): TimeWords => {
  const words = TIME_TABLES.find((one) => one.language === language);
  if (words === undefined) throw new Error(`There is no table of time words for ${language}.`);
  return words;
};
