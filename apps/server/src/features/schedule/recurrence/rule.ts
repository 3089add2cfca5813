/** A parsed RFC 5545 recurrence rule. Absent parts are undefined. */
export interface Rule {
  frequency: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  interval: number;
  count?: number;
  until?: RuleEnd;
  byMonth?: readonly number[];
  byWeekNumber?: readonly number[];
  byYearDay?: readonly number[];
  byMonthDay?: readonly number[];
  byDay?: readonly RuleDay[];
  byHour?: readonly number[];
  byMinute?: readonly number[];
  bySetPosition?: readonly number[];
  /** 0 is Sunday. */
  weekStart: number;
}

export interface RuleDay {
  /** 0 is Sunday. */
  weekday: number;
  /** The position within the month or year, from the end when negative; undefined for every such weekday. */
  ordinal?: number;
}

export interface RuleEnd {
  /** Milliseconds since 1970 in UTC; if `isLocal`, those of the local date and time read as if they were in UTC. */
  time: number;
  isLocal: boolean;
}

export const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

/** Formats a rule as RRULE text without the property name. */
export function formatRule(rule: Rule): string {
  const parts: [string, string | number | undefined][] = [
    ['FREQ', rule.frequency],
    ['INTERVAL', rule.interval > 1 ? rule.interval : undefined],
    ['COUNT', rule.count],
    ['UNTIL', rule.until && formatUntil(rule.until)],
    ['BYMONTH', rule.byMonth?.join(',')],
    ['BYWEEKNO', rule.byWeekNumber?.join(',')],
    ['BYYEARDAY', rule.byYearDay?.join(',')],
    ['BYMONTHDAY', rule.byMonthDay?.join(',')],
    ['BYDAY', rule.byDay?.map(({ weekday, ordinal }) => `${ordinal ?? ''}${WEEKDAYS[weekday]}`).join(',')],
    ['BYHOUR', rule.byHour?.join(',')],
    ['BYMINUTE', rule.byMinute?.join(',')],
    ['BYSETPOS', rule.bySetPosition?.join(',')],
    ['WKST', rule.weekStart === 1 ? undefined : WEEKDAYS[rule.weekStart]],
  ];
  return parts.flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`])).join(';');
}

function formatUntil({ time, isLocal }: RuleEnd): string {
  const digits = new Date(time).toISOString().replaceAll(/[-:]|\.\d{3}Z$/g, '');
  return isLocal ? digits : `${digits}Z`;
}
