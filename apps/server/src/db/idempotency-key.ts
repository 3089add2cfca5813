import { sql } from 'drizzle-orm';
import type { Tx } from './database.ts';

/**
 * Serialises the requests of a user that have the same Idempotency-Key, until the transaction ends. Look up the result
 * of the key after this call: concurrent retries then find the result of the first request.
 */
export async function lockIdempotencyKey(tx: Tx, userId: string, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${userId} ${key}`}, 0))`);
}
