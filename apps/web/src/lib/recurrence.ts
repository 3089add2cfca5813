import { calendarDay, formatDate } from './dates.ts';

/** When a recurrence ends: never, after the day `until`, or after `count` occurrences. */
export interface RuleEnd {
  kind: 'never' | 'until' | 'count';
  /** '2026-12-24'; empty for the other kinds. */
  until: string;
  /** For the other kinds 10, the form's default. */
  count: number;
}

export const WORKWEEK = 'MO,TU,WE,TH,FR';

const WEEKDAY_NAMES: Readonly<Record<string, string>> = {
  SU: 'Sunday',
  MO: 'Monday',
  TU: 'Tuesday',
  WE: 'Wednesday',
  TH: 'Thursday',
  FR: 'Friday',
  SA: 'Saturday',
};
const UNITS: Readonly<Record<string, string>> = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month', YEARLY: 'year' };
const ORDINALS: Readonly<Record<string, string>> = {
  1: 'first',
  2: 'second',
  3: 'third',
  4: 'fourth',
  5: 'fifth',
  '-1': 'last',
};
/** In the order in which forms offer them. */
const usualRules = [
  'FREQ=DAILY',
  `FREQ=WEEKLY;BYDAY=${WORKWEEK}`,
  'FREQ=WEEKLY',
  'FREQ=WEEKLY;INTERVAL=2',
  'FREQ=MONTHLY',
  'FREQ=YEARLY',
];

/** The rules to choose from. `current` is among them: a rule found in a chat may be another one, which a form keeps. */
export function offeredRules(current: string | null): readonly string[] {
  return current === null || current === '' || usualRules.includes(current) ? usualRules : [...usualRules, current];
}

/** The RRULE parts that `formatRecurrence` can describe, and WKST, which does not affect the description. */
const DESCRIBED_PARTS = new Set(['FREQ', 'INTERVAL', 'BYDAY', 'BYMONTHDAY', 'UNTIL', 'COUNT', 'WKST']);

/**
 * Describes an RRULE: 'Every 2 weeks on Monday and Wednesday, 10 times'; 'Repeats' if it cannot be described exactly.
 * The end is shown as a day in `timeZone`.
 */
export function formatRecurrence(rule: string, timeZone: string): string {
  const { parts, end } = parseRecurrence(rule, timeZone);
  const { FREQ: frequency = '', BYDAY: days, BYMONTHDAY: monthDays } = parts;
  const unit = UNITS[frequency];
  const hasDaysOfYear = frequency === 'YEARLY' && (days !== undefined || monthDays !== undefined);
  if (unit === undefined || hasDaysOfYear || !Object.keys(parts).every((name) => DESCRIBED_PARTS.has(name))) {
    return 'Repeats';
  }
  const interval = Number(parts['INTERVAL'] ?? 1);
  const isWorkweek = days === WORKWEEK && interval === 1 && (frequency === 'WEEKLY' || frequency === 'DAILY');
  let text = isWorkweek ? 'Every weekday' : interval === 1 ? `Every ${unit}` : `Every ${interval} ${unit}s`;
  if (days !== undefined && !isWorkweek) text += ` on ${joinWords(days.split(',').map(dayName))}`;
  if (monthDays !== undefined) {
    text += ` on ${joinWords(monthDays.split(',').map((day) => (day === '-1' ? 'the last day' : `day ${day}`)))}`;
  }
  if (end.kind === 'until') text += `, until ${formatDate(`${end.until}T00:00:00Z`, 'UTC')}`;
  if (end.kind === 'count') text += `, ${end.count} ${end.count === 1 ? 'time' : 'times'}`;
  return text;
}

/** The parts of RRULE text by name, such as FREQ and BYDAY, and when the rule ends, as a day in `timeZone`. */
export function parseRecurrence(rule: string, timeZone: string): { parts: Record<string, string>; end: RuleEnd } {
  const parts = Object.fromEntries(rule.split(';').map((part) => part.split('=') as [string, string]));
  const until = lastDay(parts['UNTIL'] ?? '', timeZone);
  const kind = until !== '' ? 'until' : parts['COUNT'] !== undefined ? 'count' : 'never';
  return { parts, end: { kind, until, count: Number(parts['COUNT'] ?? 10) } };
}

/** The day of an UNTIL: '2026-12-24' for '20261224', '20261224T235959' and, in New York, '20261225T045959Z'. */
function lastDay(until: string, timeZone: string): string {
  const [, day, time = ''] = /^(\d{8})(T\d{6}Z)?/.exec(until) ?? [];
  if (day === undefined) return '';
  const date = day.replace(/(....)(..)(..)/, '$1-$2-$3');
  if (time === '') return date;
  return calendarDay(`${date}${time.replace(/T(..)(..)(..)Z/, 'T$1:$2:$3Z')}`, timeZone);
}

/** The name of a BYDAY value: 'MO' is 'Monday', '2TU' 'the second Tuesday', '-1FR' 'the last Friday'. */
function dayName(code: string): string {
  const [, ordinal, day = ''] = /^([+-]?\d+)?(\w\w)$/.exec(code) ?? [];
  const name = WEEKDAY_NAMES[day] ?? code;
  return ordinal === undefined ? name : `the ${ORDINALS[String(Number(ordinal))] ?? `${ordinal}.`} ${name}`;
}

function joinWords(words: string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
