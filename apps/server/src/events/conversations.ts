import type { SecretKind } from '@app/contract/privacy';
import { defineEvent } from '#platform/event-bus.ts';

export interface SecretCount {
  kind: SecretKind;
  count: number;
}

export interface StoredMessages {
  userId: string;
  conversationId: string;
  /**
   * `importId` is the import that added the message; absent for messages of a chat. `secrets` are the secrets found in
   * the message; absent if it was not scanned yet.
   */
  messages: { id: string; content: string; importId?: string; secrets?: readonly SecretCount[] }[];
  /** Whether a reply to the last message is being written. Another event follows when the reply is stored. */
  awaitsReply?: boolean;
}

/** Messages were stored, by the chat or by an import, possibly in several conversations. */
export const messagesStored = defineEvent<readonly StoredMessages[]>('conversations.messages-stored');

/**
 * The users of chats in which messages were stored and no reply is still being written. Features that read new messages
 * in the background start with these users only:
 * - Imported messages are read after the import has finished. Reading them earlier would take up to half of the
 *   processor time of the import.
 * - A question is read together with its reply. Reading it earlier would delay the first words of other replies.
 */
export function listUsersWithChatMessages(stored: readonly StoredMessages[]): string[] {
  const withChatMessages = stored.filter(
    ({ messages, awaitsReply = false }) => !awaitsReply && messages.some(({ importId }) => importId === undefined),
  );
  return [...new Set(withChatMessages.map(({ userId }) => userId))];
}

export interface Fork {
  userId: string;
  conversationId: string;
  /** The conversation that its messages were copied from. */
  fromId: string;
}

/** A conversation was started with messages of another; published in the transaction that stores it. */
export const conversationForked = defineEvent<Fork>('conversations.forked');

/** The title of a conversation changed; published in the transaction that changes it. */
export const conversationRenamed = defineEvent<{ userId: string; conversationId: string }>('conversations.renamed');

/**
 * Chunks of the full-text index of conversations were removed or written again: data derived from the index, such as
 * the search vocabulary, may be out of date.
 */
export const searchIndexRewritten = defineEvent<{ userId: string }>('conversations.search-index-rewritten');

/** Documents of these conversations were added to the full-text index; published in the transaction that adds them. */
export const documentsIndexed = defineEvent<{
  userId: string;
  conversationIds: readonly string[];
  /**
   * Whether another event is published at the end of a longer run, such as an import: `imports.finished` or
   * `conversations.search-index-rewritten`.
   */
  hasLaterEvent: boolean;
}>('conversations.documents-indexed');

/** Conversations were restored from a backup; published in the transaction that restores them. */
export const conversationsRestored = defineEvent<{ userId: string }>('conversations.restored');
