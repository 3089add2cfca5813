import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#db/database.ts';
import { conversations, conversationWords, messages } from '#db/schema/conversations.ts';
import { documents } from '#db/schema/documents.ts';
import { availableCondition, hasOtherRepliesCondition } from './find-conversations.repository.ts';

/** The conversations to count or to list; absent fields do not filter. */
export interface FactFilter {
  /** A tsquery that the conversation matches. */
  query?: string | undefined;
  /** When the conversation began, `to` exclusive. */
  from?: Date | undefined;
  to?: Date | undefined;
  categoryIds?: readonly string[] | undefined;
  sources?: readonly string[] | undefined;
  hasDocument?: boolean | undefined;
  /** Leaves out chats in which this model wrote all replies. */
  excludedModel?: string | undefined;
}

export type FactGrouping =
  | 'none'
  | 'category'
  | 'source'
  | 'model'
  | 'hour'
  | 'weekday'
  | 'day'
  | 'week'
  | 'month'
  | 'year';
export type FactOrder = 'oldest' | 'newest' | 'longest' | 'shortest';

export interface FactRow {
  conversationId: string;
  title: string;
  createdAt: Date;
  messageCount: number;
}

const hasWords = (userId: string, query: string | undefined): SQL =>
  query === undefined
    ? sql`true`
    : sql`c.id in (select w.conversation_id from ${conversationWords} w
        where w.user_id = ${userId} and w.words @@ to_tsquery('plain', ${query}))`;

function condition(userId: string, filter: FactFilter): SQL {
  const { query, from, to, categoryIds, sources, hasDocument, excludedModel } = filter;
  const all = [
    sql`c.user_id = ${userId}`,
    availableCondition(userId, {}),
    hasOtherRepliesCondition(userId, excludedModel),
    hasWords(userId, query),
    ...(from === undefined ? [] : [sql`c.created_at >= ${from}::timestamptz`]),
    ...(to === undefined ? [] : [sql`c.created_at < ${to}::timestamptz`]),
    ...(categoryIds === undefined ? [] : [sql`c.category_id = any(${sql.param([...categoryIds])}::uuid[])`]),
    ...(sources === undefined ? [] : [sql`c.source = any(${sql.param([...sources])}::text[])`]),
    ...(hasDocument === true
      ? [sql`exists (select from ${documents} d where d.user_id = c.user_id and d.conversation_id = c.id)`]
      : []),
  ];
  return sql.join(all, sql` and `);
}

const TIME_FORMATS = {
  hour: 'HH24',
  weekday: 'ID',
  day: 'YYYY-MM-DD',
  week: 'IYYY-IW',
  month: 'YYYY-MM',
  year: 'YYYY',
};

function groupKey(groupBy: FactGrouping, timeZone: string): SQL {
  if (groupBy === 'none') return sql`''`;
  if (groupBy === 'category') return sql`c.category_id::text`;
  if (groupBy === 'source') return sql`c.source`;
  if (groupBy === 'model') return sql`m.model`;
  return sql`to_char(c.created_at at time zone ${timeZone}, ${TIME_FORMATS[groupBy]})`;
}

/**
 * The number of conversations and of their messages in each group, largest first. Grouped by model, a conversation is
 * counted for each of its models.
 */
export async function countGroups(
  db: Queryable,
  userId: string,
  { filter, groupBy, timeZone }: { filter: FactFilter; groupBy: FactGrouping; timeZone: string },
): Promise<{ key: string; conversations: number; messages: number }[]> {
  const models = sql`join (select distinct a.conversation_id, a.model from ${messages} a
    where a.user_id = ${userId} and a.model is not null) m on m.conversation_id = c.id`;
  const { rows } = await db.execute<{ key: string; conversations: number; messages: number }>(sql`
    select ${groupKey(groupBy, timeZone)} as key, count(*)::int as conversations, coalesce(sum(c.message_count), 0)::int as messages
    from ${conversations} c ${groupBy === 'model' ? models : sql``}
    where ${condition(userId, filter)} group by 1 order by 2 desc, 1`);
  return rows;
}

/** How many messages of these conversations the person wrote. */
export async function countOwnMessages(db: Queryable, userId: string, filter: FactFilter): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(*)::int as total from ${messages} m
    where m.user_id = ${userId} and m.role = 'user' and m.conversation_id in
      (select c.id from ${conversations} c where ${condition(userId, filter)})`);
  return rows[0]?.total ?? 0;
}

const ORDERS: Record<FactOrder, SQL> = {
  oldest: sql`c.created_at asc, c.id`,
  newest: sql`c.created_at desc, c.id`,
  longest: sql`c.message_count desc, c.created_at desc, c.id`,
  shortest: sql`c.message_count asc, c.created_at desc, c.id`,
};

/** Conversations that pass the filter, in order; `total` counts all of them. */
export async function listFacts(
  db: Queryable,
  userId: string,
  { filter, order, limit, offset }: { filter: FactFilter; order: FactOrder; limit: number; offset: number },
): Promise<{ found: FactRow[]; total: number }> {
  const passes = condition(userId, filter);
  const { rows } = await db.execute<Omit<FactRow, 'createdAt'> & { createdAt: string }>(sql`
    select c.id as "conversationId", c.title, c.created_at as "createdAt", c.message_count as "messageCount"
    from ${conversations} c where ${passes} order by ${ORDERS[order]} limit ${limit} offset ${offset}`);
  const counted = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${conversations} c where ${passes}`,
  );
  const found = rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
  return { found, total: counted.rows[0]?.total ?? 0 };
}
