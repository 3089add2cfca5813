import { and, desc, eq, isNull, type SQL } from 'drizzle-orm';
import type { Queryable } from '#db/database.ts';
import { conversations } from '#db/schema/conversations.ts';

/** A category's conversations without a subcategory, except archived and trashed ones, latest first. */
export function listWithoutSubcategory(
  db: Queryable,
  userId: string,
  categoryId: string,
  limit: number,
): Promise<string[]> {
  return listLatest(db, userId, { categoryId, limit, condition: isNull(conversations.subcategoryId) });
}

/** Conversations in this category that the engine categorised, except archived and trashed ones, latest first. */
export function listAssignedByEngine(
  db: Queryable,
  userId: string,
  categoryId: string,
  limit: number,
): Promise<string[]> {
  return listLatest(db, userId, { categoryId, limit, condition: eq(conversations.placedBy, 'engine') });
}

async function listLatest(
  db: Queryable,
  userId: string,
  { categoryId, limit, condition }: { categoryId: string; limit: number; condition: SQL },
): Promise<string[]> {
  const rows = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        eq(conversations.userId, userId),
        eq(conversations.categoryId, categoryId),
        isNull(conversations.deletedAt),
        eq(conversations.isArchived, false),
        condition,
      ),
    )
    .orderBy(desc(conversations.lastActivityAt), desc(conversations.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
