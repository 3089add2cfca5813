import { and, eq, gt, lt } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { pairings } from '#db/schema/tokens.ts';

/** Stores a person's code; the code before is no longer valid. */
export async function putPairing(
  db: Queryable,
  userId: string,
  fields: Omit<typeof pairings.$inferInsert, 'userId'>,
): Promise<void> {
  await db
    .insert(pairings)
    .values({ ...fields, userId })
    .onConflictDoUpdate({ target: pairings.userId, set: fields });
}

/** Deletes a valid code and returns its owner; of two calls at once, one gets undefined. */
export async function takePairing(tx: Tx, codeHash: string, now: Date): Promise<string | undefined> {
  const [taken] = await tx
    .delete(pairings)
    .where(and(eq(pairings.codeHash, codeHash), gt(pairings.expiresAt, now)))
    .returning({ userId: pairings.userId });
  return taken?.userId;
}

export async function deletePairing(tx: Tx, userId: string): Promise<void> {
  await tx.delete(pairings).where(eq(pairings.userId, userId));
}

/** Deletes codes of all users that expired before this time. */
export async function deleteExpiredPairings(db: Queryable, before: Date): Promise<void> {
  await db.delete(pairings).where(lt(pairings.expiresAt, before));
}
