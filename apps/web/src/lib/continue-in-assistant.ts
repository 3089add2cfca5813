import { dispatchAppEvent } from './app-events.ts';
import { continueConversation, type ContinuedConversation } from './browser-storage.ts';

/**
 * Opens a saved conversation in the floating assistant. An assistant that has not loaded yet misses the event and reads
 * the conversation from storage once it has.
 */
export function continueInAssistant(conversation: ContinuedConversation): void {
  continueConversation.write(conversation);
  dispatchAppEvent('openChatWithContext', conversation);
}
