import type { ConversationSummary } from '@app/contract/conversations';

/** What travels with the click to the conversation's screen, so that it can say where it came from. */
export interface OpenedConversation {
  conversation: ConversationSummary;
  categoryName: string;
  backRoute: string;
  subcategoryName: string | undefined;
}

export function conversationPath(id: string): string {
  return `/conversation-chat/${id}`;
}
