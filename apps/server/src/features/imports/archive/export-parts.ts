import type { ArchiveAssets } from './archive-assets.ts';
import type { SkipReason } from '@app/formats/export-format';

/** One part of an upload that may contain conversations. Parts have a fixed order. */
export type ExportPart = ReadablePart | MissingPart;

export interface ReadablePart {
  kind: 'json' | 'html' | 'table' | 'text';
  /** Shown to the user. */
  name: string;
  /** Bytes in the uploaded file. */
  packedSize: number;
  /** Read although its name does not tell that it contains conversations. */
  isGuess?: boolean;
  /** The bytes; a chunk is valid until the next one is read. `onPacked` gets the number of packed bytes read so far. */
  read(onPacked: (bytes: number) => void): AsyncIterable<Buffer>;
}

/** Named by the export, but not in it or not readable. */
export interface MissingPart {
  kind: 'missing';
  name: string;
  skip: SkipReason;
}

/** An opened upload. Its parts always have the same order; HTML copies are last and read only if nothing else was. */
export interface OpenedExport {
  parts: readonly ExportPart[];
  /** Files besides conversations; undefined for a single file. */
  assets?: ArchiveAssets;
  close(): Promise<void>;
}
