import { and, eq, gt, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { categories } from '#db/schema/categories.ts';
import { events } from '#db/schema/schedule.ts';
import { tasks } from '#db/schema/tasks.ts';

export type EventRow = typeof events.$inferSelect;
export type NewEvent = Omit<typeof events.$inferInsert, 'userId'>;
export interface EventCategory {
  id: string;
  name: string;
  color: string;
}

export async function insertEvent(tx: Tx, userId: string, row: NewEvent): Promise<void> {
  await tx.insert(events).values({ ...row, userId });
}

/** Single events that start within [from, to). */
export async function listSingleEvents(db: Queryable, userId: string, from: Date, to: Date): Promise<EventRow[]> {
  return db
    .select()
    .from(events)
    .where(
      and(
        eq(events.userId, userId),
        isNull(events.deletedAt),
        isNull(events.recurrence),
        gte(events.eventDate, from),
        lt(events.eventDate, to),
      ),
    );
}

/** Series that may have occurrences within [from, to), for the caller to expand. */
export async function listSeries(db: Queryable, userId: string, from: Date, to: Date): Promise<EventRow[]> {
  return db
    .select()
    .from(events)
    .where(
      and(
        eq(events.userId, userId),
        isNull(events.deletedAt),
        isNotNull(events.recurrence),
        lt(events.eventDate, to),
        or(isNull(events.seriesEnd), gt(events.seriesEnd, from)),
      ),
    );
}

/** Finds events that are not in the trash. */
export async function findEvents(db: Queryable, userId: string, ids: readonly string[]): Promise<EventRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(events)
    .where(and(eq(events.userId, userId), isNull(events.deletedAt), inArray(events.id, [...ids])));
}

/** Locks an event, even one in the trash. */
export async function lockEvent(tx: Tx, userId: string, id: string): Promise<EventRow | undefined> {
  const [row] = await tx
    .select()
    .from(events)
    .where(and(eq(events.userId, userId), eq(events.id, id)))
    .for('update');
  return row;
}

/** Updates fields and increments the revision. */
export async function updateEvent(tx: Tx, userId: string, id: string, changed: Partial<NewEvent>): Promise<void> {
  await tx
    .update(events)
    .set({ ...changed, revision: sql`${events.revision} + 1` })
    .where(and(eq(events.userId, userId), eq(events.id, id)));
}

export async function readCategoryMap(db: Queryable, userId: string): Promise<Map<string, EventCategory>> {
  const rows = await db
    .select({ id: categories.id, name: categories.name, color: categories.color })
    .from(categories)
    .where(eq(categories.userId, userId));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Finds a built-in category, even when it was renamed. */
export async function findCategoryBySlug(
  db: Queryable,
  userId: string,
  slug: string,
): Promise<EventCategory | undefined> {
  const [row] = await db
    .select({ id: categories.id, name: categories.name, color: categories.color })
    .from(categories)
    .where(and(eq(categories.userId, userId), eq(categories.slug, slug)));
  return row;
}

export async function hasTask(db: Queryable, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.userId, userId), eq(tasks.id, id), isNull(tasks.deletedAt)));
  return rows.length > 0;
}
