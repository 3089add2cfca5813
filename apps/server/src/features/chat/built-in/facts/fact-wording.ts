import { otherSources } from '@app/contract/providers';
import type { QuestionFilter, TimeUnit } from '@app/understanding/questions/data-question';
import { unitOf } from '@app/understanding/questions/shifted-period';
import { localDay } from '#platform/local-day.ts';
import type { Period } from '../question.ts';
import { formatDay, spanOf } from '../wording.ts';
import { type Described, listOf, minutes } from './facts.messages.ts';

const DAY_MS = 86_400_000;

/** The name of a provider, such as 'ChatGPT'; 'this app' for chats of this app. */
export const sourceName = (key: string): string =>
  key === 'chat' ? 'this app' : ((otherSources as Partial<Record<string, { name: string }>>)[key]?.name ?? key);

/** 'In May 2026', 'in 2025', 'since March 1, 2026', 'on May 2, 2026', 'from … to …'. */
export function spanInWords({ from, to }: Period, now: Date, timeZone: string): string {
  const unit = unitOf({ from, to, label: '' }, timeZone);
  const format = (fields: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...fields, timeZone }).format(from);
  if (unit === 'month') return `in ${format({ month: 'long', year: 'numeric' })}`;
  if (unit === 'year') return `in ${format({ year: 'numeric' })}`;
  if (from.getTime() <= DAY_MS) return `before ${formatDay(to, timeZone)}`;
  if (Math.abs(to.getTime() - now.getTime()) < 1000) return `since ${formatDay(from, timeZone)}`;
  return spanOf(from, to, timeZone);
}

/** What a filter says, in the words of an answer. */
export function describe(
  { subject, sources, categories, hasDocument, leftOut, period }: QuestionFilter,
  now: Date,
  timeZone: string,
): Described {
  const notIf = (field: typeof leftOut): string => (field === leftOut ? 'not ' : '');
  const place = [
    sources === undefined ? '' : `${notIf('sources')}with ${listOf(sources.map(sourceName))}`,
    categories === undefined ? '' : `${notIf('categories')}in ${listOf(categories)}`,
    hasDocument === true ? 'with documents' : '',
  ];
  return {
    subject,
    place: place.filter((part) => part !== '').join(' '),
    span: period === undefined ? '' : spanInWords(period, now, timeZone),
  };
}

/** How long before or after today the day of a moment is: 'today', '3 days ago', 'in 5 months'. */
export const distanceOf = (at: Date, now: Date, timeZone: string): string =>
  distanceOfDay(localDay(at, timeZone), localDay(now, timeZone));

/** The distance of two days of the calendar: from late today to early tomorrow is a day. */
export function distanceOfDay(day: string, today: string): string {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
  const [count, unit] = lengthOf(Math.abs(days));
  if (count === 0) return 'today';
  if (count === 1 && unit === 'day') return days < 0 ? 'yesterday' : 'tomorrow';
  const length = `${count} ${unit}${count === 1 ? '' : 's'}`;
  return days < 0 ? `${length} ago` : `in ${length}`;
}

function lengthOf(days: number): [count: number, unit: string] {
  if (days < 60) return [days, 'day'];
  return days < 730 ? [Math.round(days / 30.44), 'month'] : [Math.floor(days / 365.25), 'year'];
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The key of a group of a unit of time in words: '2026-05' is 'May 2026'. */
export function groupName(unit: TimeUnit, key: string): string {
  const format = (fields: Intl.DateTimeFormatOptions, day: string) =>
    new Intl.DateTimeFormat('en-US', { ...fields, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
  switch (unit) {
    case 'month':
      return format({ month: 'long', year: 'numeric' }, `${key}-01`);
    case 'day':
      return format({ dateStyle: 'full' }, key);
    case 'weekday':
      return WEEKDAYS[Number(key) - 1] ?? key;
    case 'hour':
      return `${key}:00`;
    case 'week':
      return `week ${Number(key.slice(5))} of ${key.slice(0, 4)}`;
    case 'year':
      return key;
  }
}

/** '30 minutes', 'one hour', '1.5 hours'. */
export function lengthInWords(length: number): string {
  if (length < 60) return minutes(length);
  const hours = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 }).format(length / 60);
  return hours === '1' ? 'one hour' : `${hours} hours`;
}
