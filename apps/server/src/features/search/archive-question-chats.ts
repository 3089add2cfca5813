import { detectIntent } from '@app/understanding/intents';
import type { Queryable } from '#db/database.ts';
import { listChatsWithSources } from './archive-question-chats.repository.ts';

/** The intents of questions about one's own conversations. */
const ARCHIVE_INTENTS = new Set(['archive_question', 'count_question']);

/**
 * The chats among these conversations that consist of questions about the archive. They contain the words of a search, but
 * only repeat what other conversations say.
 */
export async function findArchiveQuestionChats(
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const chats = await listChatsWithSources(db, userId, ids);
  const questionChats = chats.filter(({ isBuiltIn, questions }) => isBuiltIn || questions.every(isAboutArchive));
  return new Set(questionChats.map(({ conversationId }) => conversationId));
}

function isAboutArchive(question: string): boolean {
  // Any time and zone will do: these intents do not depend on them.
  return ARCHIVE_INTENTS.has(detectIntent(question, new Date(0), 'UTC').intent);
}
