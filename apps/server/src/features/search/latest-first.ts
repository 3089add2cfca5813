import { byIndex } from '#db/by-index.ts';
import type { Database, Tx } from '#db/database.ts';
import { findLatest, type Latest } from './latest.repository.ts';

/** So many of the newest conversations are looked through at first; where that is not enough, so many, and then all. */
const STEPS = [4_000, 16_000];

export interface LatestFirst<Result> {
  result: Result;
  /** Everything was looked through. */
  isComplete: boolean;
}

/**
 * Looks among the newest conversations for what is enough of an answer, and further back only where it is not: what is
 * found everywhere costs no more than what is rare, however large the archive. `find` gets what to look through, or
 * undefined for everything.
 */
export function latestFirst<Result>(
  db: Database,
  userId: string,
  find: (tx: Tx, latest: Latest | undefined) => Promise<Result>,
  isEnough: (result: Result) => boolean,
): Promise<LatestFirst<Result>> {
  return byIndex(db, async (tx) => {
    for (const newest of STEPS) {
      const latest = await findLatest(tx, userId, newest);
      if (latest === undefined) break;
      const result = await find(tx, latest);
      if (isEnough(result)) return { result, isComplete: false };
    }
    return { result: await find(tx, undefined), isComplete: true };
  });
}
