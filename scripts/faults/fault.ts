import type { DatabaseKind } from './database-control.ts';
import type { TestBed } from './test-bed.ts';

/** One kind of fault. A new kind is a value of this type in the list of all-faults.ts. */
export interface Fault {
  name: string;
  /** The databases it applies to. */
  databases: readonly DatabaseKind[];
  /** How often it is injected on each database. */
  repetitions: number;
  /** Why it cannot be injected here; undefined if it can. */
  skipReason?(testBed: TestBed): string | undefined;
  /**
   * Causes the fault, and repairs what does not recover by itself: starts a killed app, frees space on the disk. After
   * this has resolved, the app has ten seconds to become ready, on a busy machine more. Unexpected behaviour is added
   * to `testBed.findings`.
   */
  inject(testBed: TestBed): Promise<void>;
}

export const ALL_DATABASES: readonly DatabaseKind[] = ['embedded', 'external'];
