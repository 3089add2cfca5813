import type { ImportSource, ParsedConversation } from './conversation-tree.ts';
import type { MessageDraft } from './message-draft.ts';

export type JsonObject = { readonly [key: string]: unknown };

/** Why a record was left out, in words fit for the receipt. */
export interface SkipReason {
  code: SkipCode;
  reason: string;
}

export type SkipCode =
  | 'not_a_conversation'
  | 'no_messages'
  | 'invalid_json'
  | 'too_large'
  | 'too_deep'
  | 'truncated'
  | 'missing_file'
  | 'unreadable_file'
  | 'unknown_format';

/** `name`: how the receipt calls a record that has no title where titles are looked for. */
export type ParseResult = { conversation: ParsedConversation } | { skip: SkipReason; name?: string };

/**
 * A single message of a conversation whose messages are records of their own: the file they stand in is the conversation,
 * or those of one `chatId` in it.
 */
export interface LooseMessage {
  source: ImportSource;
  chatId: string | null;
  title: string | null;
  /** What a tool said, or a thought: part of the answer that follows. */
  isAside: boolean;
  /** Empty ids are made up; parentSourceId undefined means: follows the one before. */
  draft: Omit<MessageDraft, 'parentSourceId'> & { parentSourceId: string | null | undefined };
}

export type RecordResult = ParseResult | { message: LooseMessage };

/** One provider's export. Pure: a record of JSON in, a conversation or a reason out; never throws on any input. */
export interface ExportFormat<Result = ParseResult> {
  readonly source: ImportSource;
  /** By the record's shape alone: three vendors ship a file called conversations.json. */
  detect(record: JsonObject): boolean;
  parse(record: JsonObject): Result;
}

/** A record that holds a whole archive of conversations. */
export type ArchiveFormat = ExportFormat<ParseResult[]>;

/** A record that is one message. */
export type MessageFormat = ExportFormat<{ message: LooseMessage } | ParseResult>;
