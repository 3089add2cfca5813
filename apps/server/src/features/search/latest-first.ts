import { withIndexScans } from '#db/index-scans.ts';
import type { Database, Tx } from '#db/database.ts';
import { findLatest, type LatestPeriod } from './latest.repository.ts';

/** How many of the latest conversations are searched first. */
const FIRST_STEP = 4_000;
/** The largest second step. If more conversations were needed, all are searched. */
const MAX_STEP = 16_000;
/** The second step is larger than its estimate by this factor, because hits are not spread evenly. */
const MARGIN = 4 / 3;

export interface LatestFirst<Result> {
  result: Result;
  /** Whether all conversations were searched. */
  isComplete: boolean;
}

interface LatestFirstOptions<Result> {
  enoughHits: number;
  countHits: (result: Result) => number;
  /** Whether few conversations can match: then all are searched at once. */
  isRare?: boolean;
}

/**
 * Searches the latest conversations first, and older ones only if there are too few hits, so that common words take no
 * longer than rare ones in a large archive. `find` is called with the period to search, or undefined for everything.
 * The size of the second step is estimated from the share of hits in the first. If the second step would be too large,
 * or finds too little, everything is searched.
 */
export function latestFirst<Result>(
  db: Database,
  userId: string,
  find: (tx: Tx, latest: LatestPeriod | undefined) => Promise<Result>,
  { enoughHits, countHits, isRare = false }: LatestFirstOptions<Result>,
): Promise<LatestFirst<Result>> {
  return withIndexScans(db, async (tx) => {
    let count = FIRST_STEP;
    for (let isFirst = true; !isRare && count <= MAX_STEP; isFirst = false) {
      const latest = await findLatest(tx, userId, count);
      if (latest === undefined) break;
      const result = await find(tx, latest);
      const found = countHits(result);
      if (found >= enoughHits) return { result, isComplete: false };
      if (!isFirst) break;
      count = Math.ceil((count * enoughHits * MARGIN) / found);
    }
    return { result: await find(tx, undefined), isComplete: true };
  });
}
