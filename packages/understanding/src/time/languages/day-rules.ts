import { monthName } from '../months.ts';
import { ENGLISH_DAYS, NAMED_DAY, theDay } from './english-days.ts';
import type { Numbers } from './number-rules.ts';
import type { Rule } from './rule.ts';
import { datesOfEveryMonth } from './dates-of-every-month.ts';
import { shortWeekdayRules } from './short-weekdays.ts';
import { anyWord, indexIn, type TimeWords, wholeWord, wordsBefore } from './time-words.ts';

/** Pattern source for a translated date. */
export const MONTH_DAY = `(?:${Array.from({ length: 12 }, (_, at) => monthName(at + 1)).join('|')}) \\d{1,2}(?:, \\d{4})?`;
/** Any day that has been translated. */
export const A_DAY = `(?:(?:on |next |this |this coming )?(?:${NAMED_DAY}|today|tonight|this night|tomorrow|day after|this (?:morning|afternoon)|${MONTH_DAY}|the \\d|end of|\\d{4}-\\d))`;

const isDay = (day: string): boolean => Number(day) >= 1 && Number(day) <= 31;

const optional = (source: string | null): string => (source === null ? '' : `(?:(?:${source}) ?)?`);

/** Dates: '3 avril', '5.12.2026', 'vom 1. bis 12. Juli', '24/11'. The day comes before the month in all of these languages. */
export const dateRules = (words: TimeWords, { dayWords, parseNumber }: Numbers): Rule[] => {
  const indexOf = indexIn(words.months);
  const monthOf = (name: string): string => monthName(indexOf(name) + 1);
  const month = anyWord(words.months);
  const of = optional(words.of);
  const day = `(\\d{1,2})(?:${words.ordinalMark})?`;
  const year = `(?:,? ${of}(\\d{4})(?!\\d|:))?`;
  const to = `(?: (?:${words.to}) | ?[-–] ?)(?:(?:${words.on}) )?`;
  const from = `(?:(?:${words.from}) )?(?:(?:${words.on}) )?`;
  const withYear = (date: string, inYear: string | undefined): string =>
    inYear === undefined ? date : `${date}, ${inYear}`;
  const numeric = (all: string, first: string, second: string, inYear?: string): string => {
    if (Number(second) < 1 || Number(second) > 12 || !isDay(first)) return all;
    const full = inYear?.length === 2 ? `20${inYear}` : inYear;
    return withYear(`${monthName(Number(second))} ${Number(first)}`, full);
  };
  return [
    [/(?<![\d.:/-])(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})?(?![\d:])/g, numeric],
    [/(?<![\d.:/-])(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(?![\d:])/g, numeric],
    [/(?<![\d.:/-])(\d{1,2})\/(\d{1,2})(?![\d:/])/g, (all, first, second) => numeric(all, first, second)],
    [
      // The minutes of '16:00 hasta el 16 de diciembre' are not a day.
      wholeWord(`(?<![:.,]\\d?)${from}${day}${to}${day},? ${of}${month}${year}`),
      (_all, first, last, name, inYear) =>
        `from ${withYear(`${monthOf(name)} ${first}`, inYear)} to ${withYear(`${monthOf(name)} ${last}`, inYear)}`,
    ],
    [
      wholeWord(`${day},? ?${of}${month}${year}`),
      (all, one, name, inYear) => (isDay(one) ? withYear(`${monthOf(name)} ${Number(one)}`, inYear) : all),
    ],
    [
      wholeWord(`(${dayWords}),? ${of}${month}${year}`),
      (_all, one, name, inYear) => withYear(`${monthOf(name)} ${parseNumber(one)}`, inYear),
    ],
    [
      wholeWord(`(?:${words.ordinals[0]}) ${of}${month}${year}`),
      (_all, name, inYear) => withYear(`${monthOf(name)} 1`, inYear),
    ],
    [
      wholeWord(
        `(?:${words.from}) (?:(?:${words.on}) )?(${MONTH_DAY}) (?:${words.to}) (?:(?:${words.on}) )?(${MONTH_DAY})`,
      ),
      'from $1 to $2',
    ],
    [wholeWord(`(${MONTH_DAY}) ?(?:${words.until}|[-–]) ?(?:(?:${words.on}) )?(${MONTH_DAY})`), 'from $1 to $2'],
    [wholeWord(`(?:${words.by} )?(?:${words.endOf}) ${of}${month}`), (_all, name) => `by end of ${monthOf(name)}`],
  ];
};

