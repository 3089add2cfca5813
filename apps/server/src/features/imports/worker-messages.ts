import type { ErrorCode } from '@app/contract/errors';
import type { ImportBatch, UploadedFile } from './import-batch.ts';
import type { ImportCursor, Keeping, ReadLimits } from './read-export.types.ts';

/** What the reading thread is started with. */
export interface WorkerInput {
  files: readonly UploadedFile[];
  resumeAfter: ImportCursor | null;
  limits: Partial<ReadLimits>;
  /** Where files that conversations show are unpacked to. */
  assetDirectory?: string | undefined;
  keeping?: Keeping | undefined;
  groupsByTime?: boolean | undefined;
  /** Leave the messages behind: what is wanted is how many there are. */
  isOutline?: boolean | undefined;
}

/** The reader asks for every batch: the thread is never further ahead than it was asked to be. */
export type ToWorker = 'next';

export type FromWorker =
  | { type: 'batch'; batch: ImportBatch }
  | { type: 'end' }
  /** The upload cannot be imported; the message is fit to show. */
  | { type: 'refused'; code: ErrorCode; message: string }
  /** A fault of ours, or one of the machine's: then with its `code`, such as ENOSPC. */
  | { type: 'failed'; message: string; code?: string };
