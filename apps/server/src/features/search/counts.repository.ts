import { sql } from 'drizzle-orm';
import type { Queryable } from '#db/database.ts';
import { conversations, conversationWords } from '#db/schema/conversations.ts';
import {
  availableCondition,
  hasOtherRepliesCondition,
  type ConversationFilter,
} from './find-conversations.repository.ts';

/** SQL: whether the conversation `c` matches the query. Without a query it is the constant true, which costs nothing. */
const hasWordsCondition = (userId: string, query: string | undefined) =>
  query === undefined
    ? sql`true`
    : sql`c.id in (select w.conversation_id from ${conversationWords} w
        where w.user_id = ${userId} and w.words @@ to_tsquery('plain', ${query}))`;

const matchCondition = (userId: string, query: string | undefined, filter: ConversationFilter) => sql`
  c.user_id = ${userId} and ${availableCondition(userId, filter)} and ${hasOtherRepliesCondition(userId, filter.excludedModel)}
  and (${filter.from ?? null}::timestamptz is null or c.created_at >= ${filter.from ?? null}::timestamptz)
  and (${filter.to ?? null}::timestamptz is null or c.created_at < ${filter.to ?? null}::timestamptz)
  and ${hasWordsCondition(userId, query)}`;

/** How many conversations began in each month ('2026-03') in the given time zone, in order; months with none are left out. */
export async function countByMonth(
  db: Queryable,
  userId: string,
  { query, filter, timeZone }: { query?: string | undefined; filter: ConversationFilter; timeZone: string },
): Promise<{ month: string; count: number }[]> {
  const { rows } = await db.execute<{ month: string; count: number }>(sql`
    select to_char(c.created_at at time zone ${timeZone}, 'YYYY-MM') as month, count(*)::int as count
    from ${conversations} c where ${matchCondition(userId, query, filter)} group by 1 order by 1`);
  return rows;
}

/** The number of conversations of a period in each category, largest first. */
export async function countByCategory(
  db: Queryable,
  userId: string,
  filter: ConversationFilter,
): Promise<{ categoryId: string; count: number }[]> {
  const { rows } = await db.execute<{ categoryId: string; count: number }>(sql`
    select c.category_id as "categoryId", count(*)::int as count
    from ${conversations} c where ${matchCondition(userId, undefined, filter)} group by 1 order by 2 desc`);
  return rows;
}
