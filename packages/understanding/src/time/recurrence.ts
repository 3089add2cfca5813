import { numberIn, NUMBER_PATTERN } from './number-words.ts';
import { MONTH_PATTERN, monthNumber } from './months.ts';
import { RRULE_DAYS, WEEKDAY_PATTERN, weekdayNumber } from './weekdays.ts';

/** Parts of an RRULE (RFC 5545) without its end. */
export interface RecurrenceRule {
  freq: 'HOURLY' | 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  interval?: number;
  /** 0 Sunday .. 6 Saturday; `nth` 1..4 or -1 (last) within the month. */
  byDay?: { day: number; nth?: number }[];
  /** 1..31, -1 the last day. */
  byMonthDay?: number;
  /** 1..12 */
  byMonth?: number;
}

export interface FoundRecurrence {
  rule: RecurrenceRule;
  /** Set by words that also name a part of the day: 'every morning'. */
  partOfDay?: 'morning' | 'afternoon' | 'evening' | 'night';
  /** Span of the words in the sentence. */
  start: number;
  end: number;
}

type Build = (match: RegExpExecArray) => { rule: RecurrenceRule; partOfDay?: FoundRecurrence['partOfDay'] } | undefined;

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

const WORKDAYS = [1, 2, 3, 4, 5].map((day) => ({ day }));
const WEEKEND = [6, 0].map((day) => ({ day }));

const nthOf = (word: string): number => {
  if (/^last/i.test(word)) return -1;
  const at = ['first', 'second', 'third', 'fourth'].indexOf(word.toLowerCase());
  return at >= 0 ? at + 1 : Number.parseInt(word, 10);
};

const monthDay = (text: string): number | undefined => {
  if (/last day/i.test(text)) return -1;
  if (/first/i.test(text)) return 1;
  const day = Number.parseInt(/\d{1,2}/.exec(text)?.[0] ?? '', 10);
  return day >= 1 && day <= 31 ? day : undefined;
};

const intervalOf = (word: string | undefined): number | undefined => {
  if (word === undefined) return undefined;
  if (/other|second|2nd|alternat/i.test(word)) return 2;
  if (/third|3rd/i.test(word)) return 3;
  const count = numberIn(word.trim());
  return count !== undefined && count > 1 ? count : undefined;
};

const DATE_OF_MONTH = '(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)|first|last day)(?: day)?';