const ORDINALS = ['first', 'second', 'third', 'fourth', 'last'] as const;

/** A weekday by its number within a month: 'le dernier vendredi de novembre', 'jeden ersten Montag im Monat'. */
const nthWeekdayRules = (words: TimeWords): Rule[] => {
  const [ordinalIndex, weekdayIndex, monthIndex] = [words.ordinals, words.weekdays, words.months].map(indexIn);
  const lead = `(?:(?:${words.on}) )?(?:(?:de|den|het|le|la|el|il|o|a) )?`;
  const nth = `${anyWord(words.ordinals)}s? ${anyWord(words.weekdays)}s?`;
  const inMonth = `(?:${words.of ?? 'im'}|im|in|em|en|van)`;
  const nameOf = (ordinal: string, weekday: string): string =>
    `${ORDINALS[ordinalIndex?.(ordinal) ?? 0] ?? 'first'} ${ENGLISH_DAYS[weekdayIndex?.(weekday) ?? 0] ?? 'monday'}`;
  const ordinals = anyWord(words.ordinals);
  return [
    // 'Le premier et le troisième samedi du mois'
    [
      wholeWord(
        `(?:(?:${words.every}) )?${lead}${ordinals}s?(?: ${anyWord(words.weekdays)}s?)? (?:${words.and}) ${lead}${nth} (?:${words.ofEveryMonth}|${words.ofTheMonth}|de mes)`,
      ),
      (_all, one, _day, two, weekday) =>
        `${ORDINALS[ordinalIndex?.(one) ?? 0] ?? 'first'} and ${nameOf(two, weekday)} of every month`,
    ],
    [
      wholeWord(`(?:${words.every}) ${nth} (?:${words.ofEveryMonth}|${words.ofTheMonth}|de mes)`),
      (_all, ordinal, weekday) => `${nameOf(ordinal, weekday)} of every month`,
    ],
    [
      // 'Jeden zweiten Montag' is every other week, but 'jeden ersten Montag' is once a month.
      wholeWord(`(?:${words.every}) (?!(?:${words.ordinals[1]})s? )${nth}`),
      (_all, ordinal, weekday) => `${nameOf(ordinal, weekday)} of every month`,
    ],
    [
      wholeWord(`${lead}${nth} (?:${words.ofNextMonth})`),
      (_all, ordinal, weekday) => `${nameOf(ordinal, weekday)} of next month`,
    ],
    [
      wholeWord(`${lead}${nth} (?:${words.ofEveryMonth}|${words.ofTheMonth})`),
      (_all, ordinal, weekday) => `${nameOf(ordinal, weekday)} of every month`,
    ],
    [
      wholeWord(`${lead}${nth} ${inMonth} ${anyWord(words.months)}`),
      (_all, ordinal, weekday, month) => `${nameOf(ordinal, weekday)} of ${monthName((monthIndex?.(month) ?? 0) + 1)}`,
    ],
  ];
};

