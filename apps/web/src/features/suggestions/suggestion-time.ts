import type { SchedulingDetails } from '@app/contract/suggestions';
import { formatDate, formatTime, formatWeekday } from '#lib/dates.ts';
import { t } from './suggestions.messages.ts';

/** 'Monday, Nov 23, 2026, 9:00 AM · 30 minutes · Every week' */
export function describeTime(details: SchedulingDetails, timeZone: string): string {
  const { datetime, duration, recurring } = details;
  const moment = [formatWeekday(datetime, timeZone), formatDate(datetime, timeZone), formatTime(datetime, timeZone)];
  const parts = [moment.join(', ')];
  if (duration > 0) parts.push(t('minutes', { count: duration }));
  const rhythm = describeRhythm(recurring);
  if (rhythm !== undefined) parts.push(rhythm);
  return parts.join(' · ');
}

function describeRhythm(rule: string | null): string | undefined {
  if (rule === null) return undefined;
  const isPlain = !/INTERVAL=(?!1(?:;|$))/.test(rule);
  const frequency = /FREQ=(\w+)/.exec(rule)?.[1];
  if (!isPlain || frequency === undefined) return t('repeats');
  const words: Record<string, string> = {
    DAILY: t('repeatsDaily'),
    WEEKLY: t('repeatsWeekly'),
    MONTHLY: t('repeatsMonthly'),
    YEARLY: t('repeatsYearly'),
  };
  return words[frequency] ?? t('repeats');
}

/** '2026-11-23T09:00' as a local field shows an instant in a zone. */
export function toLocalField(instant: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(instant));
  return parts.replace(' ', 'T');
}

/** The instant at which clocks in a zone show what a local field says; of two, the first. */
export function fromLocalField(local: string, timeZone: string): string {
  const asUtc = Date.parse(`${local}:00Z`);
  // A zone's offset can differ between the guess and the answer: the second look settles it.
  let guess = asUtc;
  for (let look = 0; look < 2; look += 1) guess = asUtc - offsetAt(guess, timeZone);
  return new Date(guess).toISOString();
}

function offsetAt(instant: number, timeZone: string): number {
  const local = Date.parse(`${toLocalField(new Date(instant).toISOString(), timeZone)}:00Z`);
  return local - Math.floor(instant / 60_000) * 60_000;
}
