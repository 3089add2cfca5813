import type { AssetFile, ImportSource, ParsedConversation } from './formats/conversation-tree.ts';
import type { SkipCode } from './formats/export-format.ts';

/**
 * The place of a record in an upload, for going on after a crash. Cursors grow in reading order, and reading the same
 * files again meets the same records at the same cursors.
 */
export interface ImportCursor {
  /** Index of the uploaded file. */
  file: number;
  /** Index of the part (an entry of the archive) in reading order; 0 for a plain file. */
  entry: number;
  /** Index of the record in the part. */
  record: number;
  /** Index of the conversation in the record, for a record that holds several. */
  part?: number;
}

export interface ConversationItem {
  type: 'conversation';
  /** How the receipt names it: its title, or its place. */
  item: string;
  conversation: ParsedConversation;
  /** Only in an outline, which has no messages. */
  messageCount?: number;
  cursor: ImportCursor;
}

export interface SkippedItem {
  type: 'skipped';
  item: string;
  code: SkipCode;
  /** A sentence fit for the receipt. */
  reason: string;
  /** A whole file that was put aside as it came. */
  kept?: AssetFile;
  cursor: ImportCursor;
}

/** The first record of a provider in a file was met. */
export interface SourceItem {
  type: 'source';
  source: ImportSource;
  item: string;
}

/** Bytes of the uploaded file itself, so compressed ones for an archive. */
export interface ProgressItem {
  type: 'progress';
  bytesRead: number;
  bytesTotal: number;
}

export type ExportItem = ConversationItem | SkippedItem | SourceItem | ProgressItem;

export interface ReadLimits {
  /** Entries in an archive. */
  maxEntries: number;
  /** Bytes of everything read from an archive, unpacked. */
  maxUnpackedBytes: number;
  /** Unpacked by packed size of one entry, counted from 1 MB on. */
  maxRatio: number;
  /** Bytes of one conversation. */
  maxRecordBytes: number;
  /** Levels of nesting in one conversation. */
  maxDepth: number;
}

/** Where files in an unknown format are put aside, named by their hash. */
export interface Keeping {
  directory: string;
  /** How much more may be kept. */
  remaining: { files: number; bytes: number };
}

export interface ReadExportOptions {
  /** Which of the uploaded files this is; only marks the cursors. */
  fileIndex?: number;
  /** Records at or before this cursor are passed over without being parsed. */
  resumeAfter?: ImportCursor | null;
  limits?: Partial<ReadLimits>;
  /** Where files of the archive that conversations show are unpacked to; without it they are left. */
  assetDirectory?: string | undefined;
  /** Without it files in an unknown form are only listed. */
  keeping?: Keeping | undefined;
  /** Join what Gemini logged within half an hour of each other. */
  groupsByTime?: boolean;
  signal?: AbortSignal;
}
