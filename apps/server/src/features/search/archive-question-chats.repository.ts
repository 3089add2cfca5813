import { BUILT_IN_ASSISTANT } from '@app/contract/conversations';
import { sql } from 'drizzle-orm';
import type { Queryable } from '#db/database.ts';
import { conversations, messages } from '#db/schema/conversations.ts';

export interface ArchiveQuestionChat {
  conversationId: string;
  /** The built-in assistant wrote every reply. */
  isBuiltIn: boolean;
  /** The beginnings of the user's messages. */
  questions: string[];
}

/** A longer chat contains more than questions about the archive. */
const MAX_MESSAGES = 40;
const MAX_QUESTION_LENGTH = 600;

/** The chats among these conversations in which every reply is by the built-in assistant or names its sources. */
export async function listChatsWithSources(
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<ArchiveQuestionChat[]> {
  if (ids.length === 0) return [];
  const builtInCondition = sql`m.model is not distinct from ${BUILT_IN_ASSISTANT}`;
  const { rows } = await db.execute<ArchiveQuestionChat & Record<string, unknown>>(sql`
    select c.id as "conversationId", bool_and(m.role = 'user' or ${builtInCondition}) as "isBuiltIn",
      coalesce(array_agg(left(m.content, ${MAX_QUESTION_LENGTH}) order by m.seq) filter (where m.role = 'user'), '{}') as questions
    from ${conversations} c join ${messages} m on m.user_id = c.user_id and m.conversation_id = c.id
    where c.user_id = ${userId} and c.id = any(${sql.param([...ids])}::uuid[]) and c.source = 'chat'
      and c.message_count <= ${MAX_MESSAGES}
    group by c.id
    having bool_or(m.role = 'assistant')
      and bool_and(m.role = 'user' or ${builtInCondition} or coalesce(m.blocks @> '[{"type":"sources"}]', false))`);
  return rows;
}
