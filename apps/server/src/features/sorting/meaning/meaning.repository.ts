import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { isActiveOwner } from '#db/active-owner.ts';
import type { Queryable, Tx } from '#db/database.ts';
import { conversations, messages } from '#db/schema/conversations.ts';
import { conversationVectors } from '#db/schema/meaning.ts';

/** What a conversation is sorted and embedded by. */
export interface OpeningRow {
  id: string;
  title: string;
  openers: string[];
  /** Hash of title and length: unlike the stored one, the vector is out of date. */
  basis: string;
}

export interface VectorRow {
  conversationId: string;
  vector: Int8Array;
}

/** Messages after which a conversation's beginning does not change any more. */
const YOUNG_MESSAGES = 12;
const OPENERS = 3;
const OPENER_LENGTH = 2_000;

// The table is named before each column: alone in a query, drizzle would leave it out, and inside a subquery the bare
// name means another table's column.
const basis = sql<string>`md5(${conversations}.title || ':' || least(${conversations}.message_count, ${YOUNG_MESSAGES}))`;

const openers = sql<string[]>`(
  select coalesce(jsonb_agg(o.content order by o.seq), '[]'::jsonb) from (
    select left(m.content, ${OPENER_LENGTH}) as content, m.seq from ${messages} m
    where m.user_id = ${conversations}.user_id and m.conversation_id = ${conversations}.id
      and m.role = 'user' and m.content <> ''
    order by m.seq limit ${OPENERS}
  ) o)`;

const isStale = (embedder: string) =>
  sql`not exists (select 1 from ${conversationVectors} v where v.user_id = ${conversations}.user_id
    and v.conversation_id = ${conversations}.id and v.embedder = ${embedder} and v.basis = ${basis})`;

/** Conversations without a vector of this embedder, or whose beginning has changed since; the latest first. */
export async function listStale(db: Queryable, userId: string, embedder: string, limit: number): Promise<OpeningRow[]> {
  return db
    .select({ id: conversations.id, title: conversations.title, openers, basis })
    .from(conversations)
    .where(and(eq(conversations.userId, userId), isNull(conversations.deletedAt), isStale(embedder)))
    .orderBy(sql`${conversations.lastActivityAt} desc`)
    .limit(limit);
}

/** People who have such conversations. */
export async function listUsersBehind(db: Queryable, embedder: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: conversations.userId })
    .from(conversations)
    .where(and(isNull(conversations.deletedAt), isStale(embedder), isActiveOwner(conversations.userId)))
    .limit(limit);
  return rows.map((row) => row.userId);
}

/** Title and first questions of these conversations. */
export async function listOpenings(db: Queryable, userId: string, ids: readonly string[]): Promise<OpeningRow[]> {
  if (ids.length === 0) return [];
  return db
    .select({ id: conversations.id, title: conversations.title, openers, basis })
    .from(conversations)
    .where(and(eq(conversations.userId, userId), inArray(conversations.id, [...ids]), isNull(conversations.deletedAt)));
}

/** What the user filed by hand, the latest first, with the vector of this embedder if there is one yet. */
export async function listTaught(db: Queryable, userId: string, embedder: string, limit: number) {
  const rows = await db
    .select({
      categoryId: conversations.categoryId,
      title: conversations.title,
      openers,
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

/** Stores or replaces; a conversation that was deleted meanwhile is passed over. */
export async function saveVectors(
  tx: Tx,
  userId: string,
  rows: readonly Omit<typeof conversationVectors.$inferInsert, 'userId'>[],
): Promise<void> {
  const alive = await tx
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
  const known = new Set(alive.map(({ id }) => id));
  const values = rows.filter(({ conversationId }) => known.has(conversationId)).map((row) => ({ ...row, userId }));
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
