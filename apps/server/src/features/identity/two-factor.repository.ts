import { and, count, eq, gte, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { recoveryCodes, twoFactor } from '#db/schema/identity.ts';

export type TwoFactorRow = typeof twoFactor.$inferSelect;

export async function findTwoFactor(db: Queryable, userId: string): Promise<TwoFactorRow | undefined> {
  const [row] = await db.select().from(twoFactor).where(eq(twoFactor.userId, userId));
  return row;
}

/** Stores the secret of a setup, replacing a pending one; false when two-factor authentication is already on. */
export async function savePending(tx: Tx, userId: string, secret: string): Promise<boolean> {
  const rows = await tx
    .insert(twoFactor)
    .values({ userId, secret })
    .onConflictDoUpdate({
      target: twoFactor.userId,
      set: { secret, lastStep: 0 },
      setWhere: isNull(twoFactor.enabledAt),
    })
    .returning({ userId: twoFactor.userId });
  return rows.length > 0;
}

/** False when two-factor authentication was already on. */
export async function setEnabled(tx: Tx, userId: string, lastStep: number, enabledAt: Date): Promise<boolean> {
  const rows = await tx
    .update(twoFactor)
    .set({ enabledAt, lastStep })
    .where(and(eq(twoFactor.userId, userId), isNull(twoFactor.enabledAt)))
    .returning({ userId: twoFactor.userId });
  return rows.length > 0;
}

/** Marks the time step of a code as used; true for only one of several concurrent uses. */
export async function markTimeStepUsed(db: Queryable, userId: string, step: number): Promise<boolean> {
  const rows = await db
    .update(twoFactor)
    .set({ lastStep: step })
    .where(and(eq(twoFactor.userId, userId), isNotNull(twoFactor.enabledAt), lt(twoFactor.lastStep, step)))
    .returning({ userId: twoFactor.userId });
  return rows.length > 0;
}

export async function spendRecoveryCode(db: Queryable, userId: string, hash: string): Promise<boolean> {
  const rows = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hash)))
    .returning({ hash: recoveryCodes.hash });
  return rows.length > 0;
}

export async function replaceRecoveryCodes(tx: Tx, userId: string, hashes: string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  if (hashes.length > 0) await tx.insert(recoveryCodes).values(hashes.map((hash) => ({ userId, hash })));
}

export async function countRecoveryCodes(db: Queryable, userId: string): Promise<number> {
  const [row] = await db.select({ number: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  return row?.number ?? 0;
}

/** Returns whether two-factor authentication was on. */
export async function deleteTwoFactor(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx.delete(twoFactor).where(eq(twoFactor.userId, userId)).returning();
  return rows.some(({ enabledAt }) => enabledAt !== null);
}

/** Deletes two-factor authentication that was turned on at `since` or later; returns whether there was any. */
export async function deleteTwoFactorSince(tx: Tx, userId: string, since: Date): Promise<boolean> {
  const rows = await tx
    .delete(twoFactor)
    .where(and(eq(twoFactor.userId, userId), gte(twoFactor.enabledAt, since)))
    .returning({ userId: twoFactor.userId });
  return rows.length > 0;
}

/** The sealed secrets of all users. */
export async function listAllSecrets(db: Queryable): Promise<Pick<TwoFactorRow, 'userId' | 'secret'>[]> {
  return db.select({ userId: twoFactor.userId, secret: twoFactor.secret }).from(twoFactor);
}

/** Replaces a sealed secret, unless it was replaced meanwhile. */
export async function replaceSecret(db: Queryable, userId: string, before: string, secret: string): Promise<void> {
  await db
    .update(twoFactor)
    .set({ secret })
    .where(and(eq(twoFactor.userId, userId), eq(twoFactor.secret, before)));
}
