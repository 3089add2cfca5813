import type { Reminder } from '@app/contract/reminders';
import { daysBetween } from '#lib/dates.ts';

export type ReminderGroup = 'today' | 'soon' | 'later' | 'done';

const SOON_DAYS = 7;

/** Whether the reminder is due and not done yet. Such reminders belong to today, whatever their date. */
export function isDue({ status }: Reminder): boolean {
  return status === 'fired' || status === 'missed';
}

export function groupOf(reminder: Reminder, now: number, timeZone: string): ReminderGroup {
  if (reminder.status === 'done') return 'done';
  if (isDue(reminder) || reminder.nextAt === null) return 'today';
  const days = daysBetween(now, reminder.nextAt, timeZone);
  if (days <= 0) return 'today';
  return days <= SOON_DAYS ? 'soon' : 'later';
}

/** Today's group has due reminders first and is sorted by time; the other groups keep the server's order. */
export function groupReminders(
  reminders: readonly Reminder[],
  now: number,
  timeZone: string,
): Record<ReminderGroup, Reminder[]> {
  const groups: Record<ReminderGroup, Reminder[]> = { today: [], soon: [], later: [], done: [] };
  for (const reminder of reminders) groups[groupOf(reminder, now, timeZone)].push(reminder);
  groups.today.sort((a, b) => Number(isDue(b)) - Number(isDue(a)) || timeOf(a).localeCompare(timeOf(b)));
  return groups;
}

/** When the reminder was last due. The next time of a repeating one is already that of its next occurrence. */
export function lastDueAt({ recurrence, firedAt, remindAt }: Reminder): string {
  return recurrence === null ? remindAt : (firedAt ?? remindAt);
}

function timeOf(reminder: Reminder): string {
  return isDue(reminder) ? lastDueAt(reminder) : (reminder.nextAt ?? reminder.remindAt);
}
