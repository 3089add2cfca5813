import { queryDatabase } from '../../apps/server/test/query-database.ts';
import type { Client } from './client.ts';
import type { Person } from './person.ts';
import type { Receivers } from './receivers.ts';
import type { TestBed } from './test-bed.ts';

/** The context of a write. */
export interface WriteContext {
  client: Client;
  person: Person;
  /** The servers that the app sends to. */
  receivers: Receivers;
  /** Receives unexpected behaviour. */
  findings: Findings;
  /** Whether the disk was full at any moment since `at`, on the clock of `performance.now()`. */
  wasDiskFullSince(at: number): boolean;
  /** Aborted when the load ends: nothing new is started then. */
  signal: AbortSignal;
}

/** Sentences about unexpected behaviour. */
export type Findings = Pick<string[], 'push'>;

/**
 * One kind of acknowledged write. Each write stores a unique text, by which it is found again in the
 * database. A new kind is a value of this type in the list of all-writes.ts: it is then written all the time and checked
 * after each group of faults.
 */
export interface WriteKind {
  name: string;
  /** Number of people who write it. */
  personCount: number;
  /** Pause between two writes of one person, in milliseconds. */
  pauseMs: number;
  /** Time limit in milliseconds from the acknowledgement until the write is stored, if that is not at once. */
  withinMs?: number;
  /**
   * Writes something that contains this text. Resolves to the texts that must then be stored: none if the write was not
   * acknowledged, several if it stores several rows.
   */
  write(uniqueText: string, context: WriteContext): Promise<readonly string[]>;
  /** The texts of all stored writes of this kind: a text that occurs twice was duplicated. */
  listStored(testBed: TestBed): Promise<readonly string[]>;
}

/** For writes that are stored in the database: `query` selects a column `text`, with one row for each write. */
export function listInDatabase(query: string): WriteKind['listStored'] {
  return async ({ database }) => {
    const rows = await queryDatabase(await database.address(), query);
    return rows.map(({ text }) => String(text));
  };
}
