import { withIndexScans } from '#db/index-scans.ts';
import type { Database, Tx } from '#db/database.ts';
import { findLatest, type Latest } from './latest.repository.ts';

/** How many of the latest conversations are searched first, and how many after that; then all are searched. */
const STEPS = [4_000, 16_000];

export interface LatestFirst<Result> {
  result: Result;
  /** Whether all conversations were searched. */
  isComplete: boolean;
}

interface Enough<Result> {
  enoughHits: number;
  countHits: (result: Result) => number;
}

/**
 * Searches the latest conversations first, and older ones only if there are too few hits, so that common words take no
 * longer than rare ones in a large archive. `find` is called with the period to search, or undefined for everything. If
 * the share of hits so far is too small for the next step to find enough, everything is searched at once.
 */
export function latestFirst<Result>(
  db: Database,
  userId: string,
  find: (tx: Tx, latest: Latest | undefined) => Promise<Result>,
  { enoughHits, countHits }: Enough<Result>,
): Promise<LatestFirst<Result>> {
  return withIndexScans(db, async (tx) => {
    let share = Number.POSITIVE_INFINITY;
    for (const count of STEPS) {
      if (share * count < enoughHits) break;
      const latest = await findLatest(tx, userId, count);
      if (latest === undefined) break;
      const result = await find(tx, latest);
      const found = countHits(result);
      if (found >= enoughHits) return { result, isComplete: false };
      share = found / count;
    }
    return { result: await find(tx, undefined), isComplete: true };
  });
}
