import type { ImportSource } from './formats/conversation-tree.ts';
import type { ConversationItem, ImportCursor, SkippedItem } from './read-export.types.ts';

/**
 * What the reading thread hands over at once. Store `items` and `cursor` in one transaction: after a crash, opening
 * the reader with `resumeAfter: cursor` continues behind them.
 */
export interface ImportBatch {
  items: (ConversationItem | SkippedItem)[];
  /** Providers met so far. */
  sources: ImportSource[];
  /** Bytes over all uploaded files. */
  bytesRead: number;
  bytesTotal: number;
  /** The last item's cursor; null while nothing was read. */
  cursor: ImportCursor | null;
}

export interface UploadedFile {
  /** Where the bytes lie on this machine. */
  path: string;
  /** What the person called it; only shown, never trusted. */
  name: string;
}
