import type { DatabaseKind } from './database-control.ts';
import type { Stage } from './stage.ts';

/** One kind of fault. A new kind is a value of this type in the list of all-faults.ts. */
export interface Fault {
  name: string;
  /** The databases it applies to. */
  on: readonly DatabaseKind[];
  /** How often on each database. */
  rounds: number;
  /** Why it is not possible here; undefined if it is. */
  whyNot?(stage: Stage): string | undefined;
  /**
   * Causes the fault and reverts what nothing else would: starts a killed app, frees space on the disk. After it
   * resolves, the app has ten seconds to become ready. Unexpected behaviour is added to `stage.findings`.
   */
  strike(stage: Stage): Promise<void>;
}

export const EVERYWHERE: readonly DatabaseKind[] = ['embedded', 'served'];
