import { sql } from 'drizzle-orm';
import type { Tx } from './database.ts';

/**
 * Lets one request of a person with this Idempotency-Key through at a time, until its transaction ends. Whoever looks
 * for what the key did does so after this call: then retries that come at the same time find what the first one did.
 */
export async function lockIdempotencyKey(tx: Tx, userId: string, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${userId} ${key}`}, 0))`);
}
