import type { Translate } from './messages.ts';

const HOUR = 60;
const DAY = 1_440;
const defaultLeadTimes = [0, 5, 10, 15, 30, HOUR, 2 * HOUR, DAY, 2 * DAY, 7 * DAY];

/** The choices for how many minutes before an event its reminder is sent; they include the value chosen so far. */
export function leadTimes(chosen: number | null): number[] {
  return [...new Set(chosen === null ? defaultLeadTimes : [...defaultLeadTimes, chosen])].toSorted((a, b) => a - b);
}

/** '30 minutes before'. `t` translates with the catalogue of the calling feature. */
export function formatLeadTime(
  minutes: number,
  t: Translate<'atStart' | 'minutesBefore' | 'hoursBefore' | 'daysBefore'>,
): string {
  if (minutes === 0) return t('atStart');
  if (minutes % DAY === 0) return t('daysBefore', { count: minutes / DAY });
  return minutes % HOUR === 0 ? t('hoursBefore', { count: minutes / HOUR }) : t('minutesBefore', { count: minutes });
}
