import { type Database, inTransaction, type Tx } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { Clock } from '#platform/clock.ts';
import type { Rounds, Turn } from '#platform/rounds.ts';
import type { RemindersService } from '../reminders.service.ts';
import type { ScheduleService } from '../schedule.service.ts';
import type { CalendarRow } from './followed-calendars.repository.ts';
import * as rows from './followed-calendars.repository.ts';

export interface CalendarRemindersDependencies {
  db: Database;
  clock: Clock;
  rounds: Rounds;
  schedule: Pick<ScheduleService, 'listFollowedStarts'>;
  reminders: Pick<RemindersService, 'notifyOfEvent' | 'followForeignEvents'>;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** How far one looks for the next event; then one looks again. */
const LOOK_MS = 30 * DAY_MS;
const LATE_AFTER_MS = MINUTE_MS;
/** What was due longer ago, while nothing ran, helps nobody any more. */
const FORGOTTEN_AFTER_MS = DAY_MS;

/**
 * Reminders of what is in followed calendars, so long before as its follower chose. A calendar's row says up to when
 * everything was told: it is locked, told and moved on in one transaction, so neither a second process nor a killed one
 * tells anything twice, and a new reading of the calendar changes only what is still to come.
 */
export function createCalendarReminders({ db, clock, rounds, schedule, reminders }: CalendarRemindersDependencies) {
  const round = rounds.open('calendar-reminders');

  /** Events whose reminders are due in (from, to]. */
  async function listDue(tx: Tx, { userId, id }: CalendarRow, lead: number, from: number, to: number) {
    const begin = new Date(from + lead + 1);
    return schedule.listFollowedStarts(tx, userId, id, begin, new Date(to + lead + 1));
  }

  /** Works out when somebody has to look next. `since`: what was due up to then is not told any more. */
  async function plan(tx: Tx, row: CalendarRow, since?: Date): Promise<void> {
    const { userId, id, reminderMinutes, isHidden } = row;
    if (reminderMinutes === null || isHidden) {
      await rows.updateCalendar(tx, userId, id, { remindedUntil: null, nextReminderAt: null });
      return;
    }
    const remindedUntil = since ?? row.remindedUntil ?? clock.now();
    const lead = reminderMinutes * MINUTE_MS;
    const last = Math.max(remindedUntil.getTime(), clock.now().getTime()) + LOOK_MS;
    const [next] = await listDue(tx, row, lead, remindedUntil.getTime(), last);
    const nextReminderAt = new Date(next === undefined ? last : next.startsAt.getTime() - lead);
    await rows.updateCalendar(tx, userId, id, { remindedUntil, nextReminderAt });
  }

  /** Tells what is due in one calendar; undefined when there is none to look at. */
  async function sendNext({ resting, found }: Turn): Promise<number | undefined> {
    return inTransaction(db, async (tx) => {
      const now = clock.now();
      const row = await rows.lockNextToTell(tx, now, resting);
      if (row === undefined) return undefined;
      found(row.id);
      const minutesBefore = row.reminderMinutes ?? 0;
      const lead = minutesBefore * MINUTE_MS;
      const from = Math.max((row.remindedUntil ?? now).getTime(), now.getTime() - FORGOTTEN_AFTER_MS);
      const due = await listDue(tx, row, lead, from, now.getTime());
      for (const event of due) {
        const dueAt = new Date(event.startsAt.getTime() - lead);
        const isLate = now.getTime() - dueAt.getTime() > LATE_AFTER_MS;
        await reminders.notifyOfEvent({ tx, userId: row.userId }, { ...event, minutesBefore, dueAt, isLate });
      }
      await plan(tx, row, now);
      if (due.length > 0) await bumpUserVersion(tx, row.userId);
      return due.length;
    });
  }

  return {
    plan,

    /** After a new reading: also what reminds of single events of it moves with them. */
    planAfterReading: async (tx: Tx, row: CalendarRow): Promise<void> => {
      await plan(tx, row);
      await reminders.followForeignEvents({ tx, userId: row.userId });
    },

    /** Tells everybody what is due by now; returns how many reminders that were. */
    sendDue: async (): Promise<number> => {
      let count = 0;
      await round.drain(async (turn) => {
        const told = await sendNext(turn);
        count += told ?? 0;
        return told !== undefined;
      });
      return count;
    },
  };
}
