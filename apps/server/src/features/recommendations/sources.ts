import type { StoredSource } from './recommendations.repository.ts';
import type { UserStatement, SnapshotConversation, UserMessage } from './person-snapshot.ts';

const MAX_QUOTE_LENGTH = 240;

/** Cuts a long text between words and adds an ellipsis. */
export function shorten(text: string, maxLength: number): string {
  const flat = text.replaceAll(/\s+/g, ' ').trim();
  if (flat.length <= maxLength) return flat;
  const cut = flat.slice(0, maxLength - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), maxLength / 2)).trimEnd()}…`;
}

export function statementSource({ message, sentence }: UserStatement): StoredSource {
  return { ...messageSource(message), quote: shorten(sentence, MAX_QUOTE_LENGTH) };
}

export function messageSource({ conversationId, messageId, text, at }: UserMessage): StoredSource {
  return {
    kind: 'conversation',
    id: conversationId,
    messageId,
    quote: shorten(text, MAX_QUOTE_LENGTH),
    at: at.toISOString(),
  };
}

export function conversationSource({ id, lastActivityAt }: SnapshotConversation): StoredSource {
  return { kind: 'conversation', id, messageId: null, quote: null, at: lastActivityAt.toISOString() };
}
