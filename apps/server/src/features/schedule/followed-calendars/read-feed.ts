import { createHash } from 'node:crypto';
import type { Fetcher } from '#integrations/fetcher/fetcher.ts';
import { AppError } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import { readImportable, decodeText, type ImportableCalendar } from '../calendar.service.ts';
import type { ScheduleService } from '../schedule.service.ts';
import { addressReturnsError, addressNotResponding } from './followed-calendars.errors.ts';
import { parseRetryAfter } from './next-read.ts';

/** The address of a calendar, and what identifies its stored version: null and empty before the first request. */
export interface StoredVersion {
  url: string;
  etag: string | null;
  lastModified: string | null;
  contentHash: string;
}

export interface FeedReading {
  etag: string | null;
  lastModified: string | null;
  contentHash: string;
  /** Absent when the calendar has not changed. */
  content?: ImportableCalendar;
}

/** Thrown for a failed request and for an unreadable calendar. `retryAfterMs` is how long the server asks to wait. */
export class FeedError extends Error {
  readonly reason: AppError;
  readonly retryAfterMs: number;

  constructor(reason: AppError, retryAfterMs = 0) {
    super(reason.message, { cause: reason });
    this.reason = reason;
    this.retryAfterMs = retryAfterMs;
  }
}

export interface FeedReaderDependencies {
  clock: Clock;
  fetcher: Fetcher;
  schedule: Pick<ScheduleService, 'seriesCheck'>;
}

export type ReadFeed = (stored: StoredVersion, timeZone: string) => Promise<FeedReading>;

const MAX_BYTES = 5_000_000;
const TIMEOUT_MS = 10_000;

/** Requests a calendar and parses it if it has changed. Throws FeedError. */
export function createFeedReader({ clock, fetcher, schedule }: FeedReaderDependencies): ReadFeed {
  async function request({ url, etag, lastModified }: StoredVersion) {
    const headers = {
      accept: 'text/calendar, */*;q=0.5',
      ...(etag !== null && { 'if-none-match': etag }),
      ...(lastModified !== null && { 'if-modified-since': lastModified }),
    };
    try {
      return await fetcher.fetch(url, { headers, maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS });
    } catch (error) {
      const isUnreachable = error instanceof AppError && /^fetcher\.(unreachable|timeout)$/.test(error.code);
      throw new FeedError(isUnreachable || !(error instanceof AppError) ? addressNotResponding(error) : error);
    }
  }

  return async (stored, timeZone) => {
    const { status, headers, body } = await request(stored);
    if (status === 304) {
      const { url: _url, ...version } = stored;
      return version;
    }
    if (status < 200 || status > 299) {
      throw new FeedError(addressReturnsError(status), parseRetryAfter(headers['retry-after'], clock.now()));
    }
    const version = {
      etag: headers['etag']?.slice(0, 500) ?? null,
      lastModified: headers['last-modified']?.slice(0, 100) ?? null,
      contentHash: createHash('sha256').update(body).digest('base64url'),
    };
    if (version.contentHash === stored.contentHash) return version;
    try {
      return { ...version, content: await readImportable(decodeText(body), timeZone, schedule.seriesCheck) };
    } catch (error) {
      if (error instanceof AppError) throw new FeedError(error);
      throw error;
    }
  };
}
