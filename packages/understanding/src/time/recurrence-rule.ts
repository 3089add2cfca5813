import { RRULE_DAYS } from './weekdays.ts';

/** Parts of an RRULE (RFC 5545) without its end. */
export interface RecurrenceRule {
  freq: 'HOURLY' | 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  interval?: number;
  /** 0 Sunday .. 6 Saturday; `nth` 1..4 or -1 (last) within the month. */
  byDay?: { day: number; nth?: number }[];
  /** 1..31, -1 the last day. */
  byMonthDay?: number[];
  /** 1 for the first of the days of `byDay` in a month, -1 for the last. */
  bySetPosition?: 1 | -1;
  /** 1..12 */
  byMonth?: number;
}

export interface FoundRecurrence {
  rule: RecurrenceRule;
  /** Set by words that also name a part of the day: 'every morning'. */
  partOfDay?: 'morning' | 'afternoon' | 'evening' | 'night';
  /** The number of times, if the words of the repetition name it: 'four Tuesdays in a row'. */
  count?: number | undefined;
  /** Span of the words in the sentence. */
  start: number;
  end: number;
}

/** The rule as RRULE text without the property name: 'FREQ=WEEKLY;BYDAY=MO'. `end` is COUNT or UNTIL with its value. */
export const formatRule = (rule: RecurrenceRule, end?: string): string =>
  [
    `FREQ=${rule.freq}`,
    rule.interval !== undefined && rule.interval > 1 ? `INTERVAL=${rule.interval}` : '',
    rule.byMonth === undefined ? '' : `BYMONTH=${rule.byMonth}`,
    rule.byMonthDay === undefined ? '' : `BYMONTHDAY=${rule.byMonthDay.join(',')}`,
    rule.byDay === undefined
      ? ''
      : `BYDAY=${rule.byDay.map(({ day, nth }) => `${nth ?? ''}${RRULE_DAYS[day] ?? 'MO'}`).join(',')}`,
    rule.bySetPosition === undefined ? '' : `BYSETPOS=${rule.bySetPosition}`,
    end ?? '',
  ]
    .filter((part) => part !== '')
    .join(';');
