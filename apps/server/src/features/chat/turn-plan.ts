import type { HistoryTurn } from '@app/contract/chat';

/** All that is needed to store a turn at its first token and to answer it: kept with the turn, so that nothing is stored before. */
export interface TurnPlan {
  kind: 'question' | 'regenerate';
  isNewConversation: boolean;
  /** What is to be answered. */
  question: string;
  /** Of the question: null for a first message. With `seeds` the last of those is the parent instead. */
  parentId: string | null;
  /** A history only the client knew: stored as the beginning of a new conversation. */
  seeds: HistoryTurn[];
  timeZone: string;
}

export interface PlannedTurn {
  conversationId: string;
  userMessageId: string;
  plan: TurnPlan;
}
