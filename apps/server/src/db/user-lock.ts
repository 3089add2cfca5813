import { sql } from 'drizzle-orm';
import type { Tx } from './database.ts';

/** What is counted or looked up under the lock. */
type LockName =
  | 'access tokens'
  | 'cards'
  | 'category names'
  | 'category proposals'
  | 'decks'
  | 'devices'
  | 'manual backups'
  | 'model keys'
  | 'restores'
  | 'saved searches'
  | 'scheduled prompts'
  | 'templates';

/**
 * Until the transaction ends, other transactions of the user that ask for the same lock wait. Take it before counting
 * rows or looking for a name: if two requests run at once, the second then finds what the first one added.
 */
export async function lockForUser(tx: Tx, userId: string, locked: LockName): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${userId} ${locked}`}, 0))`);
}
