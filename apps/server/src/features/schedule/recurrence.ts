import { AppError } from '#platform/app-error.ts';

const MESSAGE = 'Please give the recurrence as a rule such as FREQ=WEEKLY.';

const number = (most: number, sign = '') => ({ pattern: new RegExp(`^${sign}\\d{1,5}$`), most });

/** What a part may be; lists are separated by commas. Days are the finest step: a calendar of hours is no calendar. */
const PARTS: Readonly<Record<string, { pattern: RegExp; most?: number }>> = {
  FREQ: { pattern: /^(DAILY|WEEKLY|MONTHLY|YEARLY)$/ },
  INTERVAL: number(1_000),
  COUNT: number(10_000),
  UNTIL: { pattern: /^(19|20|21)\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(T([01]\d|2[0-3])[0-5]\d[0-5]\dZ?)?$/ },
  BYDAY: { pattern: /^([+-]?[1-5])?(MO|TU|WE|TH|FR|SA|SU)$/ },
  BYMONTHDAY: number(31, '-?'),
  BYMONTH: number(12),
  BYSETPOS: number(31, '-?'),
  WKST: { pattern: /^(MO|SU)$/ },
};
const LISTS = new Set(['BYDAY', 'BYMONTHDAY', 'BYMONTH', 'BYSETPOS']);

/**
 * RFC 5545 RRULE text in capitals and without the property name. Throws request.invalid for what is no rule, or one
 * no calendar could show: what is stored is worked out on every look at the calendar.
 */
export function parseRecurrence(text: string): string {
  const rule = text
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '')
    .replace(/;$/, '');
  const parts = rule.split(';').map((part) => part.split('='));
  const names = new Set(parts.map(([name]) => name));
  const isRule =
    names.size === parts.length &&
    names.has('FREQ') &&
    !(names.has('COUNT') && names.has('UNTIL')) &&
    parts.every(([name = '', value = '', ...rest]) => rest.length === 0 && isValue(name, value));
  if (!isRule) {
    const issues = [{ path: 'recurrence', message: MESSAGE }];
    throw new AppError({ code: 'request.invalid', message: MESSAGE, details: { issues } });
  }
  return rule;
}

function isValue(name: string, value: string): boolean {
  const part = PARTS[name];
  if (part === undefined || (name === 'UNTIL' && !isDay(value.slice(0, 8)))) return false;
  const { pattern, most } = part;
  const values = LISTS.has(name) ? value.split(',') : [value];
  return values.every((each) => pattern.test(each) && (most === undefined || isWithin(Number(each), most)));
}

function isWithin(value: number, most: number): boolean {
  return value !== 0 && Math.abs(value) <= most;
}

function isDay(digits: string): boolean {
  const day = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6, 8)}`;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
