import { type Database, inTransaction } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { TimeZoneOf } from '#features/identity/identity.service.ts';
import type { Clock } from '#platform/clock.ts';
import { isDatabaseUnavailable } from '#platform/database-outage.ts';
import type { Logger } from '#platform/logger.ts';
import type { Rounds, StepContext } from '#platform/rounds.ts';
import type { ScheduleService } from '../schedule.service.ts';
import type { createCalendarReminders } from './calendar-reminders.ts';
import * as repository from './followed-calendars.repository.ts';
import { nextReadAt } from './next-read.ts';
import { FeedError, type FeedReading, type ReadFeed } from './read-feed.ts';

export interface FeedRefreshDependencies {
  db: Database;
  clock: Clock;
  log: Logger;
  rounds: Rounds;
  schedule: Pick<ScheduleService, 'replaceFollowed'>;
  readFeed: ReadFeed;
  calendarReminders: Pick<ReturnType<typeof createCalendarReminders>, 'planAfterRefresh'>;
  timeZoneOf: TimeZoneOf;
}

/**
 * Longer than a refresh takes. After this time another process may refresh the calendar, in case the first one died.
 */
const LEASE_MS = 120_000;
/** Several at a time, so that a slow server does not delay other calendars. */
const MAX_CONCURRENT = 4;

/** Refreshes followed calendars. */
export function createFeedRefresh(dependencies: FeedRefreshDependencies) {
  const round = dependencies.rounds.open('followed-calendars');

  async function refresh(calendar: repository.CalendarRow): Promise<void> {
    try {
      const { url, etag, lastModified, contentHash } = calendar;
      const timeZone = await dependencies.timeZoneOf(calendar.userId);
      await storeReading(
        dependencies,
        calendar,
        await dependencies.readFeed({ url, etag, lastModified, contentHash }, timeZone),
      );
    } catch (error) {
      // An outage of the database is not the calendar's fault: it is refreshed again when its lease ends.
      if (isDatabaseUnavailable(error)) throw error;
      await storeFailure(dependencies, calendar, error);
    }
  }

  return {
    refresh,

    /** Refreshes all calendars that are due, several at a time. Returns how many. */
    refreshDue: async (): Promise<number> => {
      const refreshNext = async (step: StepContext): Promise<boolean> => {
        const due = await claimDue(dependencies, step);
        if (due !== undefined) await refresh(due);
        return due !== undefined;
      };
      const counts = await Promise.all(Array.from({ length: MAX_CONCURRENT }, () => round.drain(refreshNext)));
      return counts.reduce((sum, count) => sum + count, 0);
    },
  };
}

async function storeReading(
  { db, clock, schedule, calendarReminders }: FeedRefreshDependencies,
  { userId, id }: repository.CalendarRow,
  { content, ...version }: FeedReading,
): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    const updated = await repository.updateCalendar(tx, userId, id, {
      ...version,
      ...(content && { eventCount: content.events.length, skippedCount: content.skipped.length }),
      readAt: now,
      nextReadAt: nextReadAt(now, 0),
      fault: null,
      failures: 0,
    });
    if (updated === undefined || content === undefined) return;
    await schedule.replaceFollowed({ tx, userId }, id, content.events);
    await calendarReminders.planAfterRefresh(tx, updated);
    await bumpUserVersion(tx, userId);
  });
}

/** Stores why a refresh failed. The events of the last successful refresh remain. */
async function storeFailure(
  { db, clock, log }: FeedRefreshDependencies,
  { userId, id, failures }: repository.CalendarRow,
  error: unknown,
): Promise<void> {
  if (!(error instanceof FeedError)) log.error({ err: error, calendarId: id }, 'a followed calendar could not be read');
  const [fault, wait] =
    error instanceof FeedError
      ? [error.reason.message, error.retryAfterMs]
      : ['This calendar could not be read. We will try again.', 0];
  const next = nextReadAt(clock.now(), failures + 1, wait);
  await repository.updateCalendar(db, userId, id, { fault, failures: failures + 1, nextReadAt: next });
}

/** Finds the calendar that has been due longest, and claims it until a lease ends. */
async function claimDue(
  { db, clock }: FeedRefreshDependencies,
  { recentlyFailed, reportRow }: StepContext,
): Promise<repository.CalendarRow | undefined> {
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const due = await repository.lockNextToRead(tx, now, recentlyFailed);
    if (due === undefined) return undefined;
    reportRow(due.id);
    return repository.updateCalendar(tx, due.userId, due.id, { nextReadAt: new Date(now.getTime() + LEASE_MS) });
  });
}
