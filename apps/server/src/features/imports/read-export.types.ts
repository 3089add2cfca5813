import type { AssetFile, ImportSource } from '@app/formats/conversation/conversation-tree';
import type { WrittenTitles } from './written-titles.ts';
import type { RecordLimits } from '@app/formats/reading/decode-record';
import type { ReadConversation, ReadSkip } from '@app/formats/reading/read-part';

/**
 * The place of a record in an upload, for continuing after a crash. Cursors increase in reading order, and reading the
 * same files again finds the same records at the same cursors.
 */
export interface ImportCursor {
  /** Index of the uploaded file. */
  file: number;
  /** Index of the part (an entry of the archive) in reading order; 0 for a plain file. */
  entry: number;
  /** Index of the record in the part. */
  record: number;
  /** Index of the conversation in a record with several. */
  part?: number;
}

export interface ConversationItem extends ReadConversation {
  /** Only in an outline, whose conversations have no messages. */
  messageCount?: number;
  cursor: ImportCursor;
}

export interface SkippedItem extends ReadSkip {
  /** A whole file that is kept as it came. */
  kept?: AssetFile;
  cursor: ImportCursor;
}

/** The first record of a provider in a file. */
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

export interface ReadLimits extends RecordLimits {
  /** Entries in an archive. */
  maxEntries: number;
  /** Bytes of everything read from an archive, unpacked. */
  maxUnpackedBytes: number;
  /** Unpacked by packed size of one entry, counted from 1 MB on. */
  maxRatio: number;
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
  /** Records up to this cursor are skipped without being parsed. */
  resumeAfter?: ImportCursor | null;
  limits?: Partial<ReadLimits>;
  /** Where the files of attachments are unpacked to; without it they are not. */
  assetDirectory?: string | undefined;
  /** Without it files in an unknown format are only listed. */
  keeping?: Keeping | undefined;
  /** Join questions Gemini logged within half an hour of each other. */
  groupsByTime?: boolean;
  /** Titles in the other files of the upload. */
  titles?: WrittenTitles;
  signal?: AbortSignal;
}
