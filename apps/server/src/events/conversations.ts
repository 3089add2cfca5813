import { defineEvent } from '#platform/event-bus.ts';

export interface StoredMessages {
  userId: string;
  conversationId: string;
  /** `importId` is the import that added the message; absent or null for messages of a chat. */
  messages: { id: string; content: string; importId?: string | null }[];
}

/** Messages were stored, by the chat or by an import, possibly in several conversations. */
export const messagesStored = defineEvent<readonly StoredMessages[]>('conversations.messages-stored');

/**
 * The users of messages that no import brought. What reads messages in the background reads those of an import once it
 * has finished: beside it, it would take up to half of its processor time.
 */
export function listOwnersOfChats(stored: readonly StoredMessages[]): string[] {
  const chats = stored.filter(({ messages }) => messages.some(({ importId = null }) => importId === null));
  return [...new Set(chats.map(({ userId }) => userId))];
}

/** The title of a conversation changed; published in the transaction that changes it. */
export const conversationRenamed = defineEvent<{ userId: string; conversationId: string }>('conversations.renamed');

/** Words of conversations were removed or written anew: what was derived from them may be out of date. */
export const wordsRewritten = defineEvent<{ userId: string }>('conversations.words-rewritten');

/** Words of documents of these conversations were indexed; published in the transaction that indexes them. */
export const documentsIndexed = defineEvent<{
  userId: string;
  conversationIds: readonly string[];
  /** It is one of many, whose end another event tells: that of an import, or words-rewritten. */
  isOneOfMany: boolean;
}>('conversations.documents-indexed');

/** Conversations were restored from a backup; published in the transaction that restores them. */
export const conversationsRestored = defineEvent<{ userId: string }>('conversations.restored');
