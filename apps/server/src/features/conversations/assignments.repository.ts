import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import { conversations } from '#db/schema/conversations.ts';
import type { ConversationRow } from './conversations.repository.ts';

/** The category of a conversation, who assigned it, and with which confidence. */
export type Assignment = Pick<
  ConversationRow,
  'categoryId' | 'subcategoryId' | 'placedBy' | 'confidence' | 'needsReview' | 'guesses' | 'engineVersion'
>;

export interface AssignedRow extends Assignment {
  conversationId: string;
  isArchived: boolean;
  lastActivityAt: Date;
}

export interface NewAssignment {
  conversationId: string;
  assignment: Assignment;
}

/** The assignments of these conversations, except trashed ones, locked in the order of their ids. */
export async function lockAssignments(tx: Tx, userId: string, ids: readonly string[]): Promise<AssignedRow[]> {
  if (ids.length === 0) return [];
  return tx
    .select({
      conversationId: conversations.id,
      categoryId: conversations.categoryId,
      subcategoryId: conversations.subcategoryId,
      placedBy: conversations.placedBy,
      confidence: conversations.confidence,
      needsReview: conversations.needsReview,
      guesses: conversations.guesses,
      engineVersion: conversations.engineVersion,
      isArchived: conversations.isArchived,
      lastActivityAt: conversations.lastActivityAt,
    })
    .from(conversations)
    .where(and(eq(conversations.userId, userId), inArray(conversations.id, [...ids]), isNull(conversations.deletedAt)))
    .orderBy(asc(conversations.id))
    .for('update');
}

/** Writes all assignments in one statement. */
export async function writeAssignments(tx: Tx, userId: string, rows: readonly NewAssignment[]): Promise<void> {
  if (rows.length === 0) return;
  const newAssignments = JSON.stringify(
    rows.map(({ conversationId, assignment }) => ({ conversationId, ...assignment })),
  );
  await tx.execute(sql`
    update ${conversations} c set
      category_id = g."categoryId", subcategory_id = g."subcategoryId", placed_by = g."placedBy",
      confidence = g.confidence, needs_review = g."needsReview", guesses = g.guesses, engine_version = g."engineVersion"
    from jsonb_to_recordset(${newAssignments}::jsonb) as g("conversationId" uuid, "categoryId" uuid, "subcategoryId" uuid,
      "placedBy" text, confidence real, "needsReview" boolean, guesses jsonb, "engineVersion" text)
    where c.user_id = ${userId} and c.id = g."conversationId"`);
}

/** Sets the engine version of those conversations whose category the engine assigned, except trashed ones. */
export async function setEngineVersion(
  tx: Tx,
  userId: string,
  ids: readonly string[],
  engineVersion: string,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(conversations)
    .set({ engineVersion })
    .where(
      and(
        eq(conversations.userId, userId),
        inArray(conversations.id, [...ids]),
        eq(conversations.placedBy, 'engine'),
        isNull(conversations.deletedAt),
      ),
    );
}
