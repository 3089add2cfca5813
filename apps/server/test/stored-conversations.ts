import { inTransaction } from '#db/database.ts';
import { newId } from '#platform/ids.ts';
import type { TestApp, TestUser } from './test-app.ts';

export interface StoredConversation {
  title?: string;
  /** The time of the first message; one message a minute follows. */
  at: string;
  /** The person's messages, each with a reply. */
  questions?: readonly string[];
  source?: 'chat' | 'chatgpt' | 'claude';
  categoryId?: string;
}

/** Stores conversations as an import would, in one transaction. Returns their ids. */
export async function storeConversations(
  app: TestApp,
  { userId }: TestUser,
  conversations: readonly StoredConversation[],
): Promise<string[]> {
  const drafts = conversations.map(
    ({ title = 'A talk', at, questions = ['Hello there'], source = 'chat', categoryId }) => {
      const begin = new Date(at);
      const texts = questions.flatMap((text) => [
        { role: 'user' as const, content: text },
        { role: 'assistant' as const, content: 'Yes.' },
      ]);
      let parentId: string | null = null;
      const messages = texts.map((text, index) => {
        const message = { ...text, id: newId(), parentId, createdAt: new Date(begin.getTime() + index * 60_000) };
        parentId = message.id;
        return message;
      });
      const times = { createdAt: begin, updatedAt: begin };
      const category = categoryId === undefined ? {} : { categoryId };
      return { id: newId(), title, source, ...times, ...category, messages, activeLeafId: parentId };
    },
  );
  await inTransaction(app.db, (tx) => app.server.services.conversations.storeConversations({ tx, userId }, drafts));
  return drafts.map(({ id }) => id);
}
