import type { ChatSession } from './chat-session.ts';
import type { ChatState } from './chat-state.ts';
import { useStoreShownBranch } from './chat.api.ts';
import type { MessageActions } from './message-row.tsx';
import { leafForVersion } from './thread-rows.ts';

/** The user's actions on messages. */
export function useMessageActions(session: ChatSession, state: ChatState, onSent: () => void): MessageActions {
  const storeShownBranch = useStoreShownBranch(state.conversationId).mutate;
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
    // A temporary chat can be continued only by a new question.
    continueReply:
      state.conversationId === null
        ? undefined
        : (messageId) => {
            session.regenerate(messageId, { isContinued: true });
            onSent();
          },
    forkedId: state.conversationId,
    showVersion: (messageId) => {
      const previousLeafId = session.readState().activeLeafId;
      const leafId = leafForVersion(session.readState().messages, messageId);
      session.showBranch(leafId);
      // A temporary chat is not stored.
      if (session.readState().conversationId === null) return;
      storeShownBranch(leafId, {
        onError: () => {
          if (previousLeafId !== null) session.showBranch(previousLeafId);
        },
      });
    },
  };
}
