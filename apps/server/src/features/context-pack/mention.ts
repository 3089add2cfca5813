import type { ContextSectionKey } from '@app/contract/context-pack';

/** A message of the person that is read for the pack. */
export interface OwnMessage {
  conversationId: string;
  messageId: string;
  /** With secrets masked. */
  text: string;
  at: Date;
  /** Whether its conversation is filed under Health or Fitness. */
  isAboutHealth: boolean;
}

/** A statement about the person in a message. */
export interface Mention {
  section: ContextSectionKey;
  /** What kind of fact it is, such as `home`. */
  attribute: string;
  text: string;
  /** The stems of the words that distinguish this mention from others of its kind. */
  stems: ReadonlySet<string>;
  /** Whether the statement is plain enough that one message is sufficient evidence. */
  countsAlone: boolean;
  message: OwnMessage;
}

/** Something the person did or decided: plans and questions about it are no longer open. */
export interface SettledSubject {
  stems: ReadonlySet<string>;
  at: Date;
}

export interface Mentions {
  mentions: readonly Mention[];
  settled: readonly SettledSubject[];
}
