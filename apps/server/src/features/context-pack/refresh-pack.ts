import type { Database } from '#db/database.ts';
import type { Clock } from '#platform/clock.ts';
import * as repository from './context-pack.repository.ts';
import * as messages from './own-messages.repository.ts';

export interface RefreshDependencies {
  db: Database;
  clock: Clock;
  build: (userId: string) => Promise<void>;
  enqueue: (userId: string) => Promise<void>;
}

const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
/** An archive with at most this many messages is read while its owner waits, which takes less than a second. */
const SMALL_ARCHIVE = 4_000;

/**
 * Builds an outdated pack of a small archive immediately, and queues the build for a large archive. Returns whether the
 * pack is still outdated.
 */
export function createPackRefresh({ db, clock, build, enqueue }: RefreshDependencies) {
  return async (userId: string): Promise<boolean> => {
    const [pack, archive] = await Promise.all([repository.findPack(db, userId), messages.readArchiveState(db, userId)]);
    const isSmall = archive.messageCount <= SMALL_ARCHIVE;
    if (!isOutdated(pack?.madeAt ?? null, archive, { now: clock.now(), isSmall })) return false;
    if (isSmall) await build(userId);
    else await enqueue(userId);
    return !isSmall;
  };
}

/**
 * Whether a build may find different lines: a day after the last build in any case, because plans expire. With new
 * messages, immediately if the archive is small, otherwise an hour after the last build.
 */
function isOutdated(
  madeAt: Date | null,
  { lastActivityAt }: messages.ArchiveState,
  { now, isSmall }: { now: Date; isSmall: boolean },
): boolean {
  if (madeAt === null) return true;
  const age = now.getTime() - madeAt.getTime();
  const hasNew = lastActivityAt !== null && new Date(lastActivityAt) >= madeAt;
  return age >= DAY_MS || (hasNew && (isSmall || age >= HOUR_MS));
}