/** The grammar: the first pattern that matches a sentence wins, so specific patterns come first. */
const GRAMMAR: readonly [string, Build][] = [
  [
    `(?:(?:on |${EVERY} )(?:the )?|\\b)(${ORDINAL}) (${WEEKDAY_PATTERN}) (?:of|in) (?:every|each|the|a) month`,
    (m) => ({ rule: { freq: 'MONTHLY', byDay: [{ day: weekdayNumber(m[2] ?? ''), nth: nthOf(m[1] ?? '') }] } }),
  ],
  [
    `(?:${EVERY} month|monthly) on the (${ORDINAL}) (${WEEKDAY_PATTERN})`,
    (m) => ({ rule: { freq: 'MONTHLY', byDay: [{ day: weekdayNumber(m[2] ?? ''), nth: nthOf(m[1] ?? '') }] } }),
  ],
  [
    `(?:${EVERY} (${NUMBER_PATTERN}|other) months?|${EVERY} month|monthly|once a month) on (${DATE_OF_MONTH})`,
    (m) => ({ rule: { freq: 'MONTHLY', interval: intervalOf(m[1]), byMonthDay: monthDay(m[2] ?? '') } }),
  ],
  [
    `(?:on )?(${DATE_OF_MONTH}) (?:of|in) (?:every|each|the) month`,
    (m) => ({ rule: { freq: 'MONTHLY', byMonthDay: monthDay(m[1] ?? '') } }),
  ],
  [
    `(?:${EVERY}|always on the|on the) (\\d{1,2}(?:st|nd|rd|th))(?: of the month)?(?= (?:monthly|every month)|(?<=${EVERY} \\d{1,2}(?:st|nd|rd|th)))(?! ${WEEKDAY_PATTERN})(?: monthly| every month)?`,
    (m) => ({ rule: { freq: 'MONTHLY', byMonthDay: monthDay(m[1] ?? '') } }),
  ],
  [
    `(?:${EVERY} year|yearly|annually|once a year|${EVERY})(?: on)? (${MONTH_PATTERN})\\.? (\\d{1,2})(?:st|nd|rd|th)?`,
    (m) => ({ rule: { freq: 'YEARLY', byMonth: monthNumber(m[1] ?? ''), byMonthDay: Number(m[2]) } }),
  ],
  [
    `(?:${EVERY} year|yearly|annually|once a year|${EVERY})(?: on)? (?:the )?(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(${MONTH_PATTERN})`,
    (m) => ({ rule: { freq: 'YEARLY', byMonth: monthNumber(m[2] ?? ''), byMonthDay: Number(m[1]) } }),
  ],
  [
    `(${MONTH_PATTERN}) (\\d{1,2})(?:st|nd|rd|th)? (?:every|each) year`,
    (m) => ({ rule: { freq: 'YEARLY', byMonth: monthNumber(m[1] ?? ''), byMonthDay: Number(m[2]) } }),
  ],
  [
    `(?:${EVERY} (other|second|third|${NUMBER_PATTERN}) weeks?|bi-?weekly|fortnightly|every fortnight) on (${DAY_LIST})`,
    (m) => ({ rule: { freq: 'WEEKLY', interval: intervalOf(m[1]) ?? 2, byDay: daysIn(m[2] ?? '') } }),
  ],
  [
    `${EVERY} (other|second|third|2nd|3rd) (${DAY_LIST})`,
    (m) => ({ rule: { freq: 'WEEKLY', interval: intervalOf(m[1]), byDay: daysIn(m[2] ?? '') } }),
  ],
  [
    `(?:alternate|alternating) (${PLURAL_DAY})`,
    (m) => ({ rule: { freq: 'WEEKLY', interval: 2, byDay: daysIn(m[1] ?? '') } }),
  ],
  [
    `(?:${EVERY} week|weekly|once a week)(?: on)? (${DAY_LIST})`,
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
    `(?:twice|(?:two|three|four|five|2|3|4|5) times|[2-5]x) (?:a|per|each|every) week,?(?: on)? (${DAY_LIST})`,
    (m) => ({ rule: { freq: 'WEEKLY', byDay: daysIn(m[1] ?? '') } }),
  ],
  [
    `(?:on )?(${WEEKDAY_PATTERN}(?:(?:, ?(?:and )?| and | & |/)${WEEKDAY_PATTERN}){1,6}) (mornings|afternoons|evenings|nights)`,
    (m) => ({ rule: { freq: 'WEEKLY', byDay: daysIn(m[1] ?? '') }, partOfDay: partIn(m[0]) }),
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
    `${EVERY} (other|second|third|\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve) (hour|day|week|month|year)s?`,
    (m) => ({ rule: { freq: freqOf(m[2] ?? ''), interval: intervalOf(m[1]) } }),
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
  [`${EVERY} day|everyday|\\bdaily|once a day`, () => ({ rule: { freq: 'DAILY' } })],
  [`${EVERY} hour|hourly`, () => ({ rule: { freq: 'HOURLY' } })],
  [`${EVERY} week|\\bweekly|once a week|week after week`, () => ({ rule: { freq: 'WEEKLY' } })],
  [`${EVERY} month|\\bmonthly|once a month`, () => ({ rule: { freq: 'MONTHLY' } })],
  [`${EVERY} year|\\byearly|\\bannual(?:ly)?|once a year`, () => ({ rule: { freq: 'YEARLY' } })],
];

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

const COMPILED = GRAMMAR.map(([pattern, build]): [RegExp, Build] => [
  new RegExp(`(?<![\\w-])(?:${pattern})(?![\\w-])`, 'i'),
  build,
]);

/** Words that are only an adjective before most nouns: 'daily life', 'annual report', 'weekly newsletter'. */
const MAYBE_ADJECTIVE = /^(?:daily|weekly|monthly|yearly|annual|quarterly)$/i;
const RULE_NOUN =
  /^\s(?:meeting|call|check-?in|check-?up|stand-?up|sync|review|one-on-one|1:1|reminder|appointment|class|lesson|session|alarm|event|payment|visit|dinner|lunch|walk|run|workout|practice|rehearsal|briefing|at|on|by|from|until|starting|$|[.,!?])/i;

/**
 * The first recurrence in a sentence ('every Monday', 'weekdays', 'each month on the 1st'); undefined if there is none.
 */
export const findRecurrence = (sentence: string): FoundRecurrence | undefined => {
  for (const [pattern, build] of COMPILED) {
    const match = pattern.exec(sentence);
    if (match === null) continue;
    const end = match.index + match[0].length;
    if (MAYBE_ADJECTIVE.test(match[0]) && end < sentence.length && !RULE_NOUN.test(sentence.slice(end, end + 20)))
      continue;
    const built = build(match);
    if (built !== undefined) return { ...built, start: match.index, end };
  }
  return undefined;
};

/** The rule as RRULE text without the property name: 'FREQ=WEEKLY;BYDAY=MO'. `end` is COUNT or UNTIL with its value. */
export const ruleText = (rule: RecurrenceRule, end?: string): string =>
  [
    `FREQ=${rule.freq}`,
    rule.interval !== undefined && rule.interval > 1 ? `INTERVAL=${rule.interval}` : '',
    rule.byMonth === undefined ? '' : `BYMONTH=${rule.byMonth}`,
    rule.byMonthDay === undefined ? '' : `BYMONTHDAY=${rule.byMonthDay}`,
    rule.byDay === undefined
      ? ''
      : `BYDAY=${rule.byDay.map(({ day, nth }) => `${nth ?? ''}${RRULE_DAYS[day] ?? 'MO'}`).join(',')}`,
    end ?? '',
  ]
    .filter((part) => part !== '')
    .join(';');
