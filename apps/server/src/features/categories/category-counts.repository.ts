import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import { categories, subcategories } from '#db/schema/categories.ts';

export async function addToCategoryCount(tx: Tx, userId: string, id: string, delta: number): Promise<void> {
  await tx
    .update(categories)
    .set({ conversationCount: sql`${categories.conversationCount} + ${delta}` })
    .where(and(eq(categories.userId, userId), eq(categories.id, id)));
}

/** Also moves the time of the subcategory's latest conversation forward, never back. */
export async function addToSubcategoryCount(
  tx: Tx,
  userId: string,
  id: string,
  delta: number,
  lastActivityAt: Date | null,
): Promise<void> {
  await tx
    .update(subcategories)
    .set({
      conversationCount: sql`${subcategories.conversationCount} + ${delta}`,
      lastConversationAt: sql`greatest(${subcategories.lastConversationAt}, ${lastActivityAt?.toISOString() ?? null}::timestamptz)`,
    })
    .where(and(eq(subcategories.userId, userId), eq(subcategories.id, id)));
}
