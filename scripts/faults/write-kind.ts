import type { Client } from './client.ts';
import type { Person } from './person.ts';

/** What a write is made with. */
export interface Writing {
  client: Client;
  person: Person;
  /** Told of what must not be. */
  findings: Findings;
  /** Whether the disk was full at any moment since then, on the clock of `performance.now()`. */
  wasDiskFullSince(at: number): boolean;
  /** Aborted when the load ends: nothing new is begun then. */
  signal: AbortSignal;
}

/** Sentences about what was seen and should not be. */
export type Findings = Pick<string[], 'push'>;

/**
 * One kind of acknowledged write. A new kind is a value of this type in the list of all-writes.ts: it is then written
 * all the time and looked for after each group of faults.
 */
export interface WriteKind {
  name: string;
  /** How many of the people write it. */
  people: number;
  /** Between two writes of one person. */
  pauseMs: number;
  /** From the acknowledgement until it is stored; what does not come by itself is stored at once. */
  withinMs?: number;
  /** Writes something that carries the mark; resolves to the marks that were acknowledged and so must be found. */
  write(mark: string, writing: Writing): Promise<readonly string[]>;
  /** Selects a column `mark`, one row for everything stored of this kind: a mark that is there twice was doubled. */
  stored: string;
}
