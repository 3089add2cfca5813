import type { Tx } from './database.ts';

/** Whose rows a write is about, in the transaction it belongs to. */
export interface OwnerScope {
  tx: Tx;
  userId: string;
}
