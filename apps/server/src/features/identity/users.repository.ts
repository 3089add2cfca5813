import { and, eq, inArray, lte, notInArray, sql } from 'drizzle-orm';
import { activeUserCondition } from '#db/active-owner.ts';
import type { Database, Queryable, Tx } from '#db/database.ts';
import { accounts, users } from '#db/schema/identity.ts';
import { type BatchReader, createBatchReader } from '#platform/batch-reader.ts';

export type UserRow = typeof users.$inferSelect;

export interface StoredEntitlement {
  tier: string;
  /** Null without a bought plan. */
  currentPeriodEnd: Date | null;
}

export async function findUser(db: Queryable, userId: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  return row;
}

/** Combines concurrent reads into one statement. */
export function createUserReader(db: Database): BatchReader<UserRow> {
  const statement = db
    .select()
    .from(users)
    .where(sql`${users.id} = ANY(${sql.placeholder('userIds')})`)
    .prepare('read_users');
  return createBatchReader(async (userIds) => {
    const rows = await statement.execute({ userIds });
    return new Map(rows.map((row) => [row.id, row]));
  });
}

export async function findTimeZone(db: Queryable, userId: string): Promise<string | undefined> {
  const [row] = await db.select({ timeZone: users.timeZone }).from(users).where(eq(users.id, userId));
  return row?.timeZone;
}

/** Upper and lower case are the same, because the column ignores case. */
export async function isEmailTaken(db: Queryable, email: string): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return rows.length > 0;
}

/** Throws a unique violation of `users_email_unique` when another account has the email. */
export async function updateUser(
  tx: Tx,
  userId: string,
  fields: Partial<
    Pick<UserRow, 'firstName' | 'lastName' | 'name' | 'email' | 'emailVerified' | 'timeZone' | 'updatedAt'>
  >,
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

export async function updatePasswordHash(tx: Tx, userId: string, passwordHash: string, now: Date): Promise<void> {
  await tx
    .update(accounts)
    .set({ password: passwordHash, updatedAt: now })
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')));
}

/** The ids of at most `limit` active accounts. */
export async function listUserIds(db: Queryable, limit: number): Promise<string[]> {
  const rows = await db.select({ id: users.id }).from(users).where(activeUserCondition).limit(limit);
  return rows.map(({ id }) => id);
}

export async function findUserByEmail(db: Queryable, email: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row;
}

/** Replaces the password hash; false if the stored one is no longer `oldHash`. */
export async function replacePasswordHash(
  tx: Tx,
  userId: string,
  oldHash: string,
  newHash: string,
  now: Date,
): Promise<boolean> {
  const oldPasswordCondition = and(
    eq(accounts.userId, userId),
    eq(accounts.providerId, 'credential'),
    eq(accounts.password, oldHash),
  );
  const rows = await tx
    .update(accounts)
    .set({ password: newHash, updatedAt: now })
    .where(oldPasswordCondition)
    .returning({ id: accounts.id });
  return rows.length > 0;
}

/**
 * Sets a bought tier; `free` removes it. The tier `premium` is not removed, because the operator grants it. Returns
 * whether anything changed.
 */
export async function setTier(tx: Tx, userId: string, { tier, currentPeriodEnd }: StoredEntitlement): Promise<boolean> {
  const grantedByOperatorCondition = eq(users.subscriptionTier, 'premium');
  const sameTierCondition = and(
    eq(users.subscriptionTier, tier),
    sql`${users.currentPeriodEnd} is not distinct from ${currentPeriodEnd?.toISOString() ?? null}::timestamptz`,
  );
  const changed = await tx
    .update(users)
    .set({ subscriptionTier: tier, currentPeriodEnd })
    .where(
      and(
        eq(users.id, userId),
        sql`not (${sameTierCondition})`,
        tier === 'free' ? sql`not (${grantedByOperatorCondition})` : undefined,
      ),
    )
    .returning({ id: users.id });
  return changed.length > 0;
}

/** Grants Premium, or removes what was granted. Returns false, and changes nothing, if the user has bought a tier. */
export async function setGrantedTier(tx: Tx, userId: string, tier: 'premium' | 'free'): Promise<boolean> {
  const changed = await tx
    .update(users)
    .set({ subscriptionTier: tier, currentPeriodEnd: null })
    .where(and(eq(users.id, userId), inArray(users.subscriptionTier, ['premium', 'free'])))
    .returning({ id: users.id });
  return changed.length > 0;
}

/** Returns the former address of the photo; locks the row until the transaction ends. */
export async function replacePhoto(tx: Tx, userId: string, image: string | null): Promise<string | null> {
  const [before] = await tx.select({ image: users.image }).from(users).where(eq(users.id, userId)).for('update');
  await tx.update(users).set({ image }).where(eq(users.id, userId));
  return before?.image ?? null;
}

/** Null cancels the closing. */
export async function setClosing(tx: Tx, userId: string, closingAt: Date | null): Promise<void> {
  await tx.update(users).set({ closingAt }).where(eq(users.id, userId));
}

/** Null ends the suspension. */
export async function setSuspended(tx: Tx, userId: string, suspendedAt: Date | null): Promise<void> {
  await tx.update(users).set({ suspendedAt }).where(eq(users.id, userId));
}

/** Accounts whose closing time has passed, apart from `except`. */
export async function listDueForDeletion(db: Queryable, now: Date, except: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(lte(users.closingAt, now), notInArray(users.id, [...except])))
    .limit(100);
  return rows.map(({ id }) => id);
}

/** Everything that belongs to the user is deleted by cascade. */
export async function deleteUser(db: Queryable, userId: string): Promise<void> {
  await db.delete(users).where(eq(users.id, userId));
}

/** False when the account has another email now. */
export async function setEmailVerified(tx: Tx, userId: string, email: string): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ emailVerified: true })
    .where(and(eq(users.id, userId), eq(users.email, email)))
    .returning({ id: users.id });
  return rows.length > 0;
}

export async function insertUser(tx: Tx, row: typeof users.$inferInsert): Promise<void> {
  await tx.insert(users).values(row);
}

/** The user to whom an account at a sign-in provider is linked. */
export async function findLinkedUser(
  db: Queryable,
  providerId: string,
  accountId: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: accounts.userId })
    .from(accounts)
    .where(and(eq(accounts.providerId, providerId), eq(accounts.accountId, accountId)));
  return row?.userId;
}

/** Links an account at a sign-in provider to a user. */
export async function insertLink(tx: Tx, row: typeof accounts.$inferInsert): Promise<void> {
  await tx.insert(accounts).values(row);
}

/** Stores the first password of an account; false when the account has a password or no longer exists. */
export async function insertPasswordHash(tx: Tx, id: string, userId: string, passwordHash: string): Promise<boolean> {
  if ((await findUser(tx, userId)) === undefined) return false;
  const rows = await tx
    .insert(accounts)
    .values({ id, userId, providerId: 'credential', accountId: userId, password: passwordHash })
    .onConflictDoNothing()
    .returning({ id: accounts.id });
  return rows.length > 0;
}
