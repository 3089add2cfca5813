import { daysBetween, formatDate, formatTime, formatWeekday, type Instant } from '#lib/dates.ts';

/** 'today at 7:00 AM', 'tomorrow at 7:00 AM', 'Friday at 7:00 AM' within the week, 'Dec 24, 2026 at 7:00 AM' beyond. */
export function formatUpcoming(instant: Instant, now: Instant, timeZone: string): string {
  const days = daysBetween(now, instant, timeZone);
  const relativeDay = days === 0 ? 'today' : days === 1 ? 'tomorrow' : undefined;
  const day = relativeDay ?? (days > 1 && days < 7 ? formatWeekday(instant, timeZone) : formatDate(instant, timeZone));
  return `${day} at ${formatTime(instant, timeZone)}`;
}
