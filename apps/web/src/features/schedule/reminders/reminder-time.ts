import type { Reminder } from '@app/contract/reminders';
import { daysBetween, formatDate, formatTime, formatWeekday, type Instant } from '#lib/dates.ts';
import { formatMinutesOfDay } from '#lib/display-formats.ts';
import { fromLocalField, toLocalField } from '#lib/local-time.ts';
import { lastDueAt } from './reminder-groups.ts';
import { t } from './reminders.messages.ts';

/** 'Today, 9:00 AM', 'Tomorrow, 9:00 AM', 'Monday, 9:00 AM' within the week, 'Dec 24, 2026, 9:00 AM' beyond. */
export function formatMoment(instant: Instant, now: Instant, timeZone: string): string {
  const time = formatTime(instant, timeZone);
  const days = daysBetween(now, instant, timeZone);
  if (days === 0) return t('todayAt', { time });
  if (days === 1) return t('tomorrowAt', { time });
  if (days === -1) return t('yesterdayAt', { time });
  const day = days > 1 && days < 7 ? formatWeekday(instant, timeZone) : formatDate(instant, timeZone);
  return t('dayAt', { day, time });
}

/** Like `formatMoment`, for the inside of a sentence: 'today, 9:00 AM'. */
export function formatMomentInSentence(instant: Instant, now: Instant, timeZone: string): string {
  return formatMoment(instant, now, timeZone).replace(/^(?:Today|Tomorrow|Yesterday)/, (word) => word.toLowerCase());
}

/** The line below a reminder's title: its status and time. */
export function formatStatusLine(reminder: Reminder, now: Instant, timeZone: string): string {
  const { status, nextAt, remindAt } = reminder;
  const format = (instant: string) => formatMomentInSentence(instant, now, timeZone);
  const next = nextAt === null ? '' : ` · ${t('nextTime', { time: format(nextAt) })}`;
  const due = format(lastDueAt(reminder));
  if (status === 'done') return t('doneAt', { time: due });
  if (status === 'snoozed' && nextAt !== null) return t('snoozedUntil', { time: format(nextAt) });
  if (status === 'missed') return t('missedAt', { time: due }) + next;
  if (status === 'fired') return t(reminder.isLate ? 'lateAt' : 'dueAt', { time: due }) + next;
  return formatMoment(nextAt ?? remindAt, now, timeZone);
}

const MORNING_MINUTES = 540;

/** '9:00 AM' or '09:00' */
export const formatMorning = () => formatMinutesOfDay(MORNING_MINUTES);

/** 9:00 AM in the user's zone, the given number of days from now. */
export function morningIn(days: number, now: number, timeZone: string): string {
  const day = toLocalField(new Date(now + days * 86_400_000).toISOString(), timeZone).slice(0, 10);
  return fromLocalField(`${day}T09:00`, timeZone);
}
