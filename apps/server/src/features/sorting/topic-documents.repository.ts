import { sql } from 'drizzle-orm';
import type { Queryable } from '#db/database.ts';
import { conversations, messages } from '#db/schema/conversations.ts';

export interface TopicRow {
  id: string;
  title: string;
  openers: string[];
}

const OPENERS = 2;
const OPENER_LENGTH = 2_000;

/** The live conversations of a category that are in no subcategory, latest first, each with its first questions. */
export async function listTopicDocuments(
  db: Queryable,
  userId: string,
  categoryId: string,
  limit: number,
): Promise<TopicRow[]> {
  const { rows } = await db.execute<{ id: string; title: string; openers: string[] | null }>(sql`
    select c.id, c.title, (
      select array_agg(q.text) from (
        select left(m.content, ${OPENER_LENGTH}) as text from ${messages} m
        where m.user_id = c.user_id and m.conversation_id = c.id and m.role = 'user'
        order by m.seq limit ${OPENERS}
      ) q
    ) as openers
    from ${conversations} c
    where c.user_id = ${userId} and c.category_id = ${categoryId} and c.subcategory_id is null
      and c.deleted_at is null and not c.is_archived
    order by c.last_activity_at desc, c.id desc
    limit ${limit}`);
  return rows.map(({ id, title, openers }) => ({ id, title, openers: openers ?? [] }));
}
