import type { SchedulingDetails, Suggestion } from '@app/contract/suggestions';
import { daysBetween, formatDate, formatShortDate, formatTime, formatWeekday, type Instant } from '#lib/dates.ts';
import { formatRecurrence } from '#lib/recurrence.ts';
import { t } from './suggestions.messages.ts';

const DAY_MINUTES = 24 * 60;

/** Whether this is an event or reminder without a time, so that the user has to choose a time before approving. */
export const lacksTime = ({ type, schedulingDetails }: Pick<Suggestion, 'type' | 'schedulingDetails'>): boolean =>
  (type === 'schedule' || type === 'reminder') && schedulingDetails === undefined;

/**
 * 'Monday, Nov 23, 9:00 AM · 30 min · Every week'. Has the year if it is not that of `now`. Without `hasTime`,
 * as for a task, the time and the duration are left out. So is a time that nobody named; at its place stands what is
 * assumed.
 */
export function describeTime(
  { datetime, duration, recurring, isAllDay = false, isTimeAssumed = false }: SchedulingDetails,
  now: Instant,
  timeZone: string,
  { hasTime }: { hasTime: boolean },
): string {
  const moment = [formatWeekday(datetime, timeZone), formatShortDate(datetime, now, timeZone)];
  const isNamed = hasTime && !isAllDay && !isTimeAssumed;
  if (isNamed) moment.push(formatTime(datetime, timeZone));
  const parts = [moment.join(', ')];
  if (isNamed && duration > 0) parts.push(t('minutes', { count: duration }));
  if (hasTime && isAllDay) parts.push(t('allDay', { days: Math.max(1, Math.round(duration / DAY_MINUTES)) }));
  if (recurring !== null) parts.push(formatRecurrence(recurring, timeZone));
  if (hasTime && isTimeAssumed) parts.push(t('timeAssumed', { time: formatTime(datetime, timeZone) }));
  return parts.join(' · ');
}

/** 'Fri 10:00 AM' within the coming week, otherwise 'Nov 27, 2026, 10:00 AM'; without `hasTime` only the day. */
export function describeShortly(
  datetime: string,
  now: Instant,
  timeZone: string,
  { hasTime }: { hasTime: boolean },
): string {
  const days = daysBetween(now, datetime, timeZone);
  const isThisWeek = days >= 0 && days < 7;
  const day = isThisWeek ? formatWeekday(datetime, timeZone).slice(0, 3) : formatDate(datetime, timeZone);
  if (!hasTime) return day;
  return `${day}${isThisWeek ? ' ' : ', '}${formatTime(datetime, timeZone)}`;
}
