import { and, eq, gte, inArray, lt, or } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { eventExceptions } from '#db/schema/schedule.ts';

export type ExceptionRow = typeof eventExceptions.$inferSelect;
export type OccurrenceChanges = ExceptionRow['changes'];
export type NewException = Omit<typeof eventExceptions.$inferInsert, 'userId'>;

/** Exceptions whose original or new start is within [from, to). */
export async function listExceptionsBetween(
  db: Queryable,
  userId: string,
  from: Date,
  to: Date,
): Promise<ExceptionRow[]> {
  const { originalStart, eventDate } = eventExceptions;
  return db
    .select()
    .from(eventExceptions)
    .where(
      and(
        eq(eventExceptions.userId, userId),
        or(and(gte(originalStart, from), lt(originalStart, to)), and(gte(eventDate, from), lt(eventDate, to))),
      ),
    );
}

export async function listExceptions(db: Queryable, userId: string, seriesId: string): Promise<ExceptionRow[]> {
  return db
    .select()
    .from(eventExceptions)
    .where(seriesCondition(userId, [seriesId]));
}

export async function findException(
  db: Queryable,
  userId: string,
  seriesId: string,
  originalStart: Date,
): Promise<ExceptionRow | undefined> {
  const [row] = await db
    .select()
    .from(eventExceptions)
    .where(and(seriesCondition(userId, [seriesId]), eq(eventExceptions.originalStart, originalStart)));
  return row;
}

export async function saveException(tx: Tx, userId: string, row: NewException): Promise<void> {
  const { eventDate, changes = {}, isCancelled = false, deletedAt = null } = row;
  await tx
    .insert(eventExceptions)
    .values({ ...row, userId })
    .onConflictDoUpdate({
      target: [eventExceptions.userId, eventExceptions.seriesId, eventExceptions.originalStart],
      set: { eventDate, changes, isCancelled, deletedAt },
    });
}

export async function replaceExceptions(
  tx: Tx,
  userId: string,
  seriesIds: readonly string[],
  rows: readonly NewException[],
): Promise<void> {
  await tx.delete(eventExceptions).where(seriesCondition(userId, seriesIds));
  if (rows.length > 0) await tx.insert(eventExceptions).values(rows.map((row) => ({ ...row, userId })));
}

function seriesCondition(userId: string, seriesIds: readonly string[]) {
  return and(eq(eventExceptions.userId, userId), inArray(eventExceptions.seriesId, [...seriesIds]));
}
