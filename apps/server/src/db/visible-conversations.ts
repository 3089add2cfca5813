import { type SQL, sql } from 'drizzle-orm';
import type { conversations } from './schema/conversations.ts';
import { neverSendMarks, secretFindings } from './schema/privacy.ts';

/**
 * SQL: whether a conversation of the user may leave for a model or another program: it is not in the trash, and neither
 * it nor its category is marked “never send”. `conversation` is the table or its alias in the query. The marks are read
 * once for the statement, not once for each conversation.
 */
export function visibleCondition(userId: string, conversation: SQL | typeof conversations = sql`c`): SQL {
  const marked = (type: string): SQL =>
    sql`(select m.id from ${neverSendMarks} m where m.user_id = ${userId}::uuid and m.type = ${type})`;
  return sql`(${conversation}.deleted_at is null and ${conversation}.id not in ${marked('conversation')}
    and ${conversation}.category_id not in ${marked('category')})`;
}

/**
 * SQL: the same condition for statements that find their conversations `c` by another condition, such as a full-text
 * search: the marks of each conversation are looked up. With `visibleCondition` the planner expects so few rows that it
 * reads all conversations first.
 */
export function visibleMatchCondition(userId: string): SQL {
  const marked = (type: string, id: SQL): SQL =>
    sql`exists (select from ${neverSendMarks} m where m.user_id = ${userId}::uuid and m.type = ${type} and m.id = ${id})`;
  return sql`(c.deleted_at is null and not ${marked('conversation', sql`c.id`)}
    and not ${marked('category', sql`c.category_id`)})`;
}

/**
 * SQL: whether no secret is masked in a conversation. For searches whose result would reveal that a conversation
 * contains a masked word: a search that excludes words, and a list that is filtered by words and quotes none of them.
 */
export function withoutSecretsCondition(userId: string, conversation: SQL | typeof conversations = sql`c`): SQL {
  return sql`${conversation}.id not in (select f.conversation_id from ${secretFindings} f
    where f.user_id = ${userId}::uuid and not f.is_dismissed)`;
}
