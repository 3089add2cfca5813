import { ENGLISH_DAYS, NAMED_DAY } from './day-rules.ts';
import type { Numbers } from './number-rules.ts';
import type { Rule } from './rule.ts';
import { type TimeWords, wholeWord, wordsBefore } from './time-words.ts';

const withName = (template: string, weekday: string): string => template.replaceAll('#', `(?:${weekday})`);

/** Repetitions in the words of the language, before its weekdays are translated. */
export const repeatRules = (words: TimeWords, { any, valueOf }: Numbers): Rule[] => [
  ...words.weekdays.flatMap((weekday, at): Rule[] => [
    [
      wholeWord(`(?:(?:${words.on}) )?(?:${withName(words.everyOther, weekday)})`),
      `every other ${ENGLISH_DAYS[at] ?? ''}`,
    ],
    [wholeWord(withName(words.weekly, weekday)), `every ${ENGLISH_DAYS[at] ?? ''}`],
  ]),
  ...words.repeats.map(([english, source]): Rule => [wholeWord(source), english]),
  ...Object.entries(words.units).map(([unit, source]): Rule => [
    wholeWord(`(?:${words.every}|om de|a cada) (${any}) (?:${source})`),
    (_all, count) => `every ${valueOf(count)} ${unit}s`,
  ]),
];

/** Words between translated weekdays, and the end of a repetition. */
export const repeatedDayRules = (words: TimeWords): Rule[] => [
  // 'Tous les lundis et jeudis': the second day has a plural of its own.
  ...words.weekdays.map((weekday, at): Rule => [
    new RegExp(`(?<=every ${NAMED_DAY}),? (?:${words.and}) (?:${weekday})(?:s|en)(?!\\p{L})`, 'giu'),
    ` and ${ENGLISH_DAYS[at] ?? ''}`,
  ]),
  [wholeWord(`every (${NAMED_DAY}) (?:${words.to}|tot en met|t/m) every (${NAMED_DAY})`), '$1 through $2'],
  [
    new RegExp(
      `(?<=${NAMED_DAY}s?),? (?:${words.and}) (?:(?:${words.on}|les|los|il|o|op|às|aos) )?(?:every )?(?=${NAMED_DAY})`,
      'giu',
    ),
    ' and ',
  ],
  [
    wholeWord(
      `(?:${words.from}) (?:(?:${words.on}) )?(${NAMED_DAY}) (?:${words.to}|tot en met|t/m) (?:(?:${words.on}) )?(${NAMED_DAY})`,
    ),
    '$1 through $2',
  ],
  [wholeWord(`(?:(?:${words.on}) )?(?:${words.every}) (${NAMED_DAY})s?`), 'every $1'],
];

const IS_REPEATED = new RegExp(`\\bevery\\b|\\b${NAMED_DAY}s\\b|\\bthrough\\b`);

/** In a repetition 'bis' and 'hasta' are its end, otherwise a deadline. */
export const untilRule = (words: TimeWords): Rule => [
  wordsBefore(
    `(?:${words.until}) (?:(?:${words.on}) )?(?=(?:by )?(?:\\w+ \\d|the |end of|${NAMED_DAY}|next ))(?:by )?`,
  ),
  'until ',
];

export const isRepeated = (text: string): boolean => IS_REPEATED.test(text);
