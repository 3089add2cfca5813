import type { ExportAssets } from './export-assets.ts';
import type { SkipReason } from '@app/formats/export-format';
import type { ReadablePart } from '@app/formats/reading/readable-part';

/** A file of an upload that contains conversations, or that should. Parts have a fixed order. */
export type ExportPart = ReadablePart | MissingPart;

/** A file that the export names but does not contain, or that cannot be read. */
export interface MissingPart {
  kind: 'missing';
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
