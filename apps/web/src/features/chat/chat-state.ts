import type { ChatStreamEventOf } from '@app/contract/chat-stream';
import type { ConversationDetail, Message } from '@app/contract/conversations';
import type { Suggestion } from '@app/contract/suggestions';
import type { ReplyText } from './reply-text.ts';

/** A question on its way, or a reply being written. */
export interface Turn {
  /** Null while the server has not said which reply it is. */
  messageId: string | null;
  /** The message the turn stands under: the question's parent, or the question that is answered again. */
  parentId: string | null;
  /** Null when an earlier question is answered again. */
  question: Message | null;
  /** False when it was asked elsewhere and its question has not reached us. */
  isQuestionKnown: boolean;
  phase: 'thinking' | 'writing' | 'stopping';
  reply: ReplyText;
}

/** A question that was not answered and is not stored, shown with the line that says so. */
export interface FailedExchange {
  id: string;
  parentId: string | null;
  text: string;
  createdAt: string;
}

export interface ChatState {
  conversationId: string | null;
  /** Of all branches. */
  messages: readonly Message[];
  activeLeafId: string | null;
  turn: Turn | null;
  failures: readonly FailedExchange[];
}

/** How a turn ended. Not `isWhole`: the session lacks its messages, and the conversation has to be loaded again. */
export type TurnOutcome =
  | { kind: 'replied'; conversationId: string; text: string; suggestions: readonly Suggestion[]; isWhole: boolean }
  /** After its first word: question and partial reply are kept. */
  | { kind: 'interrupted'; conversationId: string; isWhole: boolean }
  /** Stopped by hand before the first word: nothing is stored. */
  | { kind: 'withdrawn'; text: string | null }
  /** Before the first word: nothing is stored. `text` is null when there was no new question. */
  | { kind: 'refused'; error: unknown; text: string | null; parentId: string | null };

export interface ChatListeners {
  /** Told of every turn's end, except when the session was closed before it. */
  onSettled?: (outcome: TurnOutcome) => void;
  /** Told when the server has taken a question. */
  onStarted?: (started: ChatStreamEventOf<'started'>, question: string | null) => void;
}

export type LoadedConversation = Pick<ConversationDetail, 'id' | 'messages' | 'activeLeafId' | 'pendingReply'>;

export const emptyChat: ChatState = {
  conversationId: null,
  messages: [],
  activeLeafId: null,
  turn: null,
  failures: [],
};

/** Adds messages that are not there yet and replaces those that are. */
export function withMessages(messages: readonly Message[], added: readonly Message[]): Message[] {
  const ids = new Set(added.map((message) => message.id));
  return [...messages.filter((message) => !ids.has(message.id)), ...added];
}
