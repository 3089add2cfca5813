import { and, eq, ne, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { conversations } from '#db/schema/conversations.ts';
import { conversationSummaries } from '#db/schema/summaries.ts';

export type NewSummary = Omit<typeof conversationSummaries.$inferInsert, 'userId'>;

/** The summary that was written when `leafId` was the last message. */
export async function findSummary(
  db: Queryable,
  userId: string,
  conversationId: string,
  leafId: string,
): Promise<{ text: string; model: string } | undefined> {
  const { text, model } = conversationSummaries;
  const [row] = await db
    .select({ text, model })
    .from(conversationSummaries)
    .where(
      and(
        eq(conversationSummaries.userId, userId),
        eq(conversationSummaries.conversationId, conversationId),
        eq(conversationSummaries.leafId, leafId),
      ),
    );
  return row;
}

/**
 * False when the summary was not stored, because a concurrent request stored one for the same last message or because the
 * conversation was deleted.
 */
export async function storeSummary(tx: Tx, userId: string, summary: NewSummary): Promise<boolean> {
  const { conversationId, leafId, text, model, writtenAt } = summary;
  const written = { leafId: sql`excluded.leaf_id`, text: sql`excluded.text`, model: sql`excluded.model` };
  const stored = await tx
    .insert(conversationSummaries)
    .select(
      tx
        .select({
          userId: conversations.userId,
          conversationId: conversations.id,
          leafId: sql<string>`${leafId}::uuid`.as('leaf_id'),
          text: sql<string>`${text}::text`.as('text'),
          model: sql<string>`${model}::text`.as('model'),
          writtenAt: sql<Date>`${writtenAt.toISOString()}::timestamptz`.as('written_at'),
        })
        .from(conversations)
        .where(and(eq(conversations.userId, userId), eq(conversations.id, conversationId))),
    )
    .onConflictDoUpdate({
      target: [conversationSummaries.userId, conversationSummaries.conversationId],
      set: { ...written, writtenAt: sql`excluded.written_at` },
      setWhere: ne(conversationSummaries.leafId, leafId),
    })
    .returning({ id: conversationSummaries.conversationId });
  return stored.length > 0;
}
