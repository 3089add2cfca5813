import { numberIn, NUMBER_PATTERN } from './number-words.ts';
import { MONTH_PATTERN, monthNumber } from './months.ts';
import type { FoundRecurrence, RecurrenceRule } from './recurrence-rule.ts';
import { WEEKDAY_PATTERN, weekdayNumber } from './weekdays.ts';

export type Build = (match: RegExpExecArray) => Pick<FoundRecurrence, 'rule' | 'partOfDay' | 'count'> | undefined;

const EVERY = '(?:every|each)(?: single)?';
const ORDINAL = '(?:first|second|third|fourth|last|1st|2nd|3rd|4th)';
const DAY_LIST = `${WEEKDAY_PATTERN}(?:(?:, ?(?:and )?| and | & |/)${WEEKDAY_PATTERN}){0,6}`;
const PLURAL_DAY = '(?:sun|mon|tues|wednes|thurs|fri|satur)days';

/** Compares weekday numbers (0 Sunday) so that Monday comes first. */
const mondayFirst = (a: number, b: number): number => ((a + 6) % 7) - ((b + 6) % 7);

const daysIn = (list: string): { day: number }[] => {
  const days = [...list.matchAll(new RegExp(`\\b${WEEKDAY_PATTERN}\\b`, 'gi'))].map(([name]) => weekdayNumber(name));
  return [...new Set(days)].toSorted(mondayFirst).map((day) => ({ day }));
};

const daysBetween = (from: string, to: string): { day: number }[] => {
  const first = weekdayNumber(from);
  const count = ((weekdayNumber(to) - first + 7) % 7) + 1;
  return Array.from({ length: count }, (_, at) => (first + at) % 7)
    .toSorted(mondayFirst)
    .map((day) => ({ day }));
};

/** A repetition of so many days or weeks is one only of a reminder: 'for the next 10 days I am in Rome' is a stay. */
const REMINDER_WORD =
  /remind|alarm|wake|nudge|ping|alert|erinner|weck|rappel|réveil|préviens|recu[eé]rd|avis|despi|ricord|svegl|avvis|lembr|acord|herinner|wek|wakker/i;

const WORKDAYS = [1, 2, 3, 4, 5].map((day) => ({ day }));
const WEEKEND = [6, 0].map((day) => ({ day }));

/** The days of the week, or its working days, without those of a list. */
const daysExcept = (isWholeWeek: boolean, list: string): { day: number }[] => {
  const without = /weekends/i.test(list) ? WEEKEND : daysIn(list);
  return [...WORKDAYS, ...(isWholeWeek ? WEEKEND : [])].filter(({ day }) => without.every((one) => one.day !== day));
};

const nthOf = (word: string): number => {
  if (/^last/i.test(word)) return -1;
  const at = ['first', 'second', 'third', 'fourth'].indexOf(word.toLowerCase());
  return at >= 0 ? at + 1 : Number.parseInt(word, 10);
};

/** 'First and third', 'Monday': each of them in every month. */
const nthsOf = (ordinals: string, weekday: string): { day: number; nth: number }[] =>
  [...ordinals.matchAll(new RegExp(ORDINAL, 'gi'))].map(([word]) => ({
    day: weekdayNumber(weekday),
    nth: nthOf(word),
  }));

const monthDays = (text: string): number[] | undefined => {
  if (/last day/i.test(text)) return [-1];
  const days = [...text.matchAll(/\d{1,2}|first/gi)].map(([day]) => (/first/i.test(day) ? 1 : Number(day)));
  const valid = days.filter((day) => day >= 1 && day <= 31).toSorted((a, b) => a - b);
  return valid.length === 0 ? undefined : valid;
};

const intervalOf = (word: string | undefined): number | undefined => {
  if (word === undefined) return undefined;
  if (/other|second|2nd|alternat|couple/i.test(word)) return 2;
  if (/third|3rd/i.test(word)) return 3;
  const count = numberIn(word.trim());
  return count !== undefined && count > 1 ? count : undefined;
};

