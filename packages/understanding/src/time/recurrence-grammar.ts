import { MONTH_PATTERN, monthNumber } from './months.ts';
import { numberIn, NUMBER_PATTERN } from './number-words.ts';
import {
  type Build,
  countedDays,
  daysBetween,
  daysExcept,
  daysIn,
  daysOfLetters,
  freqOf,
  intervalOf,
  LETTERS,
  monthDays,
  nthOf,
  ordinalWeekdays,
  ORDINAL,
  partIn,
  REMINDER_WORD,
  WEEKEND,
  WORKDAYS,
} from './recurrence-words.ts';
import { WEEKDAY_PATTERN, weekdayNumber } from './weekdays.ts';

const EVERY = '(?:every|each)(?: single)?';
const DAY_LIST = `${WEEKDAY_PATTERN}(?:(?:, ?(?:and )?| and | & |/)${WEEKDAY_PATTERN}){0,6}`;
const PLURAL_DAY = '(?:sun|mon|tues|wednes|thurs|fri|satur)days';

const ONE_DATE =
  '(?:\\d{1,2}(?:st|nd|rd|th)|first(?! (?:time|one|session|lesson|class|appointment|date|is|on|in)\\b)|last day)(?: day)?';
const DATE_OF_MONTH = `(?:the )?${ONE_DATE}(?:(?:,| and| &|,? and) (?:the )?${ONE_DATE}){0,4}`;
const FIGURE_DATE = '\\d{1,2}(?:st|nd|rd|th)';
const NTHS = `${ORDINAL}(?:(?:,| and| &) ${ORDINAL}){0,3}`;
const QUARTER = `${EVERY} quarter|quarterly`;

const CLOCK_RANGE = '(?:from |at )?\\d{1,2}(?:[:.]\\d{2})? ?(?:[ap]m)?(?: ?[-–] ?| to | until | till )\\d';
const EXCEPT = '(?:except|but not|but|not|excluding|apart from|other than|save|bar|minus)(?: for| on)?';
const SESSIONS = `(?:,|\\(| for|–|-) ?${NUMBER_PATTERN} (?:times|sessions|lessons|classes|occurrences|weeks in total)`;

