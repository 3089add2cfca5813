import type { Reminder, UpdateReminderBody, SnoozeBody } from '@app/contract/reminders';
import { type Database, inTransaction } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { NotificationsService } from '#features/notifications/notifications.service.ts';
import type { Clock } from '#platform/clock.ts';
import { parseRecurrence } from '../schedule.service.ts';
import type { FindNext, NextReminder } from './find-next.ts';
import * as errors from './reminders.errors.ts';
import { toReminder } from './reminders.mapper.ts';
import * as repository from './reminders.repository.ts';

export interface ChangeDependencies {
  db: Database;
  clock: Clock;
  notifications: Pick<NotificationsService, 'markReminderNotificationRead'>;
  findNext: FindNext;
}

const MINUTE_MS = 60_000;
const DEFAULT_SNOOZE_MINUTES = 10;

export function createReminderChanges({ db, clock, notifications, findNext }: ChangeDependencies) {
  return {
    update: (userId: string, id: string, body: UpdateReminderBody): Promise<Reminder> =>
      inTransaction(db, async (tx) => {
        const row = await lockRow({ tx, userId }, id);
        const now = clock.now();
        const fields = await changedFields(row, body, now, (timing) => findNext(tx, userId, timing, now));
        const isChanged = Object.keys(fields).length > 0;
        const changed = isChanged ? await repository.updateReminder(tx, userId, id, fields) : row;
        if (body.status === 'done') await notifications.markReminderNotificationRead({ tx, userId }, id);
        await bumpUserVersion(tx, userId);
        return toReminder(changed);
      }),

    snooze: (userId: string, id: string, { minutes, until }: SnoozeBody): Promise<Reminder> =>
      inTransaction(db, async (tx) => {
        const now = clock.now();
        await lockRow({ tx, userId }, id);
        const snoozeMs = (minutes ?? DEFAULT_SNOOZE_MINUTES) * MINUTE_MS;
        const nextAt = until === undefined ? new Date(now.getTime() + snoozeMs) : new Date(until);
        if (nextAt <= now) throw errors.reminderTimePassed();
        const row = await repository.updateReminder(tx, userId, id, { status: 'snoozed', nextAt });
        await notifications.markReminderNotificationRead({ tx, userId }, id);
        await bumpUserVersion(tx, userId);
        return toReminder(row);
      }),

    moveToTrash: (userId: string, id: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        await lockRow({ tx, userId }, id);
        await repository.updateReminder(tx, userId, id, { deletedAt: clock.now() });
        await bumpUserVersion(tx, userId);
      }),
  };
}

/** Throws reminders.not_found. */
async function lockRow({ tx, userId }: OwnerScope, id: string): Promise<repository.ReminderRow> {
  const row = await repository.lockReminder(tx, userId, id);
  if (row === undefined) throw errors.reminderNotFound();
  return row;
}

type Fields = Partial<Omit<repository.ReminderRow, 'userId' | 'id'>>;

/** The columns to update. Throws reminders.never or reminders.time_passed if the reminder would never fire again. */
async function changedFields(
  row: repository.ReminderRow,
  change: UpdateReminderBody,
  now: Date,
  findNext: (row: repository.ReminderRow) => Promise<NextReminder>,
): Promise<Fields> {
  const { status, recurrence, remindAt, ...otherChanges } = change;
  const requested = {
    ...definedFields(otherChanges),
    // A reminder with its own time no longer follows its event.
    ...(remindAt !== undefined && { remindAt: new Date(remindAt), minutesBefore: null }),
    ...(recurrence !== undefined && { recurrence: recurrence === null ? null : parseRecurrence(recurrence) }),
  };
  const changed = { ...row, ...requested };
  const timing = [remindAt, recurrence, otherChanges.timeZone, otherChanges.minutesBefore];
  const movesTime = timing.some((value) => value !== undefined);
  if (!movesTime && status === undefined) return requested;
  const next = await findNext(changed);
  if (movesTime && next.at === null && status !== 'done') {
    throw next.repeats ? errors.reminderNeverDue() : errors.reminderTimePassed();
  }
  return { ...requested, ...stateAfter(changed, status, next, now) };
}

function stateAfter(
  row: repository.ReminderRow,
  status: UpdateReminderBody['status'],
  { at, repeats }: NextReminder,
  now: Date,
): Fields {
  if (status === 'done') {
    const firedAt = row.firedAt ?? now;
    // A repeating reminder is done only until its next time.
    if (repeats && at !== null) return { status: 'scheduled', nextAt: at, isLate: false, firedAt };
    return { status: 'done', nextAt: null, firedAt };
  }
  return at === null ? { status: 'fired', nextAt: at } : { status: 'scheduled', nextAt: at, isLate: false };
}

/** Leaves out absent fields, so that they keep their stored values. */
function definedFields(change: Pick<UpdateReminderBody, 'title' | 'channels' | 'timeZone' | 'minutesBefore'>): Fields {
  const { title, channels, timeZone, minutesBefore } = change;
  return {
    ...(title !== undefined && { title }),
    ...(channels !== undefined && { channels }),
    ...(timeZone !== undefined && { timeZone }),
    ...(minutesBefore !== undefined && { minutesBefore }),
  };
}
