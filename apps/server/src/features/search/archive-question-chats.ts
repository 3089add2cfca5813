import { detectIntent } from '@app/understanding/intents';
import type { Queryable } from '#db/database.ts';
import { listChatsWithSources } from './archive-question-chats.repository.ts';

/** The intents of questions about one's own conversations. */
const ABOUT_THE_ARCHIVE = new Set(['archive_question', 'count_question']);

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
  // Neither the time nor the zone decides between the intents that matter here.
  return ABOUT_THE_ARCHIVE.has(detectIntent(question, new Date(0), 'UTC').intent);
}