/** The grammar: the first pattern that matches a sentence wins, so specific patterns come first. */
export const GRAMMAR: readonly [string, Build][] = [
  [
    `(?:(?:on|for|over) )?(?:the next )?(${NUMBER_PATTERN}) (?:consecutive |straight |successive )?(${PLURAL_DAY})(?: (?:in a row|running|in succession|straight|consecutively|back to back))`,
    (m) => countedDays(m[1], m[2]),
  ],
  [
    `(?:(?:on|for|over) (?:the next )?)?(?<!\\b(?:at|every|each) )(${NUMBER_PATTERN}) (?:consecutive |straight |successive )?(${PLURAL_DAY})(?! ago)|(${NUMBER_PATTERN}) (?:consecutive |straight |successive )?(${PLURAL_DAY})(?=,? (?:from|starting|beginning|as of)\\b)`,
    (m) => countedDays(m[1] ?? m[3], m[2] ?? m[4]),
  ],
  [
    `(?<!${EVERY} .{0,60})for (?:(?:the )?(?:next |coming )|(?=\\w+ \\w+,? (?:from|starting|beginning) ))(${NUMBER_PATTERN}|twenty|thirty|fourteen|fifteen) (day|night|morning|evening|week)s?(?!.{0,60}\\b${EVERY} )`,
    (m) => {
      const count = numberIn(m[1] ?? '');
      if (count === undefined || count < 2 || !REMINDER_WORD.test(m.input)) return undefined;
      const days = /week/i.test(m[2] ?? '') ? 7 * count : count;
      return { rule: { freq: 'DAILY' }, partOfDay: partIn(m[2] ?? ''), count: days };
    },
  ],
  [
    `(?:at |by |on |towards )?(?:the )?(end|last day|beginning|start|first) of (?:${EVERY}|any) month|${EVERY} month,?(?: at| on| by)?(?: the)? (end|beginning|start)\\b(?! of)|(?:at )?(?:${EVERY} )month[- ]end`,
    (m) => ({ rule: { freq: 'MONTHLY', byMonthDay: [/beg|start|first/i.test(m[1] ?? m[2] ?? '') ? 1 : -1] } }),
  ],
  [`(${LETTERS})(?=,? (?:at |from )?\\d)`, (m) => ({ rule: { freq: 'WEEKLY', byDay: daysOfLetters(m[1] ?? '') } })],
  [
    `(?:on )?(?:the )?(${NTHS}) (${WEEKDAY_PATTERN}) (?:of|in) ${EVERY} (other|second|third|${NUMBER_PATTERN}) months?`,
    (m) => ({ rule: { freq: 'MONTHLY', interval: intervalOf(m[3]), byDay: ordinalWeekdays(m[1] ?? '', m[2] ?? '') } }),
  ],
  [
    'sat(?:urday)?s?(?: and | ?& ?| ?\\+ ?|, ?)sun(?:day)?s?(?=.{0,30} (?:every|each) weekend)',
    () => ({ rule: { freq: 'WEEKLY', byDay: WEEKEND } }),
  ],
  [
    `${EVERY} (other |second |alternate |third |fourth )?weekend(?:s)?`,
    (m) => ({ rule: { freq: 'WEEKLY', interval: intervalOf(m[1]), byDay: WEEKEND } }),
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
    (m) => ({ rule: { freq: 'MONTHLY', byDay: ordinalWeekdays(m[1] ?? '', m[2] ?? '') } }),
  ],
  [
    `(?:${EVERY} month|monthly|once a month|twice a month),?(?: on)?(?: the)? (${NTHS}) (${WEEKDAY_PATTERN})|(?:on )?(?:the )?(${NTHS}) (${WEEKDAY_PATTERN}),? (?:monthly|every month|each month)`,
    (m) => ({ rule: { freq: 'MONTHLY', byDay: ordinalWeekdays(m[1] ?? m[3] ?? '', m[2] ?? m[4] ?? '') } }),
  ],
  [
    `${EVERY} ((?:first|last|fourth|1st|4th)(?:(?:,| and| &) ${ORDINAL}){0,3}|${ORDINAL}(?:(?:,| and| &) ${ORDINAL}){1,3}) (${WEEKDAY_PATTERN})`,
    (m) => ({ rule: { freq: 'MONTHLY', byDay: ordinalWeekdays(m[1] ?? '', m[2] ?? '') } }),
  ],
  [
    `(?:(?:on|by|at) )?(?:the )?(first|last|1st) day of (?:${EVERY}|a) quarter|(?<=\\b(?:always|every time|each time)\\b.{0,40})(?:(?:at|by) )?the end of the quarter(?=\\s?[.,;!?]|\\s?$)|(?:(?:at|by) )?(?:the )?end of ${EVERY} quarter`,
    (m) => ({ rule: { freq: 'MONTHLY', interval: 3, byMonthDay: [/^(?:first|1st)$/i.test(m[1] ?? '') ? 1 : -1] } }),
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
    `(?:${EVERY} (other|second|third|${NUMBER_PATTERN}) weeks?|bi-?weekly|fortnightly|every fortnight)(?:,? on(?: an?)?|,) (${DAY_LIST})`,
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
    `(${WEEKDAY_PATTERN}(?: ?[/+] ?${WEEKDAY_PATTERN}){1,6})`,
    (m) => ({ rule: { freq: 'WEEKLY', byDay: daysIn(m[1] ?? '') } }),
  ],
  [
    `(${WEEKDAY_PATTERN}, ?${WEEKDAY_PATTERN},?(?: and | & |, ?)${WEEKDAY_PATTERN}(?:,? ?(?:and |& )?${WEEKDAY_PATTERN}){0,2})`,
    (m) => ({ rule: { freq: 'WEEKLY', byDay: daysIn(m[1] ?? '') } }),
  ],
  [
    `(?:every |each |on |from )?(${WEEKDAY_PATTERN})(?: ?[-–] ?| through | thru | to )(${WEEKDAY_PATTERN})(?=,? (?:${CLOCK_RANGE}|.{0,24}\\b(?:every|each) week))|(?<=\\b(?:remind|alarm|wake|work|shift|shifts|on duty|on call|teach)\\b.{0,40})(?:from )?(${WEEKDAY_PATTERN}) to (${WEEKDAY_PATTERN})(?= )`,
    (m) => ({ rule: { freq: 'WEEKLY', byDay: daysBetween(m[1] ?? m[3] ?? '', m[2] ?? m[4] ?? '') } }),
  ],
  [
    `(${DAY_LIST})(?=.{0,24}\\b(?:every week|each week|weekly)\\b)(?: every week| each week| weekly)?`,
    (m) => ({ rule: { freq: 'WEEKLY', byDay: daysIn(m[1] ?? '') } }),
  ],
  [
    `(?:bi-?weekly|fortnightly)(?= .{1,60}(?: on|,) (${PLURAL_DAY}))`,
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
    `(?:${EVERY} (weekday|work ?day|business day|working day|day|morning|afternoon|evening|night)|(weekdays)|(daily)),? ${EXCEPT}(?: the)? (${DAY_LIST}|weekends|weekdays)`,
    (m) => ({
      rule: {
        freq: 'WEEKLY',
        byDay: daysExcept(/^(?:day|daily|morning|afternoon|evening|night)$/i.test(m[1] ?? m[3] ?? ''), m[4] ?? ''),
      },
      partOfDay: partIn(m[1] ?? ''),
    }),
  ],
  [
    `${EVERY} (?:weekday|week ?night|work ?day|business day|working day)(?: (morning|afternoon|evening|night))?|(?:on |during )weekdays|\\bweekdays|(?:on )?week ?nights|weekday (mornings|afternoons|evenings)`,
    (m) => ({ rule: { freq: 'WEEKLY', byDay: WORKDAYS }, partOfDay: partIn(m[0]) }),
  ],
  [`(?:on )?(?:the )?weekends`, () => ({ rule: { freq: 'WEEKLY', byDay: WEEKEND } })],
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
    `(?:on )?(${WEEKDAY_PATTERN})(?=.{0,60}${SESSIONS})`,
    (m) => ({ rule: { freq: 'WEEKLY', byDay: daysIn(m[1] ?? '') } }),
  ],
  [
    `(?:once )?${EVERY} (other|second|third|couple of|alternate|2nd|3rd|\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve) (hour|day|week|month|year)s?`,
    (m) => ({ rule: { freq: freqOf(m[2] ?? ''), interval: intervalOf(m[1]) } }),
  ],
  [
    `monthly(?= .{1,50}?(?: on|,| for) the (${FIGURE_DATE}(?:(?:,| and| &) (?:the )?${FIGURE_DATE}){0,4}|last day))`,
    (m) => ({ rule: { freq: 'MONTHLY', byMonthDay: monthDays(m[1] ?? '') } }),
  ],
  [
    `monthly(?= .{1,50}(?: on|,|,? always|,? usually)(?: on)? the (${ORDINAL}) (${WEEKDAY_PATTERN}))`,
    (m) => ({ rule: { freq: 'MONTHLY', byDay: ordinalWeekdays(m[1] ?? '', m[2] ?? '') } }),
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
  [
    `${EVERY} year|\\byearly|\\bannual(?:ly)?|once a year|${EVERY} (?:birthday|anniversary)`,
    () => ({ rule: { freq: 'YEARLY' } }),
  ],
];
