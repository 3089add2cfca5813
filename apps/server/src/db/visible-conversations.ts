import { type SQL, sql } from 'drizzle-orm';
import type { conversations } from './schema/conversations.ts';
import { neverSendMarks, secretFindings } from './schema/privacy.ts';

/**
 * SQL: whether a conversation of the user may be sent to a model or another program. It must not be in the trash, and
 * neither it nor its category may be marked “never send”. `conversation` is the table or its alias in the query. The
 * marks are read once for the statement, not once for each conversation.
 */
export function visibleCondition(userId: string, conversation: SQL | typeof conversations = sql`c`): SQL {
  const marked = (type: string): SQL =>
    sql`(select m.id from ${neverSendMarks} m where m.user_id = ${userId}::uuid and m.type = ${type})`;
  return sql`(${conversation}.deleted_at is null and ${conversation}.id not in ${marked('conversation')}
    and ${conversation}.category_id not in ${marked('category')})`;
}

/**
 * SQL: the same condition, for statements that find their conversations `c` by another condition, such as a full-text
 * search. It looks up the marks of each conversation. With `visibleCondition` the planner would expect so few rows that
 * it would read all conversations first.
 */
export function visibleMatchCondition(userId: string): SQL {
  const marked = (type: string, id: SQL): SQL =>
    sql`exists (select from ${neverSendMarks} m where m.user_id = ${userId}::uuid and m.type = ${type} and m.id = ${id})`;
  return sql`(c.deleted_at is null and not ${marked('conversation', sql`c.id`)}
    and not ${marked('category', sql`c.category_id`)})`;
}

/**
 * SQL: whether a conversation contains no masked secret. Used where the result of a search would reveal that a
 * conversation contains a masked word. That is a search that excludes words, or a list that is filtered by words and
 * quotes none of them.
 */
export function withoutSecretsCondition(userId: string, conversation: SQL | typeof conversations = sql`c`): SQL {
  return sql`${conversation}.id not in (select f.conversation_id from ${secretFindings} f
    where f.user_id = ${userId}::uuid and not f.is_dismissed)`;
}
