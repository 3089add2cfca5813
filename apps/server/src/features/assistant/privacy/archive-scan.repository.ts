import { sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { conversations, messages } from '#db/schema/conversations.ts';
import { secretFindings } from '#db/schema/privacy.ts';
import type { NewFindingRow } from './privacy.repository.ts';

/** A position among the conversations of all users, in key order. */
export interface ScanPosition {
  userId: string;
  conversationId: string;
}

/** The next conversations after a position. */
export async function listConversationsAfter(
  db: Queryable,
  after: ScanPosition,
  limit: number,
): Promise<ScanPosition[]> {
  const { rows } = await db.execute(sql`
    select user_id as "userId", id as "conversationId" from ${conversations}
    where (user_id, id) > (${after.userId}::uuid, ${after.conversationId}::uuid) order by user_id, id limit ${limit}`);
  return rows as unknown as ScanPosition[];
}

/** The messages of a conversation after a sequence number, in order. */
export async function listMessagesAfter(
  db: Queryable,
  userId: string,
  { conversationId, afterSeq, limit }: { conversationId: string; afterSeq: number; limit: number },
): Promise<{ id: string; seq: number; content: string }[]> {
  const { rows } = await db.execute(sql`
    select id, seq, content from ${messages}
    where user_id = ${userId} and conversation_id = ${conversationId} and seq > ${afterSeq} order by seq limit ${limit}`);
  return rows as unknown as { id: string; seq: number; content: string }[];
}

/**
 * Replaces the finding of a conversation if the new finding counts more secrets. The new finding is shown even if the
 * old one was dismissed.
 */
export async function replaceFinding(tx: Tx, userId: string, row: NewFindingRow): Promise<void> {
  const sumOf = (found: unknown) => sql`(select sum((entry->>'count')::int) from jsonb_array_elements(${found}) entry)`;
  await tx
    .insert(secretFindings)
    .values({ ...row, userId })
    .onConflictDoUpdate({
      target: [secretFindings.userId, secretFindings.conversationId],
      set: { found: row.found, messageId: row.messageId, isDismissed: false, foundAt: row.foundAt },
      setWhere: sql`${sumOf(sql`excluded.found`)} > ${sumOf(secretFindings.found)}`,
    });
}
