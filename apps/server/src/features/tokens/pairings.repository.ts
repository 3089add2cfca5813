import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { pairings } from '#db/schema/tokens.ts';

/** Stores a person's code, which replaces the previous one. */
export async function savePairing(
  db: Queryable,
  userId: string,
  fields: Omit<typeof pairings.$inferInsert, 'userId'>,
): Promise<void> {
  await db
    .insert(pairings)
    .values({ ...fields, userId })
    .onConflictDoUpdate({ target: pairings.userId, set: fields });
}

/** Deletes and returns the valid code with one of these hashes. If two calls run at once, only one gets it. */
export async function consumePairing(
  tx: Tx,
  codeHashes: readonly string[],
  now: Date,
): Promise<{ userId: string; codeHash: string } | undefined> {
  const [pairing] = await tx
    .delete(pairings)
    .where(and(inArray(pairings.codeHash, [...codeHashes]), gt(pairings.expiresAt, now)))
    .returning({ userId: pairings.userId, codeHash: pairings.codeHash });
  return pairing;
}

export async function deletePairing(tx: Tx, userId: string): Promise<void> {
  await tx.delete(pairings).where(eq(pairings.userId, userId));
}

/** Deletes codes of all users that expired before this time. */
export async function deleteExpiredPairings(db: Queryable, before: Date): Promise<void> {
  await db.delete(pairings).where(lt(pairings.expiresAt, before));
}
