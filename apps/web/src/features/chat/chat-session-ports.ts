import type { ChatBodyInput } from '@app/contract/chat';
import type { FollowPorts } from './follow-reply.ts';
import type { TurnFields } from './turn-fields.ts';

/** The dependencies of a chat session. */
export interface ChatSessionPorts extends FollowPorts {
  /** A new id, for idempotency keys and for messages without a server id. */
  newKey: () => string;
  /** ISO 8601. */
  now: () => string;
  /** For a temporary chat, which exists only in this tab and of which the server stores nothing. */
  temporaryTurnFields?: TurnFields | undefined;
  /** The id of the chosen model; null for the shared model, or for the built-in assistant if there is none. */
  model?: () => string | null;
  /** Settings that are sent with the questions of a chat that is not stored yet. */
  newChatSettings?: (() => Partial<ChatBodyInput>) | undefined;
}

export interface RegenerateOptions {
  isContinued?: boolean;
  /** The id of a model other than the chosen one; null for the shared model. */
  model?: string | null | undefined;
}
