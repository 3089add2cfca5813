import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { messages } from './schema/conversations.ts';

/** Only the start of a message is read; longer ones are mostly pasted text. */
const MAX_CHARACTERS = 1_500;

interface OwnMessageRow {
  conversationId: string;
  messageId: string;
  text: string;
  at: Date;
}

/** The person's messages in these conversations; of an edited message only the latest version. */
export async function listOwnMessages(
  db: Queryable,
  userId: string,
  conversationIds: readonly string[],
): Promise<OwnMessageRow[]> {
  if (conversationIds.length === 0) return [];
  return db
    .selectDistinctOn([messages.conversationId, messages.parentId], {
      conversationId: messages.conversationId,
      messageId: messages.id,
      text: sql<string>`left(${messages.content}, ${MAX_CHARACTERS})`,
      at: messages.createdAt,
    })
    .from(messages)
    .where(
      and(
        eq(messages.userId, userId),
        inArray(messages.conversationId, [...conversationIds]),
        eq(messages.role, 'user'),
      ),
    )
    .orderBy(messages.conversationId, messages.parentId, sql`${messages.seq} desc`);
}
