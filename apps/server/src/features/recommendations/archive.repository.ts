import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '#db/database.ts';
import { conversations } from '#db/schema/conversations.ts';
import { suggestions } from '#db/schema/suggestions.ts';

/** Only this many of the newest conversations are read; older ones are not worth a recommendation. */
const MAX_CONVERSATIONS = 10_000;

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

/** The titles of the plans that the inbox shows; it hides plans from deleted conversations. */
export async function listProposedTitles(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db
    .select({ title: suggestions.title })
    .from(suggestions)
    .leftJoin(
      conversations,
      and(eq(conversations.userId, suggestions.userId), eq(conversations.id, suggestions.conversationId)),
    )
    .where(
      and(
        eq(suggestions.userId, userId),
        eq(suggestions.state, 'pending'),
        ne(suggestions.type, 'recommendation'),
        isNull(conversations.deletedAt),
        or(isNotNull(conversations.id), isNull(suggestions.conversationId)),
      ),
    );
  return rows.map(({ title }) => title);
}

/** The ids of messages with a suggestion that was approved or declined. */
export async function listDecidedMessages(db: Queryable, userId: string): Promise<Set<string>> {
  const rows = await db
    .select({ messageId: suggestions.messageId })
    .from(suggestions)
    .where(and(eq(suggestions.userId, userId), ne(suggestions.state, 'pending'), isNotNull(suggestions.messageId)));
  return new Set(rows.flatMap(({ messageId }) => messageId ?? []));
}
