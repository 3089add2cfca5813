import type { ExportAssets } from './export-assets.ts';
import type { SkipReason } from '@app/formats/export-format';
import type { ReadablePart } from '@app/formats/reading/readable-part';

/** A file of an upload that may contain conversations. */
export type ExportPart = ReadablePart | UnreadablePart;

/** A file that cannot be read, or that the export lists but does not contain. */
export interface UnreadablePart {
  kind: 'unreadable';
  name: string;
  skip: SkipReason;
}

/**
 * An opened upload. Its parts always have the same order; HTML pages come last and are read only if no other part had
 * records.
 */
export interface OpenedExport {
  parts: readonly ExportPart[];
  /** Files besides conversations; undefined for a single file. */
  assets?: ExportAssets;
  close(): Promise<void>;
}
