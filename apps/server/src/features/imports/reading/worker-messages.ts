import type { ErrorCode } from '@app/contract/errors';
import type { ImportSource } from '@app/formats/conversation/conversation-tree';
import type { ConversationItem, ImportCursor, KeptFileTarget, ReadLimits, SkippedItem } from './read-export.types.ts';

/**
 * Items the reading thread passes on together. Store `items` and `cursor` in one transaction: after a crash, opening the
 * reader with `resumeAfter: cursor` continues after them.
 */
export interface ImportBatch {
  items: (ConversationItem | SkippedItem)[];
  /** Providers found so far. */
  sources: ImportSource[];
  /** The bytes of all uploaded files together. */
  bytesRead: number;
  bytesTotal: number;
  /** The last item's cursor; null while nothing was read. */
  cursor: ImportCursor | null;
}

export interface UploadedFile {
  /** Path on this machine. */
  path: string;
  /** The user's name for it: shown, never trusted. */
  name: string;
}

/** What the reading thread reads. */
export interface WorkerInput {
  files: readonly UploadedFile[];
  resumeAfter: ImportCursor | null;
  limits: Partial<ReadLimits>;
  /** Where the files of attachments are unpacked to. */
  assetDirectory?: string | undefined;
  keptFileTarget?: KeptFileTarget | undefined;
  groupsByTime?: boolean | undefined;
  /** Whether the files are records of a device: then no file is left out because of its name. */
  areRecords?: boolean | undefined;
  /**
   * The content hashes of the stored conversations. If they are given, the thread also reads the texts of all other
   * conversations.
   */
  storedHashes?: readonly string[] | undefined;
  /** The folder of the categoriser's models; undefined if the app runs without them. */
  modelDirectory?: string | undefined;
  /** Whether conversations are passed on without messages and documents, only with the number of messages. */
  isOutline?: boolean | undefined;
}

/**
 * Begins a reading, or requests its next batch. The reader requests every batch, which bounds how far the thread reads
 * ahead.
 */
export type ToWorker = { reading: number; input: WorkerInput } | 'next';

/** A message, and the reading that it is about. */
export interface FromWorker {
  reading: number;
  message: ReadingMessage;
}

export type ReadingMessage =
  | { type: 'batch'; batch: ImportBatch }
  | { type: 'end' }
  /** An unexpected error that does not end the reading. */
  | { type: 'warning'; message: string }
  /** The upload cannot be imported; the message is for the user. */
  | { type: 'refused'; code: ErrorCode; message: string }
  /** An unexpected error; errors of the system have a `code`, such as ENOSPC. */
  | { type: 'failed'; message: string; code?: string };
