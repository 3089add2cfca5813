import { and, desc, eq, gte } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { acceptedSlots, planningPreferences, weeklyReviews } from '#db/schema/planning.ts';

export type PreferencesRow = Omit<typeof planningPreferences.$inferSelect, 'userId'>;
type PartOfDay = typeof acceptedSlots.$inferSelect.partOfDay;

export async function findPreferences(db: Queryable, userId: string): Promise<PreferencesRow | undefined> {
  const [row] = await db.select().from(planningPreferences).where(eq(planningPreferences.userId, userId));
  return row;
}

export async function savePreferences(tx: Tx, userId: string, fields: Partial<PreferencesRow>): Promise<void> {
  await tx
    .insert(planningPreferences)
    .values({ ...fields, userId })
    .onConflictDoUpdate({ target: [planningPreferences.userId], set: { ...fields, userId } });
}

export async function insertAcceptedSlot(
  tx: Tx,
  userId: string,
  row: { id: string; partOfDay: PartOfDay; createdAt: Date },
): Promise<void> {
  await tx.insert(acceptedSlots).values({ ...row, userId });
}

/** Parts of the day of the latest accepted slots. */
export async function listAcceptedParts(
  db: Queryable,
  userId: string,
  since: Date | null,
  limit: number,
): Promise<PartOfDay[]> {
  const rows = await db
    .select({ partOfDay: acceptedSlots.partOfDay })
    .from(acceptedSlots)
    .where(and(eq(acceptedSlots.userId, userId), since === null ? undefined : gte(acceptedSlots.createdAt, since)))
    .orderBy(desc(acceptedSlots.createdAt), desc(acceptedSlots.id))
    .limit(limit);
  return rows.map((row) => row.partOfDay);
}

/** The note on the week that begins on this Monday; empty if there is no note. */
export async function findNote(db: Queryable, userId: string, week: string): Promise<string> {
  const [row] = await db
    .select({ note: weeklyReviews.note })
    .from(weeklyReviews)
    .where(and(eq(weeklyReviews.userId, userId), eq(weeklyReviews.week, week)));
  return row?.note ?? '';
}

export async function saveNote(tx: Tx, userId: string, row: { week: string; note: string; updatedAt: Date }) {
  await tx
    .insert(weeklyReviews)
    .values({ ...row, userId })
    .onConflictDoUpdate({ target: [weeklyReviews.userId, weeklyReviews.week], set: row });
}
