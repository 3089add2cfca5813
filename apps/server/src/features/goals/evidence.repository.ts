import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { conversations } from '#db/schema/conversations.ts';
import { goalEvidence } from '#db/schema/goals.ts';

export interface EvidenceRow {
  conversationId: string;
  title: string;
  preview: string;
  createdAt: Date;
}

const fields = {
  conversationId: conversations.id,
  title: conversations.title,
  preview: conversations.preview,
  createdAt: conversations.createdAt,
};

/** Linked conversations that are not in the trash, latest first. */
export async function listConfirmed(db: Queryable, userId: string, goalId: string): Promise<EvidenceRow[]> {
  return db
    .select(fields)
    .from(goalEvidence)
    .innerJoin(
      conversations,
      and(eq(conversations.userId, goalEvidence.userId), eq(conversations.id, goalEvidence.conversationId)),
    )
    .where(
      and(
        eq(goalEvidence.userId, userId),
        eq(goalEvidence.goalId, goalId),
        eq(goalEvidence.isConfirmed, true),
        isNull(conversations.deletedAt),
      ),
    )
    .orderBy(desc(conversations.createdAt));
}

/** Conversations that the person confirmed or declined. */
export async function listDecidedIds(db: Queryable, userId: string, goalId: string): Promise<Set<string>> {
  const rows = await db
    .select({ id: goalEvidence.conversationId })
    .from(goalEvidence)
    .where(and(eq(goalEvidence.userId, userId), eq(goalEvidence.goalId, goalId)));
  return new Set(rows.map(({ id }) => id));
}

export async function listByIds(db: Queryable, userId: string, ids: string[]): Promise<EvidenceRow[]> {
  if (ids.length === 0) return [];
  return db
    .select(fields)
    .from(conversations)
    .where(and(eq(conversations.userId, userId), isNull(conversations.deletedAt), inArray(conversations.id, ids)));
}

export async function saveDecision(
  tx: Tx,
  userId: string,
  row: { goalId: string; conversationId: string; isConfirmed: boolean; createdAt: Date },
): Promise<void> {
  await tx
    .insert(goalEvidence)
    .values({ ...row, userId })
    .onConflictDoUpdate({
      target: [goalEvidence.userId, goalEvidence.goalId, goalEvidence.conversationId],
      set: { isConfirmed: row.isConfirmed },
    });
}
