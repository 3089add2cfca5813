import { type CSSProperties, lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';
import type { ChatPanelProps } from './chat-panel.tsx';
import type { ChatSession } from './chat-session.ts';
import type { ChatState } from './chat-state.ts';
import { FindPlace, useFind } from './find/find-in-chat.tsx';
import { readingStyle, useReadingChoice } from './reading-choice.ts';
import { useJumpTarget } from './use-jump-target.ts';
import { useOutline } from './use-outline.ts';

const ThreadTools = lazy(async () => ({ default: (await import('./thread-tools.tsx')).ThreadTools }));

interface ShownThreadTools {
  /** For the header. */
  buttons: ReactNode;
  /** Below the header. */
  findPlace: ReactNode;
  /** For the element with the messages. */
  area: { ref: RefObject<HTMLDivElement | null>; style: CSSProperties };
  panel: Pick<ChatPanelProps, 'targetId' | 'targetRequests' | 'onRead'>;
  /** Shows a message, on any branch. */
  jumpTo: (messageId: string) => void;
}

/** What the home chat offers for reading a conversation; nothing while the chat is empty. */
export function useThreadTools(session: ChatSession, state: ChatState): ShownThreadTools {
  const target = useJumpTarget(undefined);
  useEffect(() => {
    if (target.id !== undefined) session.showMessage(target.id);
  }, [session, target.id, target.requests]);
  const outline = useOutline(state, target.jumpTo);
  const messages = useRef<HTMLDivElement>(null);
  // A new conversation is stored with the first token of its reply.
  const conversationId = state.messages.length > 0 ? state.conversationId : null;
  const find = useFind(conversationId !== null);
  const style = readingStyle(useReadingChoice());
  return {
    buttons: conversationId !== null && (
      <Suspense>
        <ThreadTools find={find} outline={outline} />
      </Suspense>
    ),
    findPlace: conversationId !== null && (
      <FindPlace
        {...find}
        conversationId={conversationId}
        leafId={state.activeLeafId}
        root={messages}
        onShow={target.jumpTo}
      />
    ),
    area: { ref: messages, style },
    panel: { targetId: target.id, targetRequests: target.requests, onRead: outline.onRead },
    jumpTo: target.jumpTo,
  };
}
