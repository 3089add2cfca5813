import type { SearchHit } from '@app/contract/search';
import type { DocumentQuote } from '#features/documents/documents.service.ts';
import type { FoundConversation, FoundText } from './search.repository.ts';
import { countMatches, makeSnippet } from './snippet.ts';

/** Quotes the text that contains most of `highlightWords`, or the first text if none contains any. */
export function toSearchHit(
  { conversation, matchedBy }: { conversation: FoundConversation; matchedBy: SearchHit['matchedBy'] },
  texts: readonly FoundText[],
  highlightWords: readonly string[],
): SearchHit {
  let best: FoundText | undefined;
  let bestMatches = 0;
  for (const text of texts) {
    const matches = countMatches(text.content, highlightWords);
    if (matches > bestMatches) [best, bestMatches] = [text, matches];
  }
  // If no text contains the words, such as for a match in the title, the hit has no message, but quotes the first text.
  const quoted = best ?? (matchedBy === 'meaning' || highlightWords.length === 0 ? texts[0] : undefined);
  const { text, highlights } = makeSnippet(quoted?.content ?? texts[0]?.content ?? '', highlightWords);
  return {
    conversationId: conversation.conversationId,
    messageId: quoted?.id ?? null,
    title: conversation.title,
    snippet: text,
    highlights,
    matchedBy,
    categoryId: conversation.categoryId,
    createdAt: conversation.createdAt.toISOString(),
  };
}

/**
 * Quotes the document that matched, from the version that contains most of the words, or from the latest of several
 * such versions.
 */
export function toDocumentHit(
  hit: Parameters<typeof toSearchHit>[0],
  quotes: readonly DocumentQuote[],
  highlightWords: readonly string[],
): SearchHit {
  const { conversationId } = hit.conversation;
  const texts = quotes.map(({ versionId, text }) => ({
    conversationId,
    id: versionId,
    role: 'assistant' as const,
    content: text,
  }));
  const { messageId: quotedVersionId, ...hitWithoutMessage } = toSearchHit(hit, texts, highlightWords);
  const quote = quotes.find(({ versionId }) => versionId === quotedVersionId) ?? quotes[0];
  if (quote === undefined) return { ...hitWithoutMessage, messageId: null };
  const { documentId: id, title, messageId, versionId, isLatest } = quote;
  return { ...hitWithoutMessage, messageId, document: { id, title, ...(!isLatest && { versionId }) } };
}
