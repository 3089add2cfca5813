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

/**
 * `isPart`: other records of the file may have more messages of the same conversation. `name`: what the receipt calls a
 * skipped record that has no title field.
 */
export type ParseResult =
  | { conversation: ParsedConversation; prompt?: LoggedPrompt; isPart?: true }
  | { skip: SkipReason; name?: string };

/**
 * A prompt from a log that writes a prefix before each prompt, such as "Prompted". The prefix depends on the language.
 * An unknown prefix is found by comparing the prompts of the file.
 */
export interface LoggedPrompt {
  /** The prefix, followed by the prompt. */
  title: string;
  hasReply: boolean;
  /** Parses the record again, and removes `prefix` from the prompt. */
  parseWithoutPrefix(prefix: string): ParseResult;
}

/**
 * A single message, for formats whose records are messages: a conversation is the whole file, or the messages of one
 * `chatId` in it.
 */
export interface LooseMessage {
  source: ImportSource;
  chatId: string | null;
  title: string | null;
  /** A tool result or reasoning: part of the reply that follows. */
  isAside: boolean;
  /** An id is derived for an empty `sourceId`. An undefined `parentSourceId` stands for the previous message. */
  draft: Omit<MessageDraft, 'parentSourceId'> & { parentSourceId: string | null | undefined };
}

export type RecordResult = ParseResult | { message: LooseMessage };

/** One provider's export format. Pure: turns a record of JSON into a conversation or a reason, and never throws. */
export interface ExportFormat<Result = ParseResult> {
  readonly source: ImportSource;
  /** Decides by the record's shape only: three providers have a file named conversations.json. */
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
   * Decides by the shape of a record near the beginning of the file. `path` is the file's path in its folder or
   * ZIP, with '/' between names. The path may be a bare file name, so it can confirm a shape but not replace it.
   */
  detect(record: JsonObject, path: string): boolean;
  open(path: string): SessionReader;
}

/**
 * Reads one file. It keeps only the parts that a person would read again, so that long outputs of tools do not fill the
 * memory.
 */
export interface SessionReader {
  /** Adds a record. Called with every record of the file in order, even one of unknown shape. Never throws. */
  add(record: unknown): void;
  /** How many characters the reader keeps in memory. */
  readonly size: number;
  /** Usually one conversation. A file that only repeats the content of another one is skipped with that reason. */
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
  /** Decides by the first line of the file, which may begin with a byte order mark. */
  detect(head: string): boolean;
  /** Null if the text is not such a table. */
  parse(text: string): ParseResult[] | null;
}

/** HTML pages. They are read in pieces, because they may be larger than the memory. */
export type PageFormat = DataPageFormat | EntryPageFormat;

/** Pages whose script contains JSON, with records as in the JSON files of `source`. */
export interface DataPageFormat {
  readonly source: ImportSource;
  /** Matches the text directly before the JSON; at most 256 bytes of ASCII. */
  readonly dataStart: RegExp;
}

/** Pages that are a list of elements, with one conversation in each. */
export interface EntryPageFormat {
  readonly source: ImportSource;
  /** Matches the start tag of an element with a conversation; at most 512 characters. */
  readonly entryStart: RegExp;
  /** `html` begins with the start tag. Null if the element belongs to another product of the provider. */
  parseEntry(html: string): ParseResult | null;
}

/**
 * How we know a format. `real`: from real exports. `published`: from code or documents that its tool publishes.
 * `other-tools`: only from third-party tools that read the format.
 */
export type FormatEvidence = 'real' | 'published' | 'other-tools';

/** One format in the registry. */
export type FormatRow = {
  /** Names the format in the API of captures, in samples and in tests; never changes. */
  key: string;
  /** Shown to people: the tool, and the kind of file if the tool has several. */
  name: string;
  /** What distinguishes the format from others; completes the phrase 'recognised by'. Markdown. */
  recognizedBy: string;
  evidence: FormatEvidence;
  /** Which files a person drops on the import page; Markdown. Formats of the same file have the same text. */
  filesToDrop: string;
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
