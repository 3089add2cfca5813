import type { ModelProposal } from '#features/suggestions/suggestions.service.ts';
import type { FilePassage } from '@app/contract/file-passages';
import type { ReadLanguage } from '@app/understanding/questions/question-language';
import type { FileContext } from '../attached/file-context.ts';
import type { Replies } from './replies/replies.ts';
import type { EarlierMessage, Thread } from './thread.ts';

/** A message to the built-in assistant, with its user, time and conversation. */
export interface Question {
  userId: string;
  firstName: string;
  text: string;
  /** The message as written, with the remarks that `text` lacks, such as 'in the end'. */
  written?: string;
  now: Date;
  timeZone: string;
  /** The language of the question, or of the messages before if it shows none. */
  language: ReadLanguage;
  /** What the assistant says, in the language of the question. */
  replies: Replies;
  /** The conversation in which the question was asked; null for a new one. */
  conversationId: string | null;
  /** Whether the chat is not stored; then nothing can be proposed from it. */
  isTemporary?: boolean;
  thread: Thread;
  /** The files of the question and of the messages before it. */
  files?: FileContext;
}

/** A message that has not been read yet, with the conversation before it. */
export interface AskedMessage extends Omit<Question, 'thread'> {
  /** Oldest message first. */
  path: readonly EarlierMessage[];
}

export interface Answer {
  text: string;
  /** Replies that the user can send with one click. */
  offers?: readonly string[];
  /** The passages of files that the answer quotes. */
  passages?: readonly FilePassage[];
  /** Plans that are shown as cards below the answer, besides those found in the question. */
  proposals?: readonly ModelProposal[];
  /** Whether no plan is looked for in the question. */
  hasNoPlans?: boolean;
  /** Whether the chat is not counted as usage, because the assistant could not help. */
  isUncounted?: boolean;
}

/** A period, `to` exclusive. */
export interface Period {
  from: Date;
  to: Date;
}
