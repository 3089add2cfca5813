import { setImmediate } from 'node:timers/promises';
import type { ResortMove, Resorting } from '@app/contract/resorting';
import { inTransaction, type Tx } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import { PROVISIONAL_VERSION } from '#features/conversations/conversations.service.ts';
import type { MeaningService } from './meaning.service.ts';
import type { ActResult, Placements, PlacementsDependencies } from './placements.ts';
import * as rows from './resorting.repository.ts';

export interface ResortingDependencies extends PlacementsDependencies {
  meaning: Pick<MeaningService, 'openings' | 'engineFor' | 'engineVersion'>;
  /** Queues the look; the transaction's end begins it. */
  enqueueLook: (tx: Tx, userId: string) => Promise<void>;
  /** Whether a queued look is still waiting or under way. */
  isLookOpen: (userId: string) => Promise<boolean>;
}

const BATCH = 50;
/** One act moves at most so many: its transaction stays short. */
const MAX_AT_ONCE = 1_000;

/** Offers what the engine would file elsewhere today. Nothing moves until the user says so, and then as one act. */
export function createResorting(
  { db, clock, categories, meaning, enqueueLook, isLookOpen }: ResortingDependencies,
  placements: Placements,
) {
  /** A run whose look was given up, because its processes died, is as none. */
  async function findLiveRun(userId: string): Promise<rows.RunRow | undefined> {
    const run = await rows.findRun(db, userId);
    return run?.status === 'running' && !(await isLookOpen(userId)) ? undefined : run;
  }

  async function describe(userId: string): Promise<Resorting> {
    const engineVersion = await meaning.engineVersion();
    const [run, placed, moves] = await Promise.all([
      findLiveRun(userId),
      // What has just arrived is looked at again by itself.
      rows.countPlaced(db, userId, [engineVersion, PROVISIONAL_VERSION]),
      rows.countMoves(db, userId),
    ]);
    return {
      status: run?.status ?? 'idle',
      engineVersion,
      outdated: placed.outdated,
      checked: run?.checked ?? 0,
      total: run?.total ?? placed.total,
      moves: run?.status === 'ready' ? moves : 0,
      finishedAt: run?.finishedAt?.toISOString() ?? null,
    };
  }

  return {
    describe,

    /** Begins a look, unless one is under way. */
    start: async (userId: string): Promise<Resorting> => {
      if ((await findLiveRun(userId))?.status === 'running') return describe(userId);
      await inTransaction(db, async (tx) => {
        await rows.deleteMoves(tx, userId);
        const { total } = await rows.countPlaced(tx, userId, []);
        await rows.saveRun(tx, userId, { status: 'running', checked: 0, total, startedAt: clock.now() });
        await enqueueLook(tx, userId);
        await bumpUserVersion(tx, userId);
      });
      return describe(userId);
    },

    /** The look itself. What the user placed is not looked at; what would only become unsure stays. */
    look: async (userId: string, signal: AbortSignal): Promise<void> => {
      const run = await rows.findRun(db, userId);
      if (run?.status !== 'running') return;
      const engine = await meaning.engineFor(userId);
      let checked = 0;
      let afterId: string | undefined;
      for (;;) {
        signal.throwIfAborted();
        const batch = await rows.listPlaced(db, userId, afterId, BATCH);
        afterId = batch.at(-1)?.id;
        checked += batch.length;
        const places = new Map(batch.map((row) => [row.id, row]));
        const moves: Parameters<typeof rows.insertMoves>[2][number][] = [];
        for (const opening of await meaning.openings(userId, [...places.keys()])) {
          const before = places.get(opening.id);
          const filing = engine.file(opening);
          if (before === undefined || filing.needsReview || filing.categoryId === before.categoryId) continue;
          places.delete(opening.id);
          moves.push({
            conversationId: opening.id,
            fromCategoryId: before.categoryId,
            fromConfidence: before.confidence,
            after: { ...filing, subcategoryId: null, placedBy: 'engine' },
          });
          await setImmediate();
        }
        const isLast = batch.length < BATCH;
        await inTransaction(db, async (tx) => {
          await rows.insertMoves(tx, userId, moves);
          await rows.markLookedAt(tx, userId, [...places.keys()], engine.engineVersion);
          const progress = { checked, total: Math.max(run.total, checked), startedAt: run.startedAt };
          const finished = isLast
            ? { status: 'ready' as const, finishedAt: clock.now() }
            : { status: 'running' as const };
          await rows.saveRun(tx, userId, { ...progress, ...finished });
          await bumpUserVersion(tx, userId);
        });
        if (isLast) return;
      }
    },

    listMoves: async (userId: string, page: { afterId?: string | undefined; limit: number }): Promise<ResortMove[]> =>
      (await rows.listMoves(db, userId, page)).map(
        ({ conversationId, title, fromCategoryId, fromConfidence, after }) => ({
          conversationId,
          title,
          from: { categoryId: fromCategoryId, confidence: fromConfidence },
          to: { categoryId: after.categoryId, confidence: after.confidence },
        }),
      ),

    /** Moves what was offered, all of it or some. What the user placed or moved meanwhile stays. */
    apply: async (userId: string, ids: readonly string[] | null): Promise<ActResult> => {
      const offered = await rows.listMoves(db, userId, { limit: MAX_AT_ONCE });
      const wanted = ids === null ? undefined : new Set(ids);
      const known = new Set((await categories.list(userId)).map(({ id }) => id));
      const moves = new Map(
        offered
          .filter(({ conversationId, after }) => (wanted?.has(conversationId) ?? true) && known.has(after.categoryId))
          .map((move) => [move.conversationId, move]),
      );
      return inTransaction(db, async (tx) => {
        const result = await placements.place({ tx, userId }, 'resort', [...moves.keys()], (row) => {
          const move = moves.get(row.conversationId);
          return row.placedBy === 'engine' && row.categoryId === move?.fromCategoryId ? move.after : undefined;
        });
        await rows.deleteMoves(tx, userId, [...moves.keys()]);
        await bumpUserVersion(tx, userId);
        return result;
      });
    },

    /** Leaves everything where it is. */
    dismiss: (userId: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        await rows.deleteRun(tx, userId);
        await bumpUserVersion(tx, userId);
      }),
  };
}
