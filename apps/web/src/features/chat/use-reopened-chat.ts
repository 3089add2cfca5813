import { useEffect, useEffectEvent, useState } from 'react';
import type { ConversationDetail } from '@app/contract/conversations';
import { hasErrorCode } from '#lib/api-error.ts';
import type { ChatSession } from './chat-session.ts';
import { useConversation } from './chat.api.ts';
import { type OpenChat, readOpenChat } from './open-chat.ts';

export interface ReopenedChat {
  isLoading: boolean;
  error: Error | null;
  retry: () => void;
}

/** Opens the conversation that the address names, with the reply that was in progress when this tab was reloaded. */
export function useReopenedChat(
  session: ChatSession,
  userId: string,
  conversationId: string | null,
  onGone: () => void,
): ReopenedChat {
  const [open] = useState(() => readOpened(userId, conversationId));
  const { data, error, isFetching, refetch } = useConversation(open?.conversationId ?? null);

  // `pending.text` is the question whose reply is in progress.
  const show = useEffectEvent((loaded: ConversationDetail) => session.load(loaded, open?.pending?.text));
  const handleError = useEffectEvent((reason: Error) => {
    if (open === null || !hasErrorCode(reason, 'conversations.not_found')) return;
    // Before the first token of its reply a new conversation is not stored, but the stream of the reply can be continued.
    if (open.pending !== undefined) session.resume(open.conversationId, open.pending);
    else onGone();
  });
  useEffect(() => {
    if (data !== undefined) show(data);
  }, [data]);
  useEffect(() => {
    if (error !== null) handleError(error);
  }, [error]);
  return { isLoading: open !== null && isFetching && data === undefined, error, retry: () => void refetch() };
}

/** Prefers what this tab stored: before the first token of a reply only this tab knows the question. */
function readOpened(userId: string, conversationId: string | null): OpenChat | null {
  if (conversationId === null) return null;
  const stored = readOpenChat(userId);
  return stored?.conversationId === conversationId ? stored : { conversationId };
}
