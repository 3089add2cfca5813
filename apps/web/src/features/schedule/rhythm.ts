import { dayFormat } from './calendar-days.ts';
import { t } from './schedule.messages.ts';

/** The choices in the form's field “Repeats”. A rule that matches no other choice is `custom`. */
export const rhythms = ['never', 'daily', 'weekdays', 'weekly', 'biweekly', 'monthly', 'yearly', 'custom'] as const;
export type Rhythm = (typeof rhythms)[number];

/** When a recurrence ends: never, after the day `until`, or after `count` occurrences. */
export interface RuleEnd {
  kind: 'never' | 'until' | 'count';
  /** '2026-12-24' */
  until: string;
  count: number;
}

const WEEKDAY_CODES = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;
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
const WORKWEEK = 'MO,TU,WE,TH,FR';

/** The RRULE of a choice for an event that starts on `day`; null for `never`. `custom` is the text of a custom rule. */
export function ruleOf(rhythm: Rhythm, day: string, custom: string, end: RuleEnd): string | null {
  if (rhythm === 'never') return null;
  if (rhythm === 'custom') return custom.trim() === '' ? null : custom.trim();
  const code = WEEKDAY_CODES[weekdayOf(day)] ?? 'MO';
  const rules: Record<Exclude<Rhythm, 'never' | 'custom'>, string> = {
    daily: 'FREQ=DAILY',
    weekdays: `FREQ=WEEKLY;BYDAY=${WORKWEEK}`,
    weekly: `FREQ=WEEKLY;BYDAY=${code}`,
    biweekly: `FREQ=WEEKLY;INTERVAL=2;BYDAY=${code}`,
    monthly: 'FREQ=MONTHLY',
    yearly: 'FREQ=YEARLY',
  };
  const rule = rules[rhythm];
  if (end.kind === 'until' && end.until !== '') return `${rule};UNTIL=${end.until.replaceAll('-', '')}T235959`;
  if (end.kind === 'count') return `${rule};COUNT=${Math.max(1, Math.round(end.count) || 1)}`;
  return rule;
}

/** The choice that matches an RRULE, and when the rule ends. */
export function rhythmOf(rule: string | null): { rhythm: Rhythm; end: RuleEnd } {
  const { parts, end } = parseParts(rule ?? '');
  if (rule === null || rule === '') return { rhythm: 'never', end };
  const names = Object.keys(parts).filter((name) => !['UNTIL', 'COUNT', 'WKST'].includes(name));
  const days = parts['BYDAY'];
  const hasOfferedPartsOnly = names.every((name) => name === 'FREQ' || name === 'BYDAY' || name === 'INTERVAL');
  const interval = Number(parts['INTERVAL'] ?? 1);
  if (!hasOfferedPartsOnly || (days !== undefined && parts['FREQ'] !== 'WEEKLY')) return { rhythm: 'custom', end };
  if (parts['FREQ'] === 'WEEKLY') {
    if (days === WORKWEEK && interval === 1) return { rhythm: 'weekdays', end };
    const isOneDay = days === undefined || days.length === 2;
    if (isOneDay && interval <= 2) return { rhythm: interval === 1 ? 'weekly' : 'biweekly', end };
    return { rhythm: 'custom', end };
  }
  const byFrequency: Readonly<Record<string, Rhythm>> = { DAILY: 'daily', MONTHLY: 'monthly', YEARLY: 'yearly' };
  return { rhythm: interval === 1 ? (byFrequency[parts['FREQ'] ?? ''] ?? 'custom') : 'custom', end };
}

/** 'Every 2 weeks on Monday and Wednesday, 10 times' */
export function formatRhythm(rule: string): string {
  const { parts, end } = parseParts(rule);
  const unit = UNITS[parts['FREQ'] ?? ''];
  if (unit === undefined) return t('repeats');
  const interval = Number(parts['INTERVAL'] ?? 1);
  const days = parts['BYDAY'];
  const isWorkweek = days === WORKWEEK && interval === 1;
  let words = isWorkweek ? 'Every weekday' : interval === 1 ? `Every ${unit}` : `Every ${interval} ${unit}s`;
  if (days !== undefined && !isWorkweek) words += ` on ${joinWords(days.split(',').map(dayName))}`;
  if (parts['BYMONTHDAY'] !== undefined) {
    words += ` on ${joinWords(parts['BYMONTHDAY'].split(',').map((day) => (day === '-1' ? 'the last day' : `day ${day}`)))}`;
  }
  if (end.kind === 'until') words += `, until ${dayFormat.date(end.until)}, ${end.until.slice(0, 4)}`;
  if (end.kind === 'count') words += `, ${end.count} times`;
  return words;
}

function parseParts(rule: string): { parts: Record<string, string>; end: RuleEnd } {
  const parts = Object.fromEntries(rule.split(';').map((part) => part.split('=') as [string, string]));
  const until = /^(\d{4})(\d\d)(\d\d)/.exec(parts['UNTIL'] ?? '');
  const kind = until !== null ? 'until' : parts['COUNT'] !== undefined ? 'count' : 'never';
  const day = until === null ? '' : `${until[1]}-${until[2]}-${until[3]}`;
  return { parts, end: { kind, until: day, count: Number(parts['COUNT'] ?? 10) } };
}

function dayName(code: string): string {
  const [, ordinal, day = ''] = /^([+-]?\d+)?(\w\w)$/.exec(code) ?? [];
  const name = WEEKDAY_NAMES[day] ?? code;
  return ordinal === undefined ? name : `the ${ORDINALS[String(Number(ordinal))] ?? `${ordinal}.`} ${name}`;
}

function joinWords(words: string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}
