import type { ImportSource, ParsedConversation } from './conversation-tree.ts';

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
  | 'unreadable_file';

export type ParseResult = { conversation: ParsedConversation } | { skip: SkipReason };

/** One provider's export. Pure: a record of JSON in, a conversation or a reason out; never throws on any input. */
export interface ExportFormat {
  readonly source: ImportSource;
  /** By the record's shape alone: three vendors ship a file called conversations.json. */
  detect(record: JsonObject): boolean;
  parse(record: JsonObject): ParseResult;
}
