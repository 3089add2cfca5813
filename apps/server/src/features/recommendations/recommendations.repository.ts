import { and, desc, eq, isNotNull, notInArray, or, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { recommendationRounds, recommendations } from '#db/schema/recommendations.ts';

export type { StoredAction, StoredSource } from '#db/schema/recommendations.ts';
export type RecommendationRow = typeof recommendations.$inferSelect;
export type NewRecommendation = Omit<typeof recommendations.$inferInsert, 'userId'>;

/** No more are added while this many are open; recommendations that the user saved or bookmarked count as well. */
export const MAX_OPEN = 10;
/** The largest number of rows to read: a user can save more than `MAX_OPEN`. */
const MAX_LISTED = 500;

const ownerCondition = (userId: string) => eq(recommendations.userId, userId);
const openCondition = and(eq(recommendations.isCompleted, false), eq(recommendations.isDismissed, false));
const decidedCondition = or(eq(recommendations.isCompleted, true), eq(recommendations.isDismissed, true));

export async function insertRecommendations(tx: Tx, userId: string, rows: readonly NewRecommendation[]): Promise<void> {
  if (rows.length > 0) await tx.insert(recommendations).values(rows.map((row) => ({ ...row, userId })));
}

/** Open recommendations, which are neither completed nor dismissed, latest first. */
export async function listOpen(db: Queryable, userId: string): Promise<RecommendationRow[]> {
  return db
    .select()
    .from(recommendations)
    .where(and(ownerCondition(userId), openCondition))
    .orderBy(desc(recommendations.createdAt), desc(recommendations.id))
    .limit(MAX_LISTED);
}

/** Completed and dismissed recommendations, the latest decision first. */
export async function listDecided(db: Queryable, userId: string, limit: number): Promise<RecommendationRow[]> {
  return db
    .select()
    .from(recommendations)
    .where(and(ownerCondition(userId), decidedCondition))
    .orderBy(desc(recommendations.decidedAt), desc(recommendations.id))
    .limit(limit);
}

/** The keys of all recommendations the person completed or dismissed. */
export async function listDecidedKeys(db: Queryable, userId: string): Promise<Set<string>> {
  const rows = await db
    .select({ key: recommendations.key })
    .from(recommendations)
    .where(and(ownerCondition(userId), decidedCondition, isNotNull(recommendations.key)));
  return new Set(rows.flatMap(({ key }) => key ?? []));
}

/** Locks the recommendation until the transaction ends. */
export async function lockRecommendation(tx: Tx, userId: string, id: string): Promise<RecommendationRow | undefined> {
  const [row] = await tx
    .select()
    .from(recommendations)
    .where(and(ownerCondition(userId), eq(recommendations.id, id)))
    .for('update');
  return row;
}

export async function updateRecommendation(
  tx: Tx,
  userId: string,
  id: string,
  fields: Partial<NewRecommendation>,
): Promise<void> {
  await tx
    .update(recommendations)
    .set(fields)
    .where(and(ownerCondition(userId), eq(recommendations.id, id)));
}

/** Stores a model's wording if the recommendation has not changed. */
export async function saveWording(
  tx: Tx,
  userId: string,
  { id, title, description }: { id: string; title: string; description: string },
  wording: { title?: string; description?: string },
): Promise<void> {
  const textUnchangedCondition = and(eq(recommendations.title, title), eq(recommendations.description, description));
  await tx
    .update(recommendations)
    .set({ wording })
    .where(and(ownerCondition(userId), eq(recommendations.id, id), textUnchangedCondition));
}

/**
 * Deletes the open recommendations that are not in `keptIds`. Those that the user bookmarked or saved stay, and advice
 * of a model stays until it expires.
 */
export async function deleteOutdated(tx: Tx, userId: string, keptIds: readonly string[], now: Date): Promise<void> {
  await tx
    .delete(recommendations)
    .where(
      and(
        ownerCondition(userId),
        openCondition,
        isNotNull(recommendations.key),
        eq(recommendations.isBookmarked, false),
        sql`not (${recommendations.rule} = 'model' and ${recommendations.until} > ${now.toISOString()}::timestamptz)`,
        keptIds.length === 0 ? undefined : notInArray(recommendations.id, [...keptIds]),
      ),
    );
}

/** Records the start of a round and locks its row until the transaction ends, so that rounds run one after another. */
export async function startRound(tx: Tx, userId: string, computedAt: Date): Promise<void> {
  await tx
    .insert(recommendationRounds)
    .values({ userId, computedAt })
    .onConflictDoUpdate({ target: recommendationRounds.userId, set: { computedAt } });
}

/** Waits for a round that is being stored, and blocks the next one until the transaction ends. */
export async function lockRound(tx: Tx, userId: string): Promise<void> {
  await tx.select().from(recommendationRounds).where(eq(recommendationRounds.userId, userId)).for('update');
}

/** When the user's recommendations were last computed. */
export async function findRound(db: Queryable, userId: string): Promise<Date | undefined> {
  const [row] = await db.select().from(recommendationRounds).where(eq(recommendationRounds.userId, userId));
  return row?.computedAt;
}
