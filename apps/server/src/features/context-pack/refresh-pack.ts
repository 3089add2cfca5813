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
/** An archive with so many messages is read while its owner waits: within a second. */
const SMALL_ARCHIVE = 4_000;

/** Builds a small archive's outdated pack at once, and queues the build of a large one. True while it is outdated. */
export function createPackRefresh({ db, clock, build, enqueue }: RefreshDependencies) {
  return async (userId: string): Promise<boolean> => {
    const [pack, archive] = await Promise.all([repository.findPack(db, userId), messages.readArchiveState(db, userId)]);
    const isSmall = archive.messages <= SMALL_ARCHIVE;
    if (!isOutdated(pack?.madeAt ?? null, archive, { now: clock.now(), isSmall })) return false;
    if (isSmall) await build(userId);
    else await enqueue(userId);
    return !isSmall;
  };
}

/**
 * Whether there may be other lines: a day later always, because plans grow old; after new messages at once if the archive
 * is small, else after an hour.
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
