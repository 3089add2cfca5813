import { MONTH_PATTERN, monthNumber } from '../time/months.ts';
import { NUMBER_PATTERN } from '../time/number-words.ts';
import { findWindow, type TimeWindow } from '../time/time-window.ts';
import { WEEKDAY_PATTERN } from '../time/weekdays.ts';
import { instantOf, wallTimeAt } from '../time/zone.ts';
import { unitAround } from './shifted-period.ts';
import { type Moment, type Side, SPECIAL_PERIODS, specialPeriod } from './special-periods.ts';

export type { Side } from './special-periods.ts';

/** A period in a text, with the place of its words. */
export interface FoundPeriod {
  start: number;
  end: number;
  window: TimeWindow;
  /** Whether it is a season, a holiday or a time of another year. */
  isSpecial?: true;
  /** Whether it names its first and its last part: 'Thursday and Friday', 'from Monday to Wednesday'. */
  isRange?: true;
}

const PART = '(?: (?:morning|afternoon|evening|night))?';
const MONTH_AND_YEAR = `(?:${MONTH_PATTERN})(?:,? (?:of )?(?:19|20)\\d{2})?`;
const DAY_OF_MONTH = '\\d{1,2}(?:st|nd|rd|th)?';
/** One period without 'since' or 'until', the longer forms first. */
const WEEK = '(?:this|next|last|the coming) week';
const SINGLE = [
  `(?:${WEEKDAY_PATTERN})(?<!days)${PART},? (?:of |in )?${WEEK}`,
  `${WEEK},? (?:on )?(?:${WEEKDAY_PATTERN})(?<!days)${PART}`,
  `(?:the )?day (?:after tomorrow|before yesterday)${PART}`,
  `(?:today|tonight|tomorrow|yesterday)${PART}`,
  `this (?:morning|afternoon|evening)`,
  `(?:(?:this|the|next|last|past|coming|previous) )?weekend`,
  `(?:the )?(?:week|month|year) before last`,
  `(?:this|the current|current|next|last|the past|past|previous|coming) (?:week|month|quarter|year)`,
  `(?:the )?(?:last|past|next|coming) (?:${NUMBER_PATTERN}|few|couple of) (?:day|week|month|year)s?`,
  `(?:the )?${DAY_OF_MONTH} (?:of )?(?:${MONTH_PATTERN})(?:,? (?:19|20)\\d{2})?`,
  `(?:${MONTH_PATTERN}) (?:the )?${DAY_OF_MONTH}(?!\\d)(?:,? (?:19|20)\\d{2})?`,
  `(?:19|20)\\d{2}-\\d{2}-\\d{2}`,
  `(?:(?:this|next|last|coming) )?(?<!\\ban? )(?:${WEEKDAY_PATTERN})(?<!days)${PART}`,
  ...SPECIAL_PERIODS,
  `(?:this |last |next )?${MONTH_AND_YEAR}`,
  `(?:the year )?(?:19|20)\\d{2}`,
  `the \\d{1,2}(?:st|nd|rd|th)`,
  `q[1-4](?: of)?(?: (?:19|20)\\d{2})?`,
].join('|');
const BOUNDARY = '(?![\\p{L}\\p{N}])';
const RANGE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:from|between) )?(?<first>now|today|${SINGLE}|\\d{1,2}(?:st|nd|rd|th)?) ?(?:to|until|till|up to|and|-|–|through) (?<second>${SINGLE})${BOUNDARY}`,
  'giu',
);
const PERIOD = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?<relation>since|around|round about|after|until|till|(?<!\\b(?:been|get|got|i|we) )up to|before|by|between now and|from now (?:to|until|till)|from here (?:to|until|till)|as of) )?(?:(?:in|on|during|for|from|of|over|within|at) )?(?:the )?(?<single>${SINGLE})${BOUNDARY}`,
  'giu',
);
/** A month or day that may be another word counts with a preposition or a year, or after a word of BEFORE_NAME. */
const AMBIGUOUS_NAME = /^(?:may|march|mar|mon|sat|sun|second|dec|jan|wed)$/i;
/** The French 'my' before what is owned: 'mon prochain rendez-vous'. */
const FRENCH_MY = /^mon \p{L}/iu;
const ENGLISH_AFTER_MONDAY = /^mon (?:and|at|or|to|morning|afternoon|evening|night)\b/i;
const BEFORE_NAME =
  /(?:^|\b(?:in|of|from|since|until|till|before|after|by|than|or|and|vs\.?|versus|with|to|about|for|during|last|this|next|,) ?)$/i;

