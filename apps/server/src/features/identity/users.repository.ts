import { and, eq } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { accounts, users } from '#db/schema/identity.ts';

export type UserRow = typeof users.$inferSelect;

export async function findUser(db: Queryable, userId: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  return row;
}

/** However it is written: the column compares without case. */
export async function isEmailTaken(db: Queryable, email: string): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return rows.length > 0;
}

/** Throws a unique violation of `users_email_unique` when somebody else has the email. */
export async function updateUser(
  tx: Tx,
  userId: string,
  fields: Partial<Pick<UserRow, 'firstName' | 'lastName' | 'name' | 'email' | 'timeZone' | 'updatedAt'>>,
): Promise<UserRow | undefined> {
  const [row] = await tx.update(users).set(fields).where(eq(users.id, userId)).returning();
  return row;
}

export async function findPasswordHash(db: Queryable, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ password: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')));
  return row?.password ?? undefined;
}

export async function updatePasswordHash(tx: Tx, userId: string, password: string, now: Date): Promise<void> {
  await tx
    .update(accounts)
    .set({ password, updatedAt: now })
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')));
}
