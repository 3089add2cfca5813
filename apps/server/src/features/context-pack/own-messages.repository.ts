import { sql } from 'drizzle-orm';
import type { Queryable } from '#db/database.ts';
import { categories } from '#db/schema/categories.ts';
import { conversations, FILED_SOURCE, messages } from '#db/schema/conversations.ts';
import { visibleCondition } from '#db/visible-conversations.ts';

/** Only this many of the newest conversations are read. */
const MAX_CONVERSATIONS = 20_000;

export interface ReadableConversation extends Record<string, unknown> {
  id: string;
  /** The key of a built-in category, such as `health`; null for a category that the person made. */
  categorySlug: string | null;
}

/**
 * The visible conversations from which a pack is built, latest first. A visible conversation is not in the trash and
 * not marked “never send”. Conversations that other programs filed are left out: nothing shows that the person wrote
 * their messages.
 */
export async function listReadableConversations(db: Queryable, userId: string): Promise<ReadableConversation[]> {
  const { rows } = await db.execute<ReadableConversation>(sql`
    select c.id, k.slug as "categorySlug" from ${conversations} c
    join ${categories} k on k.user_id = c.user_id and k.id = c.category_id
    where c.user_id = ${userId} and c.source <> ${FILED_SOURCE} and ${visibleCondition(userId)}
    order by c.last_activity_at desc, c.id desc limit ${MAX_CONVERSATIONS}`);
  return rows;
}

/** Those of the given message ids that exist in a visible conversation. */
export async function listVisibleMessages(
  db: Queryable,
  userId: string,
  { conversationIds, messageIds }: { conversationIds: readonly string[]; messageIds: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (messageIds.length === 0) return new Set();
  const { rows } = await db.execute<{ id: string }>(sql`
    select m.id from ${messages} m
    join ${conversations} c on c.user_id = m.user_id and c.id = m.conversation_id and ${visibleCondition(userId)}
    where m.user_id = ${userId} and m.conversation_id = any(${sql.param([...conversationIds])}::uuid[])
      and m.id = any(${sql.param([...messageIds])}::uuid[])`);
  return new Set(rows.map(({ id }) => id));
}

/** Those of the given message ids that exist, even in a conversation that is not visible. */
export async function listExistingMessages(
  db: Queryable,
  userId: string,
  { conversationIds, messageIds }: { conversationIds: readonly string[]; messageIds: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (messageIds.length === 0) return new Set();
  const { rows } = await db.execute<{ id: string }>(sql`
    select m.id from ${messages} m
    where m.user_id = ${userId} and m.conversation_id = any(${sql.param([...conversationIds])}::uuid[])
      and m.id = any(${sql.param([...messageIds])}::uuid[])`);
  return new Set(rows.map(({ id }) => id));
}

export interface ArchiveState extends Record<string, unknown> {
  messageCount: number;
  /** The time of the latest message; null if there is none. */
  lastActivityAt: string | null;
}

/** The size of the archive, and the time of its last change. */
export async function readArchiveState(db: Queryable, userId: string): Promise<ArchiveState> {
  const { rows } = await db.execute<ArchiveState>(sql`
    select coalesce(sum(c.message_count), 0)::int as "messageCount",
      to_json(max(c.last_activity_at))#>>'{}' as "lastActivityAt"
    from ${conversations} c where c.user_id = ${userId} and c.deleted_at is null`);
  return rows[0] ?? { messageCount: 0, lastActivityAt: null };
}
