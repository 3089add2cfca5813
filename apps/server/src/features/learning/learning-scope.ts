import type { Tx } from '#db/database.ts';

/** One transaction of one user. */
export interface LearningScope {
  tx: Tx;
  userId: string;
}
