import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Queryable } from '#db/database.ts';
import { conversations, messages } from '#db/schema/conversations.ts';
import { suggestions } from '#db/schema/suggestions.ts';

/** Only this many of the newest conversations are read; older ones are not worth a recommendation. */
const MAX_CONVERSATIONS = 10_000;
/** Only the start of a message is read; longer ones are mostly pasted text. */
const MAX_CHARACTERS = 1_500;

export async function listRecentConversations(db: Queryable, userId: string) {
  return db
    .select({
      id: conversations.id,
      title: conversations.title,
      categoryId: conversations.categoryId,
      lastActivityAt: conversations.lastActivityAt,
    })
    .from(conversations)
    .where(and(eq(conversations.userId, userId), sql`${conversations.deletedAt} is null`))
    .orderBy(sql`${conversations.lastActivityAt} desc`, sql`${conversations.id} desc`)
    .limit(MAX_CONVERSATIONS);
}

export interface UserMessageRow {
  conversationId: string;
  messageId: string;
  text: string;
  at: Date;
}

/** The person's messages in these conversations; of an edited message only the latest version. */
export async function listUserMessages(
  db: Queryable,
  userId: string,
  conversationIds: readonly string[],
): Promise<UserMessageRow[]> {
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

/** The ids of messages with a suggestion that was approved or declined. */
export async function listDecidedMessages(db: Queryable, userId: string): Promise<Set<string>> {
  const rows = await db
    .select({ messageId: suggestions.messageId })
    .from(suggestions)
    .where(and(eq(suggestions.userId, userId), ne(suggestions.state, 'pending'), isNotNull(suggestions.messageId)));
  return new Set(rows.flatMap(({ messageId }) => messageId ?? []));
}
