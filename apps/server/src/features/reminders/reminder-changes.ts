import type { ReminderChange } from '@app/contract/reminders';
import { parseRecurrence } from '#features/schedule/schedule.service.ts';
import { nextTime } from './next-time.ts';
import * as errors from './reminders.errors.ts';
import type { ReminderRow } from './reminders.repository.ts';

type Fields = Partial<Omit<ReminderRow, 'userId' | 'id'>>;

/** What a change does to a reminder. A new time must leave something to come, or the person would wait in vain. */
export function changeReminder(
  row: ReminderRow,
  { status, recurrence, remindAt, ...rest }: ReminderChange,
  now: Date,
): Fields {
  const given = {
    ...definedOf(rest),
    ...(remindAt !== undefined && { remindAt: new Date(remindAt) }),
    ...(recurrence !== undefined && { recurrence: recurrence === null ? null : parseRecurrence(recurrence) }),
  };
  const wished = { ...row, ...given };
  const movesTime = remindAt !== undefined || recurrence !== undefined || rest.timeZone !== undefined;
  if (!movesTime && status === undefined) return given;
  const nextAt = nextTime(wished, now);
  if (movesTime && nextAt === null && status !== 'done') {
    throw wished.recurrence === null ? errors.timePassed() : errors.neverComes();
  }
  return { ...given, ...stateAfter(wished, status, nextAt, now) };
}

function stateAfter(row: ReminderRow, status: ReminderChange['status'], nextAt: Date | null, now: Date): Fields {
  if (status === 'done') {
    // A repeating one is done until its next time.
    const repeats = row.recurrence !== null && nextAt !== null;
    return repeats
      ? { status: 'scheduled', nextAt, isLate: false, firedAt: row.firedAt ?? now }
      : { status: 'done', nextAt: null, firedAt: row.firedAt ?? now };
  }
  return nextAt === null ? { status: 'fired', nextAt } : { status: 'scheduled', nextAt, isLate: false };
}

/** An absent field must not overwrite what is stored. */
function definedOf({ title, channels, timeZone }: Pick<ReminderChange, 'title' | 'channels' | 'timeZone'>): Fields {
  return {
    ...(title !== undefined && { title }),
    ...(channels !== undefined && { channels }),
    ...(timeZone !== undefined && { timeZone }),
  };
}
