import { type SQL, sql } from 'drizzle-orm';
import { withIndexScans } from '#db/index-scans.ts';
import type { Queryable } from '#db/database.ts';
import { conversations, conversationWords, messages } from '#db/schema/conversations.ts';
import type { LatestPeriod } from './latest.repository.ts';
import { filterCondition, type SearchFilter } from './search-filter.repository.ts';

export interface FoundConversation {
  conversationId: string;
  title: string;
  categoryId: string;
  createdAt: Date;
  fromSeq: number;
  toSeq: number;
  /** The document that matches; null if a message or the title does. */
  documentId: string | null;
  rank: number;
  /** Whether the conversation contains the words as they are, not only in other forms. */
  isExact: boolean;
}

/** Messages of a chunk that are read for a quote. */
const MAX_MESSAGES = 400;
const MAX_CONTENT_LENGTH = 50_000;
/** The last message, counted from the beginning, that a hit by meaning is quoted from. */
export const LAST_QUOTED_SEQ = 40;

/**
 * SQL for the end of a subquery whose rows are then ordered by time. The planner expects as many rows with a phrase as with
 * all of its words, and would check the text of each conversation, the latest first, until it has enough.
 */
const WITHOUT_ORDERED_SCAN = sql`offset 0`;

const isPhrase = (tsquery: string): boolean => tsquery.includes('<');

/** A name such as C++, and the word it is indexed as. */
export interface NamedWord {
  written: string;
  word: string;
}

/** Words and excluded words, as tsqueries of the configuration `plain`, and the period to search. */
export interface WordSearch {
  words: string;
  /** Like `words`, without other forms of the words; absent if there are none. */
  exact?: string | undefined;
  without?: string | undefined;
  /** The period to search; if absent, all conversations are searched. */
  latest?: LatestPeriod | undefined;
  /** Only the words of documents. */
  isInDocument?: boolean | undefined;
  /** The names in the query. */
  names?: readonly NamedWord[] | undefined;
}

/** SQL: the column `title` as it is indexed. */
export function titleWords(names: readonly NamedWord[]): SQL {
  const named = names.map(
    ({ written, word }) =>
      sql` || case when position(${written.toLowerCase()} in lower(title)) > 0 then ${` ${word}`} else '' end`,
  );
  return sql`translate(title, './_@:', '     ')${sql.join(named, sql``)}`;
}

/** SQL: whether the index chunk `w` of the user matches. */
function chunkCondition(userId: string, { words, without, latest, isInDocument = false }: WordSearch): SQL {
  const query = without === undefined ? words : `(${words}) & !(${without})`;
  const conditions = [
    sql`w.user_id = ${userId} and w.words @@ to_tsquery('plain', ${query})`,
    // A range of months is read from the index at once, but a list of months separately for each month.
    ...(latest === undefined ? [] : [sql`w.month >= ${latest.fromMonth}::int`]),
    ...(isInDocument ? [sql`w.document_id is not null`] : []),
    // Excluded words must not be in another chunk either.
    ...(without === undefined
      ? []
      : [
          sql`not exists (select 1 from ${conversationWords} o where o.user_id = w.user_id
        and o.conversation_id = w.conversation_id and o.chunk <> w.chunk and o.words @@ to_tsquery('plain', ${without}))`,
        ]),
  ];
  return sql.join(conditions, sql` and `);
}

/** SQL: whether the conversation `c` of the user is in the period to search. */
function periodCondition(userId: string, { latest }: WordSearch): SQL {
  const since = latest === undefined ? sql`true` : sql`c.last_activity_at >= ${latest.from}::timestamptz`;
  return sql`c.user_id = ${userId} and ${since}`;
}

/** SQL: the tables and the where clause for the index chunks `w` of a user's conversations `c` that match. */
export function joinChunks(userId: string, search: WordSearch): SQL {
  return sql`${conversationWords} w join ${conversations} c on c.id = w.conversation_id
    where ${chunkCondition(userId, search)} and ${periodCondition(userId, search)}`;
}

/**
 * SQL: the table and the where clause for a user's conversations `c` that match and pass `hasContent`, a condition on
 * the user and the id of `c` alone. The ids of these conversations are collected first. Otherwise the planner
 * overestimates their number and reads all conversations, which takes three times as long.
 */
export function selectWithContent(userId: string, search: WordSearch, hasContent: SQL): SQL {
  return sql`${conversations} c where ${periodCondition(userId, search)} and c.id = any(array(
    select distinct c.id from (
      select w.user_id, w.conversation_id as id from ${conversationWords} w where ${chunkCondition(userId, search)}
    ) c where ${hasContent}))`;
}

