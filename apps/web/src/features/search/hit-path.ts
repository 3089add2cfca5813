import type { SearchHit } from '@app/contract/search';

type HitLocation = Pick<SearchHit, 'conversationId' | 'messageId' | 'document' | 'snippet' | 'highlights'>;

/** The largest number of found words that are marked in the document. */
const MAX_WORDS = 6;

/**
 * The path of a search hit. It opens the conversation at the message in which the text was found, or at the version of
 * the document that contains the words, and marks the words there.
 */
export function hitPath({ conversationId, messageId, document, snippet, highlights }: HitLocation): string {
  const path = `/conversation-chat/${conversationId}`;
  if (document === undefined) return messageId === null ? path : `${path}?message=${messageId}`;
  const words = new Set(highlights.map(([from, to]) => snippet.slice(from, to).toLowerCase()));
  const found = [...words].slice(0, MAX_WORDS).map((word) => ['find', word]);
  const version = document.versionId === undefined ? [] : [['version', document.versionId]];
  return `${path}?${new URLSearchParams([['document', document.id], ...version, ...found]).toString()}`;
}
