import type { ConversationDetail } from '@app/contract/conversations';

/** A conversation named 'Rent' without messages, filed in the given category. */
export const emptyConversation = (id: string, category: { id: string; name: string }): ConversationDetail => ({
  id,
  title: 'Rent',
  createdAt: '2026-03-04T12:00:00.000Z',
  updatedAt: '2026-03-04T12:00:00.000Z',
  sentiment: null,
  categoryId: category.id,
  subcategory: null,
  source: 'chat',
  isPinned: false,
  isArchived: false,
  needsReview: false,
  messageCount: 0,
  activeLeafId: null,
  content: '',
  category,
  messages: [],
});
