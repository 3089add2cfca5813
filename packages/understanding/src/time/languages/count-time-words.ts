import { MONTH_PATTERN } from '../months.ts';
import { TIME_TABLES } from './tables.ts';
import { type PlanLanguage, type TimeWords, wholeWord } from './time-words.ts';

/** Names of months that are the same in English do not indicate a language. */
const ENGLISH_MONTH = new RegExp(`^${MONTH_PATTERN}$`);
const isEnglishMonth = (name: string): boolean => ENGLISH_MONTH.test(name.replace('\\.?', ''));

/** The pattern of the words that name a time in a language; every match is evidence for that language. */
const patternOf = ({
  weekdays,
  months,
  days,
  repeats,
  holidays,
  clock,
  nextWeek,
  of,
  ordinalMark,
  namedLengths,
}: TimeWords): RegExp =>
  wholeWord(
    [
      ...weekdays.map((weekday) => `(?:${weekday})s?`),
      ...days.map(([, words]) => words),
      ...repeats.map(([, words]) => words),
      ...holidays.map(([, words]) => words),
      ...namedLengths.map(([, words]) => words),
      `\\d{1,2}(?:${ordinalMark})?,? (?:(?:${of ?? '(?!)'}) ?)?(?:${months
        .flatMap((names) => names.split('|'))
        .filter((name) => !isEnglishMonth(name))
        .join('|')})`,
      `(?:${clock.at}) (?:(?:${clock.article ?? '(?!)'}) ?)?\\d{1,2}(?:[:h]\\d{2})?(?: ?(?:${clock.hour}))?`,
      `\\d{1,2}(?:[:.]\\d{2})? ?(?:${clock.hour})(?:\\d{2})?`,
      nextWeek,
    ].join('|'),
  );

const PATTERNS = new Map<PlanLanguage, RegExp>(TIME_TABLES.map((words) => [words.language, patternOf(words)]));

/** The number of words in a text that name a time in the language. */
export const countTimeWords = (text: string, language: PlanLanguage): number =>
  text.match(PATTERNS.get(language) ?? /(?!)/g)?.length ?? 0;
