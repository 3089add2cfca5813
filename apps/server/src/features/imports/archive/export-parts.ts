import type { ArchiveAssets } from './archive-assets.ts';
import type { SkipReason } from '../formats/export-format.ts';

/** One stretch of an upload that may hold conversations, in a fixed reading order. */
export type ExportPart = ReadablePart | MissingPart;

export interface ReadablePart {
  kind: 'json' | 'html' | 'table' | 'text';
  /** How the receipt names it. */
  name: string;
  /** Bytes as they lie in the uploaded file. */
  packedSize: number;
  /** Looked at though nothing says that it may hold conversations. */
  isGuess?: boolean;
  /** The bytes; a chunk is valid until the next is asked for. `onPacked` hears how many packed bytes were used so far. */
  read(onPacked: (bytes: number) => void): AsyncIterable<Buffer>;
}

/** Named by the export, but not to be had. */
export interface MissingPart {
  kind: 'missing';
  name: string;
  skip: SkipReason;
}

/** An opened upload. Parts come in the same order every time; HTML copies stand last and are read only if nothing else was. */
export interface OpenedExport {
  parts: readonly ExportPart[];
  /** What came along; nothing for a plain file. */
  assets?: ArchiveAssets;
  close(): Promise<void>;
}
