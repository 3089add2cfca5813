import { and, asc, count, eq, inArray, lt } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { knownDevices } from '#db/schema/identity.ts';

/** The number of stored hashes. A device has two: of its cookie, and of its user agent and address. */
export async function countHashes(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx.select({ number: count() }).from(knownDevices).where(eq(knownDevices.userId, userId));
  return row?.number ?? 0;
}

/** True when one of the hashes is stored. */
export async function isKnownDevice(tx: Tx, userId: string, hashes: string[]): Promise<boolean> {
  const rows = await tx
    .select({ hash: knownDevices.hash })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, userId), inArray(knownDevices.hash, hashes)))
    .limit(1);
  return rows.length > 0;
}

export async function saveDevices(tx: Tx, userId: string, hashes: string[], lastSeenAt: Date): Promise<void> {
  await tx
    .insert(knownDevices)
    .values(hashes.map((hash) => ({ userId, hash, lastSeenAt })))
    .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.hash], set: { lastSeenAt } });
}

/** Deletes the `limit` hashes that were seen longest ago. */
export async function deleteOldestHashes(tx: Tx, userId: string, limit: number): Promise<void> {
  const oldest = tx
    .select({ hash: knownDevices.hash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(asc(knownDevices.lastSeenAt))
    .limit(limit);
  await tx.delete(knownDevices).where(and(eq(knownDevices.userId, userId), inArray(knownDevices.hash, oldest)));
}

/** Deletes the devices, of all users, that were last seen before `before`. */
export async function deleteUnseenDevices(db: Queryable, before: Date): Promise<void> {
  await db.delete(knownDevices).where(lt(knownDevices.lastSeenAt, before));
}
