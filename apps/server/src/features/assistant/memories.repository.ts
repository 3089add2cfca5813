import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Queryable, Tx } from '#db/database.ts';
import { memories } from '#db/schema/assistant.ts';
import { conversations } from '#db/schema/conversations.ts';
import { type BatchReader, createBatchReader } from '#platform/batch-reader.ts';

export type MemoryRow = typeof memories.$inferSelect;

const memoryCondition = (userId: string, id: string) => and(eq(memories.userId, userId), eq(memories.id, id));

export type TitledMemory = MemoryRow & { title: string | null };

/**
 * Reads the memories of a user, oldest first; with the title of the source conversation, unless that conversation is
 * deleted or in the trash. Combines concurrent reads into one statement.
 */
export function createMemoriesReader(db: Database): BatchReader<TitledMemory[]> {
  const statement = db
    .select({ memory: memories, title: conversations.title })
    .from(memories)
    .leftJoin(
      conversations,
      and(
        eq(conversations.userId, memories.userId),
        eq(conversations.id, memories.conversationId),
        isNull(conversations.deletedAt),
      ),
    )
    .where(sql`${memories.userId} = ANY(${sql.placeholder('userIds')})`)
    .orderBy(asc(memories.id))
    .prepare('read_memories');
  return createBatchReader(async (userIds) => {
    const rows = await statement.execute({ userIds });
    return Map.groupBy(
      rows.map(({ memory, title }) => ({ ...memory, title })),
      ({ userId }) => userId,
    );
  });
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
  const [row] = await db.update(memories).set({ text }).where(memoryCondition(userId, id)).returning();
  return row;
}

export async function deleteMemory(db: Queryable, userId: string, id: string): Promise<boolean> {
  const deleted = await db.delete(memories).where(memoryCondition(userId, id)).returning({ id: memories.id });
  return deleted.length > 0;
}