const ONE_DATE = '(?:\\d{1,2}(?:st|nd|rd|th)|first|last day)(?: day)?';
const DATE_OF_MONTH = `(?:the )?${ONE_DATE}(?:(?:,| and| &|,? and) (?:the )?${ONE_DATE}){0,4}`;
const FIGURE_DATE = '\\d{1,2}(?:st|nd|rd|th)';
const NTHS = `${ORDINAL}(?:(?:,| and| &) ${ORDINAL}){0,3}`;
const QUARTER = `${EVERY} quarter|quarterly`;

/** The grammar: the first pattern that matches a sentence wins, so specific patterns come first. */
export const GRAMMAR: readonly [string, Build][] = [
  [
    `(?:(?:on|for|over) )?(?:the next )?(${NUMBER_PATTERN}) (?:consecutive |straight |successive )?(${PLURAL_DAY})(?: (?:in a row|running|in succession|straight|consecutively|back to back))`,
    (m) => countedDays(m[1], m[2]),
  ],
  [
    `(?:on|for|over) (?:the next )?(${NUMBER_PATTERN}) (?:consecutive |straight |successive )?(${PLURAL_DAY})|(${NUMBER_PATTERN}) (?:consecutive |straight |successive )?(${PLURAL_DAY})(?=,? (?:from|starting|beginning|as of)\\b)`,
    (m) => countedDays(m[1] ?? m[3], m[2] ?? m[4]),
  ],
  [
    `(?<!${EVERY} .{0,60})for (?:the )?(?:next |coming )(${NUMBER_PATTERN}|twenty|thirty|fourteen|fifteen) (day|night|morning|evening|week)s?(?!.{0,60}\\b${EVERY} )`,
    (m) => {
      const count = numberIn(m[1] ?? '');
      if (count === undefined || count < 2 || !REMINDER_WORD.test(m.input)) return undefined;
      const days = /week/i.test(m[2] ?? '') ? 7 * count : count;
      return { rule: { freq: 'DAILY' }, partOfDay: partIn(m[2] ?? ''), count: days };
    },
  ],
  [
    'sat(?:urday)?s?(?: and | ?& ?| ?\\+ ?|, ?)sun(?:day)?s?(?=.{0,30} (?:every|each) weekend)',
    () => ({ rule: { freq: 'WEEKLY', byDay: WEEKEND } }),
  ],
  [
    `(?:(?:on |${EVERY} )?(?:the )?)(first|last|1st) (?:weekday|work(?:ing)? ?day|business day)(?: (?:of|in) (?:every|each|the|a) month)(?: every month)?`,
    (m) => ({
      rule: { freq: 'MONTHLY', byDay: WORKDAYS, bySetPosition: /^last/i.test(m[1] ?? '') ? -1 : 1 },
    }),
  ],
  [
    `(?:${EVERY} year|yearly|annually)(?: on)? (?:the )?(${ORDINAL}) (${WEEKDAY_PATTERN}) (?:of|in) (${MONTH_PATTERN})|${EVERY} (${ORDINAL}) (${WEEKDAY_PATTERN}) (?:of|in) (${MONTH_PATTERN})`,
    (m) => ({
      rule: {
        freq: 'YEARLY',
        byMonth: monthNumber(m[3] ?? m[6] ?? ''),
        byDay: [{ day: weekdayNumber(m[2] ?? m[5] ?? ''), nth: nthOf(m[1] ?? m[4] ?? '') }],
      },
    }),
  ],
  [
    `(?:(?:on |${EVERY} )(?:the )?|\\b)(${NTHS}) (${WEEKDAY_PATTERN}) (?:of|in) (?:every|each|the|a) month(?: every month)?`,
    (m) => ({ rule: { freq: 'MONTHLY', byDay: nthsOf(m[1] ?? '', m[2] ?? '') } }),
  ],
  [
    `(?:${EVERY} month|monthly|once a month|twice a month),?(?: on)?(?: the)? (${NTHS}) (${WEEKDAY_PATTERN})|(?:on )?(?:the )?(${NTHS}) (${WEEKDAY_PATTERN}),? (?:monthly|every month|each month)`,
    (m) => ({ rule: { freq: 'MONTHLY', byDay: nthsOf(m[1] ?? m[3] ?? '', m[2] ?? m[4] ?? '') } }),
  ],
  [
    `${EVERY} ((?:first|last|fourth|1st|4th)(?:(?:,| and| &) ${ORDINAL}){0,3}|${ORDINAL}(?:(?:,| and| &) ${ORDINAL}){1,3}) (${WEEKDAY_PATTERN})`,
    (m) => ({ rule: { freq: 'MONTHLY', byDay: nthsOf(m[1] ?? '', m[2] ?? '') } }),
  ],
  [
    `(?:${QUARTER}),? on (${DATE_OF_MONTH})(?: of the month)?`,
    (m) => ({ rule: { freq: 'MONTHLY', interval: 3, byMonthDay: monthDays(m[1] ?? '') } }),
  ],
  [
    `(?:${EVERY} (${NUMBER_PATTERN}|other) months?|${EVERY} month|monthly|once a month|twice (?:a|per) month|twice monthly),?(?: on)? (${DATE_OF_MONTH})(?! ${WEEKDAY_PATTERN})(?: of the month)?`,
    (m) => ({ rule: { freq: 'MONTHLY', interval: intervalOf(m[1]), byMonthDay: monthDays(m[2] ?? '') } }),
  ],
  [
    `(?:on |${EVERY} )?(${DATE_OF_MONTH}) (?:of|in) (?:every|each|the) month`,
    (m) => ({ rule: { freq: 'MONTHLY', byMonthDay: monthDays(m[1] ?? '') } }),
  ],
  [
    `${EVERY} (${FIGURE_DATE}(?:(?:,| and| &) (?:the )?${FIGURE_DATE}){0,4})(?: of the month)?(?! (?:${WEEKDAY_PATTERN}|day|week|month))|(?:always )?(?:on )?the (${FIGURE_DATE}),? (?:monthly|every month|each month)`,
    (m) => ({ rule: { freq: 'MONTHLY', byMonthDay: monthDays(m[1] ?? m[2] ?? '') } }),
  ],
  [
    `(?:${EVERY} year|yearly|annually|once a year|${EVERY})(?: on)? (${MONTH_PATTERN})\\.? (\\d{1,2})(?:st|nd|rd|th)?`,
    (m) => ({ rule: { freq: 'YEARLY', byMonth: monthNumber(m[1] ?? ''), byMonthDay: [Number(m[2])] } }),
  ],
  [
    `(?:${EVERY} year|yearly|annually|once a year|${EVERY})(?: on)? (?:the )?(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(${MONTH_PATTERN})`,
    (m) => ({ rule: { freq: 'YEARLY', byMonth: monthNumber(m[2] ?? ''), byMonthDay: [Number(m[1])] } }),
  ],
  [
    `(${MONTH_PATTERN}) (\\d{1,2})(?:st|nd|rd|th)? (?:every|each) year`,
    (m) => ({ rule: { freq: 'YEARLY', byMonth: monthNumber(m[1] ?? ''), byMonthDay: [Number(m[2])] } }),
  ],
  [
    `(?:${EVERY} (other|second|third|${NUMBER_PATTERN}) weeks?|bi-?weekly|fortnightly|every fortnight)(?:,? on|,) (${DAY_LIST})`,
    (m) => ({ rule: { freq: 'WEEKLY', interval: intervalOf(m[1]) ?? 2, byDay: daysIn(m[2] ?? '') } }),
  ],
  [
    `${EVERY} (other|second|third|2nd|3rd) (${DAY_LIST})`,
    (m) => ({ rule: { freq: 'WEEKLY', interval: intervalOf(m[1]), byDay: daysIn(m[2] ?? '') } }),
  ],
  [
    `(?:on )?(?:alternate|alternating) (${PLURAL_DAY})`,
    (m) => ({ rule: { freq: 'WEEKLY', interval: 2, byDay: daysIn(m[1] ?? '') } }),
  ],
  [
    `(?:${EVERY} week|weekly|once a week),?(?: on| every)? (${DAY_LIST})`,
    (m) => ({ rule: { freq: 'WEEKLY', byDay: daysIn(m[1] ?? '') } }),
  ],
  [
    `(?:${EVERY} )?(${WEEKDAY_PATTERN}(?:[ +]${WEEKDAY_PATTERN}){2,6})`,
    (m) => ({ rule: { freq: 'WEEKLY', byDay: daysIn(m[1] ?? '') } }),
  ],
  [
    `(${WEEKDAY_PATTERN}(?:/${WEEKDAY_PATTERN}){1,6})`,
    (m) => ({ rule: { freq: 'WEEKLY', byDay: daysIn(m[1] ?? '') } }),
  ],
  [
    `(${WEEKDAY_PATTERN}, ?${WEEKDAY_PATTERN},?(?: and | & |, ?)${WEEKDAY_PATTERN}(?:,? ?(?:and |& )?${WEEKDAY_PATTERN}){0,2})`,
    (m) => ({ rule: { freq: 'WEEKLY', byDay: daysIn(m[1] ?? '') } }),
  ],
  [
    `(${DAY_LIST})(?=.{0,24}\\b(?:every week|each week|weekly)\\b)(?: every week| each week| weekly)?`,
    (m) => ({ rule: { freq: 'WEEKLY', byDay: daysIn(m[1] ?? '') } }),
  ],
  [
    `(?:bi-?weekly|fortnightly)(?= .{1,50} on (${PLURAL_DAY}))`,
    (m) => ({ rule: { freq: 'WEEKLY', interval: 2, byDay: daysIn(m[1] ?? '') } }),
  ],
  [
    '(?:every |each |on |from )?mon(?:days?)?(?: ?- ?| to | through | thru )fri(?:days?)?',
    () => ({ rule: { freq: 'WEEKLY', byDay: WORKDAYS } }),
  ],
  [
    `(?:every |each |on |from )?(${WEEKDAY_PATTERN})(?: ?[-–] ?| through | thru )(${WEEKDAY_PATTERN})`,
    (m) => ({ rule: { freq: 'WEEKLY', byDay: daysBetween(m[1] ?? '', m[2] ?? '') } }),
  ],
  [
    `(?:twice|(?:two|three|four|five|2|3|4|5) times|[2-5]x) (?:a|per|each|every) week(?:[,:(–—-]| on| every|\\s)* ?(${DAY_LIST})`,
    (m) => ({ rule: { freq: 'WEEKLY', byDay: daysIn(m[1] ?? '') } }),
  ],
  [
    `(?:on )?(${WEEKDAY_PATTERN}(?:(?:, ?(?:and )?| and | & |/)${WEEKDAY_PATTERN}){1,6}) (mornings|afternoons|evenings|nights)`,
    (m) => ({ rule: { freq: 'WEEKLY', byDay: daysIn(m[1] ?? '') }, partOfDay: partIn(m[0]) }),
  ],
  [
    `(?:${EVERY} (weekday|work ?day|business day|working day|day)|(weekdays)|(daily)),? (?:except|but not|excluding|apart from)(?: on)? (${DAY_LIST}|weekends)`,
    (m) => ({ rule: { freq: 'WEEKLY', byDay: daysExcept(/^(?:day|daily)$/i.test(m[1] ?? m[3] ?? ''), m[4] ?? '') } }),
  ],
  [
    `${EVERY} (?:weekday|work ?day|business day|working day)(?: (morning|afternoon|evening|night))?|(?:on |during )weekdays|\\bweekdays|weekday (mornings|afternoons|evenings)`,
    (m) => ({ rule: { freq: 'WEEKLY', byDay: WORKDAYS }, partOfDay: partIn(m[0]) }),
  ],
  [`${EVERY} weekend|(?:on )?(?:the )?weekends`, () => ({ rule: { freq: 'WEEKLY', byDay: WEEKEND } })],
  [
    `${EVERY} (${DAY_LIST})(?: (morning|afternoon|evening|night))?`,
    (m) => ({ rule: { freq: 'WEEKLY', byDay: daysIn(m[1] ?? '') }, partOfDay: partIn(m[0]) }),
  ],
  [
    `(?:on )?((?:${WEEKDAY_PATTERN}(?:, ?(?:and )?| and | & |/)){0,6}${PLURAL_DAY})`,
    (m) => ({ rule: { freq: 'WEEKLY', byDay: daysIn(m[1] ?? '') } }),
  ],
  [
    `(?:on )?(${WEEKDAY_PATTERN}) (mornings|afternoons|evenings|nights)`,
    (m) => ({ rule: { freq: 'WEEKLY', byDay: daysIn(m[1] ?? '') }, partOfDay: partIn(m[0]) }),
  ],
  [
    `(?:once )?${EVERY} (other|second|third|couple of|alternate|2nd|3rd|\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve) (hour|day|week|month|year)s?`,
    (m) => ({ rule: { freq: freqOf(m[2] ?? ''), interval: intervalOf(m[1]) } }),
  ],
  [
    `monthly(?= .{1,50} on the (${ORDINAL}) (${WEEKDAY_PATTERN}))`,
    (m) => ({ rule: { freq: 'MONTHLY', byDay: nthsOf(m[1] ?? '', m[2] ?? '') } }),
  ],
  ['bi-?weekly|fortnightly|(?:every|once a) fortnight', () => ({ rule: { freq: 'WEEKLY', interval: 2 } })],
  [
    `${EVERY} half[- ]year|half[- ]yearly|semi-?annually|bi-?annually|twice (?:a|per) year`,
    () => ({ rule: { freq: 'MONTHLY', interval: 6 } }),
  ],
  [`${EVERY} quarter|quarterly`, () => ({ rule: { freq: 'MONTHLY', interval: 3 } })],
  [
    `${EVERY}(?: ?day)? (morning|afternoon|evening|night)|nightly`,
    (m) => ({ rule: { freq: 'DAILY' }, partOfDay: partIn(m[0]) ?? 'night' }),
  ],
  [`${EVERY} day|everyday|\\bdaily|once a day|(?:seven|7) days a week`, () => ({ rule: { freq: 'DAILY' } })],
  [`${EVERY} hour|hourly`, () => ({ rule: { freq: 'HOURLY' } })],
  [`${EVERY} week|\\bweekly|once a week|week after week`, () => ({ rule: { freq: 'WEEKLY' } })],
  [`${EVERY} month|\\bmonthly|once a month`, () => ({ rule: { freq: 'MONTHLY' } })],
  [`${EVERY} year|\\byearly|\\bannual(?:ly)?|once a year`, () => ({ rule: { freq: 'YEARLY' } })],
];

function countedDays(count: string | undefined, days: string | undefined): ReturnType<Build> {
  const times = numberIn(count ?? '');
  if (times === undefined || times < 2) return undefined;
  return { rule: { freq: 'WEEKLY', byDay: daysIn(days ?? '') }, count: times };
}

function partIn(text: string): FoundRecurrence['partOfDay'] {
  const part = /morning|afternoon|evening|night/i.exec(text)?.[0]?.toLowerCase();
  return part as FoundRecurrence['partOfDay'];
}

function freqOf(unit: string): RecurrenceRule['freq'] {
  const lower = unit.toLowerCase();
  if (lower === 'hour') return 'HOURLY';
  if (lower === 'day') return 'DAILY';
  if (lower === 'week') return 'WEEKLY';
  return lower === 'month' ? 'MONTHLY' : 'YEARLY';
}