/** A day by its number, and the end of a month or week: 'am 20. nächsten Monats', 'le 5 de chaque mois', 'fine mese'. */
export const dayOfMonthRules = (words: TimeWords): Rule[] => {
  const { ordinals, on, by, endOf, units } = words;
  const of = optional(words.of);
  const number = `(\\d{1,2})(?:${words.ordinalMark})?`;
  const lead = `(?:(?:${on}) )?`;
  const day = `${lead}(?:(?:de|dia|día|jour|giorno|tag) )?${number}`;
  const end = `(?:(?:${by}) )?(?:${endOf}) ?`;
  return [
    ...nthWeekdayRules(words),
    [
      wholeWord(`${day} (?:${words.and}) ${lead}${number} (?:${words.ofEveryMonth})`),
      (_all, one, two) => `on ${theDay(one)} and ${theDay(two).slice(4)} of every month`,
    ],
    [wholeWord(`${day} (?:${words.ofEveryMonth})`), (_all, one) => `on ${theDay(one)} of every month`],
    ...datesOfEveryMonth(words, { day, lead }),
    // 'Todo dia 5', 'tous les 5 du mois', 'elke 5e'.
    [
      wholeWord(`(?:${words.every}) (?:(?:dia|días?|giorno) )${number}(?![:.h]| ?\\d)(?: (?:${words.ofTheMonth}))?`),
      (_all, one) => `on ${theDay(one)} of every month`,
    ],
    [
      wholeWord(`(?:${words.every}) ${number} (?:${words.ofTheMonth}|de mes)`),
      (_all, one) => `on ${theDay(one)} of every month`,
    ],
    [
      wholeWord(
        `${lead}(?:de |le |el |il |o )?(?:${ordinals[4]}) (?:dag|tag|jour|día|giorno|dia) (?:${words.ofEveryMonth}|${words.ofTheMonth})`,
      ),
      'on the last day of every month',
    ],
    [
      wholeWord(`${lead}(?:de |le |el |il |o )?(?:${ordinals[0]}) (?:${words.ofEveryMonth})`),
      'on the 1st of every month',
    ],
    [wholeWord(`(?:${words.every}) (?:${ordinals[0]}) (?:${words.ofTheMonth})`), 'on the 1st of every month'],
    [wholeWord(`${day} (?:${words.ofNextMonth})`), (_all, one) => `on ${theDay(one)} of next month`],
    [wholeWord(`(?:${words.ofNextMonth}),? ${day}`), (_all, one) => `on ${theDay(one)} of next month`],
    [wholeWord(`${end}${of}(?:${words.ofNextMonth})`), 'by end of next month'],
    [wholeWord(`(?:(?:${words.by}) )?(?:monatsende|maandeinde)`), 'by end of the month'],
    [wholeWord(`${end}(?:${words.ofTheMonth}|${words.ofThisMonth}|${units.month})`), 'by end of the month'],
    [wholeWord(`(?:(?:${words.by}) )?(?:jahresende|jaareinde)`), 'by end of the year'],
    [
      wholeWord(`${end}(?:(?:des|het|l['’]|dell['’]|del|do|de|d['’]) ?)?(?:${units.year}|jahres)`),
      'by end of the year',
    ],
    [wholeWord(`${end}${of}(?:${words.nextWeek})`), 'by end of next week'],
    [wholeWord(`${end}${of}(?:${units.week})`), 'by end of the week'],
  ];
};

const COMPOUND_PARTS: readonly (readonly [english: string, stems: string])[] = [
  ['afternoon', 'nachmittag|namiddag|middag'],
  ['morning', 'früh|vormittag|morgen|ochtend'],
  ['evening', 'abend|avond'],
  ['night', 'nacht'],
];

/** Names of days: 'vendredi prochain', 'volgende week dinsdag', 'freitagabend'. */
export const weekdayRules = (words: TimeWords): Rule[] => {
  const indexOf = indexIn(words.weekdays);
  const englishOf = (name: string): string => ENGLISH_DAYS[indexOf(name)] ?? 'monday';
  const weekday = anyWord(words.weekdays);
  const on = `(?:(?:${words.on}) )?`;
  const rulesBeside = ({ before, after }: TimeWords['next'], english: string): Rule[] => [
    [wholeWord(`${on}(?:${before}) ${weekday}`), (_all, name) => `${english} ${englishOf(name)}`],
    ...(after === null
      ? []
      : [
          [
            wholeWord(`${on}${weekday} (?:${after})`),
            (_all: string, name: string) => `${english} ${englishOf(name)}`,
          ] as Rule,
        ]),
  ];
  return [
    [wholeWord(`(?:${words.nextWeek}),? ${on}${weekday}`), (_all, name) => `${englishOf(name)} next week`],
    [wholeWord(`${on}${weekday},? (?:${words.nextWeek})`), (_all, name) => `${englishOf(name)} next week`],
    // In the Romance languages 'vendredi prochain' is the coming Friday.
    ...rulesBeside(words.next, words.language === 'de' || words.language === 'nl' ? 'next' : 'this coming'),
    ...rulesBeside(words.this, 'this'),
    ...rulesBeside(words.last, 'last'),
    // 'Montag- und mittwochabends', 'op maandag- en woensdagavond': every week on both days.
    ...COMPOUND_PARTS.map(([part, stems]): Rule => [
      wholeWord(`${on}${weekday}s?- ?(?:${words.and}) ${weekday}(?:${stems})s?`),
      (_all, one, two) => `every ${englishOf(one)} and ${englishOf(two)} ${part}`,
    ]),
    // 'Mittwochabends': every week, as the final s indicates.
    ...(words.language === 'de'
      ? COMPOUND_PARTS.map(([part, stems]): Rule => [
          wholeWord(`${weekday}(?:${stems})s`),
          (_all, name) => `every ${englishOf(name)} ${part}`,
        ])
      : []),
    ...COMPOUND_PARTS.map(([part, stems]): Rule => [
      wholeWord(`${weekday}(?:${stems})`),
      (_all, name) => `${englishOf(name)} ${part}`,
    ]),
    ...shortWeekdayRules(words),
    [wholeWord(weekday), (_all, name) => englishOf(name)],
  ];
};

