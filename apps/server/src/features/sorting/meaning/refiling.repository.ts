import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import { conversations } from '#db/schema/conversations.ts';

export interface NewFiling {
  id: string;
  categoryId: string;
  subcategoryId: string | null;
  confidence: number;
  needsReview: boolean;
  guesses: { categoryId: string; confidence: number }[];
  engineVersion: string;
}

/** Locks those of the conversations that one of these engine versions placed. */
export async function lockEnginePlaced(tx: Tx, userId: string, ids: readonly string[], versions: readonly string[]) {
  if (ids.length === 0) return [];
  return tx
    .select({
      id: conversations.id,
      categoryId: conversations.categoryId,
      subcategoryId: conversations.subcategoryId,
      isArchived: conversations.isArchived,
      lastActivityAt: conversations.lastActivityAt,
    })
    .from(conversations)
    .where(
      and(
        eq(conversations.userId, userId),
        inArray(conversations.id, [...ids]),
        eq(conversations.placedBy, 'engine'),
        inArray(conversations.engineVersion, [...versions]),
        isNull(conversations.deletedAt),
      ),
    )
    .orderBy(asc(conversations.id))
    .for('update');
}

/** Writes all filings in one statement. */
export async function writeFilings(tx: Tx, userId: string, filings: readonly NewFiling[]): Promise<void> {
  if (filings.length === 0) return;
  await tx.execute(sql`
    update ${conversations} c set
      category_id = g."categoryId", subcategory_id = g."subcategoryId", confidence = g.confidence,
      needs_review = g."needsReview", guesses = g.guesses, engine_version = g."engineVersion"
    from jsonb_to_recordset(${JSON.stringify(filings)}::jsonb) as g(id uuid, "categoryId" uuid, "subcategoryId" uuid,
      confidence real, "needsReview" boolean, guesses jsonb, "engineVersion" text)
    where c.user_id = ${userId} and c.id = g.id`);
}
