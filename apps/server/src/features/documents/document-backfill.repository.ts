import { sql } from 'drizzle-orm';
import type { Queryable } from '#db/database.ts';
import { conversationWords, hasAttachmentCondition, messages } from '#db/schema/conversations.ts';
import { documents } from '#db/schema/documents.ts';

interface Page {
  /** Only ids greater than this one. */
  after: string | undefined;
  limit: number;
}

/** Ids, in order, of conversations without documents whose messages may contain documents. */
export async function listWithoutDocuments(db: Queryable, userId: string, { after, limit }: Page): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct conversation_id as id from ${messages} m
    where user_id = ${userId} and (blocks @> '[{"type":"code"}]'::jsonb or ${hasAttachmentCondition})
      ${after === undefined ? sql`` : sql`and conversation_id > ${after}`}
      and not exists (select from ${documents} d where d.user_id = m.user_id and d.conversation_id = m.conversation_id)
    order by id limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** Ids, in order, of the documents that the full-text index lacks; with `isAll` of all documents. */
export async function listToIndex(
  db: Queryable,
  userId: string,
  { after, limit, isAll }: Page & { isAll: boolean },
): Promise<string[]> {
  const andNotIndexed = sql`and not exists (select from ${conversationWords} w where w.user_id = d.user_id
    and w.conversation_id = d.conversation_id and w.document_id = d.id)`;
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from ${documents} d
    where user_id = ${userId} ${after === undefined ? sql`` : sql`and id > ${after}`} ${isAll ? sql`` : andNotIndexed}
    order by id limit ${limit}`);
  return rows.map(({ id }) => id);
}
