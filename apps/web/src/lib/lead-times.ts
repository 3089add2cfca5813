import type { Translate } from './messages.ts';

const HOUR_MINUTES = 60;
const DAY_MINUTES = 1_440;
const defaultLeadTimes = [
  0,
  5,
  10,
  15,
  30,
  HOUR_MINUTES,
  2 * HOUR_MINUTES,
  DAY_MINUTES,
  2 * DAY_MINUTES,
  7 * DAY_MINUTES,
];

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
  if (minutes % DAY_MINUTES === 0) return t('daysBefore', { count: minutes / DAY_MINUTES });
  return minutes % HOUR_MINUTES === 0
    ? t('hoursBefore', { count: minutes / HOUR_MINUTES })
    : t('minutesBefore', { count: minutes });
}
