import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { contextPackLines, contextPacks } from '#db/schema/context-pack.ts';

export type { StoredLineSource } from '#db/schema/context-pack.ts';
export type PackRow = Omit<typeof contextPacks.$inferSelect, 'userId'>;
export type LineRow = Omit<typeof contextPackLines.$inferSelect, 'userId'>;
/** What a line needs to be shown. */
export type StoredLine = Omit<LineRow, 'createdAt'>;
/** A pack as it is stored; its lines, oldest first. */
export type StoredPack = PackRow & { rows: StoredLine[] };

const lineCondition = (userId: string, id: string) =>
  and(eq(contextPackLines.userId, userId), eq(contextPackLines.id, id));

export async function findPack(db: Queryable, userId: string): Promise<PackRow | undefined> {
  const { madeAt, includesHealth } = contextPacks;
  const [row] = await db.select({ madeAt, includesHealth }).from(contextPacks).where(eq(contextPacks.userId, userId));
  return row;
}

/**
 * Locks the pack until the end of the transaction, so that a build and a change do not interfere. Creates its row if
 * there is none.
 */
export async function lockPack(tx: Tx, userId: string): Promise<PackRow> {
  await tx.insert(contextPacks).values({ userId }).onConflictDoNothing();
  const { madeAt, includesHealth } = contextPacks;
  const [row] = await tx
    .select({ madeAt, includesHealth })
    .from(contextPacks)
    .where(eq(contextPacks.userId, userId))
    .for('update');
  return row ?? { madeAt: null, includesHealth: false };
}

/** Does nothing without a row. */
export async function updatePack(tx: Tx, userId: string, fields: Partial<PackRow>): Promise<void> {
  await tx.update(contextPacks).set(fields).where(eq(contextPacks.userId, userId));
}

/** Oldest first. */
export async function listLines(db: Queryable, userId: string): Promise<LineRow[]> {
  const rows = await db
    .select()
    .from(contextPackLines)
    .where(eq(contextPackLines.userId, userId))
    .orderBy(asc(contextPackLines.createdAt), asc(contextPackLines.id));
  return rows.map(({ userId: _owner, ...row }) => row);
}

export async function insertLines(tx: Tx, userId: string, rows: readonly LineRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(contextPackLines)
    .values(rows.map((row) => ({ ...row, userId })))
    .onConflictDoNothing();
}

/** Returns whether the line exists. */
export async function updateLine(
  tx: Tx,
  userId: string,
  id: string,
  fields: Partial<Omit<LineRow, 'id'>>,
): Promise<boolean> {
  if (Object.keys(fields).length === 0) return true;
  const updated = await tx
    .update(contextPackLines)
    .set(fields)
    .where(lineCondition(userId, id))
    .returning({ id: contextPackLines.id });
  return updated.length > 0;
}

export async function deleteLines(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .delete(contextPackLines)
    .where(and(eq(contextPackLines.userId, userId), inArray(contextPackLines.id, [...ids])));
}

/** How many lines the person wrote. */
export async function countOwnLines(tx: Tx, userId: string): Promise<number> {
  return tx.$count(contextPackLines, and(eq(contextPackLines.userId, userId), isNull(contextPackLines.key)));
}

/** People whose pack was last built before a time, the oldest first. */
export async function listUsersWithPackBefore(db: Queryable, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ userId: contextPacks.userId })
    .from(contextPacks)
    .where(lt(contextPacks.madeAt, before))
    .orderBy(sql`${contextPacks.madeAt}`)
    .limit(limit);
  return rows.map(({ userId }) => userId);
}
