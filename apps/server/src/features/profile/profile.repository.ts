import { eq, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { users } from '#db/schema/identity.ts';
import { activityDays } from '#db/schema/profile.ts';

export async function incrementQuestionCount(tx: Tx, userId: string, day: string): Promise<void> {
  await tx
    .insert(activityDays)
    .values({ userId, day, questions: 1 })
    .onConflictDoUpdate({
      target: [activityDays.userId, activityDays.day],
      set: { questions: sql`${activityDays.questions} + 1` },
    });
}

export async function findUser(
  db: Queryable,
  userId: string,
): Promise<{ timeZone: string; createdAt: Date } | undefined> {
  const [row] = await db
    .select({ timeZone: users.timeZone, createdAt: users.createdAt })
    .from(users)
    .where(eq(users.id, userId));
  return row;
}