const YEAR = /(?:19|20)\d{2}/;
const DAY_MS = 86_400_000;
/** 'Q3', 'Q2 of 2025'. */
function quarterIn(words: string, { reference, timeZone }: Moment, side: Side): TimeWindow | undefined {
  const [, number, year] = /^q([1-4])(?: of)? ?((?:19|20)\d{2})?$/i.exec(words) ?? [];
  if (number === undefined) return undefined;
  const quarterOf = (inYear: number): TimeWindow => {
    const at = { year: inYear, month: Number(number) * 3 - 2, day: 1, hour: 0, minute: 0 };
    return { ...unitAround('quarter', instantOf(at, timeZone), timeZone), label: words };
  };
  const thisYear = wallTimeAt(reference, timeZone).year;
  if (year !== undefined) return quarterOf(Number(year));
  const found = quarterOf(thisYear);
  if (side === 'past' && found.from > reference) return quarterOf(thisYear - 1);
  return side === 'future' && found.to <= reference ? quarterOf(thisYear + 1) : found;
}

function beforeLast(words: string, { reference, timeZone }: Moment): TimeWindow | undefined {
  const unit = /(week|month|year) before last/i.exec(words)?.[1]?.toLowerCase();
  return unit === undefined ? undefined : unitAround(unit as 'week', reference, timeZone, -2);
}

const DATE = new RegExp(
  `^(?:the )?(?:(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(${MONTH_PATTERN})|(${MONTH_PATTERN}) (?:the )?(\\d{1,2})(?:st|nd|rd|th)?)(?:,? ((?:19|20)\\d{2}))?$`,
  'i',
);
const DAY_OF_THIS_MONTH = /^the (\d{1,2})(?:st|nd|rd|th)$/i;

/** A day of a month, in the year or month in which it is on the given side of now: '25 November', 'the 3rd'. */
function dayIn(words: string, { reference, timeZone }: Moment, side: Side): TimeWindow | undefined {
  const [, dayBefore, monthAfter, monthBefore, dayAfter, year] = DATE.exec(words) ?? [];
  const day = Number(dayBefore ?? dayAfter ?? DAY_OF_THIS_MONTH.exec(words)?.[1] ?? 0);
  const month = monthAfter ?? monthBefore;
  if (day < 1 || day > 31) return undefined;
  const today = unitAround('day', reference, timeZone).from;
  const candidates = (year === undefined ? [0, -1, 1, -2, 2] : [0]).flatMap((ahead) => {
    const around = unitAround(month === undefined ? 'month' : 'year', reference, timeZone, ahead).from;
    const wall = { ...wallTimeAt(around, timeZone), day, hour: 0, minute: 0 };
    const named = {
      ...(month !== undefined && { month: monthNumber(month) }),
      ...(year !== undefined && { year: Number(year) }),
    };
    const found = unitAround('day', instantOf({ ...wall, ...named }, timeZone), timeZone);
    // In a month of 30 days 'the 31st' means another month. 'The 31st of June' does not exist.
    return wallTimeAt(found.from, timeZone).day === day ? [found] : [];
  });
  const isOnSide = ({ from }: TimeWindow): boolean => (side === 'past' ? from <= reference : from >= today);
  const found = candidates.find(isOnSide) ?? candidates[0];
  return found && { ...found, label: words };
}

