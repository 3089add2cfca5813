import { createHash, createHmac } from 'node:crypto';
import { type Database, inTransaction } from '#db/database.ts';
import type { Clock } from '#platform/clock.ts';
import { newToken } from '#platform/ids.ts';
import * as repository from './ical/calendar-feeds.repository.ts';
import type { ImportFile } from './ical/calendar-import.ts';
import { feedNotFound } from './ical/calendar.errors.ts';
import { writeFeed } from './ical/feed-writer.ts';
import type { RemindersService } from './reminders.service.ts';
import type { ScheduleService } from './schedule.service.ts';

export interface CalendarDependencies {
  db: Database;
  clock: Clock;
  secretKey: string;
  appName: string;
  schedule: Pick<ScheduleService, 'listForFeed'>;
  importFile: ImportFile;
  reminders: Pick<RemindersService, 'listLeadMinutes'>;
}

export { CALENDAR_END, addZone, writeEntry, writeHead, type ZoneSpans } from './ical/feed-writer.ts';
export { type ImportableCalendar, readImportable } from './ical/read-importable.ts';
export { decodeText } from './ical/read-text.ts';
export type CalendarService = ReturnType<typeof createCalendarService>;

export function createCalendarService(dependencies: CalendarDependencies) {
  const { db, clock, secretKey, appName, schedule, reminders, importFile } = dependencies;

  function newFeed(userId: string): repository.FeedRow {
    const nonce = newToken();
    const tokenHash = hashFeedToken(feedToken(secretKey, userId, nonce));
    return { nonce, tokenHash, createdAt: clock.now() };
  }

  return {
    /** The token of the user's feed. The first call creates the feed. */
    getToken: async (userId: string): Promise<string> => {
      const existing = await repository.findFeed(db, userId);
      if (existing !== undefined) return feedToken(secretKey, userId, existing.nonce);
      const feed = await inTransaction(db, async (tx) => {
        await repository.insertFeed(tx, userId, newFeed(userId));
        return repository.findFeed(tx, userId);
      });
      if (feed === undefined) throw new Error('the feed was not stored');
      return feedToken(secretKey, userId, feed.nonce);
    },

    /** Creates a new token; the old address stops working. */
    rotate: async (userId: string): Promise<string> => {
      const feed = newFeed(userId);
      await inTransaction(db, (tx) => repository.replaceFeed(tx, userId, feed));
      return feedToken(secretKey, userId, feed.nonce);
    },

    /** Imports the events of a calendar file; with `preview` only reports the result. */
    importFile,

    /** The calendar file of a feed with its ETag. Throws calendar.feed_not_found. */
    renderFeed: async (token: string, address: string): Promise<{ text: string; tag: string }> => {
      const userId = await repository.findFeedOwner(db, hashFeedToken(token));
      if (userId === undefined) throw feedNotFound();
      const [events, leadMinutes] = await Promise.all([
        schedule.listForFeed(userId),
        reminders.listLeadMinutes(userId),
      ]);
      const text = writeFeed({ appName, address, events, leadMinutes });
      return { text, tag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"` };
    },
  };
}

/**
 * The secret part of a feed's address: 256 bits derived from the secret key, so that it can be shown again without
 * being stored.
 */
function feedToken(secretKey: string, userId: string, nonce: string): string {
  return createHmac('sha256', secretKey).update(`calendar feed\n${userId}\n${nonce}`).digest('base64url');
}

function hashFeedToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
