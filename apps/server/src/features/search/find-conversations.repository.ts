import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#db/database.ts';
import { conversations, conversationWords, messages } from '#db/schema/conversations.ts';
import { visibleCondition } from '#db/visible-conversations.ts';
import { type NamedWord, titleWords } from './search.repository.ts';

/** Filters by time, and by the model that wrote the replies. */
export interface ConversationFilter {
  from?: Date | undefined;
  to?: Date | undefined;
  /** Leaves out replies of this model, and chats in which it wrote all replies. */
  excludedModel?: string | undefined;
  /** If true, only conversations that may be sent to a model or another program. */
  isVisible?: boolean | undefined;
}

/** SQL: whether the conversation `c` is not in the trash and, if requested, may be sent to another program. */
export const availableCondition = (userId: string, { isVisible }: ConversationFilter): SQL =>
  isVisible === true ? visibleCondition(userId) : sql`c.deleted_at is null`;

/** SQL: whether the conversation `c` is imported, or has a reply that the model `excludedModel` did not write. */
export const hasOtherRepliesCondition = (userId: string, excludedModel: string | undefined): SQL =>
  excludedModel === undefined
    ? sql`true`
    : sql`(c.source <> 'chat' or exists (
        select from ${messages} a where a.user_id = ${userId} and a.conversation_id = c.id
        and a.role = 'assistant' and a.model is distinct from ${excludedModel}))`;

export interface CandidateConversation {
  conversationId: string;
  title: string;
  createdAt: Date;
  lastActivityAt: Date;
  /** Indexes of the queries that match the conversation. */
  matchedQueries: number[];
  /** Indexes of the queries that match its title. */
  titleMatchedQueries: number[];
  rank: number;
}

export interface HitMessage {
  conversationId: string;
  id: string;
  role: 'user' | 'assistant';
  content: string;
  createdAt: Date;
  /** True for a part of a document, which has the form of a message. */
  isDocument?: true;
}

/** Words are counted in at most this many chunks: a word in more chunks is common and has nearly no weight. */
export const MAX_COUNTED = 3_000;
const MAX_CANDIDATES = 400;
/** The largest number of chunks that are ranked per conversation. */
const MAX_RANKED_CHUNKS = 8;
const MAX_CONTENT_LENGTH = 20_000;
const MAX_MESSAGES = 400;
const MAX_DOCUMENT_PARTS = 3;