/** The period that some words name; undefined if they name none. */
function resolve(words: string, moment: Moment, side: Side): TimeWindow | undefined {
  const { reference, timeZone } = moment;
  const special =
    beforeLast(words, moment) ??
    specialPeriod(words, moment, side) ??
    quarterIn(words, moment, side) ??
    dayIn(words, moment, side);
  if (special !== undefined) return special;
  const quarter = /(this|last|next|current|previous) quarter/i.exec(words)?.[1]?.toLowerCase();
  if (quarter !== undefined) {
    const ahead = quarter === 'next' ? 1 : quarter === 'last' || quarter === 'previous' ? -1 : 0;
    return unitAround('quarter', reference, timeZone, ahead);
  }
  if (/^(?:the )?day before yesterday/i.test(words))
    return findWindow('yesterday', new Date(reference.getTime() - DAY_MS), timeZone, side);
  const unit = /^(?:the )?(previous|past|current|coming) (week|month|year)$/i.exec(words);
  if (unit !== null) {
    const ahead = /coming/i.test(unit[1] ?? '') ? 1 : /current/i.test(unit[1] ?? '') ? 0 : -1;
    return unitAround((unit[2] ?? '').toLowerCase() as 'week', reference, timeZone, ahead);
  }
  const year = /^(?:the year )?((?:19|20)\d{2})$/i.exec(words)?.[1];
  if (year !== undefined) return findWindow(`in ${year}`, reference, timeZone, side);
  const bare = new RegExp(`^(?:this |last |next )?(?:${MONTH_PATTERN})(?:,? (?:of )?(?:19|20)\\d{2})?$`, 'i').test(
    words,
  );
  const month = bare ? words.replace(/^(?:this|last|next) /i, '').replace(/,? of /, ' ') : undefined;
  return month === undefined
    ? (findWindow(words, reference, timeZone, side) ?? findWindow(`on ${words}`, reference, timeZone, side))
    : findWindow(
        `in ${month}`,
        reference,
        timeZone,
        /^last/i.test(words) ? 'past' : /^next/i.test(words) ? 'future' : side,
      );
}

/** Far enough in the past or the future to include everything. */
const BEGINNING = new Date('1970-01-01T00:00:00Z');
const FAR_AHEAD_MS = 366 * DAY_MS;

const MIN_MARGIN_MS = 7 * DAY_MS;
/** 'Around Christmas': a week on each side; for longer periods a quarter of their length. */
function widen(window: TimeWindow): TimeWindow {
  const margin = Math.max(MIN_MARGIN_MS, (window.to.getTime() - window.from.getTime()) / 4);
  return {
    ...window,
    from: new Date(window.from.getTime() - margin),
    to: new Date(window.to.getTime() + margin),
  };
}

function withRelation(relation: string | undefined, window: TimeWindow, { reference }: Moment, side: Side): TimeWindow {
  const now = reference;
  const farAhead = new Date(Math.max(now.getTime(), window.to.getTime()) + FAR_AHEAD_MS);
  switch (relation?.toLowerCase()) {
    case undefined:
      return window;
    case 'since':
    case 'as of':
      return {
        ...window,
        to: side === 'past' ? new Date(Math.max(now.getTime(), window.from.getTime() + 1)) : farAhead,
      };
    case 'around':
    case 'round about':
      return widen(window);
    case 'after':
      return {
        ...window,
        from: window.to,
        to: side === 'past' ? new Date(Math.max(now.getTime(), window.to.getTime() + 1)) : farAhead,
      };
    case 'before':
      return { ...window, from: side === 'past' || window.from <= now ? BEGINNING : now, to: window.from };
    default:
      return { ...window, from: side === 'past' || window.to <= now ? BEGINNING : now };
  }
}

const areDays = (...windows: readonly TimeWindow[]): boolean =>
  windows.every(({ from, to }) => to.getTime() - from.getTime() < 1.5 * DAY_MS);

const WEEK_AT_END = new RegExp(`(?<day>${WEEKDAY_PATTERN}${PART}),? (?:of |in )?(?<week>${WEEK})$`, 'i');
const WEEK_AT_START = new RegExp(`^(?<week>${WEEK}),? (?:on )?(?<day>${WEEKDAY_PATTERN}${PART})$`, 'i');
const BARE_WEEKDAY = new RegExp(`^${WEEKDAY_PATTERN}${PART}$`, 'i');

