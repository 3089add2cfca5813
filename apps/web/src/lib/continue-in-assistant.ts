import { dispatchAppEvent } from './app-events.ts';
import { continueConversation, type ContinuedConversation } from './browser-storage.ts';

/** Opens a saved conversation in the floating assistant, which finds it in storage if it has not loaded yet. */
export function continueInAssistant(conversation: ContinuedConversation): void {
  continueConversation.write(conversation);
  dispatchAppEvent('openChatWithContext', conversation);
}
