import { parseDates, wallOf } from './parsed-date.ts';
import type { RecurrenceRule } from './recurrence.ts';
import { numberIn, NUMBER_PATTERN } from './number-words.ts';
import { MONTH_PATTERN } from './months.ts';
import { WEEKDAY_PATTERN } from './weekdays.ts';
import { daysInMonth, instantOf } from './zone.ts';

export interface FoundRuleEnd {
  /** COUNT or UNTIL with its value. */
  text: string;
  start: number;
  end: number;
}

const COUNTED = new RegExp(
  `\\bfor (?:the next )?(${NUMBER_PATTERN}) (day|week|month|year|time|session|occurrence)s?\\b`,
  'i',
);
const UNTIL = new RegExp(
  `\\b(?:until|till|ending|through|up to)(?: the end of)? (?=(?:the |next |this |end )?(?:${MONTH_PATTERN}|${WEEKDAY_PATTERN}|\\d|week|month|year|of|tomorrow))`,
  'i',
);

/** COUNT is a number of occurrences: 'Mondays and Tuesdays for 3 weeks' are 6. */
const countText = (rule: RecurrenceRule, count: number, unit: string): string => {
  const daysPerWeek = rule.freq === 'WEEKLY' && /week/i.test(unit) ? (rule.byDay?.length ?? 1) : 1;
  const daysPerUnit = rule.freq === 'DAILY' && /week/i.test(unit) ? 7 : 1;
  return `COUNT=${Math.max(1, Math.floor((count * daysPerWeek * daysPerUnit) / (rule.interval ?? 1)))}`;
};

/** The end of a recurrence: 'for 10 weeks' → COUNT, 'until June' → UNTIL (a UTC instant, as RFC 5545 requires). */
export const findRuleEnd = (
  sentence: string,
  rule: RecurrenceRule,
  reference: Date,
  timeZone: string,
): FoundRuleEnd | undefined => {
  const count = COUNTED.exec(sentence);
  if (count !== null) {
    const text = countText(rule, numberIn(count[1] ?? '') ?? 1, count[2] ?? '');
    return { text, start: count.index, end: count.index + count[0].length };
  }
  const until = UNTIL.exec(sentence);
  if (until === null) return undefined;
  const dateStart = until.index + until[0].length;
  const found = parseDates(sentence.slice(dateStart), reference, timeZone)[0];
  if (found === undefined || found.index > 4) return undefined;
  const wall = wallOf(found.start);
  // 'until June' ends on the first of June, 'until the end of June' on the last.
  const isWholeMonth = /\bend of\b/i.test(until[0]) || /^\s?end of/i.test(sentence.slice(dateStart, dateStart + 8));
  const monthDay = isWholeMonth ? daysInMonth(wall.year, wall.month) : 1;
  const day = found.start.isCertain('day') || found.start.isCertain('weekday') ? wall.day : monthDay;
  const last = instantOf({ ...wall, day, hour: 23, minute: 59 }, timeZone);
  const value = last.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  return { text: `UNTIL=${value}`, start: until.index, end: dateStart + found.index + found.text.length };
};
