import { sql } from 'drizzle-orm';
import { inTransaction, type Queryable, type Tx } from './database.ts';

/**
 * Runs full-text queries with sequential scans and parallel workers switched off. For a common word the planner
 * estimates a sequential scan as cheaper than the index, because it ignores that decompressing the tsvector of every
 * row makes the scan twenty times as expensive. Starting workers takes longer than the work they would do. The
 * cost of a random read is set to that of a fast disk: by default the planner reads whole tables even where a filter
 * leaves few rows.
 */
export function withIndexScans<Result>(db: Queryable, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return inTransaction(db, async (tx) => {
    await tx.execute(
      sql`select set_config('enable_seqscan', 'off', true), set_config('max_parallel_workers_per_gather', '0', true),
        set_config('random_page_cost', '1.1', true)`,
    );
    return work(tx);
  });
}
