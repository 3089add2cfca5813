import { and, eq, lt } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { sortingActs, sortingMoves } from '#db/schema/sorting.ts';

export type ActRow = typeof sortingActs.$inferSelect;
export type MoveRow = typeof sortingMoves.$inferSelect;

export async function insertAct(
  tx: Tx,
  userId: string,
  act: Omit<typeof sortingActs.$inferInsert, 'userId'>,
  moves: readonly Omit<typeof sortingMoves.$inferInsert, 'userId' | 'actId'>[],
): Promise<void> {
  await tx.insert(sortingActs).values({ ...act, userId });
  await tx.insert(sortingMoves).values(moves.map((move) => ({ ...move, userId, actId: act.id })));
}

export async function lockAct(tx: Tx, userId: string, id: string): Promise<ActRow | undefined> {
  const [row] = await tx
    .select()
    .from(sortingActs)
    .where(and(eq(sortingActs.userId, userId), eq(sortingActs.id, id)))
    .for('update');
  return row;
}

export async function listMoves(tx: Tx, userId: string, actId: string): Promise<MoveRow[]> {
  return tx
    .select()
    .from(sortingMoves)
    .where(and(eq(sortingMoves.userId, userId), eq(sortingMoves.actId, actId)));
}

export async function markUndone(tx: Tx, userId: string, id: string, undoneAt: Date): Promise<void> {
  await tx
    .update(sortingActs)
    .set({ undoneAt })
    .where(and(eq(sortingActs.userId, userId), eq(sortingActs.id, id)));
}

/** Deletes the acts of all users that are older than `before`, with their moves. */
export async function deleteActsBefore(db: Queryable, before: Date): Promise<void> {
  const old = await db
    .delete(sortingActs)
    .where(lt(sortingActs.createdAt, before))
    .returning({ userId: sortingActs.userId, id: sortingActs.id });
  for (const { userId, id } of old) {
    await db.delete(sortingMoves).where(and(eq(sortingMoves.userId, userId), eq(sortingMoves.actId, id)));
  }
}
