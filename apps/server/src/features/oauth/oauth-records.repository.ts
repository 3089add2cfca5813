import { and, eq, gt, isNull, lt, ne, notExists, sql } from 'drizzle-orm';
import { activeUserCondition } from '#db/active-owner.ts';
import type { Database, Queryable } from '#db/database.ts';
import { users } from '#db/schema/identity.ts';
import { connectedApps, oauthRecords } from '#db/schema/oauth.ts';
import type { RecordKind, StoredRecord } from '#integrations/authorization-server/authorization-server.ts';
import { type BatchReader, createBatchReader } from '#platform/batch-reader.ts';

export type NewRecordRow = Omit<typeof oauthRecords.$inferInsert, 'consumedAt'>;

/** Throws a foreign key violation when the app has been disconnected. */
export async function upsertRecord(db: Queryable, row: NewRecordRow): Promise<void> {
  const { payload, expiresAt } = row;
  await db
    .insert(oauthRecords)
    .values(row)
    .onConflictDoUpdate({ target: [oauthRecords.kind, oauthRecords.id], set: { payload, expiresAt } });
}

/** With `liveAt`, a record that has expired by then is not found. */
export async function findRecord(
  db: Queryable,
  { kind, id, liveAt }: { kind: RecordKind; id: string; liveAt: Date | undefined },
): Promise<StoredRecord | undefined> {
  const isLive = liveAt === undefined ? undefined : gt(oauthRecords.expiresAt, liveAt);
  const [row] = await db
    .select({ payload: oauthRecords.payload, consumedAt: oauthRecords.consumedAt })
    .from(oauthRecords)
    .where(and(eq(oauthRecords.kind, kind), eq(oauthRecords.id, id), isLive));
  return row;
}

/** False if the record was consumed before or no longer exists. */
export async function consumeRecord(
  db: Queryable,
  { kind, id, now }: { kind: RecordKind; id: string; now: Date },
): Promise<boolean> {
  const consumed = await db
    .update(oauthRecords)
    .set({ consumedAt: now })
    .where(and(eq(oauthRecords.kind, kind), eq(oauthRecords.id, id), isNull(oauthRecords.consumedAt)))
    .returning({ id: oauthRecords.id });
  return consumed.length > 0;
}

export async function deleteRecord(db: Queryable, { kind, id }: { kind: RecordKind; id: string }): Promise<void> {
  await db.delete(oauthRecords).where(and(eq(oauthRecords.kind, kind), eq(oauthRecords.id, id)));
}

/**
 * Deletes the records of all users that expired before this time; a registered client only if no app is connected
 * through it.
 */
export async function deleteExpiredRecords(db: Queryable, before: Date): Promise<void> {
  const isUsed = db
    .select({ one: sql`1` })
    .from(connectedApps)
    .where(eq(connectedApps.clientId, oauthRecords.id));
  await db.delete(oauthRecords).where(and(lt(oauthRecords.expiresAt, before), ne(oauthRecords.kind, 'Client')));
  await db
    .delete(oauthRecords)
    .where(and(lt(oauthRecords.expiresAt, before), eq(oauthRecords.kind, 'Client'), notExists(isUsed)));
}

export interface FoundAccess {
  userId: string;
  timeZone: string;
  appId: string;
  name: string;
  lastUsedAt: Date | null;
  payload: Record<string, unknown>;
  expiresAt: Date;
}

const readers = new WeakMap<Database, BatchReader<FoundAccess>>();

/**
 * The grant of the access token with this hash, unless its account is being closed. Every call reads it again, so that
 * a disconnected app stops at once in every process; concurrent calls share one query. The caller checks the expiry.
 */
export async function findAccess(db: Database, hash: string): Promise<FoundAccess | undefined> {
  let read = readers.get(db);
  if (read === undefined) {
    read = createAccessReader(db);
    readers.set(db, read);
  }
  return read(hash);
}

function createAccessReader(db: Database): BatchReader<FoundAccess> {
  const statement = db
    .select({
      hash: oauthRecords.id,
      userId: connectedApps.userId,
      timeZone: users.timeZone,
      appId: connectedApps.id,
      name: connectedApps.name,
      lastUsedAt: connectedApps.lastUsedAt,
      payload: oauthRecords.payload,
      expiresAt: oauthRecords.expiresAt,
    })
    .from(oauthRecords)
    .innerJoin(connectedApps, eq(connectedApps.id, oauthRecords.appId))
    .innerJoin(users, eq(users.id, connectedApps.userId))
    .where(
      and(
        eq(oauthRecords.kind, 'AccessToken'),
        sql`${oauthRecords.id} = ANY(${sql.placeholder('hashes')})`,
        activeUserCondition,
      ),
    )
    .prepare('find_oauth_access_by_hash');
  return createBatchReader(async (hashes) => {
    const rows = await statement.execute({ hashes });
    return new Map(rows.map(({ hash, ...access }) => [hash, access]));
  });
}

/** Whether the account exists and is active. */
export async function isAccountActive(db: Queryable, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), activeUserCondition));
  return rows.length > 0;
}
