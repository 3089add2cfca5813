import type { ReadRecord } from './formats/export-formats.ts';
import type { JsonRecord } from './json-stream.ts';

/** One record of a part: bytes of JSON, or what was read where the part is no JSON. */
export interface RawRecord extends JsonRecord {
  read?: ReadRecord;
}

/** Cuts the bytes of a part into its records. */
export interface RecordCutter {
  push(chunk: Buffer): Iterable<RawRecord>;
  finish(): Iterable<RawRecord>;
  /** Nothing further matters: this is not what it seemed to be, or it has ended. */
  readonly isOver: boolean;
  /** A list or an object of JSON was begun. */
  readonly isJson: boolean;
}
