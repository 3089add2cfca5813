import type { ConversationDetail } from '@app/contract/conversations';
import { storedMessage } from './stored-message.ts';

const categoryId = '00000000-0000-4000-8000-0000000000d1';

/** A stored conversation of one question and one reply. */
export function conversation(id: string, changes: Partial<ConversationDetail> = {}): ConversationDetail {
  const question = storedMessage('00000000-0000-4000-8000-000000000001', null, 'user', 'What is a sonnet?');
  const reply = storedMessage(
    '00000000-0000-4000-8000-000000000002',
    question.id,
    'assistant',
    'A poem of **fourteen** lines.',
  );
  return {
    id,
    title: 'Sonnets',
    createdAt: '2026-11-20T09:00:00.000Z',
    updatedAt: '2026-11-20T09:01:00.000Z',
    sentiment: null,
    categoryId,
    category: { id: categoryId, name: 'Education' },
    subcategory: null,
    source: 'chat',
    isPinned: false,
    isArchived: false,
    needsReview: false,
    messageCount: 2,
    activeLeafId: reply.id,
    content: '',
    messages: [question, reply],
    ...changes,
  };
}
