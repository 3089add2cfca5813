import type { ConversationDetail } from '@app/contract/conversations';
import type { ChatState } from './chat-state.ts';

/** The conversation with the messages that were added since it was loaded. */
export function shownConversation(loaded: ConversationDetail, { messages }: ChatState): ConversationDetail {
  const messageCount = Math.max(loaded.messageCount, messages.length);
  return { ...loaded, messages: messages.length === 0 ? loaded.messages : [...messages], messageCount };
}
