import { MONTH_PATTERN, monthName, monthNumber } from './months.ts';
import { WEEKDAY_PATTERN, weekdayNumber } from './weekdays.ts';
import { movedBy, type WallTime, weekdayOf } from './zone.ts';

/** A range of days, such as 'Dec 20 to Jan 3', 'from 1 to 12 July' or 'Friday to Sunday'. */
export interface DayRange {
  /** The text with the first day instead of the range. */
  text: string;
  /** The text with the range as the time of a series: 'starting Jan 13 until Mar 31'. */
  asSeries?: string;
  /** Number of days from the first to the last, both included; at most 31. */
  days: (first: WallTime) => number | undefined;
}

const DAY = '(?:the )?(\\d{1,2})(?:st|nd|rd|th)?';
const TO = '\\s?(?:-|–|—|to|till|until|through|thru)\\s?';
const FROM = '\\b(?:from |between )?';
const YEAR = '(?:,? (\\d{4})\\b)?';
const MAX_DAYS = 31;
const DAY_MS = 86_400_000;
const NOT_A_CLOCK = '(?![\\w:]|\\s?[ap]\\.?m\\b|[./]\\d)';

const MONTH_FIRST = new RegExp(
  `${FROM}(${MONTH_PATTERN})\\.? ${DAY}${YEAR}${TO}(?:(${MONTH_PATTERN})\\.? )?${DAY}${YEAR}${NOT_A_CLOCK}`,
  'i',
);
const DAY_FIRST = new RegExp(
  `(?<![\\d:.])${FROM}${DAY}(?: (?:of )?(${MONTH_PATTERN})\\.?)?${YEAR}${TO}${DAY} (?:of )?(${MONTH_PATTERN})\\b\\.?${YEAR}`,
  'i',
);
/** Two days of a month: 'on 26 and 27 November', 'December 5 & 6'. */
const TWO_DAYS = new RegExp(
  `${DAY} ?(?:and|&|\\+|/) ?${DAY} (?:of )?(${MONTH_PATTERN})\\b|(${MONTH_PATTERN})\\.? ${DAY} ?(?:and|&|\\+) ?${DAY}${NOT_A_CLOCK}`,
  'i',
);
const ISO = new RegExp(`${FROM}(\\d{4})-(\\d{2})-(\\d{2})${TO}(\\d{4})-(\\d{2})-(\\d{2})`, 'i');
const WEEKDAYS = new RegExp(
  `(?<!\\b(?:every|each) )\\b(from |between )?(${WEEKDAY_PATTERN})${TO}(${WEEKDAY_PATTERN})\\b(?! ?(?:at|from|,)? ?\\d)`,
  'i',
);
/** Only with one of these words is 'Friday to Sunday' an event of several days. */
const MAY_LAST_DAYS =
  /\b(?:trip|visit\w*|stay\w*|away|travel\w*|conference|festival|camp\w*|retreat|vacation|holiday|leave|off|out|visiting|in \p{Lu})\b/iu;

const validDays = (days: number): number | undefined => (days > 1 && days <= MAX_DAYS ? days : undefined);

const daysUntil =
  (month: number, day: number) =>
  (first: WallTime): number | undefined => {
    const year = month < first.month ? first.year + 1 : first.year;
    return validDays((Date.UTC(year, month - 1, day) - Date.UTC(first.year, first.month - 1, first.day)) / DAY_MS + 1);
  };

/** The range of days in a text; undefined if it has none. `now` decides which Friday 'Friday to Sunday' begins on. */
export const findDayRange = (text: string, now: WallTime): DayRange | undefined => {
  const withReplacement = (found: RegExpExecArray, first: string): string =>
    `${text.slice(0, found.index)}${first}${text.slice(found.index + found[0].length)}`;
  const monthFirst = MONTH_FIRST.exec(text);
  if (monthFirst !== null) {
    const [, month = '', day, inYear, lastMonth = month, lastDay, lastYear] = monthFirst;
    const year = inYear ?? lastYear;
    const first = `${month} ${day ?? ''}${year === undefined ? '' : `, ${year}`}`;
    const series = `starting ${first} until ${lastMonth} ${lastDay ?? ''}`;
    return {
      text: withReplacement(monthFirst, first),
      asSeries: withReplacement(monthFirst, series),
      days: daysUntil(monthNumber(lastMonth), Number(lastDay)),
    };
  }
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst !== null) {
    const [, day, firstMonth, inYear, lastDay, month = '', lastYear] = dayFirst;
    const year = inYear ?? lastYear;
    const first = `${monthName(monthNumber(firstMonth ?? month))} ${day ?? ''}${year === undefined ? '' : `, ${year}`}`;
    const series = `starting ${first} until ${month} ${lastDay ?? ''}`;
    return {
      text: withReplacement(dayFirst, first),
      asSeries: withReplacement(dayFirst, series),
      days: daysUntil(monthNumber(month), Number(lastDay)),
    };
  }
  const two = TWO_DAYS.exec(text);
  if (two !== null) {
    const [, one, next, month, monthBefore, oneAfter, nextAfter] = two;
    const [firstDay, name] = [Number(one ?? oneAfter), month ?? monthBefore ?? ''];
    if (Number(next ?? nextAfter) === firstDay + 1)
      return { text: withReplacement(two, `${name} ${firstDay}`), days: () => 2 };
  }
  const iso = ISO.exec(text);
  if (iso !== null)
    return {
      text: withReplacement(iso, `${iso[1]}-${iso[2]}-${iso[3]}`),
      days: daysUntil(Number(iso[5]), Number(iso[6])),
    };
  const weekdays = WEEKDAYS.exec(text);
  if (weekdays === null || !MAY_LAST_DAYS.test(text)) return undefined;
  const [first, last] = [weekdayNumber(weekdays[2] ?? ''), weekdayNumber(weekdays[3] ?? '')];
  const { month, day, year } = movedBy(now, { days: (first - weekdayOf(now) + 7) % 7 || 7 });
  return {
    text: withReplacement(weekdays, `on ${monthName(month)} ${day}, ${year}`),
    days: () => validDays(((last - first + 7) % 7) + 1),
  };
};
