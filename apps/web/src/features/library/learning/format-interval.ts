import { t } from './learning.messages.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The interval until a card is shown again: '10 min', '3 days', '2 months'. */
export function formatInterval(until: string, now: number): string {
  const rest = Math.max(0, Date.parse(until) - now);
  if (rest < HOUR) return t('minutes', { count: Math.max(1, Math.round(rest / MINUTE)) });
  if (rest < DAY) return t('hours', { count: Math.round(rest / HOUR) });
  if (rest < 60 * DAY) return t('days', { count: Math.round(rest / DAY) });
  return t('months', { count: Math.round(rest / (30.4 * DAY)) });
}
