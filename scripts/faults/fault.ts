import type { DatabaseKind } from './database-control.ts';
import type { Stage } from './stage.ts';

/** One kind of harm. A new kind is a value of this type in the list of all-faults.ts. */
export interface Fault {
  name: string;
  /** On which databases it is tried. */
  on: readonly DatabaseKind[];
  /** How often on each. */
  rounds: number;
  /** Why it cannot be tried here; undefined when it can. */
  whyNot?(stage: Stage): string | undefined;
  /**
   * Does the harm and takes back what nobody else would: starts an app that was killed, makes room on the disk. From
   * its end on the app has ten seconds to be ready. What it sees and should not goes to `stage.findings`.
   */
  strike(stage: Stage): Promise<void>;
}

export const EVERYWHERE: readonly DatabaseKind[] = ['embedded', 'served'];
