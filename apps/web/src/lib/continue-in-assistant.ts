import { dispatchAppEvent } from './app-events.ts';
import { continueConversation, type ContinuedConversation } from './browser-storage.ts';

/**
 * Opens a saved conversation in the floating assistant. If the assistant has not loaded yet, it misses the event and
 * later reads the conversation from storage.
 */
export function continueInAssistant(conversation: ContinuedConversation): void {
  continueConversation.write(conversation);
  dispatchAppEvent('openChatWithContext', conversation);
}
