import type { ReadRecord } from '../find-format.ts';
import type { JsonRecord } from './json-stream.ts';

/** One record of a part: the bytes of JSON, or the record itself if the part is not JSON. */
export interface RawRecord extends JsonRecord {
  read?: ReadRecord;
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
