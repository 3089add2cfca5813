import { MONTH_PATTERN, monthNumber } from '../time/months.ts';
import type { WallTime } from '../time/zone.ts';

/** A range of days in a line, such as 'Dec 20 to Jan 3', 'Dec 1-3' or '1-3 December'. */
export interface DayRange {
  /** The line with the first day in place of the range. */
  text: string;
  last: { month: number; day: number };
}

const DAY = '(\\d{1,2})(?:st|nd|rd|th)?';
const TO = '\\s?(?:-|–|to|till|until|through)\\s?';
const MAX_DAYS = 31;
const DAY_MS = 86_400_000;

const TWO_MONTHS = new RegExp(`\\b(?:from )?(${MONTH_PATTERN}) ${DAY}${TO}(${MONTH_PATTERN}) ${DAY}(?![\\w:])`, 'i');
const TWO_MONTHS_DAY_FIRST = new RegExp(`\\b(?:from )?${DAY} (${MONTH_PATTERN})${TO}${DAY} (${MONTH_PATTERN})\\b`, 'i');
const ONE_MONTH = new RegExp(`\\b(?:from )?(${MONTH_PATTERN}) ${DAY}${TO}${DAY}(?![\\w:]|\\s?[ap]m)`, 'i');
const ONE_MONTH_DAY_FIRST = new RegExp(`\\b(?:from )?${DAY}${TO}${DAY} (${MONTH_PATTERN})\\b`, 'i');

/** The range of days in a line; undefined if it has none. */
export const findDayRange = (text: string): DayRange | undefined => {
  const toRange = (match: RegExpExecArray, firstDay: string, last: { month?: string; day?: string }): DayRange => ({
    text: text.replace(match[0], firstDay),
    last: { month: monthNumber(last.month ?? ''), day: Number(last.day ?? '') },
  });
  const two = TWO_MONTHS.exec(text);
  if (two !== null) return toRange(two, `${two[1]} ${two[2]}`, { month: two[3], day: two[4] });
  const twoDayFirst = TWO_MONTHS_DAY_FIRST.exec(text);
  if (twoDayFirst !== null)
    return toRange(twoDayFirst, `${twoDayFirst[2]} ${twoDayFirst[1]}`, { month: twoDayFirst[4], day: twoDayFirst[3] });
  const one = ONE_MONTH.exec(text);
  if (one !== null) return toRange(one, `${one[1]} ${one[2]}`, { month: one[1], day: one[3] });
  const oneDayFirst = ONE_MONTH_DAY_FIRST.exec(text);
  return oneDayFirst === null
    ? undefined
    : toRange(oneDayFirst, `${oneDayFirst[3]} ${oneDayFirst[1]}`, { month: oneDayFirst[3], day: oneDayFirst[2] });
};

/** Number of days from the first day to the last, both included; undefined if it is not between 2 and 31. */
export const inclusiveDays = (first: WallTime, { month, day }: DayRange['last']): number | undefined => {
  const year = month < first.month ? first.year + 1 : first.year;
  const days = (Date.UTC(year, month - 1, day) - Date.UTC(first.year, first.month - 1, first.day)) / DAY_MS + 1;
  return days > 1 && days <= MAX_DAYS ? days : undefined;
};
