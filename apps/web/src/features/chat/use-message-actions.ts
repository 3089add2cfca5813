import type { ChatSession } from './chat-session.ts';
import type { ChatState } from './chat-state.ts';
import type { MessageActions } from './message-actions.ts';
import { useShowVersion } from './use-show-version.ts';

/** The user's actions on messages. */
export function useMessageActions(session: ChatSession, state: ChatState, onSent: () => void): MessageActions {
  const showVersion = useShowVersion(session, state.conversationId);
  return {
    send: (text, files) => {
      session.send(text, files);
      onSent();
    },
    resend: (messageId, text) => {
      session.resend(messageId, text);
      onSent();
    },
    regenerate: (messageId, model) => {
      session.regenerate(messageId, { model });
      onSent();
    },
    continueReply: session.turnFields.canContinue(state)
      ? (messageId) => {
          session.regenerate(messageId, { isContinued: true });
          onSent();
        }
      : undefined,
    storedId: state.conversationId,
    showVersion,
  };
}
