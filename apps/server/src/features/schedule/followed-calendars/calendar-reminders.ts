import { type Database, inTransaction, type Tx } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { Clock } from '#platform/clock.ts';
import type { Rounds, StepContext } from '#platform/rounds.ts';
import type { RemindersService } from '../reminders.service.ts';
import type { ScheduleService } from '../schedule.service.ts';
import type { CalendarRow } from './followed-calendars.repository.ts';
import * as repository from './followed-calendars.repository.ts';

export interface CalendarRemindersDependencies {
  db: Database;
  clock: Clock;
  rounds: Rounds;
  schedule: Pick<ScheduleService, 'listFollowedStarts'>;
  reminders: Pick<RemindersService, 'notifyOfEvent' | 'updateForFollowedEvents'>;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** The next event is searched this far ahead. If there is none, the calendar is planned again after this time. */
const PLAN_AHEAD_MS = 30 * DAY_MS;
const LATE_AFTER_MS = MINUTE_MS;
/** Reminders that were due longer ago, while no process ran, are skipped. */
const SKIPPED_AFTER_MS = DAY_MS;

/**
 * Reminders of events in followed calendars, at the lead time that the user chose. A calendar's row stores the time up
 * to which reminders were sent. One transaction locks the row, sends the reminders and updates the row, so that neither
 * a second process nor a crash sends a reminder twice, and a refresh affects only future reminders.
 */
export function createCalendarReminders(dependencies: CalendarRemindersDependencies) {
  const { rounds, reminders } = dependencies;
  const round = rounds.open('calendar-reminders');
  return {
    /** Stores when the next reminder is due. Reminders due until `sentUntil` count as sent. */
    plan: (tx: Tx, row: CalendarRow, sentUntil?: Date): Promise<void> => plan(dependencies, tx, row, sentUntil),

    /** Plans again after a refresh, and moves the reminders that the user has set for single events of the calendar. */
    planAfterRefresh: async (tx: Tx, row: CalendarRow): Promise<void> => {
      await plan(dependencies, tx, row);
      await reminders.updateForFollowedEvents({ tx, userId: row.userId });
    },

    /** Sends the due reminders of all users. Returns how many. */
    sendDue: async (): Promise<number> => {
      let count = 0;
      await round.drain(async (step) => {
        const sent = await sendNext(dependencies, step);
        count += sent ?? 0;
        return sent !== undefined;
      });
      return count;
    },
  };
}

async function plan(
  { clock, schedule }: CalendarRemindersDependencies,
  tx: Tx,
  row: CalendarRow,
  sentUntil?: Date,
): Promise<void> {
  const { userId, id, reminderMinutes, isHidden } = row;
  if (reminderMinutes === null || isHidden) {
    await repository.updateCalendar(tx, userId, id, { remindedUntil: null, nextReminderAt: null });
    return;
  }
  const remindedUntil = sentUntil ?? row.remindedUntil ?? clock.now();
  const leadMs = reminderMinutes * MINUTE_MS;
  const planUntil = Math.max(remindedUntil.getTime(), clock.now().getTime()) + PLAN_AHEAD_MS;
  const [next] = await listDue(schedule, tx, row, { leadMs, after: remindedUntil.getTime(), until: planUntil });
  const nextReminderAt = new Date(next === undefined ? planUntil : next.startsAt.getTime() - leadMs);
  await repository.updateCalendar(tx, userId, id, { remindedUntil, nextReminderAt });
}

/** Sends the due reminders of one calendar. Returns how many; undefined when no calendar is due. */
async function sendNext(
  dependencies: CalendarRemindersDependencies,
  { recentlyFailed, reportRow }: StepContext,
): Promise<number | undefined> {
  const { db, clock, schedule, reminders } = dependencies;
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const row = await repository.lockNextToRemind(tx, now, recentlyFailed);
    if (row === undefined) return undefined;
    reportRow(row.id);
    const minutesBefore = row.reminderMinutes ?? 0;
    const leadMs = minutesBefore * MINUTE_MS;
    const after = Math.max((row.remindedUntil ?? now).getTime(), now.getTime() - SKIPPED_AFTER_MS);
    const due = await listDue(schedule, tx, row, { leadMs, after, until: now.getTime() });
    for (const event of due) {
      const dueAt = new Date(event.startsAt.getTime() - leadMs);
      const isLate = now.getTime() - dueAt.getTime() > LATE_AFTER_MS;
      await reminders.notifyOfEvent({ tx, userId: row.userId }, { ...event, minutesBefore, dueAt, isLate });
    }
    await plan(dependencies, tx, row, now);
    if (due.length > 0) await bumpUserVersion(tx, row.userId);
    return due.length;
  });
}

/**
 * Events whose reminders are due in (after, until]. Adds 1 ms to both ends, because listFollowedStarts expects
 * [from, to).
 */
function listDue(
  schedule: CalendarRemindersDependencies['schedule'],
  tx: Tx,
  { userId, id }: CalendarRow,
  { leadMs, after, until }: { leadMs: number; after: number; until: number },
) {
  return schedule.listFollowedStarts(tx, userId, id, new Date(after + leadMs + 1), new Date(until + leadMs + 1));
}
