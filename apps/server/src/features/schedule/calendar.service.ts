import { createHash } from 'node:crypto';
import { type Database, inTransaction } from '#db/database.ts';
import type { Clock } from '#platform/clock.ts';
import { findToken, hashToken } from '#platform/derived-token.ts';
import { newToken } from '#platform/ids.ts';
import * as repository from './ical/calendar-feeds.repository.ts';
import type { ImportFile } from './ical/calendar-import.ts';
import { feedNotFound } from './ical/calendar.errors.ts';
import { feedToken, feedTokenForm } from './ical/feed-token.ts';
import { writeFeed } from './ical/feed-writer.ts';
import type { RemindersService } from './reminders.service.ts';
import type { ScheduleService } from './schedule.service.ts';

export interface CalendarDependencies {
  db: Database;
  clock: Clock;
  secretKey: string;
  formerSecretKeys: readonly string[];
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
  const { db, clock, secretKey, formerSecretKeys, appName, schedule, reminders, importFile } = dependencies;

  function newFeed(userId: string): repository.FeedRow {
    const nonce = newToken();
    const tokenHash = hashToken(feedToken(secretKey, userId, nonce));
    return { nonce, tokenHash, sealedToken: null, createdAt: clock.now() };
  }

  /**
   * The token in the feed's current address. If the secret key from which it was derived is no longer configured,
   * returns a token derived from the current key instead.
   */
  const tokenOf = (userId: string, feed: repository.FeedRow): string =>
    findToken({ current: secretKey, former: formerSecretKeys }, feed, feedTokenForm(userId, feed.nonce)) ??
    feedToken(secretKey, userId, feed.nonce);

  return {
    /** The token of the user's feed. The first call creates the feed. */
    getToken: async (userId: string): Promise<string> => {
      const existing = await repository.findFeed(db, userId);
      if (existing !== undefined) return tokenOf(userId, existing);
      const feed = await inTransaction(db, async (tx) => {
        await repository.insertFeed(tx, userId, newFeed(userId));
        return repository.findFeed(tx, userId);
      });
      if (feed === undefined) throw new Error('the feed was not stored');
      return tokenOf(userId, feed);
    },

    /** Creates a new token; the old address stops working. */
    rotate: async (userId: string): Promise<string> => {
      const feed = newFeed(userId);
      await inTransaction(db, (tx) => repository.replaceFeed(tx, userId, feed));
      return tokenOf(userId, feed);
    },

    /** Imports the events of a calendar file; with `preview` only reports the result. */
    importFile,

    /** The calendar file of a feed with its ETag. Throws calendar.feed_not_found. */
    renderFeed: async (token: string, address: string): Promise<{ text: string; tag: string }> => {
      const userId = await repository.findFeedOwner(db, hashToken(token));
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
