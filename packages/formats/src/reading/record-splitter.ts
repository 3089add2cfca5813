import type { ParsedRecord } from '../find-format.ts';
import type { JsonRecord } from './json-stream.ts';

/** One record of a file: its bytes if the file is JSON, else its parsed content. */
export interface RawRecord extends JsonRecord {
  parsed?: ParsedRecord;
}

/** Splits one file of an export into its records. */
export interface RecordSplitter {
  push(chunk: Buffer): Iterable<RawRecord>;
  finish(): Iterable<RawRecord>;
  /** The rest need not be read: the format is wrong, or the records have ended. */
  readonly isOver: boolean;
  /** A list or an object of JSON was found. */
  readonly isJson: boolean;
}
