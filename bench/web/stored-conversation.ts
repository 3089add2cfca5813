import type { ConversationDetail, Message } from '@app/contract/conversations';
import { conversationId } from './page-answers.ts';

const createdAt = '2026-11-20T09:00:00.000Z';

/** A conversation with one question before each reply. */
export function storedConversation(replies: readonly string[]): ConversationDetail {
  const messages: Message[] = [];
  for (const [at, content] of replies.entries()) {
    const parentId = messages.at(-1)?.id ?? null;
    const questionId = makeId(2 * at);
    const fields = { createdAt, status: 'complete' } as const;
    messages.push({ ...fields, id: questionId, parentId, role: 'user', content: `Question ${at + 1}` });
    messages.push({ ...fields, id: makeId(2 * at + 1), parentId: questionId, role: 'assistant', content });
  }
  const category = { id: makeId(0xffffff), name: 'Work' };
  return {
    id: conversationId,
    title: 'A long one',
    createdAt,
    updatedAt: createdAt,
    sentiment: null,
    categoryId: category.id,
    category,
    subcategory: null,
    source: 'chatgpt',
    isPinned: false,
    isArchived: false,
    needsReview: false,
    messageCount: messages.length,
    activeLeafId: messages.at(-1)?.id ?? null,
    content: '',
    messages,
  };
}

function makeId(number: number): string {
  return `00000000-0000-4000-9000-${number.toString(16).padStart(12, '0')}`;
}
