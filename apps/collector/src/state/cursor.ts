import type { FileMark } from '#reading/read-stable.ts';

/** Raised when files have to be read again because they are read differently. */
export const READER_VERSION = 2;

/** What the archive has of one file. */
export interface Cursor extends FileMark {
  key: string;
  /** The end of the last whole line that was read, in bytes. */
  offset: number;
  /** SHA-256 of the bytes before `offset`. */
  hash: string;
  /** What was added from other files, such as a title. */
  extra: string;
  version: number;
  /** A short hash of each record's payload, by its externalId. */
  records: Record<string, string>;
  /** The ids of the conversations. */
  conversations: string[];
  span: readonly [number, number] | null;
  /** How many secrets were masked. */
  masked: number;
  /** Why nothing of the file is sent; null if it is. */
  skipReason: string | null;
  /** How often in a row the archive refused the file. */
  failures: number;
}
