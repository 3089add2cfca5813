import type { Tx } from '#db/database.ts';

/** One transaction of one user. */
export interface GoalScope {
  tx: Tx;
  userId: string;
}
