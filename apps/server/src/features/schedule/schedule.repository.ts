import { and, eq, gte, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { categories } from '#db/schema/categories.ts';
import { events } from '#db/schema/planner.ts';

export type NewEvent = Omit<typeof events.$inferInsert, 'userId'>;

export async function insertEvent(tx: Tx, userId: string, row: NewEvent): Promise<void> {
  await tx.insert(events).values({ ...row, userId });
}

const category = { id: categories.id, name: categories.name, color: categories.color };

export type EventRow = Awaited<ReturnType<typeof listSingleEvents>>[number];

/** Events that happen once, within [from, to). */
export async function listSingleEvents(db: Queryable, userId: string, from: Date, to: Date) {
  return db
    .select({ event: events, category })
    .from(events)
    .leftJoin(categories, and(eq(categories.userId, events.userId), eq(categories.id, events.categoryId)))
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

/** Series that began before `to`: the caller works out when they happen. */
export async function listSeries(db: Queryable, userId: string, to: Date): Promise<EventRow[]> {
  return db
    .select({ event: events, category })
    .from(events)
    .leftJoin(categories, and(eq(categories.userId, events.userId), eq(categories.id, events.categoryId)))
    .where(
      and(eq(events.userId, userId), isNull(events.deletedAt), isNotNull(events.recurrence), lt(events.eventDate, to)),
    );
}
