import { detectIntent } from '@app/understanding/intents';
import type { Queryable } from '#db/database.ts';
import { listChatsWithSources } from './archive-chats.repository.ts';

/** The intents of questions about one's own conversations. */
const ABOUT_THE_ARCHIVE = new Set(['archive_question', 'count_question']);

/**
 * Of these conversations the chats that only put questions to the archive: their words are those that are looked for, but
 * what they say is said elsewhere.
 */
export async function findArchiveChats(
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const chats = await listChatsWithSources(db, userId, ids);
  const asking = chats.filter(({ isBuiltIn, questions }) => isBuiltIn || questions.every(isAboutArchive));
  return new Set(asking.map(({ conversationId }) => conversationId));
}

function isAboutArchive(question: string): boolean {
  // Neither the time nor the zone decides between the intents that matter here.
  return ABOUT_THE_ARCHIVE.has(detectIntent(question, new Date(0), 'UTC').intent);
}
