import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { categories } from '#db/schema/categories.ts';
import { users } from '#db/schema/identity.ts';
import { events } from '#db/schema/planner.ts';
import { activityDays } from '#db/schema/platform.ts';

export async function addQuestion(tx: Tx, userId: string, day: string): Promise<void> {
  await tx
    .insert(activityDays)
    .values({ userId, day, questions: 1 })
    .onConflictDoUpdate({
      target: [activityDays.userId, activityDays.day],
      set: { questions: sql`${activityDays.questions} + 1` },
    });
}

/** One row a day with a question asked, oldest first. */
export async function listActivityDays(db: Queryable, userId: string): Promise<{ day: string; questions: number }[]> {
  return db
    .select({ day: activityDays.day, questions: activityDays.questions })
    .from(activityDays)
    .where(eq(activityDays.userId, userId))
    .orderBy(asc(activityDays.day));
}

export async function sumCategories(db: Queryable, userId: string): Promise<{ conversations: number; used: number }> {
  const [row] = await db
    .select({
      conversations: sql<number>`coalesce(sum(${categories.conversationCount}), 0)::int`,
      used: sql<number>`count(*) filter (where ${categories.conversationCount} > 0)::int`,
    })
    .from(categories)
    .where(eq(categories.userId, userId));
  return row ?? { conversations: 0, used: 0 };
}

export async function countEvents(db: Queryable, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(events)
    .where(and(eq(events.userId, userId), isNull(events.deletedAt)));
  return row?.count ?? 0;
}

export async function findMember(
  db: Queryable,
  userId: string,
): Promise<{ timeZone: string; createdAt: Date } | undefined> {
  const [row] = await db
    .select({ timeZone: users.timeZone, createdAt: users.createdAt })
    .from(users)
    .where(eq(users.id, userId));
  return row;
}

/** Returns the address that was there before; the row is locked until the transaction ends. */
export async function replacePhoto(tx: Tx, userId: string, image: string | null): Promise<string | null> {
  const [before] = await tx.select({ image: users.image }).from(users).where(eq(users.id, userId)).for('update');
  await tx.update(users).set({ image }).where(eq(users.id, userId));
  return before?.image ?? null;
}
