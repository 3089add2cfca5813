import type { SearchHit } from '@app/contract/search';

type Place = Pick<SearchHit, 'conversationId' | 'messageId' | 'document'>;

/** Where a result leads: to its document beside the chat, its message, or the conversation. */
export function hitPath({ conversationId, messageId, document }: Place): string {
  const path = `/conversation-chat/${conversationId}`;
  if (document !== undefined) return `${path}?document=${document.id}`;
  return messageId === null ? path : `${path}?message=${messageId}`;
}
