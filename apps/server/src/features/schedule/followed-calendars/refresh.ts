import { type Database, inTransaction } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { TimeZoneOf } from '#features/identity/identity.service.ts';
import type { Clock } from '#platform/clock.ts';
import { isDatabaseAway } from '#platform/database-outage.ts';
import type { Logger } from '#platform/logger.ts';
import type { Rounds, Turn } from '#platform/rounds.ts';
import type { ScheduleService } from '../schedule.service.ts';
import type { createCalendarReminders } from './calendar-reminders.ts';
import * as rows from './followed-calendars.repository.ts';
import { nextReadAt } from './next-read.ts';
import { FeedFault, type FeedReading, type ReadFeed } from './read-feed.ts';

export interface FeedRefreshDependencies {
  db: Database;
  clock: Clock;
  log: Logger;
  rounds: Rounds;
  schedule: Pick<ScheduleService, 'replaceFollowed'>;
  readFeed: ReadFeed;
  calendarReminders: Pick<ReturnType<typeof createCalendarReminders>, 'planAfterReading'>;
  timeZoneOf: TimeZoneOf;
}

/** Longer than a reading takes: when its process dies, another tries after this. */
const LEASE_MS = 120_000;
/** Slow servers must not keep the others waiting. */
const AT_ONCE = 4;

/** Reads followed calendars again. */
export function createFeedRefresh(dependencies: FeedRefreshDependencies) {
  const { db, clock, log, rounds, schedule, readFeed, calendarReminders, timeZoneOf } = dependencies;
  const round = rounds.open('followed-calendars');

  async function keep({ userId, id }: rows.CalendarRow, { content, ...version }: FeedReading): Promise<void> {
    const now = clock.now();
    await inTransaction(db, async (tx) => {
      const kept = await rows.updateCalendar(tx, userId, id, {
        ...version,
        ...(content && { eventCount: content.events.length, skippedCount: content.skipped.length }),
        readAt: now,
        nextReadAt: nextReadAt(now, 0),
        fault: null,
        failures: 0,
      });
      if (kept === undefined || content === undefined) return;
      await schedule.replaceFollowed({ tx, userId }, id, content.events);
      await calendarReminders.planAfterReading(tx, kept);
      await bumpUserVersion(tx, userId);
    });
  }

  /** What was read before stays; the fault is told beside it. */
  async function keepFault({ userId, id, failures }: rows.CalendarRow, error: unknown): Promise<void> {
    if (!(error instanceof FeedFault))
      log.error({ err: error, calendarId: id }, 'a followed calendar could not be read');
    const [fault, wait] =
      error instanceof FeedFault
        ? [error.fault.message, error.retryAfterMs]
        : ['This calendar could not be read. We will try again.', 0];
    const next = nextReadAt(clock.now(), failures + 1, wait);
    await rows.updateCalendar(db, userId, id, { fault, failures: failures + 1, nextReadAt: next });
  }

  async function refresh(calendar: rows.CalendarRow): Promise<void> {
    try {
      const { url, etag, lastModified, contentHash } = calendar;
      await keep(calendar, await readFeed({ url, etag, lastModified, contentHash }, await timeZoneOf(calendar.userId)));
    } catch (error) {
      // It says nothing about the calendar, which is read again when its lease is over.
      if (isDatabaseAway(error)) throw error;
      await keepFault(calendar, error);
    }
  }

  /** Takes the longest due one for itself. */
  async function claim({ resting, found }: Turn): Promise<rows.CalendarRow | undefined> {
    return inTransaction(db, async (tx) => {
      const now = clock.now();
      const due = await rows.lockNextDue(tx, now, resting);
      if (due === undefined) return undefined;
      found(due.id);
      return rows.updateCalendar(tx, due.userId, due.id, { nextReadAt: new Date(now.getTime() + LEASE_MS) });
    });
  }

  return {
    refresh,

    /** Reads all that are due, several at a time; returns how many. */
    refreshDue: async (): Promise<number> => {
      const refreshNext = async (turn: Turn): Promise<boolean> => {
        const due = await claim(turn);
        if (due !== undefined) await refresh(due);
        return due !== undefined;
      };
      const counts = await Promise.all(Array.from({ length: AT_ONCE }, () => round.drain(refreshNext)));
      return counts.reduce((sum, count) => sum + count, 0);
    },
  };
}
