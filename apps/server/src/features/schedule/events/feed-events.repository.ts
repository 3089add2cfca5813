import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { Queryable } from '#db/database.ts';
import { eventExceptions, events } from '#db/schema/schedule.ts';
import type { ExceptionRow } from './event-exceptions.repository.ts';
import type { EventRow } from './events.repository.ts';

/** All series, and the single events that start at `since` or later, except those in the trash. */
export async function listForFeed(db: Queryable, userId: string, since: Date, limit: number): Promise<EventRow[]> {
  return db
    .select()
    .from(events)
    .where(
      and(
        eq(events.userId, userId),
        isNull(events.deletedAt),
        or(isNotNull(events.recurrence), gte(events.eventDate, since)),
      ),
    )
    .orderBy(asc(events.eventDate), asc(events.id))
    .limit(limit);
}

export async function listAllExceptions(db: Queryable, userId: string): Promise<ExceptionRow[]> {
  return db
    .select()
    .from(eventExceptions)
    .where(eq(eventExceptions.userId, userId))
    .orderBy(asc(eventExceptions.originalStart));
}

/** A page of all events that are not in the trash, ordered by id; `afterId` is the last id of the previous page. */
export async function listEventsById(
  db: Queryable,
  userId: string,
  afterId: string | undefined,
  limit: number,
): Promise<EventRow[]> {
  return db
    .select()
    .from(events)
    .where(
      and(
        eq(events.userId, userId),
        isNull(events.deletedAt),
        afterId === undefined ? undefined : gt(events.id, afterId),
      ),
    )
    .orderBy(asc(events.id))
    .limit(limit);
}

export async function listExceptionsOf(
  db: Queryable,
  userId: string,
  seriesIds: readonly string[],
): Promise<ExceptionRow[]> {
  if (seriesIds.length === 0) return [];
  return db
    .select()
    .from(eventExceptions)
    .where(and(eq(eventExceptions.userId, userId), inArray(eventExceptions.seriesId, [...seriesIds])))
    .orderBy(asc(eventExceptions.originalStart));
}
