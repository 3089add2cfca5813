import type { ParseResult, SessionFormat, SessionReader } from '../export-format.ts';
import { findSessionFormat } from '../find-format.ts';

/** How many records are searched for a known format; logs begin with a few records of other kinds. */
const MAX_UNDECIDED = 100;
/** Characters kept of one session; a longer session is returned in pieces, which have the same id. */
const MAX_SIZE = 64 * 1024 * 1024;

/** Recognises a file whose records together are one session, and reads it. */
export class SessionCollector {
  readonly #path: string;
  /** The records before the format is known; null once it is, or once the file is known to have no session. */
  #undecided: unknown[] | null = [];
  #format: SessionFormat | null = null;
  #reader: SessionReader | null = null;

  constructor(path: string) {
    this.#path = path;
  }

  /** Adds a record; returns whether it and all records before it are part of a session. */
  add(record: unknown): boolean {
    if (this.#reader === null && !this.#recognise(record)) return false;
    this.#reader?.add(record);
    return true;
  }

  /** The file is of another format: sessions are no longer looked for. */
  stop(): void {
    this.#undecided = null;
  }

  get isFull(): boolean {
    return (this.#reader?.size ?? 0) > MAX_SIZE;
  }

  /** Returns the session read so far and starts over. */
  take(): ParseResult[] {
    const results = this.#reader?.finish() ?? [];
    if (this.#format !== null) this.#reader = this.#format.open(this.#path);
    return results;
  }

  #recognise(record: unknown): boolean {
    if (this.#undecided === null) return false;
    const format = findSessionFormat(record, this.#path);
    if (format === undefined) {
      this.#undecided.push(record);
      if (this.#undecided.length > MAX_UNDECIDED) this.#undecided = null;
      return false;
    }
    this.#format = format;
    this.#reader = format.open(this.#path);
    for (const earlier of this.#undecided) this.#reader.add(earlier);
    this.#undecided = null;
    return true;
  }
}
