import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import type { ContinuedConversation } from '#lib/browser-storage.ts';
import type { ChatState } from '../chat-state.ts';
import type { ContinuedChat } from './use-continued-chat.ts';

export interface ChatContext {
  /** The title or first question of the chat that the next message is added to; null if the chat began on this screen. */
  title: string | null;
  /** The conversation that was left by going to another screen; it can be continued again. */
  previousConversation: ContinuedConversation | null;
  /** To be called when a message is sent: from then on the chat belongs to this screen. */
  bindToScreen: () => void;
}

/**
 * Separates the chats of different screens: going to another screen closes the continued conversation, so that a
 * question asked there is not added to it. `restart` closes it.
 */
export function useChatContext(state: ChatState, context: ContinuedChat['context'], restart: () => void): ChatContext {
  const { pathname } = useLocation();
  const [boundPath, setBoundPath] = useState<string | null>(null);
  const [previousConversation, setPreviousConversation] = useState<ContinuedConversation | null>(null);
  const leaveOnNavigation = useEffectEvent(() => {
    // A reply in progress still belongs to the conversation in which it was asked for.
    if (context === null || context.openedOn === pathname || state.turn !== null) return;
    setPreviousConversation(context.conversation);
    restart();
  });
  useEffect(() => {
    // Going to another screen is the event; the router reports it by the path alone.
    // oxlint-disable-next-line react/set-state-in-effect
    leaveOnNavigation();
  }, [pathname]);

  const firstQuestion = state.messages.find(({ role }) => role === 'user')?.content ?? null;
  const title = context?.conversation.title ?? (boundPath === pathname ? null : firstQuestion);
  return {
    title,
    previousConversation: context?.conversation.id === previousConversation?.id ? null : previousConversation,
    bindToScreen: () => setBoundPath(pathname),
  };
}
