import type { ImportSource, ParsedConversation } from './conversation/conversation-tree.ts';
import type { MessageDraft } from './conversation/message-draft.ts';

export type JsonObject = { readonly [key: string]: unknown };

/** Why a record was skipped; `reason` is shown to the user. */
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

/** `name`: shown to the user for a record without a title in the usual place. */
export type ParseResult =
  | { conversation: ParsedConversation; prompt?: LoggedPrompt }
  | { skip: SkipReason; name?: string };

/**
 * A prompt in a log that writes words in the person's language before each prompt, which are unknown. Only a comparison
 * with the other prompts of the file tells them.
 */
export interface LoggedPrompt {
  /** The words and the prompt. */
  title: string;
  hasAnswer: boolean;
  /** The result without those words. */
  withoutPrefix(prefix: string): ParseResult;
}

/**
 * A single message, for formats whose records are messages: a conversation is the whole file, or the messages of one
 * `chatId` in it.
 */
export interface LooseMessage {
  source: ImportSource;
  chatId: string | null;
  title: string | null;
  /** A tool result or reasoning: part of the answer that follows. */
  isAside: boolean;
  /** Empty ids are derived; an undefined parentSourceId means the message before. */
  draft: Omit<MessageDraft, 'parentSourceId'> & { parentSourceId: string | null | undefined };
}

export type RecordResult = ParseResult | { message: LooseMessage };

/** One provider's export format. Pure: turns a record of JSON into a conversation or a reason, and never throws. */
export interface ExportFormat<Result = ParseResult> {
  readonly source: ImportSource;
  /** By the record's shape only: three providers have a file named conversations.json. */
  detect(record: JsonObject): boolean;
  parse(record: JsonObject): Result;
}

/** A record that contains all conversations. */
export type ArchiveFormat = ExportFormat<ParseResult[]>;

/** A record that is one message. */
export type MessageFormat = ExportFormat<{ message: LooseMessage } | ParseResult>;

export type AnyRecordFormat = ExportFormat | ArchiveFormat | MessageFormat;

/** Files whose records (JSON lines, or the elements of a list) together are one session, such as an agent's log. */
export interface SessionFormat {
  readonly source: ImportSource;
  /**
   * By the shape of a record near the beginning of the file. `path` is the file's path in its folder or archive, with
   * '/' between names; it may be a bare name, so it can only support what the shape says.
   */
  detect(record: JsonObject, path: string): boolean;
  open(path: string): SessionReader;
}

/** Reads one file. Keeps what a person would read again, so that its memory does not grow with the output of tools. */
export interface SessionReader {
  /** Any record of the file, in order, also of unknown shape. Never throws. */
  add(record: unknown): void;
  /** Characters it keeps in memory. */
  readonly size: number;
  /** Usually one conversation. A file that only repeats what another one holds is skipped with that reason. */
  finish(): ParseResult[];
}

/** Files of plain text or Markdown. */
export interface TextFormat {
  readonly source: ImportSource;
  /** Null if the text is not of this format. Line ends are '\n'; there is no byte order mark. */
  parse(text: string, path: string): ParseResult[] | null;
}

/** Tables of messages with a header, such as CSV. */
export interface TableFormat {
  readonly source: ImportSource;
  /** By the first line of the file, which may begin with a byte order mark. */
  detect(head: string): boolean;
  /** Null if the text is no such table. */
  parse(text: string): ParseResult[] | null;
}

/** HTML pages. They are read in pieces, because they may be larger than the memory. */
export type PageFormat = DataPageFormat | CellPageFormat;

/** Pages whose script contains JSON, with records as in the JSON files of `source`. */
export interface DataPageFormat {
  readonly source: ImportSource;
  /** Matches what stands before the JSON; at most 256 bytes of ASCII. */
  readonly dataStart: RegExp;
}

/** Pages that are a list of elements, with one conversation in each. */
export interface CellPageFormat {
  readonly source: ImportSource;
  /** Matches the start tag of such an element; at most 512 characters. */
  readonly cellStart: RegExp;
  /** `html` begins with the start tag. Null if the element is of another product. */
  parseCell(html: string): ParseResult | null;
}

/**
 * How a format is known. `real`: from exports we have seen. `published`: from code or documents its tool publishes.
 * `other-tools`: only from tools of others that read it.
 */
export type FormatEvidence = 'real' | 'published' | 'other-tools';

/** One format in the registry. */
export type FormatRow = {
  /** Names the format in the API of captures, in samples and in tests; never changes. */
  key: string;
  /** Shown to people: the tool, and the kind of file if the tool has several. */
  name: string;
  /** How it is told from other formats; completes 'recognised by'. Markdown. */
  recognizedBy: string;
  evidence: FormatEvidence;
  /** What a person drops; Markdown. Equal in formats that come in one file. */
  drop: string;
  /** A small file of the format, under samples/. */
  sample: string;
  /** How to get the export, under docs/guides/import/; tools with several formats have one guide. */
  guide: string;
} & (
  | { kind: 'record'; format: AnyRecordFormat }
  | { kind: 'session'; format: SessionFormat }
  | { kind: 'text'; format: TextFormat }
  | { kind: 'table'; format: TableFormat }
  | { kind: 'page'; format: PageFormat }
);
