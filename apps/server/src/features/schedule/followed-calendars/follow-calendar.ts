import type { FollowCalendarBody, FollowedCalendar } from '@app/contract/feeds';
import { type Database, inTransaction, isUniqueViolation, type Tx } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { TimeZoneOf } from '#features/identity/identity.service.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import type { ScheduleService } from '../schedule.service.ts';
import type { createCalendarReminders } from './calendar-reminders.ts';
import * as errors from './followed-calendars.errors.ts';
import { toFollowedCalendar } from './followed-calendars.mapper.ts';
import * as repository from './followed-calendars.repository.ts';
import { nextReadAt } from './next-read.ts';
import { FeedError, type FeedReading, type ReadFeed } from './read-feed.ts';

export interface FollowDependencies {
  db: Database;
  clock: Clock;
  newId: NewId;
  schedule: Pick<ScheduleService, 'replaceFollowed'>;
  readFeed: ReadFeed;
  calendarReminders: Pick<ReturnType<typeof createCalendarReminders>, 'plan'>;
  timeZoneOf: TimeZoneOf;
}

const MAX_CALENDARS = 20;
const COLORS = ['#5b7fd4', '#cf7a3c', '#4f9a5d', '#9a72c4', '#4b93a8', '#c9679b', '#b3892f', '#d46a6a'] as const;

/**
 * Reads a calendar and follows it. Throws feeds.already_followed, feeds.too_many and the errors of reading the
 * calendar.
 */
export function createFollowCalendar(dependencies: FollowDependencies) {
  const { db, clock, newId, schedule, calendarReminders } = dependencies;
  return async (userId: string, body: FollowCalendarBody): Promise<FollowedCalendar> => {
    const url = webAddress(body.url);
    const followedCount = await assertCanFollow(db, userId, url);
    const { content, ...version } = await readForFirstTime(dependencies, userId, url);
    const now = clock.now();
    const row: repository.CalendarRow = {
      ...version,
      userId,
      id: newId(),
      url,
      name: body.name ?? (content?.name || new URL(url).hostname),
      color: body.color ?? COLORS[followedCount % COLORS.length] ?? COLORS[0],
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
    await insertCalendar(db, row, async (tx) => {
      await schedule.replaceFollowed({ tx, userId }, row.id, content?.events ?? []);
      await calendarReminders.plan(tx, row, now);
    });
    return toFollowedCalendar(row);
  };
}

/** Throws feeds.already_followed and feeds.too_many. Returns how many calendars the user follows. */
async function assertCanFollow(db: Database, userId: string, url: string): Promise<number> {
  const followed = await repository.listCalendars(db, userId);
  if (followed.some((calendar) => calendar.url === url)) throw errors.calendarAlreadyFollowed();
  if (followed.length >= MAX_CALENDARS) throw errors.tooManyCalendars();
  return followed.length;
}

async function readForFirstTime(
  { readFeed, timeZoneOf }: FollowDependencies,
  userId: string,
  url: string,
): Promise<FeedReading> {
  try {
    return await readFeed({ url, etag: null, lastModified: null, contentHash: '' }, await timeZoneOf(userId));
  } catch (error) {
    throw error instanceof FeedError ? error.reason : error;
  }
}

async function insertCalendar(
  db: Database,
  row: repository.CalendarRow,
  storeContent: (tx: Tx) => Promise<void>,
): Promise<void> {
  try {
    await inTransaction(db, async (tx) => {
      await repository.insertCalendar(tx, row);
      await storeContent(tx);
      await bumpUserVersion(tx, row.userId);
    });
  } catch (error) {
    if (isUniqueViolation(error, 'followed_calendars_url')) throw errors.calendarAlreadyFollowed();
    throw error;
  }
}

/** Removes the fragment, and replaces the scheme webcal by https. Websites use webcal in links to calendar programs. */
function webAddress(address: string): string {
  const url = new URL(address.replace(/^webcals?:/i, 'https:'));
  url.hash = '';
  return url.href;
}
