import type { ChatSession } from './chat-session.ts';
import { useStoreShownBranch } from './chat.api.ts';
import { leafForVersion } from './thread-rows.ts';

/** Switches to the newest branch with a message, and stores that it is the one shown. */
export function useShowVersion(session: ChatSession, conversationId: string | null): (messageId: string) => void {
  const storeShownBranch = useStoreShownBranch(conversationId).mutate;
  return (messageId) => {
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
  };
}
