import { useEffect, useEffectEvent, useState } from 'react';
import type { ConversationDetail } from '@app/contract/conversations';
import { hasErrorCode } from '#lib/api-error.ts';
import type { ChatSession } from './chat-session.ts';
import { useConversation } from './chat.api.ts';
import { readOpenChat, writeOpenChat } from './open-chat.ts';

export interface ReopenedChat {
  isLoading: boolean;
  error: Error | null;
  retry: () => void;
}

/** After a reload: restores the conversation this tab had open, and its reply in progress. */
export function useReopenedChat(session: ChatSession, userId: string): ReopenedChat {
  const [open] = useState(() => readOpenChat(userId));
  const { data, error, isFetching, refetch } = useConversation(open?.conversationId ?? null);

  // `pending.text` is the question whose reply is in progress.
  const show = useEffectEvent((loaded: ConversationDetail) => session.load(loaded, open?.pending?.text));
  const handleError = useEffectEvent((reason: Error) => {
    if (open === null || !hasErrorCode(reason, 'conversations.not_found')) return;
    if (open.pending === undefined) writeOpenChat(userId, null);
    // Before the first token of its reply a new conversation is not stored, but the stream of the reply can be continued.
    else session.resume(open.conversationId, open.pending);
  });
  useEffect(() => {
    if (data !== undefined) show(data);
  }, [data]);
  useEffect(() => {
    if (error !== null) handleError(error);
  }, [error]);
  return { isLoading: open !== null && isFetching && data === undefined, error, retry: () => void refetch() };
}