/** In how many chunks of the user's conversations each tsquery matches, counted up to 3,000. */
export async function countWords(db: Queryable, userId: string, queries: readonly string[]): Promise<number[]> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select (select count(*)::int from (
      select from ${conversationWords} w where w.user_id = ${userId} and w.words @@ to_tsquery('plain', q.query) limit ${MAX_COUNTED}
    ) found) as count
    from unnest(${sql.param([...queries])}::text[]) with ordinality q(query, at) order by q.at`);
  return rows.map(({ count }) => count);
}

/**
 * Whether each tsquery matches a conversation. Conversations in the trash do not count. Chats in which `excludedModel`
 * wrote all replies do not count either, because a question about a word does not make the word known.
 */
export async function areKnown(
  db: Queryable,
  userId: string,
  queries: readonly string[],
  { excludedModel }: Pick<ConversationFilter, 'excludedModel'>,
): Promise<boolean[]> {
  const { rows } = await db.execute<{ known: boolean }>(sql`
    select exists (
      select from ${conversationWords} w join ${conversations} c on c.user_id = ${userId} and c.id = w.conversation_id
      where w.user_id = ${userId} and w.words @@ to_tsquery('plain', q.query)
        and ${availableCondition(userId, {})} and ${hasOtherRepliesCondition(userId, excludedModel)}
    ) as known
    from unnest(${sql.param([...queries])}::text[]) with ordinality q(query, at) order by q.at`);
  return rows.map(({ known }) => known);
}

export interface CandidateSearch {
  queries: readonly string[];
  /** The tsquery that every candidate matches. */
  anyQuery: string;
  /** The names among the queries. */
  names: readonly NamedWord[];
  filter: ConversationFilter;
  limit: number;
}

/**
 * At most `limit` of the 400 latest conversations that match `anyQuery` and pass the filter. Conversations that match the most
 * of `queries` come first. Each query is matched by the index, because testing the words of each candidate takes ten times
 * as long.
 */
export async function findCandidates(
  db: Queryable,
  userId: string,
  { queries, anyQuery, names, filter, limit }: CandidateSearch,
): Promise<CandidateConversation[]> {
  const { from, to, excludedModel } = filter;
  const { rows } = await db.execute(sql`
    with searched as (
      select (q.at - 1)::int as at, to_tsquery('plain', q.query) as query
      from unnest(${sql.param([...queries])}::text[]) with ordinality q(query, at)
    ), matching as materialized (
      select w.conversation_id, w.words, w.month,
        row_number() over (partition by w.conversation_id order by w.chunk) as position
      from ${conversationWords} w where w.user_id = ${userId} and w.words @@ to_tsquery('plain', ${anyQuery})
    ), latest as (
      select c.id, c.source, m.month
      from (select conversation_id, min(month) as month from matching group by 1) m
      join ${conversations} c on c.user_id = ${userId} and c.id = m.conversation_id
      where ${availableCondition(userId, filter)}
        and (${from ?? null}::timestamptz is null or c.last_activity_at >= ${from ?? null}::timestamptz)
        and (${to ?? null}::timestamptz is null or c.created_at < ${to ?? null}::timestamptz)
      order by c.last_activity_at desc offset 0
    ), candidates as materialized (
      -- The replies are checked here, latest conversation first, so that the check can stop at the limit.
      select c.id, c.month from latest c where ${hasOtherRepliesCondition(userId, excludedModel)} limit ${MAX_CANDIDATES}
    ), ranked as (
      select c.id, max(ts_rank(m.words, to_tsquery('plain', ${anyQuery}), 1)) as rank
      from candidates c join matching m on m.conversation_id = c.id and m.position <= ${MAX_RANKED_CHUNKS} group by c.id
    ), query_matches as materialized (
      select a.at, w.conversation_id as id from searched a
      join ${conversationWords} w on w.user_id = ${userId} and w.words @@ a.query
        and w.month >= (select min(month) from candidates)
    ), matches_by_conversation as (
      select r.id, r.rank, array_agg(distinct q.at) as queries from ranked r join query_matches q on q.id = r.id group by r.id, r.rank
    )
    select c.id as "conversationId", c.title, c.created_at as "createdAt", c.last_activity_at as "lastActivityAt", m.queries as "matchedQueries",
      array(select a.at from searched a where to_tsvector('plain', ${titleWords(names)}) @@ a.query) as "titleMatchedQueries", m.rank
    from matches_by_conversation m join ${conversations} c on c.user_id = ${userId} and c.id = m.id
    order by cardinality(m.queries) desc, m.rank desc, c.last_activity_at desc limit ${limit}`);
  return (rows as unknown as CandidateConversation[]).map((row) => ({
    ...row,
    createdAt: new Date(row.createdAt),
    lastActivityAt: new Date(row.lastActivityAt),
  }));
}

/** The messages of these conversations in order, each cut to the length that is quoted from. */
export async function listMessages(
  db: Queryable,
  userId: string,
  conversationIds: readonly string[],
  excludedModel?: string,
): Promise<HitMessage[]> {
  if (conversationIds.length === 0) return [];
  const { rows } = await db.execute(sql`
    select conversation_id as "conversationId", id, role, content, created_at as "createdAt" from (
      select m.conversation_id, m.id, m.role, left(m.content, ${MAX_CONTENT_LENGTH}) as content, m.created_at, m.seq,
        row_number() over (partition by m.conversation_id order by m.seq) as position
      from ${messages} m
      where m.user_id = ${userId} and m.conversation_id = any(${sql.param([...conversationIds])}::uuid[])
        and (${excludedModel ?? null}::text is null or m.role = 'user' or m.model is distinct from ${excludedModel ?? null}::text)
    ) numbered where position <= ${MAX_MESSAGES} order by conversation_id, seq`);
  return (rows as unknown as HitMessage[]).map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
}

/** The parts of these conversations' documents that match `anyQuery`, a few for each conversation. */
export async function listDocumentParts(
  db: Queryable,
  userId: string,
  conversationIds: readonly string[],
  anyQuery: string,
): Promise<{ conversationId: string; documentId: string; from: number; to: number }[]> {
  if (conversationIds.length === 0) return [];
  const { rows } = await db.execute<{ conversationId: string; documentId: string; from: number; to: number }>(sql`
    select conversation_id as "conversationId", document_id as "documentId", from_seq as from, to_seq as to from (
      select w.conversation_id, w.document_id, w.from_seq, w.to_seq, w.chunk,
        row_number() over (partition by w.conversation_id
          order by ts_rank(w.words, to_tsquery('plain', ${anyQuery}), 1) desc, w.chunk) as position
      from ${conversationWords} w
      where w.user_id = ${userId} and w.conversation_id = any(${sql.param([...conversationIds])}::uuid[])
        and w.document_id is not null and w.words @@ to_tsquery('plain', ${anyQuery})
    ) ranked where position <= ${MAX_DOCUMENT_PARTS} order by conversation_id, position`);
  return rows;
}

export interface BrowsedConversation {
  conversationId: string;
  title: string;
  createdAt: Date;
}

/** Conversations in the order in which they began; `total` counts all that pass the filter. */
export async function browse(
  db: Queryable,
  userId: string,
  filter: ConversationFilter & { categoryId?: string | undefined },
  { isOldestFirst, limit }: { isOldestFirst: boolean; limit: number },
): Promise<{ found: BrowsedConversation[]; total: number }> {
  const { from, to, excludedModel, categoryId } = filter;
  const direction = isOldestFirst ? sql`asc` : sql`desc`;
  const { rows } = await db.execute<{ conversationId: string; title: string; createdAt: string; total: number }>(sql`
    select c.id as "conversationId", c.title, c.created_at as "createdAt", (count(*) over ())::int as total
    from ${conversations} c
    where c.user_id = ${userId} and ${availableCondition(userId, filter)}
      and (${from ?? null}::timestamptz is null or c.last_activity_at >= ${from ?? null}::timestamptz)
      and (${to ?? null}::timestamptz is null or c.created_at < ${to ?? null}::timestamptz)
      and (${categoryId ?? null}::uuid is null or c.category_id = ${categoryId ?? null}::uuid)
      and ${hasOtherRepliesCondition(userId, excludedModel)}
    order by c.created_at ${direction}, c.id limit ${limit}`);
  const found = rows.map(({ conversationId, title, createdAt }) => ({
    conversationId,
    title,
    createdAt: new Date(createdAt),
  }));
  return { found, total: rows[0]?.total ?? 0 };
}

/** The conversations among these that pass the filter, unordered. */
export async function findByIds(
  db: Queryable,
  userId: string,
  ids: readonly string[],
  filter: Pick<ConversationFilter, 'excludedModel' | 'isVisible'>,
): Promise<(BrowsedConversation & { lastActivityAt: Date })[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<{
    conversationId: string;
    title: string;
    createdAt: string;
    lastActivityAt: string;
  }>(
    sql`select c.id as "conversationId", c.title, c.created_at as "createdAt", c.last_activity_at as "lastActivityAt"
      from ${conversations} c
      where c.user_id = ${userId} and ${availableCondition(userId, filter)} and c.id = any(${sql.param([...ids])}::uuid[])
        and ${hasOtherRepliesCondition(userId, filter.excludedModel)}`,
  );
  return rows.map(({ createdAt, lastActivityAt, ...row }) => ({
    ...row,
    createdAt: new Date(createdAt),
    lastActivityAt: new Date(lastActivityAt),
  }));
}
