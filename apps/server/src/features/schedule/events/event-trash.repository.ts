import { and, desc, eq, inArray, isNotNull, isNull, lt, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queryable, Tx } from '#db/database.ts';
import { keysetAfter } from '#db/keyset.ts';
import { eventExceptions, eventNotes, events } from '#db/schema/schedule.ts';

interface Page {
  limit: number;
  after?: { deletedAt: string; id: string };
}

interface TrashedRow {
  id: string;
  title: string;
  deletedAt: Date | null;
}

/** Events and series, most recently deleted first. */
export async function listTrashedEvents(db: Queryable, userId: string, page: Page): Promise<TrashedRow[]> {
  return db
    .select({ id: events.id, title: events.title, deletedAt: events.deletedAt })
    .from(events)
    .where(and(eq(events.userId, userId), isNotNull(events.deletedAt), afterCursor(events, page.after)))
    .orderBy(desc(events.deletedAt), desc(events.id))
    .limit(page.limit);
}

/**
 * Single occurrences that were cancelled, under the title of their series, most recently deleted first. While the
 * series is in the trash itself, only the series is listed: an occurrence restored alone would not be seen.
 */
export async function listTrashedOccurrences(db: Queryable, userId: string, page: Page): Promise<TrashedRow[]> {
  return db
    .select({ id: eventExceptions.id, title: events.title, deletedAt: eventExceptions.deletedAt })
    .from(eventExceptions)
    .innerJoin(events, and(eq(events.userId, eventExceptions.userId), eq(events.id, eventExceptions.seriesId)))
    .where(
      and(
        eq(eventExceptions.userId, userId),
        isNotNull(eventExceptions.deletedAt),
        isNull(events.deletedAt),
        afterCursor(eventExceptions, page.after),
      ),
    )
    .orderBy(desc(eventExceptions.deletedAt), desc(eventExceptions.id))
    .limit(page.limit);
}

/** Locks a cancelled occurrence that is in the trash. */
export async function lockTrashedOccurrence(tx: Tx, userId: string, id: string) {
  const [row] = await tx
    .select()
    .from(eventExceptions)
    .where(and(eq(eventExceptions.userId, userId), eq(eventExceptions.id, id), isNotNull(eventExceptions.deletedAt)))
    .for('update');
  return row;
}

/** Removes these occurrences from the trash, or all when `ids` is absent. The occurrences stay cancelled. */
export async function removeOccurrencesFromTrash(tx: Tx, userId: string, ids?: string[]): Promise<void> {
  await tx
    .update(eventExceptions)
    .set({ deletedAt: null })
    .where(
      and(
        eq(eventExceptions.userId, userId),
        isNotNull(eventExceptions.deletedAt),
        ids && inArray(eventExceptions.id, ids),
      ),
    );
}

export async function listTrashedEventIds(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.userId, userId), isNotNull(events.deletedAt)));
  return rows.map(({ id }) => id);
}

/** Deletes events with their exceptions and notes. */
export async function deleteEvents(tx: Tx, userId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(eventNotes).where(and(eq(eventNotes.userId, userId), inArray(eventNotes.eventId, ids)));
  await tx
    .delete(eventExceptions)
    .where(and(eq(eventExceptions.userId, userId), inArray(eventExceptions.seriesId, ids)));
  await tx.delete(events).where(and(eq(events.userId, userId), inArray(events.id, ids)));
}

/** Events and occurrences of all users that were deleted before this time. */
export async function listExpired(
  db: Queryable,
  before: Date,
  limit: number,
): Promise<{ userId: string; id: string }[]> {
  const listFrom = (table: typeof events | typeof eventExceptions) =>
    db
      .select({ userId: table.userId, id: table.id })
      .from(table)
      .where(and(isNotNull(table.deletedAt), lt(table.deletedAt, before)))
      .limit(limit);
  return [...(await listFrom(events)), ...(await listFrom(eventExceptions))];
}

/** The condition for the rows of the next page; undefined for the first page. */
function afterCursor(table: { id: AnyPgColumn; deletedAt: AnyPgColumn }, after: Page['after']): SQL | undefined {
  return keysetAfter(table.deletedAt, table.id, after && { at: after.deletedAt, id: after.id });
}
