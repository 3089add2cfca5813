import { and, count, desc, eq, getTableColumns, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database, Queryable, Tx } from '#db/database.ts';
import { users } from '#db/schema/identity.ts';
import { accessTokens } from '#db/schema/tokens.ts';
import { type BatchReader, createBatchReader } from '#platform/batch-reader.ts';

export type StoredToken = typeof accessTokens.$inferSelect;
export type TokenRow = Omit<StoredToken, 'hash'>;
export type NewTokenRow = Omit<typeof accessTokens.$inferInsert, 'userId'>;
export type FoundToken = TokenRow & { timeZone: string; suspendedAt: Date | null };

const { hash: _hash, ...columnsWithoutHash } = getTableColumns(accessTokens);

type Kind = StoredToken['kind'];

export async function listTokens(db: Queryable, userId: string, kind: Kind): Promise<TokenRow[]> {
  return db
    .select(columnsWithoutHash)
    .from(accessTokens)
    .where(and(eq(accessTokens.userId, userId), eq(accessTokens.kind, kind)))
    .orderBy(desc(accessTokens.createdAt), desc(accessTokens.id));
}

/** Locks the account, so that if two calls run at once, the second counts what the first has inserted. */
export async function countTokens(tx: Tx, userId: string, kind: Kind): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const [row] = await tx
    .select({ count: count() })
    .from(accessTokens)
    .where(and(eq(accessTokens.userId, userId), eq(accessTokens.kind, kind)));
  return row?.count ?? 0;
}

export async function insertToken(tx: Tx, userId: string, row: NewTokenRow): Promise<TokenRow> {
  const [stored] = await tx
    .insert(accessTokens)
    .values({ ...row, userId })
    .returning(columnsWithoutHash);
  if (stored === undefined) throw new Error('the token was not stored');
  return stored;
}

/** False if there is no such token. */
export async function deleteToken(db: Queryable, userId: string, id: string, kind: Kind): Promise<boolean> {
  const deleted = await db
    .delete(accessTokens)
    .where(and(eq(accessTokens.userId, userId), eq(accessTokens.id, id), eq(accessTokens.kind, kind)))
    .returning({ id: accessTokens.id });
  return deleted.length > 0;
}

/** Undefined if there is no such device. */
export async function updateDevice(
  db: Queryable,
  userId: string,
  id: string,
  fields: Partial<Pick<StoredToken, 'name' | 'pausedAt'>>,
): Promise<TokenRow | undefined> {
  const deviceCondition = and(
    eq(accessTokens.userId, userId),
    eq(accessTokens.id, id),
    eq(accessTokens.kind, 'device'),
  );
  if (Object.keys(fields).length === 0)
    return (await db.select(columnsWithoutHash).from(accessTokens).where(deviceCondition))[0];
  const [row] = await db.update(accessTokens).set(fields).where(deviceCondition).returning(columnsWithoutHash);
  return row;
}

export async function deleteTokens(tx: Tx, userId: string): Promise<void> {
  await tx.delete(accessTokens).where(eq(accessTokens.userId, userId));
}

/** Writes the time of the last use, unless another process has written a later one. */
export async function touchToken(db: Queryable, userId: string, id: string, now: Date): Promise<void> {
  const olderCondition = or(isNull(accessTokens.lastUsedAt), lt(accessTokens.lastUsedAt, now));
  await db
    .update(accessTokens)
    .set({ lastUsedAt: now })
    .where(and(eq(accessTokens.userId, userId), eq(accessTokens.id, id), olderCondition));
}

/** Deletes tokens of all users that expired before this time. */
export async function deleteExpired(db: Queryable, before: Date): Promise<void> {
  await db.delete(accessTokens).where(lt(accessTokens.expiresAt, before));
}

const readers = new WeakMap<Database, BatchReader<FoundToken>>();

/**
 * The token with this hash, unless its account is being closed. Every call reads it again, so that a revoked token
 * stops at once on every process; concurrent calls share one query. The caller checks the expiry.
 */
export async function findByHash(db: Database, hash: string): Promise<FoundToken | undefined> {
  let read = readers.get(db);
  if (read === undefined) {
    read = createTokenReader(db);
    readers.set(db, read);
  }
  return read(hash);
}

function createTokenReader(db: Database): BatchReader<FoundToken> {
  const statement = db
    .select({ ...getTableColumns(accessTokens), timeZone: users.timeZone, suspendedAt: users.suspendedAt })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .where(and(sql`${accessTokens.hash} = ANY(${sql.placeholder('hashes')})`, isNull(users.closingAt)))
    .prepare('find_access_tokens_by_hash');
  return createBatchReader(async (hashes) => {
    const rows = await statement.execute({ hashes });
    return new Map(rows.map(({ hash, ...token }) => [hash, token]));
  });
}
