import type { ReminderChange } from '@app/contract/reminders';
import { parseRecurrence } from '../schedule.service.ts';
import type { Comes } from './find-next.ts';
import * as errors from './reminders.errors.ts';
import type { ReminderRow } from './reminders.repository.ts';

type Fields = Partial<Omit<ReminderRow, 'userId' | 'id'>>;

/** What a change does to a reminder. A new time must leave something to come, or the person would wait in vain. */
export async function changeReminder(
  row: ReminderRow,
  change: ReminderChange,
  now: Date,
  findNext: (row: ReminderRow) => Promise<Comes>,
): Promise<Fields> {
  const { status, recurrence, remindAt, ...rest } = change;
  const given = {
    ...definedOf(rest),
    // A time of its own ends its moving with the event.
    ...(remindAt !== undefined && { remindAt: new Date(remindAt), minutesBefore: null }),
    ...(recurrence !== undefined && { recurrence: recurrence === null ? null : parseRecurrence(recurrence) }),
  };
  const wished = { ...row, ...given };
  const timing = [remindAt, recurrence, rest.timeZone, rest.minutesBefore];
  const movesTime = timing.some((value) => value !== undefined);
  if (!movesTime && status === undefined) return given;
  const next = await findNext(wished);
  if (movesTime && next.at === null && status !== 'done') {
    throw next.repeats ? errors.neverComes() : errors.timePassed();
  }
  return { ...given, ...stateAfter(wished, status, next, now) };
}

function stateAfter(row: ReminderRow, status: ReminderChange['status'], { at, repeats }: Comes, now: Date): Fields {
  if (status === 'done') {
    const firedAt = row.firedAt ?? now;
    // A repeating one is done until its next time.
    if (repeats && at !== null) return { status: 'scheduled', nextAt: at, isLate: false, firedAt };
    return { status: 'done', nextAt: null, firedAt };
  }
  return at === null ? { status: 'fired', nextAt: at } : { status: 'scheduled', nextAt: at, isLate: false };
}

/** An absent field must not overwrite what is stored. */
function definedOf(given: Pick<ReminderChange, 'title' | 'channels' | 'timeZone' | 'minutesBefore'>): Fields {
  const { title, channels, timeZone, minutesBefore } = given;
  return {
    ...(title !== undefined && { title }),
    ...(channels !== undefined && { channels }),
    ...(timeZone !== undefined && { timeZone }),
    ...(minutesBefore !== undefined && { minutesBefore }),
  };
}
