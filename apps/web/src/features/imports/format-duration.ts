import { t } from './imports.messages.ts';

/** '40 seconds', '3 minutes' */
export function formatDuration(seconds: number): string {
  const wholeSeconds = Math.max(1, Math.round(seconds));
  return wholeSeconds < 90
    ? t('seconds', { count: wholeSeconds })
    : t('minutes', { count: Math.round(wholeSeconds / 60) });
}

/** '40 seconds left', or 'almost done' */
export const formatTimeLeft = (seconds: number): string =>
  seconds < 2 ? t('almostDone') : t('timeLeft', { time: formatDuration(seconds) });
