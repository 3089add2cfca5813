import type { FileVersion } from '#reading/read-stable.ts';

/** Increased when files have to be read again because the reading has changed. */
export const READER_VERSION = 2;

/** The state of one file in the archive. */
export interface Cursor extends FileVersion {
  key: string;
  /** The end of the last complete line that was read, in bytes. */
  offset: number;
  /** SHA-256 of the bytes before `offset`. */
  hash: string;
  /** The title from another file that was added to the records, as JSON; empty if there is none. */
  titleJson: string;
  /** The READER_VERSION with which the file was read. */
  version: number;
  /** A short hash of each record's payload, by its externalId. */
  records: Record<string, string>;
  /** The providers' ids of the conversations in the file. */
  conversations: string[];
  /** The times of the first and the last message, in milliseconds; null if no message has a time. */
  span: readonly [number, number] | null;
  /** How many secrets were masked. */
  masked: number;
  /** Why no part of the file is sent; null if it is sent. */
  skipReason: string | null;
  /** How often in succession the archive refused the file. */
  failures: number;
}
