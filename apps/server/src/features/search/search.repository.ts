import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#db/database.ts';
import { conversations, conversationWords, messages } from '#db/schema/conversations.ts';

export interface SearchFilter {
  /** A tsquery of the configuration `plain`. */
  words: string;
  categoryId?: string | undefined;
  source?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

export interface FoundConversation {
  conversationId: string;
  title: string;
  categoryId: string;
  createdAt: Date;
  fromSeq: number;
  toSeq: number;
  rank: number;
}

/** Messages from the beginning that a hit by meaning is quoted from. */
const LOOKED_THROUGH = 40;

/**
 * Conversations that hold the words, best first: the newest thousand are ranked, so that a common word costs no more
 * than a rare one.
 */
export async function findConversations(
  db: Queryable,
  userId: string,
  filter: SearchFilter,
  page: { limit: number; offset: number },
): Promise<FoundConversation[]> {
  const { rows } = await db.execute(sql`
    with candidates as (
      select c.id, c.title, c.category_id, c.created_at, c.last_activity_at, w.from_seq, w.to_seq, w.words
      from ${conversationWords} w
      join ${conversations} c on c.user_id = w.user_id and c.id = w.conversation_id
      where w.user_id = ${userId} and w.words @@ to_tsquery('plain', ${filter.words})
        and c.deleted_at is null and not c.is_archived
        and (${filter.categoryId ?? null}::uuid is null or c.category_id = ${filter.categoryId ?? null}::uuid)
        and (${filter.source ?? null}::text is null or c.source = ${filter.source ?? null})
        and (${filter.from ?? null}::timestamptz is null or c.last_activity_at >= ${filter.from ?? null}::timestamptz)
        and (${filter.to ?? null}::timestamptz is null or c.created_at < ${filter.to ?? null}::timestamptz)
      order by c.last_activity_at desc
      limit 1000
    ), best as (
      select distinct on (id) *, ts_rank(words, to_tsquery('plain', ${filter.words}), 1)
        + case when to_tsvector('plain', title) @@ to_tsquery('plain', ${filter.words}) then 1 else 0 end as rank
      from candidates order by id, rank desc
    )
    select id as "conversationId", title, category_id as "categoryId", created_at as "createdAt", from_seq as "fromSeq",
      to_seq as "toSeq", rank from best
    order by rank desc, last_activity_at desc, id limit ${page.limit} offset ${page.offset}`);
  return (rows as unknown as FoundConversation[]).map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
}

/** These conversations, as if words had been found in their beginning. */
export async function listConversations(
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<FoundConversation[]> {
  if (ids.length === 0) return [];
  return db
    .select({
      conversationId: conversations.id,
      title: conversations.title,
      categoryId: conversations.categoryId,
      createdAt: conversations.createdAt,
      fromSeq: sql<number>`0`,
      toSeq: sql<number>`${LOOKED_THROUGH}::int`,
      rank: sql<number>`0`,
    })
    .from(conversations)
    .where(
      and(
        eq(conversations.userId, userId),
        inArray(conversations.id, [...ids]),
        isNull(conversations.deletedAt),
        eq(conversations.isArchived, false),
      ),
    );
}

/** The texts among which the match of a found conversation is. */
export async function listTexts(db: Queryable, userId: string, found: FoundConversation) {
  return db
    .select({ id: messages.id, role: messages.role, content: messages.content, createdAt: messages.createdAt })
    .from(messages)
    .where(
      sql`${messages.userId} = ${userId} and ${messages.conversationId} = ${found.conversationId}
        and ${messages.seq} between ${found.fromSeq} and ${found.toSeq}`,
    )
    .orderBy(messages.seq)
    .limit(400);
}
