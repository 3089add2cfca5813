import type { FollowCalendarBody, FollowedCalendar, FollowedCalendarChange } from '@app/contract/feeds';
import { type Database, inTransaction, isUniqueViolation } from '#db/database.ts';
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
import * as rows from './followed-calendars/followed-calendars.repository.ts';
import { nextReadAt } from './followed-calendars/next-read.ts';
import { createFeedReader, FeedFault } from './followed-calendars/read-feed.ts';
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

const MOST = 20;
const COLORS = ['#5b7fd4', '#cf7a3c', '#4f9a5d', '#9a72c4', '#4b93a8', '#c9679b', '#b3892f', '#d46a6a'] as const;

/** Calendars from elsewhere: followed, read again in the background, never changed. */
export function createFollowedCalendarsService(dependencies: FollowedCalendarsDependencies) {
  const { db, clock, newId, schedule, timeZoneOf } = dependencies;
  const readFeed = createFeedReader(dependencies);
  const calendarReminders = createCalendarReminders(dependencies);
  const { refresh, refreshDue } = createFeedRefresh({ ...dependencies, readFeed, calendarReminders });

  async function readFirst(userId: string, url: string) {
    try {
      return await readFeed({ url, etag: null, lastModified: null, contentHash: '' }, await timeZoneOf(userId));
    } catch (error) {
      throw error instanceof FeedFault ? error.fault : error;
    }
  }

  async function assertCalendarLimit(userId: string, url: string): Promise<number> {
    const known = await rows.listCalendars(db, userId);
    if (known.some((calendar) => calendar.url === url)) throw errors.alreadyFollowed();
    if (known.length >= MOST) throw errors.tooManyCalendars();
    return known.length;
  }

  async function insert(row: rows.CalendarRow, work: (scope: Parameters<typeof bumpUserVersion>[0]) => Promise<void>) {
    try {
      await inTransaction(db, async (tx) => {
        await rows.insertCalendar(tx, row);
        await work(tx);
        await bumpUserVersion(tx, row.userId);
      });
    } catch (error) {
      if (isUniqueViolation(error, 'followed_calendars_url')) throw errors.alreadyFollowed();
      throw error;
    }
  }

  return {
    refreshDue,
    sendDue: calendarReminders.sendDue,

    list: async (userId: string): Promise<FollowedCalendar[]> =>
      (await rows.listCalendars(db, userId)).map(toFollowedCalendar),

    /** Reads it at once. Throws feeds.already_followed, feeds.too_many, and what is wrong with the address. */
    follow: async (userId: string, body: FollowCalendarBody): Promise<FollowedCalendar> => {
      const url = webAddress(body.url);
      const position = await assertCalendarLimit(userId, url);
      const { content, ...version } = await readFirst(userId, url);
      const now = clock.now();
      const row: rows.CalendarRow = {
        ...version,
        userId,
        id: newId(),
        url,
        name: body.name ?? (content?.name || new URL(url).hostname),
        color: body.color ?? COLORS[position % COLORS.length] ?? COLORS[0],
        isHidden: false,
        eventCount: content?.events.length ?? 0,
        skippedCount: content?.skipped.length ?? 0,
        readAt: now,
        nextReadAt: nextReadAt(now, 0),
        fault: null,
        failures: 0,
        reminderMinutes: body.reminderMinutes ?? null,
        remindedUntil: null,
        nextReminderAt: null,
        createdAt: now,
      };
      await insert(row, async (tx) => {
        await schedule.replaceFollowed({ tx, userId }, row.id, content?.events ?? []);
        await calendarReminders.plan(tx, row, now);
      });
      return toFollowedCalendar(row);
    },

    /** Throws feeds.not_found. */
    update: (
      userId: string,
      id: string,
      { name, color, isHidden, reminderMinutes }: FollowedCalendarChange,
    ): Promise<FollowedCalendar> =>
      inTransaction(db, async (tx) => {
        const fields = {
          ...(name !== undefined && { name }),
          ...(color !== undefined && { color }),
          ...(isHidden !== undefined && { isHidden }),
          ...(reminderMinutes !== undefined && { reminderMinutes }),
        };
        const row = await rows.updateCalendar(tx, userId, id, fields);
        if (row === undefined) throw errors.calendarNotFound();
        const isAboutReminders = isHidden !== undefined || reminderMinutes !== undefined;
        if (isAboutReminders) await calendarReminders.plan(tx, row, clock.now());
        await bumpUserVersion(tx, userId);
        return toFollowedCalendar(row);
      }),

    /** Throws feeds.not_found; what goes wrong with the reading is told by its `fault`. */
    refresh: async (userId: string, id: string): Promise<FollowedCalendar> => {
      const known = await rows.findCalendar(db, userId, id);
      if (known === undefined) throw errors.calendarNotFound();
      await refresh(known);
      const row = await rows.findCalendar(db, userId, id);
      if (row === undefined) throw errors.calendarNotFound();
      return toFollowedCalendar(row);
    },

    /** Throws feeds.not_found. */
    unfollow: (userId: string, id: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        // First its row, which a reading that is under way holds.
        if (!(await rows.deleteCalendar(tx, userId, id))) throw errors.calendarNotFound();
        await schedule.replaceFollowed({ tx, userId }, id, []);
        await bumpUserVersion(tx, userId);
      }),
  };
}

/** webcal is what browsers hand to calendar programs; it stands for https. */
function webAddress(given: string): string {
  const url = new URL(given.replace(/^webcals?:/i, 'https:'));
  url.hash = '';
  return url.href;
}
