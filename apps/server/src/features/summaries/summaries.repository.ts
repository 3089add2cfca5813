import { and, eq } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { conversationSummaries } from '#db/schema/summaries.ts';

export type KeptSummary = Omit<typeof conversationSummaries.$inferInsert, 'userId'>;

/** What was written of the conversation as it stands with this last message. */
export async function findSummary(
  db: Queryable,
  userId: string,
  conversationId: string,
  leafId: string,
): Promise<{ text: string; model: string } | undefined> {
  const { text, model } = conversationSummaries;
  const [kept] = await db
    .select({ text, model })
    .from(conversationSummaries)
    .where(
      and(
        eq(conversationSummaries.userId, userId),
        eq(conversationSummaries.conversationId, conversationId),
        eq(conversationSummaries.leafId, leafId),
      ),
    );
  return kept;
}

export async function keepSummary(tx: Tx, userId: string, summary: KeptSummary): Promise<void> {
  const { conversationId: _, ...written } = summary;
  await tx
    .insert(conversationSummaries)
    .values({ userId, ...summary })
    .onConflictDoUpdate({ target: [conversationSummaries.userId, conversationSummaries.conversationId], set: written });
}
