import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { bulkActs, type StoredBefore } from '#db/schema/bulk-acts.ts';
import { conversations } from '#db/schema/conversations.ts';
import type { ConversationRow, NewConversationRow } from './conversations.repository.ts';

export type { StoredBefore };
export type BulkActRow = typeof bulkActs.$inferSelect;

export interface RestoredRow {
  id: string;
  categoryId: string;
  subcategoryId: string | null;
  placedBy: 'engine' | 'user';
  confidence: number;
  needsReview: boolean;
  guesses: { categoryId: string; confidence: number }[];
  engineVersion: string | null;
  isArchived: boolean;
}

/** Locks and returns conversations in the order of their ids, trashed ones too. */
export async function lockMany(tx: Tx, userId: string, ids: readonly string[]): Promise<ConversationRow[]> {
  return tx
    .select()
    .from(conversations)
    .where(and(eq(conversations.userId, userId), inArray(conversations.id, [...ids])))
    .orderBy(asc(conversations.id))
    .for('update');
}

export async function updateMany(
  tx: Tx,
  userId: string,
  ids: readonly string[],
  fields: Partial<NewConversationRow>,
): Promise<void> {
  await tx
    .update(conversations)
    .set(fields)
    .where(and(eq(conversations.userId, userId), inArray(conversations.id, [...ids])));
}

/** Takes conversations out of the trash and sets their fields, in one statement. */
export async function restoreMany(tx: Tx, userId: string, rows: readonly RestoredRow[]): Promise<void> {
  await tx.execute(sql`
    update ${conversations} c set
      category_id = g."categoryId", subcategory_id = g."subcategoryId", placed_by = g."placedBy",
      confidence = g.confidence, needs_review = g."needsReview", guesses = g.guesses, engine_version = g."engineVersion",
      is_archived = g."isArchived", deleted_at = null, deleted_by_import_id = null
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(id uuid, "categoryId" uuid, "subcategoryId" uuid,
      "placedBy" text, confidence real, "needsReview" boolean, guesses jsonb, "engineVersion" text, "isArchived" boolean)
    where c.user_id = ${userId} and c.id = g.id`);
}

export async function insertAct(tx: Tx, userId: string, act: Omit<BulkActRow, 'userId'>): Promise<void> {
  await tx.insert(bulkActs).values({ ...act, userId });
}

/** Deletes and returns the act, so that it can be undone only once. */
export async function deleteAct(tx: Tx, userId: string, id: string): Promise<BulkActRow | undefined> {
  const [row] = await tx
    .delete(bulkActs)
    .where(and(eq(bulkActs.userId, userId), eq(bulkActs.id, id)))
    .returning();
  return row;
}

/** Deletes acts that are older than `before`, of all users. */
export async function deleteActsBefore(db: Queryable, before: Date): Promise<void> {
  await db.delete(bulkActs).where(lt(bulkActs.createdAt, before));
}
