import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '#db/database.ts';
import { conversations } from '#db/schema/conversations.ts';

/** A category's conversations without a subcategory, except archived and trashed ones, latest first. */
export async function listWithoutSubcategory(
  db: Queryable,
  userId: string,
  categoryId: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        eq(conversations.userId, userId),
        eq(conversations.categoryId, categoryId),
        isNull(conversations.subcategoryId),
        isNull(conversations.deletedAt),
        eq(conversations.isArchived, false),
      ),
    )
    .orderBy(desc(conversations.lastActivityAt), desc(conversations.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Conversations that the engine left in this category, except archived and trashed ones, latest first. */
export async function listLeftByEngine(
  db: Queryable,
  userId: string,
  categoryId: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        eq(conversations.userId, userId),
        eq(conversations.categoryId, categoryId),
        eq(conversations.placedBy, 'engine'),
        eq(conversations.isArchived, false),
        isNull(conversations.deletedAt),
      ),
    )
    .orderBy(desc(conversations.lastActivityAt), desc(conversations.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
