import { sql } from 'drizzle-orm';
import { MAX_LINKED } from '@app/understanding/recall/link-words';
import type { Queryable } from '#db/database.ts';
import { conversations, conversationWords } from '#db/schema/conversations.ts';
import { availableCondition, hasOtherRepliesCondition } from './find-conversations.repository.ts';

/** A conversation that has some of the words, each with the number of conversations that have it. */
export interface LinkedConversation {
  conversationId: string;
  title: string;
  createdAt: Date;
  lastActivityAt: Date;
  matched: { at: number; count: number }[];
}

/** A word in more chunks than this is not rare. */
const MAX_CHUNKS = 40;

/** The conversations that began after a day and have some of the words that few conversations have. */
export async function findLinked(
  db: Queryable,
  userId: string,
  { words, after, excludedModel }: { words: readonly (readonly string[])[]; after: Date; excludedModel: string },
): Promise<LinkedConversation[]> {
  const queries = words.map((forms) => forms.map((form) => `'${form.replaceAll("'", '')}'`).join(' | '));
  const { rows } = await db.execute(sql`
    with searched as (
      select (q.at - 1)::int as at, to_tsquery('plain', q.query) as query
      from unnest(${sql.param(queries)}::text[]) with ordinality q(query, at)
    ), matching as (
      select s.at, m.conversation_id, count(*) over (partition by s.at) as chunks from searched s cross join lateral (
        select w.conversation_id from ${conversationWords} w
        where w.user_id = ${userId} and w.words @@ s.query limit ${MAX_CHUNKS}
      ) m
    ), known as (
      select distinct m.at, c.id from matching m join ${conversations} c on c.user_id = ${userId} and c.id = m.conversation_id
      where m.chunks < ${MAX_CHUNKS} and ${availableCondition(userId, {})} and ${hasOtherRepliesCondition(userId, excludedModel)}
    ), counted as (
      select k.at, k.id, (count(*) over (partition by k.at))::int as count from known k
    )
    select c.id as "conversationId", c.title, c.created_at as "createdAt", c.last_activity_at as "lastActivityAt",
      json_agg(json_build_object('at', k.at, 'count', k.count)) as matched
    from counted k join ${conversations} c on c.user_id = ${userId} and c.id = k.id
    where k.count <= ${MAX_LINKED} and c.created_at > ${after}::timestamptz
    group by c.id, c.title, c.created_at, c.last_activity_at`);
  return (rows as unknown as LinkedConversation[]).map((row) => ({
    ...row,
    createdAt: new Date(row.createdAt),
    lastActivityAt: new Date(row.lastActivityAt),
  }));
}
