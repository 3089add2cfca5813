import type { ConversationSummary } from '@app/contract/conversations';

/** The navigation state for the conversation's screen, for its back link and title. */
export interface OpenedConversation {
  conversation: ConversationSummary;
  categoryName: string;
  backRoute: string;
  subcategoryName: string | undefined;
}

export function conversationPath(id: string): string {
  return `/conversation-chat/${id}`;
}
