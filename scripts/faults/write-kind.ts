import type { Client } from './client.ts';
import type { Person } from './person.ts';

/** The context of a write. */
export interface WriteContext {
  client: Client;
  person: Person;
  /** Receives unexpected behaviour. */
  findings: Findings;
  /** Whether the disk was full at any moment since then, on the clock of `performance.now()`. */
  wasDiskFullSince(at: number): boolean;
  /** Aborted when the load ends: nothing new is started then. */
  signal: AbortSignal;
}

/** Sentences about unexpected behaviour. */
export type Findings = Pick<string[], 'push'>;

/**
 * One kind of acknowledged write. A mark is a unique text stored with the write, by which it is found again in the
 * database. A new kind is a value of this type in the list of all-writes.ts: it is then written all the time and checked
 * after each group of faults.
 */
export interface WriteKind {
  name: string;
  /** Number of people who write it. */
  personCount: number;
  /** Pause between two writes of one person. */
  pauseMs: number;
  /** Time limit from the acknowledgement until it is stored, if it is not stored at once. */
  withinMs?: number;
  /** Writes something with the mark; resolves to the acknowledged marks, which must be stored. */
  write(mark: string, context: WriteContext): Promise<readonly string[]>;
  /** Selects a column `mark`, one row for each stored write of this kind: a mark with two rows was duplicated. */
  storedMarksQuery: string;
}
