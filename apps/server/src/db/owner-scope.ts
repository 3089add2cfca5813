import type { Tx } from './database.ts';

/** The owner of the rows that are written, and the transaction. */
export interface OwnerScope {
  tx: Tx;
  userId: string;
}
