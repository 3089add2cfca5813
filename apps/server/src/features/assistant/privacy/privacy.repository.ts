import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { categories } from '#db/schema/categories.ts';
import { conversations, messages } from '#db/schema/conversations.ts';
import { neverSendMarks, secretFindings } from '#db/schema/privacy.ts';

export type MarkType = (typeof neverSendMarks.$inferSelect)['type'];
export type NewFindingRow = Omit<typeof secretFindings.$inferInsert, 'userId'>;

export interface FindingRow {
  conversationId: string;
  title: string;
  found: { kind: string; count: number }[];
  messageId: string;
}

export async function insertMark(tx: Tx, userId: string, type: MarkType, id: string, createdAt: Date): Promise<void> {
  await tx.insert(neverSendMarks).values({ userId, type, id, createdAt }).onConflictDoNothing();
}

export async function copyMark(tx: Tx, userId: string, fromId: string, toId: string): Promise<void> {
  await tx.execute(sql`
    insert into ${neverSendMarks} (user_id, type, id, created_at)
    select user_id, type, ${toId}::uuid, created_at from ${neverSendMarks}
    where user_id = ${userId} and type = 'conversation' and id = ${fromId}`);
}

export async function deleteMark(tx: Tx, userId: string, type: MarkType, id: string): Promise<void> {
  await tx
    .delete(neverSendMarks)
    .where(and(eq(neverSendMarks.userId, userId), eq(neverSendMarks.type, type), eq(neverSendMarks.id, id)));
}

export async function listMarkedConversations(db: Queryable, userId: string): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: conversations.id, name: conversations.title })
    .from(neverSendMarks)
    .innerJoin(
      conversations,
      and(
        eq(conversations.userId, neverSendMarks.userId),
        eq(conversations.id, neverSendMarks.id),
        sql`${conversations.deletedAt} is null`,
      ),
    )
    .where(and(eq(neverSendMarks.userId, userId), eq(neverSendMarks.type, 'conversation')))
    .orderBy(sql`${neverSendMarks.createdAt} desc`)
    .limit(1_000);
}

export async function listMarkedCategories(db: Queryable, userId: string): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: categories.id, name: categories.name })
    .from(neverSendMarks)
    .innerJoin(categories, and(eq(categories.userId, neverSendMarks.userId), eq(categories.id, neverSendMarks.id)))
    .where(and(eq(neverSendMarks.userId, userId), eq(neverSendMarks.type, 'category')))
    .orderBy(categories.position);
}

export async function isCategoryMarked(db: Queryable, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: neverSendMarks.id })
    .from(neverSendMarks)
    .where(and(eq(neverSendMarks.userId, userId), eq(neverSendMarks.type, 'category'), eq(neverSendMarks.id, id)));
  return rows.length > 0;
}

/** The ids of the given conversations that are marked “never send”, themselves or by their category. */
export async function listExcluded(db: Queryable, userId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<{ id: string }>(sql`
    select c.id from ${conversations} c
    where c.user_id = ${userId} and c.id = any(${sql.param([...ids])}::uuid[]) and exists (
      select from ${neverSendMarks} m where m.user_id = c.user_id
        and ((m.type = 'conversation' and m.id = c.id) or (m.type = 'category' and m.id = c.category_id)))`);
  return rows.map(({ id }) => id);
}

/** The ids of the given conversations whose findings were dismissed. */
export async function listWithDismissedFindings(
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: secretFindings.conversationId })
    .from(secretFindings)
    .where(
      and(
        eq(secretFindings.userId, userId),
        inArray(secretFindings.conversationId, [...ids]),
        eq(secretFindings.isDismissed, true),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Adds to the counts of the conversation's finding, and shows it again if it was dismissed. */
export async function addFinding(tx: Tx, userId: string, row: NewFindingRow): Promise<void> {
  await tx
    .insert(secretFindings)
    .values({ ...row, userId })
    .onConflictDoUpdate({
      target: [secretFindings.userId, secretFindings.conversationId],
      set: {
        found: sql`(
          select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'count', total) order by kind), '[]'::jsonb) from (
            select entry->>'kind' as kind, sum((entry->>'count')::int) as total
            from jsonb_array_elements(${secretFindings.found} || excluded.found) entry group by 1) kinds)`,
        isDismissed: false,
        foundAt: row.foundAt,
      },
    });
}

/**
 * A condition on a finding `s` and its conversation `c`: the finding is not dismissed, and the conversation is neither in
 * the trash nor marked “never send”.
 */
const listedFindingCondition = sql`not s.is_dismissed and c.deleted_at is null and not exists (
  select from ${neverSendMarks} m where m.user_id = c.user_id
    and ((m.type = 'conversation' and m.id = c.id) or (m.type = 'category' and m.id = c.category_id)))`;

export async function listFindings(db: Queryable, userId: string, limit: number): Promise<FindingRow[]> {
  const { rows } = await db.execute(sql`
    select s.conversation_id as "conversationId", c.title, s.found, s.message_id as "messageId"
    from ${secretFindings} s join ${conversations} c on c.user_id = s.user_id and c.id = s.conversation_id
    where s.user_id = ${userId} and ${listedFindingCondition}
    order by s.found_at desc, s.conversation_id limit ${limit}`);
  return rows as unknown as FindingRow[];
}

export async function countFindings(db: Queryable, userId: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count
    from ${secretFindings} s join ${conversations} c on c.user_id = s.user_id and c.id = s.conversation_id
    where s.user_id = ${userId} and ${listedFindingCondition}`);
  return rows[0]?.count ?? 0;
}

/** False when there is no such finding. */
export async function dismiss(tx: Tx, userId: string, conversationId: string): Promise<boolean> {
  const dismissed = await tx
    .update(secretFindings)
    .set({ isDismissed: true })
    .where(and(eq(secretFindings.userId, userId), eq(secretFindings.conversationId, conversationId)))
    .returning({ id: secretFindings.conversationId });
  return dismissed.length > 0;
}

/** The ids of the given messages that are replies with sources or facts from a conversation marked “never send”. */
export async function listRepliesQuotingNeverSend(
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<{ id: string }>(sql`
    select reply.id from ${messages} reply
    where reply.user_id = ${userId} and reply.id = any(${sql.param([...ids])}::uuid[]) and reply.role = 'assistant'
      and exists (
        select from (
          select jsonb_path_query(reply.blocks, '$[*] ? (@.type == "sources").sources[*].conversationId')
          union all select jsonb_path_query(reply.blocks, '$[*] ? (@.type == "context").lines[*].conversationId')
        ) s(id)
        join ${conversations} c on c.user_id = reply.user_id and c.id::text = s.id #>> '{}'
        where exists (
          select from ${neverSendMarks} m where m.user_id = c.user_id
            and ((m.type = 'conversation' and m.id = c.id) or (m.type = 'category' and m.id = c.category_id))))`);
  return rows.map(({ id }) => id);
}
