import type { Database } from '#db/database.ts';
import { readInIdOrder } from '#db/read-in-id-order.ts';
import type { Clock } from '#platform/clock.ts';
import type { ExceptionRow } from './event-exceptions.repository.ts';
import type { EventRow } from './events.repository.ts';
import { listAllExceptions, listEventsById, listExceptionsOf, listForFeed } from './feed-events.repository.ts';

export type FeedException = Pick<ExceptionRow, 'originalStart' | 'eventDate' | 'changes' | 'isCancelled'>;

/** An event, or a series with its exceptions. */
export interface FeedEvent extends Omit<EventRow, 'userId' | 'deletedAt'> {
  exceptions: FeedException[];
}

const DAY_MS = 86_400_000;
const DAYS_BACK = 730;
const MAX_FEED_EVENTS = 20_000;

/** The events of a user for the calendar feed: two years back, all future ones, and every series. */
export async function listFeedEvents(
  { db, clock }: { db: Database; clock: Clock },
  userId: string,
): Promise<FeedEvent[]> {
  const since = new Date(clock.now().getTime() - DAYS_BACK * DAY_MS);
  const [events, exceptions] = await Promise.all([
    listForFeed(db, userId, since, MAX_FEED_EVENTS),
    listAllExceptions(db, userId),
  ]);
  return withExceptions(events, exceptions);
}

/** All events of a user, in batches of a few hundred. */
export async function* readAllEvents(db: Database, userId: string): AsyncGenerator<FeedEvent[]> {
  for await (const events of readInIdOrder((after, limit) => listEventsById(db, userId, after, limit))) {
    const series = events.filter(({ recurrence }) => recurrence !== null).map(({ id }) => id);
    yield withExceptions(events, await listExceptionsOf(db, userId, series));
  }
}

function withExceptions(events: readonly EventRow[], exceptions: readonly ExceptionRow[]): FeedEvent[] {
  const bySeries = Map.groupBy(exceptions, ({ seriesId }) => seriesId);
  return events.map((event) => ({ ...event, exceptions: bySeries.get(event.id) ?? [] }));
}
