import type { HistoryTurn } from '@app/contract/chat';
import type { AttachmentBlock } from './attached/attachment-block.ts';

/** What is needed to answer a turn, and to store its question once the reply has begun. Stored with the turn. */
export interface TurnPlan {
  kind: 'question' | 'regenerate' | 'continue';
  isNewConversation: boolean;
  /** The exchange is not stored: the row of the turn has neither question nor `seeds`. */
  isTemporary?: boolean;
  question: string;
  /**
   * The message before the question. Null for a first message, and with `seeds`: then the question follows the last of them.
   */
  parentId: string | null;
  /** With 'continue': the reply that was cut off, with which the new one begins. */
  begun?: string;
  /** The client's history, when it matches no stored conversation: becomes the beginning of a new one. */
  seeds: HistoryTurn[];
  timeZone: string;
  /** The files of the question; absent if there are none. */
  attachments?: AttachmentBlock[];
  /** The settings and the category that the user chose for this chat; absent if there are none. */
  settings?: TurnSettings;
  /** The id of the model that the user chose; absent for the shared one. */
  model?: string;
}

/** The settings of the chat of a turn. */
export interface TurnSettings {
  /** Empty if there are none. */
  instructions: string;
  /** Null for the model's own. */
  temperature: number | null;
  /** Null for a new chat that is sorted later. */
  categoryId: string | null;
  subcategoryId: string | null;
}

export interface PlannedTurn {
  conversationId: string;
  userMessageId: string;
  plan: TurnPlan;
}
