import type { SearchHit } from '@app/contract/search';
import type { FoundConversation, FoundText } from './search.repository.ts';
import { countMatches, makeSnippet } from './snippet.ts';

/** Quotes the text that holds the most of `marked`, or the beginning where none does. */
export function toSearchHit(
  { conversation, matchedBy }: { conversation: FoundConversation; matchedBy: SearchHit['matchedBy'] },
  texts: readonly FoundText[],
  marked: readonly string[],
): SearchHit {
  let best: FoundText | undefined;
  let most = 0;
  for (const text of texts) {
    const matches = countMatches(text.content, marked);
    if (matches > most) [best, most] = [text, matches];
  }
  // Found by its meaning or by a filter alone, a conversation is shown by its first question.
  const shown = best ?? (matchedBy === 'meaning' || marked.length === 0 ? texts[0] : undefined);
  const { text, highlights } = makeSnippet(shown?.content ?? texts[0]?.content ?? '', marked);
  return {
    conversationId: conversation.conversationId,
    messageId: shown?.id ?? null,
    title: conversation.title,
    snippet: text,
    highlights,
    matchedBy,
    categoryId: conversation.categoryId,
    createdAt: conversation.createdAt.toISOString(),
  };
}
