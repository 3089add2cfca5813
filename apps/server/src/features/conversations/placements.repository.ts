import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import { conversations } from '#db/schema/conversations.ts';
import type { ConversationRow } from './conversations.repository.ts';

/** Where a conversation is filed, by whom, and with which confidence. */
export type Placement = Pick<
  ConversationRow,
  'categoryId' | 'subcategoryId' | 'placedBy' | 'confidence' | 'needsReview' | 'guesses' | 'engineVersion'
>;

export interface PlacedRow extends Placement {
  conversationId: string;
  isArchived: boolean;
  lastActivityAt: Date;
}

export interface NewPlacement {
  conversationId: string;
  placement: Placement;
}

/** The placements of these conversations, except trashed ones, locked in the order of their ids. */
export async function lockPlacements(tx: Tx, userId: string, ids: readonly string[]): Promise<PlacedRow[]> {
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

/** Writes all placements in one statement. */
export async function writePlacements(tx: Tx, userId: string, rows: readonly NewPlacement[]): Promise<void> {
  if (rows.length === 0) return;
  const given = JSON.stringify(rows.map(({ conversationId, placement }) => ({ conversationId, ...placement })));
  await tx.execute(sql`
    update ${conversations} c set
      category_id = g."categoryId", subcategory_id = g."subcategoryId", placed_by = g."placedBy",
      confidence = g.confidence, needs_review = g."needsReview", guesses = g.guesses, engine_version = g."engineVersion"
    from jsonb_to_recordset(${given}::jsonb) as g("conversationId" uuid, "categoryId" uuid, "subcategoryId" uuid,
      "placedBy" text, confidence real, "needsReview" boolean, guesses jsonb, "engineVersion" text)
    where c.user_id = ${userId} and c.id = g."conversationId"`);
}

/** Sets the engine version of those the engine placed, in one statement; trashed ones and those of the user keep theirs. */
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
