import { and, desc, eq, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { connectedApps, oauthRecords } from '#db/schema/oauth.ts';

export type ConnectedAppRow = typeof connectedApps.$inferSelect;
export type NewConnectedAppRow = Omit<typeof connectedApps.$inferInsert, 'userId'>;

export async function listApps(db: Queryable, userId: string): Promise<ConnectedAppRow[]> {
  return db
    .select()
    .from(connectedApps)
    .where(eq(connectedApps.userId, userId))
    .orderBy(desc(connectedApps.connectedAt), desc(connectedApps.id));
}

export async function insertApp(db: Queryable, userId: string, row: NewConnectedAppRow): Promise<void> {
  await db.insert(connectedApps).values({ ...row, userId });
}

/** Deletes the app with its records. False if there is no such app. */
export async function deleteApp(db: Queryable, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(connectedApps)
    .where(and(eq(connectedApps.userId, userId), eq(connectedApps.id, id)))
    .returning({ id: connectedApps.id });
  return deleted.length > 0;
}

export async function deleteApps(tx: Tx, userId: string): Promise<void> {
  await tx.delete(connectedApps).where(eq(connectedApps.userId, userId));
}

/** Saves the time of the last use. Several processes may save times at once: the latest is kept. */
export async function touchApp(db: Queryable, userId: string, id: string, now: Date): Promise<void> {
  const isOlder = or(isNull(connectedApps.lastUsedAt), lt(connectedApps.lastUsedAt, now));
  await db
    .update(connectedApps)
    .set({ lastUsedAt: now })
    .where(and(eq(connectedApps.userId, userId), eq(connectedApps.id, id), isOlder));
}

/** Deletes an app for the authorization server, which knows only the app's id. */
export async function endApp(db: Queryable, id: string): Promise<void> {
  await db.delete(connectedApps).where(eq(connectedApps.id, id));
}

/**
 * Deletes the apps of all users that were connected before `before` and have neither an access token nor a refresh
 * token left.
 */
export async function deleteEndedApps(db: Queryable, { before, now }: { before: Date; now: Date }): Promise<void> {
  const live = db
    .select({ one: sql`1` })
    .from(oauthRecords)
    .where(
      and(
        eq(oauthRecords.appId, connectedApps.id),
        sql`${oauthRecords.kind} in ('AccessToken', 'RefreshToken')`,
        isNull(oauthRecords.consumedAt),
        sql`${oauthRecords.expiresAt} > ${now}`,
      ),
    );
  await db.delete(connectedApps).where(and(lt(connectedApps.connectedAt, before), notExists(live)));
}
