import { defineEvent } from '#platform/event-bus.ts';

export interface StoredMessages {
  userId: string;
  conversationId: string;
  messages: { id: string; content: string }[];
}

/** Messages entered the archive: by the chat, or by an import, several conversations at once. */
export const messagesStored = defineEvent<readonly StoredMessages[]>('conversations.messages-stored');

/** A conversation got another title; in the transaction that writes it. */
export const conversationRenamed = defineEvent<{ userId: string; conversationId: string }>('conversations.renamed');

/** Conversations came back from a backup, as they were; in the transaction that writes them. */
export const conversationsRestored = defineEvent<{ userId: string }>('conversations.restored');
