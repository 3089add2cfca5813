import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import type { ContinuedConversation } from '#lib/browser-storage.ts';
import type { ChatState } from '../chat-state.ts';
import type { ContinuedChat } from './use-continued-chat.ts';

export interface ChatContext {
  /** What the next message adds to, when the screen does not show it: the title or first question of the chat. */
  title: string | null;
  /** The conversation that was left by going to another screen; it can be continued again. */
  left: ContinuedConversation | null;
  /** To be called when a message is sent: from then on the chat belongs to this screen. */
  claim: () => void;
}

/**
 * Keeps the chat of one screen apart from the next: a continued conversation is left behind by going elsewhere, so that
 * a question asked there does not end up in it.
 */
export function useChatContext(state: ChatState, context: ContinuedChat['context'], leave: () => void): ChatContext {
  const { pathname } = useLocation();
  const [claimedOn, setClaimedOn] = useState<string | null>(null);
  const [left, setLeft] = useState<ContinuedConversation | null>(null);
  const leaveOnNavigation = useEffectEvent(() => {
    // A reply that is on its way still belongs to what it was asked in.
    if (context === null || context.openedOn === pathname || state.turn !== null) return;
    setLeft(context.conversation);
    leave();
  });
  useEffect(() => {
    // Going to another screen is the event; the router reports it by the path alone.
    // oxlint-disable-next-line react/set-state-in-effect
    leaveOnNavigation();
  }, [pathname]);

  const firstQuestion = state.messages.find(({ role }) => role === 'user')?.content ?? null;
  const title = context?.conversation.title ?? (claimedOn === pathname ? null : firstQuestion);
  return {
    title,
    left: context?.conversation.id === left?.id ? null : left,
    claim: () => setClaimedOn(pathname),
  };
}