/**
 * Conversations that match, those with the exact words first, then the best; of more than a thousand
 * matches only the latest thousand are ranked.
 */
export async function findConversations(
  db: Queryable,
  userId: string,
  { words, exact = words, without, latest, names = [], ...filter }: SearchFilter & WordSearch,
  page: { limit: number; offset: number },
): Promise<FoundConversation[]> {
  const { rows } = await db.execute(sql`
    with candidates as (
      select * from (
        select c.id, c.title, c.category_id, c.created_at, c.last_activity_at, w.from_seq, w.to_seq, w.document_id, w.words
        from ${joinChunks(userId, { words, without, latest, isInDocument: filter.isInDocument })} and ${filterCondition(userId, filter)}
        ${isPhrase(words) ? WITHOUT_ORDERED_SCAN : sql``}
      ) matching
      order by last_activity_at desc
      limit 1000
    ), best as (
      select distinct on (id) *, ts_rank(words, to_tsquery('plain', ${words}), 1)
        + case when to_tsvector('plain', ${titleWords(names)}) @@ to_tsquery('plain', ${words}) then 1 else 0 end as rank,
        ${exact === words ? sql`true` : sql`words @@ to_tsquery('plain', ${exact})`} as is_exact
      from candidates order by id, is_exact desc, rank desc, document_id is not null
    )
    select id as "conversationId", title, category_id as "categoryId", created_at as "createdAt", from_seq as "fromSeq",
      to_seq as "toSeq", document_id as "documentId", rank, is_exact as "isExact" from best
    order by is_exact desc, rank desc, last_activity_at desc, id limit ${page.limit} offset ${page.offset}`);
  return toFound(rows);
}

/** Conversations that pass the filter, latest first, to be quoted from their beginning. */
export function listNewest(
  db: Queryable,
  userId: string,
  filter: SearchFilter,
  limit: number,
): Promise<FoundConversation[]> {
  const newest = (queryable: Queryable) => list(queryable, userId, filterCondition(userId, filter), limit);
  return filter.without === undefined ? newest(db) : withIndexScans(db, newest);
}

/** The conversations among these that pass the filter, latest first, to be quoted from their beginning. */
export async function listConversations(
  db: Queryable,
  userId: string,
  ids: readonly string[],
  filter: SearchFilter = {},
): Promise<FoundConversation[]> {
  if (ids.length === 0) return [];
  const among = sql`c.id = any(${sql.param([...ids])}::uuid[])`;
  return list(db, userId, sql`${among} and ${filterCondition(userId, filter)}`, ids.length);
}

async function list(db: Queryable, userId: string, condition: SQL, limit: number): Promise<FoundConversation[]> {
  const { rows } = await db.execute(sql`
    select c.id as "conversationId", c.title, c.category_id as "categoryId", c.created_at as "createdAt",
      0 as "fromSeq", ${LAST_QUOTED_SEQ}::int as "toSeq", null as "documentId", 0 as rank, true as "isExact"
    from ${conversations} c where c.user_id = ${userId} and ${condition}
    order by c.last_activity_at desc, c.id limit ${limit}`);
  return toFound(rows);
}

function toFound(rows: unknown[]): FoundConversation[] {
  return (rows as FoundConversation[]).map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
}

export interface FoundText {
  conversationId: string;
  id: string;
  role: 'user' | 'assistant';
  content: string;
}

/** The messages of the matching chunks, each cut to the length that is searched for a quote. */
export async function listTexts(
  db: Queryable,
  userId: string,
  found: readonly Pick<FoundConversation, 'conversationId' | 'fromSeq' | 'toSeq'>[],
): Promise<FoundText[]> {
  if (found.length === 0) return [];
  const { rows } = await db.execute(sql`
    select m.conversation_id as "conversationId", m.id, m.role, left(m.content, ${MAX_CONTENT_LENGTH}) as content
    from unnest(
      ${sql.param(found.map(({ conversationId }) => conversationId))}::uuid[],
      ${sql.param(found.map(({ fromSeq }) => fromSeq))}::int[],
      ${sql.param(found.map(({ toSeq }) => toSeq))}::int[]
    ) f(id, from_seq, to_seq)
    cross join lateral (
      select * from ${messages} m
      where m.user_id = ${userId} and m.conversation_id = f.id and m.seq between f.from_seq and f.to_seq
      order by m.seq limit ${MAX_MESSAGES}
    ) m
    order by m.conversation_id, m.seq`);
  return rows as unknown as FoundText[];
}
