import type { TrashItem, TrashType } from '@app/contract/trash';
import { type Database, inTransaction } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import { AppError } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import type { Rounds } from '#platform/rounds.ts';

export type TrashService = ReturnType<typeof createTrashService>;

/** An item in the trash, as its feature describes it. */
export interface TrashEntry {
  id: string;
  title: string;
  deletedAt: Date;
  /** Why the item is in the trash. The default is 'deleted': the user deleted it. */
  reason?: TrashItem['reason'];
}

type TrashKey = Pick<TrashItem, 'type' | 'id'>;

/** The position after which a page of the trash starts, latest first. */
export interface TrashPosition {
  deletedAt: string;
  id: string;
}

interface TrashPage {
  limit: number;
  after?: TrashPosition;
}

/** What a feature implements so that its items can be in the trash. Writes bump the user's version. */
export interface TrashBin {
  /** Latest first; with equal times the greater id first. */
  list(userId: string, page: TrashPage): Promise<TrashEntry[]>;
  /** Throws trash.not_found. */
  restore(scope: OwnerScope, id: string): Promise<void>;
  /** Throws trash.not_found. */
  deleteForever(scope: OwnerScope, id: string): Promise<void>;
  empty(scope: OwnerScope): Promise<void>;
  /** Items of all users that were deleted before `before`. */
  listExpired(before: Date, limit: number): Promise<{ userId: string; id: string }[]>;
}

export interface TrashDependencies {
  db: Database;
  clock: Clock;
  rounds: Rounds;
  bins: Readonly<Record<TrashType, TrashBin>>;
  trashDays: number;
}

const DAY_MS = 86_400_000;
const PURGE_BATCH_SIZE = 1_000;

/** Combines the trash bins of all features. */
export function createTrashService({ db, clock, rounds, bins, trashDays }: TrashDependencies) {
  const round = rounds.open('trash');
  const allBins = Object.entries(bins) as [TrashType, TrashBin][];
  async function listBin([type, bin]: [TrashType, TrashBin], userId: string, page: TrashPage): Promise<TrashItem[]> {
    const entries = await bin.list(userId, page);
    return entries.map(({ id, title, deletedAt, reason = 'deleted' }) => ({
      type,
      id,
      title,
      deletedAt: deletedAt.toISOString(),
      expiresAt: new Date(deletedAt.getTime() + trashDays * DAY_MS).toISOString(),
      reason,
    }));
  }

  const restore = (userId: string, { type, id }: TrashKey): Promise<void> =>
    inTransaction(db, (tx) => bins[type].restore({ tx, userId }, id));

  const deleteForever = (userId: string, { type, id }: TrashKey): Promise<void> =>
    inTransaction(db, (tx) => bins[type].deleteForever({ tx, userId }, id));

  return {
    /** Latest first, of one type or of all. */
    list: async (
      userId: string,
      { type, ...page }: TrashPage & { type?: TrashType | undefined },
    ): Promise<TrashItem[]> => {
      const requestedBins = allBins.filter(([name]) => type === undefined || name === type);
      const lists = await Promise.all(requestedBins.map((entry) => listBin(entry, userId, page)));
      return lists.flat().toSorted(latestFirst).slice(0, page.limit);
    },

    restore,
    deleteForever,
    /** Returns how many were in the trash. */
    restoreMany: (userId: string, keys: readonly TrashKey[]) => applyToEach(keys, (key) => restore(userId, key)),
    /** Returns how many were in the trash. */
    deleteMany: (userId: string, keys: readonly TrashKey[]) => applyToEach(keys, (key) => deleteForever(userId, key)),

    empty: (userId: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        for (const [, bin] of allBins) await bin.empty({ tx, userId });
      }),

    /** Housekeeping: deletes what has been in the trash for TRASH_DAYS. */
    purge: async (): Promise<void> => {
      const before = new Date(clock.now().getTime() - trashDays * DAY_MS);
      for (const [, bin] of allBins) {
        await round.each(
          await bin.listExpired(before, PURGE_BATCH_SIZE),
          ({ id }) => id,
          ({ userId, id }) => inTransaction(db, (tx) => bin.deleteForever({ tx, userId }, id)),
        );
      }
    },
  };
}

/** Calls `act` for each item, in short transactions of their own. Returns how many of the items still existed. */
async function applyToEach(keys: readonly TrashKey[], act: (key: TrashKey) => Promise<void>): Promise<number> {
  let found = 0;
  for (const key of keys) {
    try {
      await act(key);
      found += 1;
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'trash.not_found') throw error;
    }
  }
  return found;
}

function latestFirst(a: TrashItem, b: TrashItem): number {
  return b.deletedAt.localeCompare(a.deletedAt) || (a.id < b.id ? 1 : -1);
}
