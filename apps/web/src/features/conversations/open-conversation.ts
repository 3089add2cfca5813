import type { ConversationSummary } from '@app/contract/conversations';

/** The navigation state of a link to a conversation: the data for the screen's title and back link. */
export interface OpenedConversation {
  conversation: ConversationSummary;
  categoryName: string;
  backRoute: string;
  subcategoryName: string | undefined;
}

export function conversationPath(id: string): string {
  return `/conversation-chat/${id}`;
}

/** The search for conversations like this one. */
export function similarPath(id: string): string {
  return `/search?like=${id}`;
}
