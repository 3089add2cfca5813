import type { FollowedCalendar, FollowedCalendarChange } from '@app/contract/feeds';
import { type Database, inTransaction } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { TimeZoneOf } from '#features/identity/identity.service.ts';
import type { Fetcher } from '#integrations/fetcher/fetcher.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import type { Logger } from '#platform/logger.ts';
import type { Rounds } from '#platform/rounds.ts';
import {
  type CalendarRemindersDependencies,
  createCalendarReminders,
} from './followed-calendars/calendar-reminders.ts';
import * as errors from './followed-calendars/followed-calendars.errors.ts';
import { toFollowedCalendar } from './followed-calendars/followed-calendars.mapper.ts';
import * as repository from './followed-calendars/followed-calendars.repository.ts';
import { createFollowCalendar } from './followed-calendars/follow-calendar.ts';
import { createFeedReader } from './followed-calendars/read-feed.ts';
import { createFeedRefresh } from './followed-calendars/refresh.ts';
import type { ScheduleService } from './schedule.service.ts';

export interface FollowedCalendarsDependencies {
  db: Database;
  clock: Clock;
  newId: NewId;
  log: Logger;
  rounds: Rounds;
  fetcher: Fetcher;
  schedule: ScheduleService;
  reminders: CalendarRemindersDependencies['reminders'];
  timeZoneOf: TimeZoneOf;
}

export type FollowedCalendarsService = ReturnType<typeof createFollowedCalendarsService>;

/** Calendars on other servers that a user follows. They are refreshed in the background, and cannot be changed here. */
export function createFollowedCalendarsService(dependencies: FollowedCalendarsDependencies) {
  const { db, clock, schedule } = dependencies;
  const readFeed = createFeedReader(dependencies);
  const calendarReminders = createCalendarReminders(dependencies);
  const { refresh, refreshDue } = createFeedRefresh({ ...dependencies, readFeed, calendarReminders });

  return {
    refreshDue,
    sendDue: calendarReminders.sendDue,
    follow: createFollowCalendar({ ...dependencies, readFeed, calendarReminders }),

    list: async (userId: string): Promise<FollowedCalendar[]> =>
      (await repository.listCalendars(db, userId)).map(toFollowedCalendar),

    /** Throws feeds.not_found. */
    update: (userId: string, id: string, change: FollowedCalendarChange): Promise<FollowedCalendar> =>
      inTransaction(db, async (tx) => {
        const row = await repository.updateCalendar(tx, userId, id, definedFields(change));
        if (row === undefined) throw errors.calendarNotFound();
        const affectsReminders = change.isHidden !== undefined || change.reminderMinutes !== undefined;
        if (affectsReminders) await calendarReminders.plan(tx, row, clock.now());
        await bumpUserVersion(tx, userId);
        return toFollowedCalendar(row);
      }),

    /** Throws feeds.not_found; a failed refresh is reported in `fault`. */
    refresh: async (userId: string, id: string): Promise<FollowedCalendar> => {
      const stored = await repository.findCalendar(db, userId, id);
      if (stored === undefined) throw errors.calendarNotFound();
      await refresh(stored);
      const row = await repository.findCalendar(db, userId, id);
      if (row === undefined) throw errors.calendarNotFound();
      return toFollowedCalendar(row);
    },

    /** Throws feeds.not_found. */
    unfollow: (userId: string, id: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        // A concurrent refresh also locks the calendar's row first, so the two cannot deadlock.
        if (!(await repository.deleteCalendar(tx, userId, id))) throw errors.calendarNotFound();
        await schedule.replaceFollowed({ tx, userId }, id, []);
        await bumpUserVersion(tx, userId);
      }),
  };
}

function definedFields({ name, color, isHidden, reminderMinutes }: FollowedCalendarChange) {
  return {
    ...(name !== undefined && { name }),
    ...(color !== undefined && { color }),
    ...(isHidden !== undefined && { isHidden }),
    ...(reminderMinutes !== undefined && { reminderMinutes }),
  };
}
