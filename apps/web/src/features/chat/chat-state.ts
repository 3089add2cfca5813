import type { ChatStreamEventOf } from '@app/contract/chat-stream';
import type { ConversationDetail, Message } from '@app/contract/conversations';
import type { ToolUse } from '@app/contract/tool-uses';
import type { Suggestion } from '@app/contract/suggestions';
import type { DraftFile } from '#lib/draft-files.ts';
import type { ReplyText } from './reply-text.ts';

/** A question being sent, or a reply in progress. */
export interface Turn {
  /** Null until the server has sent the reply's id. */
  messageId: string | null;
  /** The question's parent; without a new question, the earlier question that is answered again. */
  parentId: string | null;
  /** Null when an earlier question is answered again. */
  question: Message | null;
  /** False when the question was sent in another tab or browser and is not known here. */
  isQuestionKnown: boolean;
  phase: 'thinking' | 'writing' | 'stopping';
  reply: ReplyText;
  /** The model's reasoning before its reply and between its parts. */
  reasoning: ReplyText;
  /** The tools used for the reply so far. */
  uses: readonly ToolUse[];
}

/** A question that was not answered and is not stored, shown with a failure line. */
export interface FailedQuestion {
  id: string;
  parentId: string | null;
  text: string;
  files: readonly DraftFile[];
  createdAt: string;
}

export interface ChatState {
  conversationId: string | null;
  /** The messages of all branches. */
  messages: readonly Message[];
  activeLeafId: string | null;
  turn: Turn | null;
  failures: readonly FailedQuestion[];
}

/** The text and the files that return to the input when a question was not answered. */
interface Unsent {
  /** Null when there was no new question. */
  text: string | null;
  files: readonly DraftFile[];
}

/**
 * The result of a turn. With `mustReload`, the question or its documents are known only to the server, so the
 * conversation must be reloaded.
 */
export type TurnOutcome =
  | {
      kind: 'replied';
      conversationId: string;
      text: string;
      suggestions: readonly Suggestion[];
      mustReload: boolean;
    }
  /** Ended after the first token: question and partial reply are kept. */
  | { kind: 'interrupted'; conversationId: string; mustReload: boolean }
  /** Stopped by the user before the first token: nothing is stored. */
  | ({ kind: 'withdrawn' } & Unsent)
  /** Failed before the first token: nothing is stored. */
  | ({ kind: 'refused'; error: unknown; parentId: string | null } & Unsent);

export interface ChatCallbacks {
  /** Called at the end of every turn, unless the session was closed before. */
  onSettled?: (outcome: TurnOutcome) => void;
  /** Called when the server has accepted a question. */
  onStarted?: (started: StartedTurn, question: string | null) => void;
  /** Called when a temporary chat has received its reply, or a part of it before the connection was lost. */
  onTemporaryReply?: (text: string) => void;
}

/** A turn of a conversation that is stored or will be stored. */
export type StartedTurn = ChatStreamEventOf<'started'> & { conversationId: string };

export type LoadedConversation = Pick<ConversationDetail, 'id' | 'messages' | 'activeLeafId' | 'pendingReply'>;

export const emptyChat: ChatState = {
  conversationId: null,
  messages: [],
  activeLeafId: null,
  turn: null,
  failures: [],
};

/** Adds new messages and replaces existing ones. */
export function withMessages(messages: readonly Message[], added: readonly Message[]): Message[] {
  const ids = new Set(added.map((message) => message.id));
  return [...messages.filter((message) => !ids.has(message.id)), ...added];
}
