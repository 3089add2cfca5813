import { and, asc, count, eq } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { memories } from '#db/schema/assistant.ts';

export type MemoryRow = typeof memories.$inferSelect;

const isOne = (userId: string, id: string) => and(eq(memories.userId, userId), eq(memories.id, id));

export async function listMemories(db: Queryable, userId: string): Promise<MemoryRow[]> {
  return db.select().from(memories).where(eq(memories.userId, userId)).orderBy(asc(memories.id));
}

export async function countMemories(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx.select({ number: count() }).from(memories).where(eq(memories.userId, userId));
  return row?.number ?? 0;
}

export async function insertMemory(tx: Tx, row: MemoryRow): Promise<void> {
  await tx.insert(memories).values(row);
}

export async function updateMemory(
  db: Queryable,
  userId: string,
  id: string,
  text: string,
): Promise<MemoryRow | undefined> {
  const [row] = await db.update(memories).set({ text }).where(isOne(userId, id)).returning();
  return row;
}

export async function deleteMemory(db: Queryable, userId: string, id: string): Promise<boolean> {
  const gone = await db.delete(memories).where(isOne(userId, id)).returning({ id: memories.id });
  return gone.length > 0;
}
