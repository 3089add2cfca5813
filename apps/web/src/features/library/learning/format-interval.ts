import { t } from './learning.messages.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The interval until a card is shown again: '10 min', '3 days', '2 months'. */
export function formatInterval(until: string, now: number): string {
  const remaining = Math.max(0, Date.parse(until) - now);
  if (remaining < HOUR) return t('minutes', { count: Math.max(1, Math.round(remaining / MINUTE)) });
  if (remaining < DAY) return t('hours', { count: Math.round(remaining / HOUR) });
  if (remaining < 60 * DAY) return t('days', { count: Math.round(remaining / DAY) });
  return t('months', { count: Math.round(remaining / (30.4 * DAY)) });
}
