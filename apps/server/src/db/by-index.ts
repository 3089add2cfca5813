import { sql } from 'drizzle-orm';
import { inTransaction, type Queryable, type Tx } from './database.ts';

/**
 * Runs queries on words without the choice of reading whole tables. Where a word is common the planner takes that for
 * cheaper than the index: it does not count that every row's words have to be unpacked, which costs twenty times as much.
 * Nor are workers started, which takes longer than what they would do.
 */
export function byIndex<Result>(db: Queryable, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return inTransaction(db, async (tx) => {
    await tx.execute(
      sql`select set_config('enable_seqscan', 'off', true), set_config('max_parallel_workers_per_gather', '0', true)`,
    );
    return work(tx);
  });
}
