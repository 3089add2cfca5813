import { findWhen, type FoundWhen } from './find-when.ts';
import { numberIn, NUMBER_PATTERN } from './number-words.ts';
import { MONTH_PATTERN, monthNumber } from './months.ts';
import { WEEKDAY_PATTERN, weekdayNumber } from './weekdays.ts';
import { instantOf, movedBy, wallTimeAt, type WallTime, weekdayOf } from './zone.ts';

/** A period of time, `to` exclusive. */
export interface TimeWindow {
  from: Date;
  to: Date;
  /** The words it was parsed from: 'next week'. */
  label: string;
}

/** A date further away is probably a number that only looks like a year; it might exceed the range of a timestamp. */
const MAX_YEARS_AWAY = 200;

interface WallWindow {
  from: WallTime;
  to: WallTime;
}

type Side = 'past' | 'future';

type ToWindow = (match: RegExpExecArray, today: WallTime, side: Side) => WallWindow;

const daysFrom = (from: WallTime, count: number): WallWindow => ({ from, to: movedBy(from, { days: count }) });

const mondayOf = (today: WallTime): WallTime => movedBy(today, { days: -((weekdayOf(today) + 6) % 7) });

/** The calendar month that is `ahead` months after this day; negative for an earlier one. */
const monthFrom = (day: WallTime, ahead: number): WallWindow => {
  const firstDay = (offset: number): WallTime => {
    const index = day.year * 12 + day.month - 1 + offset;
    return { year: Math.floor(index / 12), month: (index % 12) + 1, day: 1, hour: 0, minute: 0 };
  };
  return { from: firstDay(ahead), to: firstDay(ahead + 1) };
};

const wholeYear = (number: number): WallWindow => ({
  from: { year: number, month: 1, day: 1, hour: 0, minute: 0 },
  to: { year: number + 1, month: 1, day: 1, hour: 0, minute: 0 },
});

/** The hours at which each part of the day begins and ends. */
const PARTS: Record<string, [number, number]> = {
  morning: [5, 12],
  afternoon: [12, 18],
  evening: [17, 23],
  night: [18, 24],
};

const PART = /\b(morning|afternoon|evening|night)\b/i;

const partOfDay = (day: WallTime, part: string): WallWindow => {
  const [from, to] = PARTS[part.toLowerCase()] ?? [0, 24];
  return { from: movedBy(day, { minutes: from * 60 }), to: movedBy(day, { minutes: to * 60 }) };
};

const DAYS_OF_UNIT: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };

const daysOf = (unit: string, count: number): number => count * (DAYS_OF_UNIT[unit.toLowerCase()] ?? 1);

const WEEKS_AHEAD: Readonly<Record<string, number>> = { this: 0, next: 1, last: -1, coming: 1 };

/** 'Tuesday afternoon next week' */
const dayOfWeek = (today: WallTime, week: string, weekday: string, part: string | undefined): WallWindow => {
  const daysFromMonday = (weekdayNumber(weekday) + 6) % 7;
  const day = movedBy(mondayOf(today), { days: daysFromMonday + 7 * (WEEKS_AHEAD[week.toLowerCase()] ?? 0) });
  return part === undefined ? daysFrom(day, 1) : partOfDay(day, part);
};

const PARTS_OF_DAY = '(morning|afternoon|evening|night)';
const WEEK = '(?:the )?(this|next|last|coming) week';
/** Of 'Tuesday and Thursday next week' neither day is meant alone. */
const JOINED = '(?:and|or|to|until|till|through|-|–)';

