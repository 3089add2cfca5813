import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { FILED_SOURCE, conversations, messages } from '#db/schema/conversations.ts';

export type ConversationRow = typeof conversations.$inferSelect;
export type NewConversationRow = typeof conversations.$inferInsert;

export async function insertConversations(
  tx: Tx,
  userId: string,
  rows: Omit<NewConversationRow, 'userId'>[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(conversations).values(rows.map((row) => ({ ...row, userId })));
}

/** A conversation that is not in the trash. */
export async function findConversation(
  db: Queryable,
  userId: string,
  id: string,
): Promise<ConversationRow | undefined> {
  const [row] = await db
    .select()
    .from(conversations)
    .where(and(eq(conversations.userId, userId), eq(conversations.id, id), isNull(conversations.deletedAt)));
  return row;
}

/** Locks a conversation, trashed ones too, until the end of the transaction. */
export async function lockConversation(tx: Tx, userId: string, id: string): Promise<ConversationRow | undefined> {
  const [row] = await tx
    .select()
    .from(conversations)
    .where(and(eq(conversations.userId, userId), eq(conversations.id, id)))
    .for('update');
  return row;
}

export async function updateConversationRow(
  tx: Tx,
  userId: string,
  id: string,
  fields: Partial<NewConversationRow>,
): Promise<void> {
  await tx
    .update(conversations)
    .set(fields)
    .where(and(eq(conversations.userId, userId), eq(conversations.id, id)));
}

/** Imported conversations by the provider's ids, trashed ones too. */
export async function findBySource(
  db: Queryable,
  userId: string,
  source: string,
  sourceIds: string[],
): Promise<ConversationRow[]> {
  if (sourceIds.length === 0) return [];
  return db
    .select()
    .from(conversations)
    .where(
      and(
        eq(conversations.userId, userId),
        eq(conversations.source, source),
        isNotNull(conversations.sourceId),
        inArray(conversations.sourceId, sourceIds),
      ),
    );
}

/** The hashes of all imported records, trashed conversations too. */
export async function listSourceHashes(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db
    .select({ hash: sql<string>`${conversations.sourceHash}` })
    .from(conversations)
    .where(and(eq(conversations.userId, userId), isNotNull(conversations.sourceHash)));
  return rows.map(({ hash }) => hash);
}

export { FILED_SOURCE };

/** Bytes of the messages of conversations that other programs filed, trashed ones too. */
export async function sumFiledBytes(db: Queryable, userId: string): Promise<number> {
  const { rows } = await db.execute<{ bytes: string }>(sql`
    select coalesce(sum(octet_length(m.content)), 0)::text as bytes
    from ${conversations} c join ${messages} m on m.user_id = c.user_id and m.conversation_id = c.id
    where c.user_id = ${userId} and c.source = ${FILED_SOURCE}`);
  return Number(rows[0]?.bytes ?? 0);
}

/**
 * Thousands of conversations may have the same beginning, such as examples with the same first message. Only this many
 * of the latest are read, because older ones get no new messages any more.
 */
const MAX_SAME_BEGINNING = 100;

/**
 * Imported conversations, trashed ones too, whose source id consists of one of `beginnings`, `~` and a suffix. Such an id
 * is given to a conversation that begins like another one but continues differently. Returns those
 * with one of `hashes`, and of the others about the latest MAX_SAME_BEGINNING.
 */
export async function findByBeginning(
  db: Queryable,
  userId: string,
  source: string,
  { beginnings, hashes }: { beginnings: string[]; hashes: string[] },
): Promise<ConversationRow[]> {
  if (beginnings.length === 0) return [];
  return db
    .select()
    .from(conversations)
    .where(
      and(
        eq(conversations.userId, userId),
        eq(conversations.source, source),
        sql`strpos(${conversations.sourceId}, '~') > 0`,
        inArray(sql`split_part(${conversations.sourceId}, '~', 1)`, beginnings),
      ),
    )
    .orderBy(sql`${conversations.sourceHash} = any(${sql.param(hashes)}::text[]) desc`, desc(conversations.id))
    .limit(hashes.length + MAX_SAME_BEGINNING);
}

/** Counts the conversations of each category: the numbers that the stored counts should have. */
export async function countInCategories(db: Queryable, userId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ categoryId: conversations.categoryId, count: sql<number>`count(*)::int` })
    .from(conversations)
    .where(and(eq(conversations.userId, userId), isNull(conversations.deletedAt), eq(conversations.isArchived, false)))
    .groupBy(conversations.categoryId);
  return new Map(rows.map((row) => [row.categoryId, row.count]));
}

/** Ids of all users who have a conversation, even if it is in the trash. */
export async function listOwners(db: Queryable): Promise<string[]> {
  const owners = await db.selectDistinct({ userId: conversations.userId }).from(conversations);
  return owners.map(({ userId }) => userId);
}
