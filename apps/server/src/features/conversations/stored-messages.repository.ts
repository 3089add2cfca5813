import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { binaryArray } from '#db/binary-array.ts';
import type { Queryable, Tx } from '#db/database.ts';
import { type MessageBlock, messages } from '#db/schema/conversations.ts';

export type MessageRow = typeof messages.$inferSelect;

const ROWS_PER_STATEMENT = 1_000;

/** Sends one array parameter per column: one parameter per value would take longer than storing the rows. */
export async function insertMessages(tx: Tx, userId: string, rows: Omit<MessageRow, 'userId'>[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const batch = rows.slice(start, start + ROWS_PER_STATEMENT);
    const column = (valueOf: (row: Omit<MessageRow, 'userId'>) => unknown) => sql.param(batch.map(valueOf));
    await tx.execute(sql`
      insert into ${messages} (user_id, conversation_id, id, parent_id, seq, role, content, blocks, status, model,
        tokens, fingerprint, source_id, import_id, created_at)
      select ${userId}::uuid, new_message.* from unnest(
        ${column((row) => row.conversationId)}::uuid[], ${column((row) => row.id)}::uuid[],
        ${column((row) => row.parentId)}::uuid[], ${column((row) => row.seq)}::int[],
        ${column((row) => row.role)}::text[],
        ${sql.param(
          binaryArray(
            'text',
            batch.map(({ content }) => content),
          ),
        )}::text[],
        ${column((row) => row.blocks && JSON.stringify(row.blocks))}::jsonb[], ${column((row) => row.status)}::text[],
        ${column((row) => row.model)}::text[], ${column((row) => row.tokens && JSON.stringify(row.tokens))}::jsonb[],
        ${column((row) => row.fingerprint)}::uuid[],
        ${column((row) => row.sourceId)}::text[], ${column((row) => row.importId)}::uuid[],
        ${column((row) => row.createdAt.toISOString())}::timestamptz[]) new_message`);
  }
}

/** The title and the messages of conversations, in the order in which they are indexed. */
export async function listTextsToIndex(
  db: Queryable,
  userId: string,
  conversationIds: readonly string[],
): Promise<{ conversationId: string; seq: number; text: string }[]> {
  if (conversationIds.length === 0) return [];
  const ids = sql`array[${sql.join(
    conversationIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  )}]`;
  const { rows } = await db.execute<{ id: string; seq: number; text: string }>(sql`
    select id, 0 as seq, title as text, -1 as position from conversations where user_id = ${userId} and id = any(${ids})
    union all
    select conversation_id, seq, content, seq from messages where user_id = ${userId} and conversation_id = any(${ids})
    order by id, position`);
  return rows.map(({ id, seq, text }) => ({ conversationId: id, seq, text }));
}

/** All messages of a conversation in their order of arrival. */
export async function listMessages(db: Queryable, userId: string, conversationId: string): Promise<MessageRow[]> {
  return db
    .select()
    .from(messages)
    .where(and(eq(messages.userId, userId), eq(messages.conversationId, conversationId)))
    .orderBy(asc(messages.seq));
}

/** Passes all ids as one parameter: a statement can have 65,535 parameters, and a conversation may have more messages. */
function idAmongCondition(ids: readonly string[]): SQL {
  return sql`${messages.id} = any(${sql.param([...ids])}::uuid[])`;
}

export async function findMessages(
  db: Queryable,
  userId: string,
  conversationId: string,
  ids: string[],
): Promise<MessageRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(messages)
    .where(and(eq(messages.userId, userId), eq(messages.conversationId, conversationId), idAmongCondition(ids)));
}

/**
 * Counts how often a text occurs in each message of a conversation, in the order of arrival. Case is ignored, and in
 * replies also the Markdown signs of bold text and code.
 */
export async function countText(
  db: Queryable,
  userId: string,
  conversationId: string,
  text: string,
): Promise<{ id: string; parentId: string | null; count: number }[]> {
  const countIn = (content: SQL) =>
    sql`(length(${content}) - length(replace(${content}, lower(${text}::text), ''))) / length(lower(${text}::text))`;
  const written = sql`lower(${messages.content})`;
  const shown = sql`case when ${messages.role} = 'assistant' then translate(${written}, '*\`', '') else ${written} end`;
  return db
    .select({
      id: messages.id,
      parentId: messages.parentId,
      count: sql<number>`greatest(${countIn(written)}, ${countIn(shown)})::int`,
    })
    .from(messages)
    .where(and(eq(messages.userId, userId), eq(messages.conversationId, conversationId)))
    .orderBy(asc(messages.seq));
}

/** The newest messages with this fingerprint, at most 20, of any conversation. */
export async function findByFingerprint(
  db: Queryable,
  userId: string,
  fingerprint: string,
): Promise<{ id: string; conversationId: string }[]> {
  return db
    .select({ id: messages.id, conversationId: messages.conversationId })
    .from(messages)
    .where(and(eq(messages.userId, userId), eq(messages.fingerprint, fingerprint)))
    .orderBy(desc(messages.createdAt), desc(messages.seq))
    .limit(20);
}

/** Maps the provider's ids of a conversation's messages to our ids. */
export async function mapSourceIds(
  db: Queryable,
  userId: string,
  conversationId: string,
): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: messages.id, sourceId: messages.sourceId })
    .from(messages)
    .where(and(eq(messages.userId, userId), eq(messages.conversationId, conversationId)));
  return new Map(rows.flatMap((row) => (row.sourceId === null ? [] : [[row.sourceId, row.id] as const])));
}

/** Updates the blocks of a message, but not its text. */
export async function updateBlocks(
  tx: Tx,
  userId: string,
  conversationId: string,
  message: { id: string; blocks: MessageBlock[] },
): Promise<void> {
  await tx
    .update(messages)
    .set({ blocks: message.blocks })
    .where(and(eq(messages.userId, userId), eq(messages.conversationId, conversationId), eq(messages.id, message.id)));
}

/** Stores the new parents and fingerprints of messages. */
export async function updateLinks(
  tx: Tx,
  userId: string,
  conversationId: string,
  relinked: readonly Pick<MessageRow, 'id' | 'parentId' | 'fingerprint'>[],
): Promise<void> {
  for (const { id, parentId, fingerprint } of relinked) {
    await tx
      .update(messages)
      .set({ parentId, fingerprint })
      .where(and(eq(messages.userId, userId), eq(messages.conversationId, conversationId), eq(messages.id, id)));
  }
}

export async function deleteMessages(tx: Tx, userId: string, conversationId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .delete(messages)
    .where(and(eq(messages.userId, userId), eq(messages.conversationId, conversationId), idAmongCondition(ids)));
}