/** 'Tuesday to Thursday next week': the week of one day is that of the other. */
function withWeekOf(day: string, other: string): string {
  const week = (WEEK_AT_END.exec(other) ?? WEEK_AT_START.exec(other))?.groups?.['week'];
  return week === undefined || !BARE_WEEKDAY.test(day) ? day : `${day} ${week}`;
}

function rangesIn(text: string, moment: Moment, side: Side, joinsDays: boolean): FoundPeriod[] {
  return [...text.matchAll(RANGE)].flatMap((match) => {
    const { first = '', second = '' } = match.groups ?? {};
    // 'October and September' are two months, 'between October and December' is one period.
    const isRange =
      /^(?:from|between)\b|\b(?:to|until|till|up to|through) /i.test(match[0]) || /\d ?[-–] ?\d/.test(match[0]);
    const year = YEAR.exec(second)?.[0];
    // The year of 'between March and June 2025' is that of both months.
    const isBareDay = /^\d{1,2}(?:st|nd|rd|th)?$/i.test(first);
    const month = new RegExp(MONTH_PATTERN, 'i').exec(second)?.[0];
    if (isBareDay && month === undefined) return [];
    const named = isBareDay ? `${first} ${month}` : first;
    const begin =
      year === undefined || YEAR.test(first) || !new RegExp(MONTH_PATTERN, 'i').test(named)
        ? named
        : `${named} ${year}`;
    const to = resolve(withWeekOf(second, first), moment, side);
    const nearest = /^now$/i.test(first)
      ? { from: moment.reference, to: moment.reference, label: '' }
      : resolve(withWeekOf(begin, second), moment, side);
    // On 28 December, 'Christmas' is over and the next one is after 'New Year': the one before New Year is meant.
    const isLater = nearest !== undefined && to !== undefined && to.to <= nearest.from;
    const holiday = isLater ? specialPeriod(begin, { ...moment, reference: to.from }, 'past') : undefined;
    const from = holiday ?? nearest;
    if (from === undefined || to === undefined || to.to <= from.from) return [];
    const areJoined = joinsDays && areDays(from, to) && from.to.getTime() === to.from.getTime();
    if (!isRange && !areJoined) return [];
    const window = { from: from.from, to: to.to, label: match[0] };
    const found = { start: match.index, end: match.index + match[0].length, window, isRange: true as const };
    return [specialPeriod(second, moment, side) === undefined ? found : { ...found, isSpecial: true as const }];
  });
}

const isFrenchMy = (text: string): boolean => FRENCH_MY.test(text) && !ENGLISH_AFTER_MONDAY.test(text);

/**
 * All periods that an English text names, in order: 'in May or in June 2025', 'from now until Sunday', 'since March'.
 * With `joinsDays`, 'Thursday and Friday' are one period.
 */
export function periodsIn(
  text: string,
  reference: Date,
  timeZone: string,
  side: Side,
  { joinsDays = false } = {},
): FoundPeriod[] {
  const moment = { reference, timeZone };
  const ranges = rangesIn(text, moment, side, joinsDays);
  const singles = [...text.matchAll(PERIOD)].flatMap((match): FoundPeriod[] => {
    const { relation, single = '' } = match.groups ?? {};
    const start = match.index;
    const end = start + match[0].length;
    if (ranges.some((range) => start < range.end && end > range.start)) return [];
    const isAmbiguous =
      AMBIGUOUS_NAME.test(single) && relation === undefined && single.length === match[0].trim().length;
    if (isAmbiguous && !BEFORE_NAME.test(text.slice(0, start))) return [];
    if (isAmbiguous && isFrenchMy(text.slice(start).trimStart())) return [];
    const special = specialPeriod(single, moment, relation === 'since' ? 'past' : side);
    const window = special ?? resolve(single, moment, side);
    if (window === undefined) return [];
    const labelled = { ...window, label: match[0].trim() };
    // 'Since Christmas' is about the past, also for events.
    const sideOfIt = special !== undefined && relation === 'since' ? 'past' : side;
    const found = { start, end, window: withRelation(relation, labelled, moment, sideOfIt) };
    return [special === undefined ? found : { ...found, isSpecial: true as const }];
  });
  return [...ranges, ...singles].toSorted((a, b) => a.start - b.start);
}
