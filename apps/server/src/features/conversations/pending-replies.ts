import type { PendingReply } from '@app/contract/conversations';

type Find = (userId: string, conversationId: string) => Promise<PendingReply | undefined>;

/** The reply being written in a conversation, if one is. */
export interface PendingReplies {
  find: Find;
  /** The chat knows, which is created after the conversations. */
  findBy(find: Find): void;
}

export function createPendingReplies(): PendingReplies {
  let current: Find = async () => undefined;
  return {
    find: (userId, conversationId) => current(userId, conversationId),
    findBy: (find) => {
      current = find;
    },
  };
}
