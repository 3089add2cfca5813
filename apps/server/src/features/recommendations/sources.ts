import type { StoredSource } from './recommendations.repository.ts';
import type { Claim, KnownConversation, Said } from './workspace.ts';

const LONGEST_QUOTE = 240;

/** Cut at a word, with an ellipsis. */
export function shorten(text: string, most: number): string {
  const flat = text.replaceAll(/\s+/g, ' ').trim();
  if (flat.length <= most) return flat;
  const cut = flat.slice(0, most - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).trimEnd()}…`;
}

export function claimSource({ said, sentence }: Claim): StoredSource {
  return { ...saidSource(said), quote: shorten(sentence, LONGEST_QUOTE) };
}

export function saidSource({ conversationId, messageId, text, at }: Said): StoredSource {
  return {
    kind: 'conversation',
    id: conversationId,
    messageId,
    quote: shorten(text, LONGEST_QUOTE),
    at: at.toISOString(),
  };
}

export function conversationSource({ id, lastActivityAt }: KnownConversation): StoredSource {
  return { kind: 'conversation', id, messageId: null, quote: null, at: lastActivityAt.toISOString() };
}
