import { type SQL, sql } from 'drizzle-orm';
import type { conversations } from './schema/conversations.ts';
import { neverSendMarks } from './schema/privacy.ts';

/**
 * SQL: whether the conversation may leave for a model or another program: it is not in the trash, and neither it nor its
 * category is marked “never send”. `conversation` is the table or its alias in the query.
 */
export function visibleCondition(conversation: SQL | typeof conversations = sql`c`): SQL {
  const mark = (type: string, column: string): SQL => sql`not exists (
    select from ${neverSendMarks} m where m.user_id = ${conversation}.user_id and m.type = ${type}
    and m.id = ${conversation}.${sql.identifier(column)})`;
  return sql`(${conversation}.deleted_at is null and ${mark('conversation', 'id')} and ${mark('category', 'category_id')})`;
}
