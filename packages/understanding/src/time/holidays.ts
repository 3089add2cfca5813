import { type Country, type Holiday, type HolidayDate, HOLIDAYS, ZONES_OF_COUNTRIES } from './holidays.table.ts';
import { MONTH_PATTERN, monthName } from './months.ts';
import { numberIn } from './number-words.ts';
import { WEEKDAY_PATTERN } from './weekdays.ts';
import { compareWall, daysInMonth, movedBy, type WallTime, weekdayOf } from './zone.ts';

const midnight = (year: number, month: number, day: number): WallTime => ({ year, month, day, hour: 0, minute: 0 });

/** Easter Sunday, by the algorithm of Meeus, Jones and Butcher. */
const easterOf = (year: number): WallTime => {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 114;
  return midnight(year, Math.floor(days / 31), (days % 31) + 1);
};

/** The nth weekday of a month, -1 the last. */
export const nthWeekday = (year: number, month: number, nth: number, weekday: number): WallTime => {
  if (nth < 0) {
    const last = midnight(year, month, daysInMonth(year, month));
    return movedBy(last, { days: -((weekdayOf(last) - weekday + 7) % 7) });
  }
  const first = midnight(year, month, 1);
  return movedBy(first, { days: ((weekday - weekdayOf(first) + 7) % 7) + 7 * (nth - 1) });
};

const dateIn = (year: number, date: HolidayDate): WallTime => {
  if ('easter' in date) return movedBy(easterOf(year), { days: date.easter });
  if ('advent' in date) {
    const christmasEve = midnight(year, 12, 24);
    return movedBy(christmasEve, { days: -weekdayOf(christmasEve) - 7 * (4 - date.advent) });
  }
  if ('day' in date) return midnight(year, date.month, date.day);
  return movedBy(nthWeekday(year, date.month, date.nth, date.weekday), { days: date.plus ?? 0 });
};

/** The day of a holiday in a year; undefined if the words name none. */
export const holidayIn = (year: number, name: string, timeZone: string): WallTime | undefined => {
  const found = HOLIDAYS.find(({ names }) => new RegExp(`^(?:${names})$`, 'i').test(name));
  const country = countryOf(timeZone);
  const date = found && ((country === undefined ? undefined : found.in?.[country]) ?? found.date);
  return date && dateIn(year, date);
};

const nextDate = (date: HolidayDate, now: WallTime): WallTime => {
  const today = { ...now, hour: 0, minute: 0 };
  const thisYear = dateIn(now.year, date);
  return compareWall(thisYear, today) >= 0 ? thisYear : dateIn(now.year + 1, date);
};

export const countryOf = (timeZone: string): Country | undefined =>
  ZONES_OF_COUNTRIES.find(([, zone]) => zone.test(timeZone))?.[0];

/** What may follow a name that stands for the day itself, unlike in 'Christmas party' or 'Easter eggs'. */
const USED_AS_DAY = String.raw`(?=\s*(?:$|[.,;:!?()–—-]|@|at\b|from\b|with\b|\d|noon\b|morning\b|afternoon\b|evening\b|lunch ?time\b|around\b|every\b|each\b|by\b|to\b|for\b|in\b|d['’]|de\b|di\b|da\b|à\b|om\b|ans?\b|al\b|and\b|i\b|we\b|is\b|this year\b|next year\b|(?<!mas\s)(?:dinner|lunch|brunch)\b|(?<=(?:eve|nye|halloween)\s)party\b))`;
/** Nouns that a holiday describes. */
const PART_OF_NAME =
  'part(?:y|ies)|dinner|holidays?|break|markets?|shopping|trees?|lunch|sales?|vacation|cards?|presents?|gifts?|eggs?|eve|day|concert|play|week|weekend|season|special|menu|costumes?';
const PREPOSITION = String.raw`(?<preposition>(?:on|at|by|before|until|till|this|over|after|for|since)\s(?:the\s)?)?`;
const DAYS_APART = String.raw`(?:(?:the\s|a\s)?(?:(?<count>\d{1,2}|one|two|three|four|five|six|seven|ten)\s)?(?<unit>day|days|week|weeks|night|evening)\s(?<side>before|after)\s)?`;
const OTHER_DATE = new RegExp(
  String.raw`\b(?:${MONTH_PATTERN}\.? \d{1,2}|\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH_PATTERN}|${WEEKDAY_PATTERN}|today|tonight|tomorrow|next week|the \d{1,2}(?:st|nd|rd|th)|\d{1,2}[./]\d{1,2})\b`,
  'i',
);
const withoutMatch = (text: string, { index, 0: words }: RegExpExecArray): string =>
  `${text.slice(0, index)} ${text.slice(index + words.length)}`;

const NAMED_HOLIDAYS = HOLIDAYS.map((holiday) => ({ ...holiday, names: holiday.names.replaceAll("'", "['’]") }));
const PATTERNS = NAMED_HOLIDAYS.map((holiday): readonly [RegExp, Holiday] => [
  new RegExp(
    String.raw`(?<![\w-])(?<every>(?:every|each)\s)?${PREPOSITION}${DAYS_APART}(?:${holiday.names})(?![\w'])(?:${USED_AS_DAY}|(?<=\b(?:on|by|before|until)\s(?:${holiday.names}))(?!\s(?:${PART_OF_NAME})))`,
    'gi',
  ),
  holiday,
]);
const ANY_HOLIDAY = new RegExp(
  String.raw`(?<![\w-])(?:${NAMED_HOLIDAYS.map(({ names }) => names).join('|')})(?!\w)`,
  'i',
);

/** Whether a text is the name of a holiday. */
export const namesHoliday = (text: string): boolean => ANY_HOLIDAY.exec(text)?.[0].length === text.trim().length;

/** The text with a holiday as a date: 'at Christmas' → 'at December 25, 2026'. A name beside another date stays. */
export const holidaysAsDates = (text: string, now: WallTime, timeZone: string): string => {
  if (!ANY_HOLIDAY.test(text)) return text;
  for (const [pattern, { date, in: byCountry = {} }] of PATTERNS) {
    const found = [...text.matchAll(pattern)].find((one) => !OTHER_DATE.test(withoutMatch(text, one)));
    if (found === undefined) continue;
    const { every, preposition = '', unit = '', side, count: counted = '' } = found.groups ?? {};
    const country = countryOf(timeZone);
    const localDate = (country === undefined ? undefined : byCountry[country]) ?? date;
    const day = nextDate(localDate, now);
    const count = numberIn(counted) ?? 1;
    const dayOffset = side === undefined ? 0 : count * (/week/i.test(unit) ? 7 : 1) * (/before/i.test(side) ? -1 : 1);
    const { year, month, day: dayOfMonth } = movedBy(day, { days: dayOffset });
    const isYearly = every !== undefined && 'day' in localDate;
    const dateWords = isYearly
      ? `every ${monthName(month)} ${dayOfMonth}`
      : `${preposition}${monthName(month)} ${dayOfMonth}, ${year}`;
    // 'Thanksgiving dinner at 4': the name stays in the title.
    if (new RegExp(`^\\s(?:${PART_OF_NAME})\\b`, 'i').test(text.slice(found.index + found[0].length)))
      return `${text.replace(/[\s.!?]+$/, '')} on ${dateWords.replace(preposition, '')}`;
    return `${text.slice(0, found.index)}${dateWords}${text.slice(found.index + found[0].length)}`;
  }
  return text;
};
