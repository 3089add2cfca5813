import { BUILT_IN_ASSISTANT } from '@app/contract/conversations';
import { MAX_OPENER_LENGTH, MAX_OPENERS } from '@app/understanding/categorise';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { activeOwnerCondition } from '#db/active-owner.ts';
import type { Queryable, Tx } from '#db/database.ts';
import { conversations, messages } from '#db/schema/conversations.ts';
import { conversationVectors } from '#db/schema/meaning.ts';

/** The part of a conversation from which its vector and its category are computed. */
export interface OpeningRow {
  id: string;
  title: string;
  /** The beginnings of the user's first messages. */
  openers: string[];
  /** The beginning of the first reply that the built-in assistant did not write; empty if there is none yet. */
  reply: string;
  source: string;
  /** Hash of the title and the number of messages. If the vector has another hash, the vector is out of date. */
  basis: string;
}

export interface VectorRow {
  conversationId: string;
  vector: Int8Array;
}

/** From this many messages on, the opening of a conversation no longer changes. */
const MAX_OPENING_MESSAGES = 12;
const MAX_REPLY_LENGTH = 1_200;

// The SQL below names the table of each column. drizzle omits the table in a query of one table, but inside a subquery
// a bare column name would mean a column of another table.
const basis = sql<string>`md5(${conversations}.title || ':' || least(${conversations}.message_count, ${MAX_OPENING_MESSAGES}))`;

const openers = sql<string[]>`(
  select coalesce(jsonb_agg(o.content order by o.seq), '[]'::jsonb) from (
    select left(m.content, ${MAX_OPENER_LENGTH}) as content, m.seq from ${messages} m
    where m.user_id = ${conversations}.user_id and m.conversation_id = ${conversations}.id
      and m.role = 'user' and m.content <> ''
    order by m.seq limit ${MAX_OPENERS}
  ) o)`;

const reply = sql<string>`coalesce((
  select left(m.content, ${MAX_REPLY_LENGTH}) from ${messages} m
  where m.user_id = ${conversations}.user_id and m.conversation_id = ${conversations}.id
    and m.role = 'assistant' and m.content <> '' and m.model is distinct from ${BUILT_IN_ASSISTANT}
  order by m.seq limit 1), '')`;

const opening = {
  id: conversations.id,
  title: conversations.title,
  openers,
  reply,
  source: conversations.source,
  basis,
};

const staleCondition = (embedder: string) =>
  sql`not exists (select 1 from ${conversationVectors} v where v.user_id = ${conversations}.user_id
    and v.conversation_id = ${conversations}.id and v.embedder = ${embedder} and v.basis = ${basis})`;

/** Conversations without a vector of this embedder, or whose opening has changed since, latest first. */
export async function listStale(db: Queryable, userId: string, embedder: string, limit: number): Promise<OpeningRow[]> {
  return db
    .select(opening)
    .from(conversations)
    .where(and(eq(conversations.userId, userId), isNull(conversations.deletedAt), staleCondition(embedder)))
    .orderBy(sql`${conversations.lastActivityAt} desc`)
    .limit(limit);
}

/** Users who have conversations without a current vector of this embedder. */
export async function listUsersToEmbed(db: Queryable, embedder: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: conversations.userId })
    .from(conversations)
    .where(and(isNull(conversations.deletedAt), staleCondition(embedder), activeOwnerCondition(conversations.userId)))
    .limit(limit);
  return rows.map((row) => row.userId);
}

/** Title, first questions and first reply of these conversations. */
export async function listOpenings(db: Queryable, userId: string, ids: readonly string[]): Promise<OpeningRow[]> {
  if (ids.length === 0) return [];
  return db
    .select(opening)
    .from(conversations)
    .where(and(eq(conversations.userId, userId), inArray(conversations.id, [...ids]), isNull(conversations.deletedAt)));
}

/** Conversations whose category the user chose, latest first, with the vector of this embedder if there is one. */
export async function listCategorisedByUser(db: Queryable, userId: string, embedder: string, limit: number) {
  const rows = await db
    .select({
      categoryId: conversations.categoryId,
      title: conversations.title,
      openers,
      reply,
      source: conversations.source,
      vector: conversationVectors.vector,
    })
    .from(conversations)
    .leftJoin(
      conversationVectors,
      and(
        eq(conversationVectors.userId, conversations.userId),
        eq(conversationVectors.conversationId, conversations.id),
        eq(conversationVectors.embedder, embedder),
      ),
    )
    .where(and(eq(conversations.userId, userId), eq(conversations.placedBy, 'user'), isNull(conversations.deletedAt)))
    .orderBy(sql`${conversations.lastActivityAt} desc`)
    .limit(limit);
  return rows.map((row) => ({ ...row, vector: row.vector === null ? undefined : toInt8Array(row.vector) }));
}

export async function listVectors(
  db: Queryable,
  userId: string,
  embedder: string,
  ids: readonly string[],
): Promise<VectorRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ conversationId: conversationVectors.conversationId, vector: conversationVectors.vector })
    .from(conversationVectors)
    .where(
      and(
        eq(conversationVectors.userId, userId),
        eq(conversationVectors.embedder, embedder),
        inArray(conversationVectors.conversationId, [...ids]),
      ),
    );
  return rows.map((row) => ({ ...row, vector: toInt8Array(row.vector) }));
}

/** Inserts or replaces vectors, except of conversations that were deleted meanwhile. */
export async function saveVectors(
  tx: Tx,
  userId: string,
  rows: readonly Omit<typeof conversationVectors.$inferInsert, 'userId'>[],
): Promise<void> {
  const existing = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        eq(conversations.userId, userId),
        inArray(
          conversations.id,
          rows.map(({ conversationId }) => conversationId),
        ),
      ),
    )
    .for('key share');
  const existingIds = new Set(existing.map(({ id }) => id));
  const values = rows
    .filter(({ conversationId }) => existingIds.has(conversationId))
    .map((row) => ({ ...row, userId }));
  if (values.length === 0) return;
  await tx
    .insert(conversationVectors)
    .values(values)
    .onConflictDoUpdate({
      target: [conversationVectors.userId, conversationVectors.conversationId],
      set: {
        embedder: sql`excluded.embedder`,
        basis: sql`excluded.basis`,
        vector: sql`excluded.vector`,
        sketch: sql`excluded.sketch`,
        writtenIn: sql`pg_current_xact_id()`,
      },
    });
}

function toInt8Array(bytes: Uint8Array): Int8Array {
  return new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
