import { monthName } from '../months.ts';
import { ENGLISH_DAYS, NAMED_DAY } from './english-days.ts';
import type { Numbers } from './number-rules.ts';
import { NOTHING, type Rule } from './rule.ts';
import { A_WEEK, SERIES_WORDS } from './series-words.table.ts';
import { anyWord, indexIn, type TimeWords, wholeWord, wordsBefore } from './time-words.ts';

const withName = (template: string, weekday: string): string => template.replaceAll('#', `(?:${weekday})`);

const IN_A_ROW =
  "achter elkaar|achtereen|op rij|hintereinander|nacheinander|in folge|am stück|de suite|d['’]affilée|consécutifs|seguid[oa]s|consecutiv[oai]s?|di fila|di seguito|de seguida|em seguida";
const TIMES_A_WEEK: Readonly<Record<number, string>> = { 3: 'three times', 4: 'four times', 5: 'five times' };
/** Words before 'next 10 days'. */
const BEFORE_NEXT_DAYS =
  'de|voor de|gedurende de|die|in den|für die|während der|les|pendant les|durant les|los|durante los|por los|las|durante las|i|per i|nei|le|per le|os|pelos|durante os|nos|as|durante as';
/** 'Eens in de drie weken', 'einmal alle vier Wochen' */
const ONCE_IN =
  '(?:eens|één keer|een keer|1 keer|eenmaal) (?:in de|per|om de)|einmal alle|une fois tou(?:te)?s les|una vez cada|una volta ogni|uma vez a cada';
const isUnit = (source: string, word: string): boolean => wholeWord(`^(?:${source})$`, 'iu').test(word);

/** Repetitions in the words of the language, before its weekdays are translated. */
export const repeatRules = (words: TimeWords, { anyNumber, dayWords: spelled, parseNumber }: Numbers): Rule[] => [
  // 'Quatre mardis de suite', 'vier Dienstage hintereinander'
  ...words.weekdays.map((weekday, at): Rule => [
    wholeWord(`(${anyNumber}) (?:${weekday})(?:s|e|en)? (?:${IN_A_ROW})`),
    (_all, count) => `${parseNumber(count)} ${ENGLISH_DAYS[at] ?? ''}s in a row`,
  ]),
  // 'Fünf Donnerstage, los geht's …', 'seis terças', 'cinco noches seguidas'
  ...words.weekdays.map((weekday, at): Rule => [
    wholeWord(`(?<!(?:${words.every}) )(${spelled}) (?:${weekday})(?:s|e|en|i)?(?! \\d)`),
    (all, count) => (parseNumber(count) > 1 ? `${parseNumber(count)} ${ENGLISH_DAYS[at] ?? ''}s` : all),
  ]),
  ...Object.entries(SERIES_WORDS[words.language].dayParts).flatMap(([part, source]): Rule[] => [
    [
      wholeWord(
        `(?:(?:${words.lasting}) )?(${anyNumber}) (?:${source}) (?:${IN_A_ROW}|${words.lastingAfter ?? NOTHING})`,
      ),
      (_all, count) => `for ${parseNumber(count)} ${part}s in a row`,
    ],
    [
      wholeWord(`(?:${words.lasting}) (${spelled}|\\d{1,2}) (?:${source})`),
      (_all, count) => `for ${parseNumber(count)} ${part}s in a row`,
    ],
  ]),
  // 'Zweimal pro Woche', 'deux fois par semaine'; the days follow.
  [
    wholeWord(`(${anyNumber}|zwei|drei|vier) ?(?:mal|${words.times}) (?:${A_WEEK})`),
    (_all, count) => `${TIMES_A_WEEK[parseNumber(count)] ?? 'twice'} a week`,
  ],
  // 'Die nächsten 10 Tage', 'les 10 prochains jours'
  [
    wholeWord(
      `(?:(?:${BEFORE_NEXT_DAYS}) )?(?:(?:${words.next.before}|komende|eerstvolgende|kommenden|nächsten|prochaine?s|próxim[oa]s|prossim[ie]|seguintes) (${anyNumber})|(${anyNumber}) (?:prochaine?s|próxim[oa]s|prossim[ie])) (${words.units.day}|${words.units.week})`,
    ),
    (_all, before, after, unit = '') =>
      `for the next ${parseNumber(before || after || '')} ${isUnit(words.units.week, unit) ? 'weeks' : 'days'}`,
  ],
  ...words.weekdays.flatMap((weekday, at): Rule[] => [
    [
      wholeWord(`(?:(?:${words.on}) )?(?:${withName(words.everyOther, weekday)})`),
      `every other ${ENGLISH_DAYS[at] ?? ''}`,
    ],
    [wholeWord(withName(words.weekly, weekday)), `every ${ENGLISH_DAYS[at] ?? ''}`],
  ]),
  ...words.repeats.map(([english, source]): Rule => [wholeWord(source), english]),
  ...Object.entries(words.units).map(([unit, source]): Rule => [
    wholeWord(`(?:${ONCE_IN}|(?:${words.every}|om de|a cada)) (${anyNumber}) (?:${source})`),
    (_all, count) => `every ${parseNumber(count)} ${unit}s`,
  ]),
];

/** Words beside and between translated weekdays: 'every', 'and', 'through'. */
export const repeatedDayRules = (words: TimeWords): Rule[] => [
  // 'Tous les lundis et jeudis': the second day has a plural of its own.
  ...words.weekdays.map((weekday, at): Rule => [
    new RegExp(
      `(?<=every ${NAMED_DAY}(?:(?:,| and) ${NAMED_DAY})*)(?:,? (?:${words.and})|,) (?:${weekday})(?:s|en)(?!\\p{L})`,
      'giu',
    ),
    ` and ${ENGLISH_DAYS[at] ?? ''}`,
  ]),
  // 'Montag bis Freitag um 17:30'
  [
    wholeWord(
      `(${NAMED_DAY}) (?:bis|tot|tot en met|t/m|hasta|fino a|até) (?:(?:${words.on}|a|al|el|zu|zum) )?(${NAMED_DAY})(?=,? (?:at|from) \\d)`,
    ),
    '$1 through $2',
  ],
  // The word for a range of hours may also be 'und', which between two days only joins them.
  [
    wholeWord(`every (${NAMED_DAY}) (?!(?:${words.and})\\s)(?:${words.to}|tot en met|t/m) every (${NAMED_DAY})`),
    '$1 through $2',
  ],
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

/** Words such as 'bis' and 'hasta' as the end of a repetition; outside of a repetition they name a deadline. */
export const untilRule = (words: TimeWords): Rule => [
  wordsBefore(
    `(?:${words.until}) (?:(?:${words.on}) )?(?=(?:by )?(?:\\w+ \\d|the |end of|${NAMED_DAY}|next ))(?:by )?`,
  ),
  'until ',
];

/** 'Hasta junio', 'jusqu'en juin' */
export const untilMonthRule = (words: TimeWords): Rule => {
  const indexOf = indexIn(words.months);
  return [
    wholeWord(`(?:${words.until}) ${anyWord(words.months)}(?! ?\\d)`),
    (_all, name) => `until ${monthName(indexOf(name) + 1)}`,
  ];
};

/** A translated weekday with an hour: 'Thursday at 5:00, maths with me hasta December 17' repeats. */
const DAY_WITH_HOUR = new RegExp(`\\b${NAMED_DAY}(?:,| and ${NAMED_DAY})? (?:at|from) \\d`);

export const isRepeated = (text: string): boolean => IS_REPEATED.test(text) || DAY_WITH_HOUR.test(text);
