import type { AssetFile, ImportSource } from '@app/formats/conversation/conversation-tree';
import type { SeparateTitles } from './separate-titles.ts';
import type { RecordLimits } from '@app/formats/reading/decode-record';
import type { ReadTexts } from './read-texts.ts';
import type { ReadConversation, ReadSkip } from '@app/formats/reading/read-part';

/**
 * The place of a record in an upload, for continuing after a crash. Cursors increase in reading order, and reading the
 * same files again finds the same records at the same cursors.
 */
export interface ImportCursor {
  /** Index of the uploaded file. */
  file: number;
  /** Index of the part (an entry of the ZIP) in reading order; 0 for a plain file. */
  entry: number;
  /** Index of the record in the part. */
  record: number;
  /** Index of the conversation in a record with several. */
  part?: number;
}

export interface ConversationItem extends ReadConversation {
  /** Only in an outline, whose conversations have no messages. */
  messageCount?: number;
  /** Absent if the texts are read only when the conversation is stored. */
  texts?: ReadTexts;
  cursor: ImportCursor;
}

export interface SkippedItem extends ReadSkip {
  /** The skipped file itself, if its format is unknown and it is kept. */
  keptFile?: AssetFile;
  cursor: ImportCursor;
}

/** Reported once per provider, with its first conversation. */
export interface SourceItem {
  type: 'source';
  source: ImportSource;
  item: string;
}

/** Bytes of the uploaded file itself: for a ZIP, compressed bytes. */
export interface ProgressItem {
  type: 'progress';
  bytesRead: number;
  bytesTotal: number;
}

export type ExportItem = ConversationItem | SkippedItem | SourceItem | ProgressItem;

export interface ReadLimits extends RecordLimits {
  /** Entries in a ZIP. */
  maxEntries: number;
  /** Bytes of everything read from a ZIP, decompressed. */
  maxDecompressedBytes: number;
  /** The largest ratio of decompressed to compressed size of an entry. */
  maxRatio: number;
}

/** Where the reader writes files in an unknown format, named by their hash, until they are stored. */
export interface KeptFileTarget {
  directory: string;
  /** How many more files and bytes may be kept. */
  remaining: { files: number; bytes: number };
}

export interface ReadExportOptions {
  /** Index of this file among the uploaded ones, for the cursors. */
  fileIndex?: number;
  /** Records up to this cursor are skipped without being parsed. */
  resumeAfter?: ImportCursor | null;
  limits?: Partial<ReadLimits>;
  /** The directory into which the files of attachments are unpacked; without it they are not unpacked. */
  assetDirectory?: string | undefined;
  /** Without it files in an unknown format are only listed. */
  keptFileTarget?: KeptFileTarget | undefined;
  /** Whether to join questions that Gemini logged within half an hour of each other. */
  groupsByTime?: boolean;
  /** Titles in the other files of the upload. */
  titles?: SeparateTitles;
  signal?: AbortSignal;
}
