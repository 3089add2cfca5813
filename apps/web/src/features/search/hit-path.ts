import type { SearchHit } from '@app/contract/search';

type HitLocation = Pick<SearchHit, 'conversationId' | 'messageId' | 'document'>;

/** The path of a search hit: the conversation, opened at the document or the message in which the text was found. */
export function hitPath({ conversationId, messageId, document }: HitLocation): string {
  const path = `/conversation-chat/${conversationId}`;
  if (document !== undefined) return `${path}?document=${document.id}`;
  return messageId === null ? path : `${path}?message=${messageId}`;
}
