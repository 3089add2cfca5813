import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { activeUserCondition } from '#db/active-owner.ts';
import type { Database, Queryable, Tx } from '#db/database.ts';
import { sessions, users } from '#db/schema/identity.ts';
import { userVersionOf } from '#db/user-version.ts';
import { type BatchReader, createBatchReader } from '#platform/batch-reader.ts';

export interface FoundSession {
  sessionId: string;
  userId: string;
  /** The user's IANA time zone. */
  timeZone: string;
  expiresAt: Date;
  lastUsedAt: Date;
  userVersion: number;
}

export interface NewSession {
  id: string;
  userId: string;
  tokenHash: string;
  expiresAt: Date;
  ipAddress: string | null;
  userAgent: string | null;
  now: Date;
}

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await tx.insert(sessions).values({
    id: session.id,
    userId: session.userId,
    token: session.tokenHash,
    expiresAt: session.expiresAt,
    ipAddress: session.ipAddress,
    userAgent: session.userAgent,
    lastUsedAt: session.now,
    createdAt: session.now,
    updatedAt: session.now,
  });
}

const readers = new WeakMap<Database, BatchReader<FoundSession>>();

/**
 * The session of a token, unless its account is inactive. Runs on every request, so it uses a prepared statement, and
 * concurrent calls share one query. The caller checks the expiry.
 */
export async function findSessionByTokenHash(db: Database, tokenHash: string): Promise<FoundSession | undefined> {
  let read = readers.get(db);
  if (read === undefined) {
    read = createSessionReader(db);
    readers.set(db, read);
  }
  return read(tokenHash);
}

function createSessionReader(db: Database): BatchReader<FoundSession> {
  const statement = db
    .select({
      tokenHash: sessions.token,
      sessionId: sessions.id,
      userId: sessions.userId,
      timeZone: users.timeZone,
      expiresAt: sessions.expiresAt,
      lastUsedAt: sessions.lastUsedAt,
      userVersion: userVersionOf(users.id),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(sql`${sessions.token} = ANY(${sql.placeholder('tokenHashes')})`, activeUserCondition))
    .prepare('find_sessions_by_token_hash');
  return createBatchReader(async (tokenHashes) => {
    const rows = await statement.execute({ tokenHashes });
    return new Map(rows.map(({ tokenHash, ...session }) => [tokenHash, session]));
  });
}

export async function touchSession(db: Queryable, id: string, lastUsedAt: Date, expiresAt: Date): Promise<void> {
  await db.update(sessions).set({ lastUsedAt, expiresAt }).where(eq(sessions.id, id));
}

/**
 * Deletes the session that the auth library creates while it checks a password. The library stores the token itself,
 * not a hash.
 */
export async function deleteAuthLibrarySession(tx: Tx, userId: string, token: string): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.token, token)));
}

export async function deleteSessionByTokenHash(db: Queryable, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.token, tokenHash));
}

/** Returns false when this user has no such session. */
export async function deleteSession(db: Queryable, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return deleted.length > 0;
}

export async function deleteOtherSessions(tx: Tx, userId: string, keptId: string): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, keptId)));
}

export async function deleteAllSessions(tx: Tx, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
}

export async function deleteExpiredSessions(db: Queryable, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
}

/** Whether the account has a valid session that was opened from this address. */
export async function hasSessionFromAddress(
  db: Queryable,
  email: string,
  ipAddress: string,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(users.email, email), eq(sessions.ipAddress, ipAddress), gt(sessions.expiresAt, now)))
    .limit(1);
  return rows.length > 0;
}

export async function listSessions(db: Queryable, userId: string, now: Date) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt));
}
