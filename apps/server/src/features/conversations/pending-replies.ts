import type { PendingReply } from '@app/contract/conversations';

type FindPendingReply = (userId: string, conversationId: string) => Promise<PendingReply | undefined>;

/** Finds the reply being written in a conversation, if there is one. */
export interface PendingReplies {
  find: FindPendingReply;
  /** Sets the function behind `find`. Called by the chat feature, which is created after this one. */
  setFinder(find: FindPendingReply): void;
}

export function createPendingReplies(): PendingReplies {
  let current: FindPendingReply = async () => undefined;
  return {
    find: (userId, conversationId) => current(userId, conversationId),
    setFinder: (find) => {
      current = find;
    },
  };
}
