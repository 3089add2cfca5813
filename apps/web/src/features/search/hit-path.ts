import type { SearchHit } from '@app/contract/search';

type Place = Pick<SearchHit, 'conversationId' | 'messageId' | 'document' | 'snippet' | 'highlights'>;

/** Words of the search that the reader marks. */
const MAX_WORDS = 6;

/** Where a result leads: to its document beside the chat, with the words that were found, its message, or the conversation. */
export function hitPath({ conversationId, messageId, document, snippet, highlights }: Place): string {
  const path = `/conversation-chat/${conversationId}`;
  if (document === undefined) return messageId === null ? path : `${path}?message=${messageId}`;
  const words = new Set(highlights.map(([from, to]) => snippet.slice(from, to).toLowerCase()));
  const found = [...words].slice(0, MAX_WORDS).map((word) => ['find', word]);
  return `${path}?${new URLSearchParams([['document', document.id], ...found]).toString()}`;
}
