import { recurrenceNotUnderstood, recurrenceUnsupported } from '../schedule.errors.ts';
import { type Rule, type RuleDay, type RuleEnd, WEEKDAYS } from './rule.ts';

type PartParser = (value: string) => Partial<Rule> | undefined;

/** Rules that repeat more often than daily, and extensions of RFC 5545, are not supported. */
const UNSUPPORTED_FREQUENCY = /^(?:SECONDLY|MINUTELY|HOURLY)$/;
const UNSUPPORTED_PARTS = /^(?:BYSECOND=(?!0+$).*|(?:RSCALE|SKIP|BYEASTER|X-[A-Z0-9-]+)=.*)$/;
/** A rule that ends after this year counts as one without an end. */
const LAST_YEAR = 2_199;

const PARSERS: Readonly<Record<string, PartParser>> = {
  FREQ: (value) =>
    value === 'DAILY' || value === 'WEEKLY' || value === 'MONTHLY' || value === 'YEARLY'
      ? { frequency: value }
      : undefined,
  INTERVAL: (value) => parseNumber(value, 1, 1_000, (interval) => ({ interval })),
  COUNT: (value) => parseNumber(value, 1, 10_000, (count) => ({ count })),
  UNTIL: (value) => {
    if (Number(/^(\d{4})\d{4}(?:T\d{6}Z?)?$/.exec(value)?.[1]) > LAST_YEAR) return {};
    const until = parseEnd(value);
    return until && { until };
  },
  BYMONTH: (value) => parseNumbers(value, 1, 12, (byMonth) => ({ byMonth })),
  BYWEEKNO: (value) => parseNumbers(value, -53, 53, (byWeekNumber) => ({ byWeekNumber })),
  BYYEARDAY: (value) => parseNumbers(value, -366, 366, (byYearDay) => ({ byYearDay })),
  BYMONTHDAY: (value) => parseNumbers(value, -31, 31, (byMonthDay) => ({ byMonthDay })),
  BYDAY: (value) => {
    const byDay = value.split(',').map(parseDay);
    return byDay.every((day) => day !== undefined) ? { byDay } : undefined;
  },
  // Some programs write BYSECOND=0, which changes nothing. Other values are refused before.
  BYSECOND: () => ({}),
  BYHOUR: (value) => parseNumbers(value, 0, 23, (byHour) => ({ byHour })),
  BYMINUTE: (value) => parseNumbers(value, 0, 59, (byMinute) => ({ byMinute })),
  BYSETPOS: (value) => parseNumbers(value, -366, 366, (bySetPosition) => ({ bySetPosition })),
  WKST: (value) => {
    const weekStart = WEEKDAYS.findIndex((name) => name === value);
    return weekStart < 0 ? undefined : { weekStart };
  },
};

/**
 * Parses RRULE text, with or without the property name, in any case. Throws request.invalid for an invalid rule, and
 * events.recurrence_unsupported, with the part, for a valid rule with an unsupported part.
 */
export function parseRule(text: string): Rule {
  const parts = text
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '')
    .replace(/;$/, '')
    .split(';')
    .map((part) => part.split('='));
  const rule: Partial<Rule> = {};
  const seen = new Set<string>();
  for (const [name = '', value = '', ...extraTexts] of parts) {
    if (UNSUPPORTED_PARTS.test(`${name}=${value}`)) throw recurrenceUnsupported(name);
    if (name === 'FREQ' && UNSUPPORTED_FREQUENCY.test(value)) throw recurrenceUnsupported(`FREQ=${value}`);
    const parse =
      Object.hasOwn(PARSERS, name) && !seen.has(name) && extraTexts.length === 0 ? PARSERS[name] : undefined;
    const parsedPart = parse?.(value);
    if (parsedPart === undefined) throw recurrenceNotUnderstood();
    seen.add(name);
    Object.assign(rule, parsedPart);
  }
  const { frequency } = rule;
  if (frequency === undefined || !isConsistent({ ...rule, frequency })) throw recurrenceNotUnderstood();
  return { interval: 1, weekStart: 1, ...rule, frequency };
}

/** Checks the combinations of parts that RFC 5545 forbids. */
function isConsistent(rule: Partial<Rule> & Pick<Rule, 'frequency'>): boolean {
  const { frequency } = rule;
  const hasOrdinal = rule.byDay?.some(({ ordinal }) => ordinal !== undefined) === true;
  return (
    !(rule.count !== undefined && rule.until !== undefined) &&
    !(hasOrdinal && frequency !== 'MONTHLY' && frequency !== 'YEARLY') &&
    !(hasOrdinal && rule.byWeekNumber !== undefined) &&
    !(rule.byWeekNumber !== undefined && frequency !== 'YEARLY') &&
    !(rule.byYearDay !== undefined && frequency !== 'YEARLY') &&
    !(rule.byMonthDay !== undefined && frequency === 'WEEKLY')
  );
}

function parseDay(text: string): RuleDay | undefined {
  const [, ordinal, name] = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(text) ?? [];
  const weekday = WEEKDAYS.findIndex((weekdayName) => weekdayName === name);
  if (weekday < 0) return undefined;
  if (ordinal === undefined) return { weekday };
  const value = Number(ordinal);
  return value === 0 || Math.abs(value) > 53 ? undefined : { weekday, ordinal: value };
}

/** Parses the value of UNTIL. A day without a time is included as a whole, in the time zone of the series. */
function parseEnd(text: string): RuleEnd | undefined {
  const match = /^((?:19|20|21)\d\d)(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z)?)?$/.exec(text);
  if (match === null) return undefined;
  const [, year, month, day, hour = '23', minute = '59', second = '59', zulu] = match;
  const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  const isValid = !Number.isNaN(time) && new Date(time).getUTCDate() === Number(day);
  return isValid ? { time, isLocal: zulu === undefined } : undefined;
}

function parseNumber(text: string, minimum: number, maximum: number, toPart: (value: number) => Partial<Rule>) {
  const value = Number(text);
  return /^\d{1,5}$/.test(text) && value >= minimum && value <= maximum ? toPart(value) : undefined;
}

/** Parses a list of numbers, sorts it and removes duplicates. 0 is valid only as the minimum. */
function parseNumbers(text: string, minimum: number, maximum: number, toPart: (values: number[]) => Partial<Rule>) {
  const values = text.split(',').map((each) => (/^[+-]?\d{1,3}$/.test(each) ? Number(each) : Number.NaN));
  const isValid = values.every((value) => value >= minimum && value <= maximum && (value !== 0 || minimum === 0));
  return isValid ? toPart([...new Set(values)].toSorted((a, b) => a - b)) : undefined;
}
