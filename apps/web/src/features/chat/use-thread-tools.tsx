import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { ChatPanelProps } from './chat-panel.tsx';
import type { ChatSession } from './chat-session.ts';
import type { ChatState } from './chat-state.ts';
import { ReadRowNotifier } from './read-row.ts';
import { useJumpTarget } from './use-jump-target.ts';

// Loaded on demand, because most visits begin with an empty chat, which needs neither.
const ThreadTools = lazy(async () => ({ default: (await import('./thread-tools.tsx')).ThreadTools }));
const FindBar = lazy(async () => ({ default: (await import('./find/find-bar.tsx')).FindBar }));

/** What the home chat offers for reading a conversation; nothing while the chat is empty. */
export function useThreadTools(session: ChatSession, state: ChatState) {
  const target = useJumpTarget(undefined);
  useEffect(() => {
    if (target.id !== undefined) session.showMessage(target.id);
  }, [session, target.id, target.requestCount]);
  const [isFinding, setFinding] = useState(false);
  const messages = useRef<HTMLDivElement>(null);
  const [readRow] = useState(() => new ReadRowNotifier());
  // A new conversation is stored with the first token of its reply.
  const conversationId = state.messages.length > 0 ? state.conversationId : null;
  const find = { isOpen: isFinding, setOpen: setFinding };
  const buttons: ReactNode = conversationId !== null && (
    <Suspense>
      <ThreadTools
        session={session}
        state={state}
        find={find}
        onJump={target.jumpTo}
        readRow={readRow}
        area={messages}
      />
    </Suspense>
  );
  const findBar: ReactNode = conversationId !== null && isFinding && (
    <Suspense>
      <FindBar
        conversationId={conversationId}
        leafId={state.activeLeafId}
        root={messages}
        onShow={target.jumpTo}
        onClose={() => setFinding(false)}
      />
    </Suspense>
  );
  const panel: Pick<ChatPanelProps, 'targetId' | 'targetRequests' | 'onRead'> = {
    targetId: target.id,
    targetRequests: target.requestCount,
    onRead: readRow.notify,
  };
  return {
    /** For the header. */
    buttons,
    /** Below the header. */
    findBar,
    /** For the element with the messages. */
    area: messages,
    panel,
    /** Shows a message, on any branch. */
    jumpTo: target.jumpTo,
  };
}
