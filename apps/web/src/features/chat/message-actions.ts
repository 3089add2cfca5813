import type { ReactNode } from 'react';
import type { Message } from '@app/contract/conversations';
import type { DraftFile } from '#lib/draft-files.ts';

/** What the user can do with a message. */
export interface MessageActions {
  resend: (messageId: string, text: string) => void;
  /** Regenerates a reply, or generates the missing reply to a question. Uses the chosen model if `model` is undefined. */
  regenerate: (messageId: string, model?: string | null) => void;
  /** Continues a reply that was cut off. */
  continueReply?: ((messageId: string) => void) | undefined;
  showVersion: (messageId: string) => void;
  /** The id of the conversation; null if it is not stored. Only a stored conversation can be forked. */
  storedId: string | null;
  send: (text: string, files?: readonly DraftFile[]) => void;
}

export interface MessageRowProps {
  message: Message;
  /** Ids of all versions of the message, oldest first. */
  versions: readonly string[];
  /** Whether the message is the last of the thread; false for all messages while a reply is in progress. */
  isLast: boolean;
  messageActions: MessageActions;
  /** True while a reply is in progress, and when the monthly limit is reached. */
  isLocked: boolean;
  /** Whether the thread was opened at this message. */
  isTarget: boolean;
  /** Shows the message's time. */
  hasTimestamps?: boolean | undefined;
  footer?: ReactNode;
}