/** The words around a day: its part, its number, and the relation to it. */
export const relationRules = (words: TimeWords): Rule[] => [
  ...Object.entries(words.parts).map(([part, source]): Rule => [
    wholeWord(`(?<=(?:${NAMED_DAY}|tomorrow|today|\\d)s?,? )(?:${source})`),
    part,
  ]),
  [
    new RegExp(
      `(?<=${NAMED_DAY}),? (?:(?:${words.on}|de) )?(\\d{1,2})(?:${words.ordinalMark})?(?= at |,? from | ?$|,)(?!:)`,
      'giu',
    ),
    (all, day) => (isDay(day) && (Number(day) > 12 || !/^ \d+$/.test(all)) ? ` ${theDay(day)}` : all),
  ],
  // 'Am Montag den 30. treffe ich', 'lundi le 30 on part'
  [
    new RegExp(`(?<=${NAMED_DAY}),? (?:${words.on}) (\\d{1,2})(?:${words.ordinalMark})(?![\\p{L}\\p{N}:])`, 'giu'),
    (all, day) => (isDay(day) ? ` ${theDay(day)}` : all),
  ],
  [wholeWord(words.nextWeek), 'next week'],
  [wordsBefore(`(?:${words.starting}) (?=${A_DAY})`), 'starting '],
  // 'À partir du 28', 'vanaf de 28e', 'a partir do dia 28'
  [
    wholeWord(
      `(?:${words.starting}) (?:(?:${words.on}|dia|día|giorno) )?(\\d{1,2})(?:${words.ordinalMark})?(?= ?$|[,;!?]|\\.(?!\\d)| (?!(?:${Object.values(words.units).join('|')}|${words.clock.hour})(?![\\p{L}]))\\p{L})`,
    ),
    (all, day) => (isDay(day) ? `starting on ${theDay(day)}` : all),
  ],
  [wordsBefore(`(?:${words.by}) (?=(?:at )?\\d{1,2}[:.]\\d{2})`), 'by '],
  [wordsBefore(`(?:${words.by}) (?:(?:dia|día|il|el|le|de|den|dem) )?(?=${A_DAY})`), 'by '],
  [
    wholeWord(`(?:${words.by}) (?:(?:de|den|il|el|le|dia) )?(\\d{1,2})(?:${words.ordinalMark})?(?= ?$|[.,;!?])`),
    (all, day) => (isDay(day) ? `by ${theDay(day)}` : all),
  ],
  [wordsBefore(`(?:${words.on}) (?=(?:on )?(?:${NAMED_DAY}|${MONTH_DAY}|the \\d|next |this |last ))`), 'on '],
  [
    new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${onTheDay(words)})(?![\\p{L}\\p{N}:]|[.,]\\d| ?(?:[€%$-]|uhr|uur|h\\b|heures?|horas?|ore\\b|(?:${Object.values(words.units).join('|')})(?!\\p{L})))`,
      'giu',
    ),
    (all, day) => (isDay(day) ? `on ${theDay(day)}` : all),
  ],
];

/** 'Am 20.', 'le 20', 'el día 20', 'op de 20e': without a mark or an article a number is not a day. */
const onTheDay = ({ language }: TimeWords): string => {
  switch (language) {
    case 'de':
      return `(?:am|(?:auf|für) den(?= \\d{1,2}\\.(?:,| (?:at|geeinigt|verlegt|verschoben|gelegt|gesetzt|festgelegt|vorverlegt)|\\s*$))) (\\d{1,2})\\.`;
    case 'nl':
      return '(?:op )?de (\\d{1,2})(?:e|ste|de)';
    case 'fr':
      return 'le (\\d{1,2})(?:er)?';
    case 'es':
      return 'el (?:día )?(\\d{1,2})';
    case 'it':
      return '(?:il|il giorno) (\\d{1,2})';
    case 'pt':
      return '(?:no )?dia (\\d{1,2})';
  }
};
