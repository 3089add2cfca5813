import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#db/database.ts';
import { conversations, messages } from '#db/schema/conversations.ts';
import { importChanges } from '#db/schema/imports.ts';

/** Only the beginning of a long message is searched. */
const MAX_TEXT_LENGTH = 8_000;

/**
 * Conversations that an import created or extended and that are not in the trash, oldest first. `only` limits the
 * result to the conversations with these ids.
 */
export async function listChangedConversations(
  db: Queryable,
  userId: string,
  importId: string,
  only?: readonly string[],
): Promise<string[]> {
  const rows = await db
    .select({ id: conversations.id })
    .from(importChanges)
    .innerJoin(
      conversations,
      and(eq(conversations.userId, importChanges.userId), eq(conversations.id, importChanges.conversationId)),
    )
    .where(
      and(
        eq(importChanges.userId, userId),
        eq(importChanges.importId, importId),
        isNull(conversations.deletedAt),
        only && inArray(conversations.id, [...only]),
      ),
    )
    .orderBy(asc(conversations.lastActivityAt), asc(conversations.id));
  return rows.map(({ id }) => id);
}

export interface ImportedUserMessage {
  conversationId: string;
  messageId: string;
  text: string;
  saidAt: Date;
}

/** The user's messages in these conversations that this import added, grouped by conversation. */
export async function listImportedUserMessages(
  db: Queryable,
  userId: string,
  importId: string,
  conversationIds: readonly string[],
): Promise<ImportedUserMessage[]> {
  if (conversationIds.length === 0) return [];
  return db
    .select({
      conversationId: messages.conversationId,
      messageId: messages.id,
      text: sql<string>`left(${messages.content}, ${MAX_TEXT_LENGTH})`,
      saidAt: messages.createdAt,
    })
    .from(messages)
    .innerJoin(
      conversations,
      and(eq(conversations.userId, messages.userId), eq(conversations.id, messages.conversationId)),
    )
    .where(
      and(
        eq(messages.userId, userId),
        inArray(messages.conversationId, [...conversationIds]),
        eq(messages.importId, importId),
        eq(messages.role, 'user'),
      ),
    )
    .orderBy(asc(conversations.lastActivityAt), asc(messages.conversationId), asc(messages.seq));
}