const WINDOWS: readonly [RegExp, ToWindow][] = [
  [
    new RegExp(
      `(?<!${WEEKDAY_PATTERN},? ${JOINED} (?:on )?)\\b(${WEEKDAY_PATTERN})(?: ${PARTS_OF_DAY})?,? (?:of |in )?${WEEK}\\b`,
      'i',
    ),
    (m, today) => dayOfWeek(today, m[3] ?? '', m[1] ?? '', m[2]),
  ],
  [
    new RegExp(
      `\\b${WEEK},? (?:on )?(${WEEKDAY_PATTERN})(?: ${PARTS_OF_DAY})?\\b(?! ${JOINED} (?:on )?${WEEKDAY_PATTERN})`,
      'i',
    ),
    (m, today) => dayOfWeek(today, m[1] ?? '', m[2] ?? '', m[3]),
  ],
  [/\btomorrow (morning|afternoon|evening|night)\b/i, (m, today) => partOfDay(movedBy(today, { days: 1 }), m[1] ?? '')],
  [/\b(?:this )(morning|afternoon|evening)\b/i, (m, today) => partOfDay(today, m[1] ?? '')],
  [/\b(?:tonight|this night)\b/i, (_m, today) => partOfDay(today, 'night')],
  [/\bday after tomorrow\b/i, (_m, today) => daysFrom(movedBy(today, { days: 2 }), 1)],
  [/\btomorrow\b/i, (_m, today) => daysFrom(movedBy(today, { days: 1 }), 1)],
  [/\btoday\b/i, (_m, today) => daysFrom(today, 1)],
  [/\bday before yesterday\b/i, (_m, today) => daysFrom(movedBy(today, { days: -2 }), 1)],
  [/\byesterday\b/i, (_m, today) => daysFrom(movedBy(today, { days: -1 }), 1)],
  [
    /\b(?:(?:(?:on|over) )?the )?(?:(?:this|coming|next|last|past|previous) )?weekend\b/i,
    (m, today) => {
      const daysFromMonday = /next/i.test(m[0]) ? 12 : /last|past|previous/i.test(m[0]) ? -2 : 5;
      return daysFrom(movedBy(mondayOf(today), { days: daysFromMonday }), 2);
    },
  ],
  [/\bnext week\b/i, (_m, today) => daysFrom(movedBy(mondayOf(today), { days: 7 }), 7)],
  [/\blast week\b/i, (_m, today) => daysFrom(movedBy(mondayOf(today), { days: -7 }), 7)],
  [/\b(?:this|the|current) week\b/i, (_m, today) => daysFrom(mondayOf(today), 7)],
  [/\bnext month\b/i, (_m, today) => monthFrom(today, 1)],
  [/\blast month\b/i, (_m, today) => monthFrom(today, -1)],
  [/\b(?:this|the|current) month\b/i, (_m, today) => monthFrom(today, 0)],
  [/\bnext year\b/i, (_m, today) => wholeYear(today.year + 1)],
  [/\blast year\b/i, (_m, today) => wholeYear(today.year - 1)],
  [/\bthis year\b/i, (_m, today) => wholeYear(today.year)],
  [
    new RegExp(`\\b(?:next|coming) (${NUMBER_PATTERN}|few|couple of) (day|week|month)s?\\b`, 'i'),
    (m, today) => daysFrom(today, daysOf(m[2] ?? '', numberIn(m[1] ?? '') ?? 3)),
  ],
  [
    new RegExp(`\\b(?:last|past) (${NUMBER_PATTERN}|few|couple of) (day|week|month|year)s?\\b`, 'i'),
    (m, today) => {
      const count = daysOf(m[2] ?? '', numberIn(m[1] ?? '') ?? 3);
      return daysFrom(movedBy(today, { days: 1 - count }), count);
    },
  ],
  [
    new RegExp(`\\b(?:in|during|from|since|for) (${MONTH_PATTERN})(?: (\\d{4}))?\\b(?! \\d)`, 'i'),
    (m, today, side) => {
      const month = monthNumber(m[1] ?? '');
      const nearest = side === 'past' && month > today.month ? -1 : side === 'future' && month < today.month ? 1 : 0;
      const inYear = m[2] === undefined ? today.year + nearest : Number(m[2]);
      return monthFrom({ ...today, year: inYear, month }, 0);
    },
  ],
  [/\b(?:in|during|from) ((?:19|20)\d{2})\b/i, (m) => wholeYear(Number(m[1]))],
];

const LAST_WEEKDAY = /\blast \w{3,6}day\b/i;
/** A date that is ahead and is meant: it has its year, or is counted from today. */
const NAMES_YEAR_OR_DISTANCE = /\b(?:19|20)\d{2}\b|\bin (?:\w+ ){1,2}(?:day|week|month|year)s?\b|\bnext\b/i;
/** After this many days a weekday cannot be meant. */
const WEEK_MS = 7 * 86_400_000;

/** The day that a question about the past means: the weekday a week before, or the date a year before. */
const onSide = (
  { start, localStart }: FoundWhen,
  question: string,
  { reference, side }: { reference: Date; side: Side },
): WallTime => {
  const isAhead = side === 'past' && start > reference && !NAMES_YEAR_OR_DISTANCE.test(question);
  if (isAhead && start.getTime() - reference.getTime() > WEEK_MS) return { ...localStart, year: localStart.year - 1 };
  return isAhead || LAST_WEEKDAY.test(question) ? movedBy(localStart, { days: -7 }) : localStart;
};

/**
 * The period a question is about: 'tomorrow', 'next week', 'in March', 'on Friday'; undefined if it names none. `side`
 * decides whether a bare month or weekday means the last or the next one.
 */
export const findWindow = (
  question: string,
  reference: Date,
  timeZone: string,
  side: Side = 'future',
): TimeWindow | undefined => {
  const now = wallTimeAt(reference, timeZone);
  const today = { ...now, hour: 0, minute: 0 };
  const isTooFar = ({ year }: WallTime) => Math.abs(year - today.year) > MAX_YEARS_AWAY;
  for (const [pattern, toWindow] of WINDOWS) {
    const match = pattern.exec(question);
    if (match === null) continue;
    const { from, to } = toWindow(match, today, side);
    if (isTooFar(from)) return undefined;
    return { from: instantOf(from, timeZone), to: instantOf(to, timeZone), label: match[0].trim() };
  }
  const when = findWhen(question, reference, timeZone);
  if (when === undefined || (!when.hasDate && !when.hasTime) || isTooFar(when.localStart)) return undefined;
  const localStart = onSide(when, question, { reference, side });
  const day = { ...localStart, hour: 0, minute: 0 };
  const part = when.hasTime ? undefined : PART.exec(question)?.[1];
  const dayOrPart = part === undefined ? daysFrom(day, 1) : partOfDay(day, part);
  const window = when.hasTime
    ? { from: localStart, to: movedBy(localStart, { minutes: when.duration ?? 60 }) }
    : dayOrPart;
  const span = when.spans.at(-1) ?? { start: 0, end: 0 };
  return {
    from: instantOf(window.from, when.timeZone),
    to: instantOf(window.to, when.timeZone),
    label: when.sentence.slice(span.start, span.end),
  };
};
