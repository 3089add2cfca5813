import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import { conversations } from '#db/schema/conversations.ts';

/** The number of conversations that are neither archived nor in the trash, as in a category's stored count. */
export async function countShown(tx: Tx, userId: string, categoryId: string): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(conversations)
    .where(
      and(
        eq(conversations.userId, userId),
        eq(conversations.categoryId, categoryId),
        isNull(conversations.deletedAt),
        eq(conversations.isArchived, false),
      ),
    );
  return row?.count ?? 0;
}

/** Moves all conversations of a category, archived and trashed ones too: the category may be deleted afterwards. */
export async function moveAllOfCategory(tx: Tx, userId: string, fromId: string, intoId: string): Promise<void> {
  await tx
    .update(conversations)
    .set({ categoryId: intoId, subcategoryId: null })
    .where(and(eq(conversations.userId, userId), eq(conversations.categoryId, fromId)));
}

export async function clearSubcategory(tx: Tx, userId: string, subcategoryId: string): Promise<void> {
  await tx
    .update(conversations)
    .set({ subcategoryId: null })
    .where(and(eq(conversations.userId, userId), eq(conversations.subcategoryId, subcategoryId)));
}

/**
 * Moves all conversations of a subcategory, archived and trashed ones too. Returns how many are neither archived nor
 * trashed: only these are in the stored counts.
 */
export async function moveSubcategory(tx: Tx, userId: string, fromId: string, intoId: string): Promise<number> {
  const moved = await tx
    .update(conversations)
    .set({ subcategoryId: intoId })
    .where(and(eq(conversations.userId, userId), eq(conversations.subcategoryId, fromId)))
    .returning({ deletedAt: conversations.deletedAt, isArchived: conversations.isArchived });
  return moved.filter(({ deletedAt, isArchived }) => deletedAt === null && !isArchived).length;
}
