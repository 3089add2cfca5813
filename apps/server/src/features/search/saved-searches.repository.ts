import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { recentSearches, savedSearches } from '#db/schema/searches.ts';

export type SavedSearchRow = Omit<typeof savedSearches.$inferSelect, 'userId'>;

export async function listRecent(db: Queryable, userId: string): Promise<{ q: string; searchedAt: Date }[]> {
  return db
    .select({ q: recentSearches.q, searchedAt: recentSearches.searchedAt })
    .from(recentSearches)
    .where(eq(recentSearches.userId, userId))
    .orderBy(desc(recentSearches.searchedAt), asc(recentSearches.q));
}

/** Saves a text as the latest and deletes all but the latest `limit`. */
export async function saveRecent(tx: Tx, userId: string, q: string, searchedAt: Date, limit: number): Promise<void> {
  await tx
    .insert(recentSearches)
    .values({ userId, q, searchedAt })
    .onConflictDoUpdate({ target: [recentSearches.userId, recentSearches.q], set: { searchedAt } });
  await tx.execute(sql`
    delete from ${recentSearches} where user_id = ${userId} and q in (
      select q from ${recentSearches} where user_id = ${userId} order by searched_at desc, q offset ${limit})`);
}

export async function deleteRecent(tx: Tx, userId: string): Promise<void> {
  await tx.delete(recentSearches).where(eq(recentSearches.userId, userId));
}

export async function listSaved(db: Queryable, userId: string): Promise<SavedSearchRow[]> {
  return db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(sql`lower(${savedSearches.name})`, asc(savedSearches.id));
}

export async function insertSaved(tx: Tx, userId: string, row: SavedSearchRow): Promise<void> {
  await tx.insert(savedSearches).values({ ...row, userId });
}

export async function renameSaved(tx: Tx, userId: string, id: string, name: string): Promise<void> {
  await tx
    .update(savedSearches)
    .set({ name })
    .where(and(eq(savedSearches.userId, userId), eq(savedSearches.id, id)));
}

/** False if there is no such search. */
export async function deleteSaved(tx: Tx, userId: string, id: string): Promise<boolean> {
  const deleted = await tx
    .delete(savedSearches)
    .where(and(eq(savedSearches.userId, userId), eq(savedSearches.id, id)))
    .returning({ id: savedSearches.id });
  return deleted.length > 0;
}
