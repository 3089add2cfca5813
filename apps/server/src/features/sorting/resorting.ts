import type { ResortMove, Resorting } from '@app/contract/resorting';
import { inTransaction, type Tx } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import { PROVISIONAL_VERSION } from '#features/conversations/conversations.service.ts';
import { yieldToRequests } from '#platform/yield-to-requests.ts';
import type { MeaningService, UserEngine } from './meaning.service.ts';
import type { ActResult, Assignments, AssignmentsDependencies } from './assignments.ts';
import * as repository from './resorting.repository.ts';

export interface ResortingDependencies extends AssignmentsDependencies {
  meaning: Pick<MeaningService, 'openings' | 'engineFor' | 'engineVersion'>;
  /** Queues a run, which starts when the transaction is committed. */
  enqueueRun: (tx: Tx, userId: string) => Promise<void>;
  /** Whether a run is queued or in progress. */
  isRunOpen: (userId: string) => Promise<boolean>;
}

const BATCH = 50;
/** The largest number of conversations that one act moves, so that its transaction stays short. */
const MAX_MOVES = 1_000;

/**
 * Offers to move conversations that the engine would now categorise differently. Nothing moves until the user accepts.
 */
export function createResorting(dependencies: ResortingDependencies, assignments: Assignments) {
  return { ...createResortRuns(dependencies), ...createResortMoves(dependencies, assignments) };
}

function createResortRuns(dependencies: ResortingDependencies) {
  const { db, clock, conversations, meaning, enqueueRun } = dependencies;
  return {
    describe: (userId: string): Promise<Resorting> => describe(dependencies, userId),

    /** Starts a run unless one is in progress. */
    start: async (userId: string): Promise<Resorting> => {
      if ((await findLiveRun(dependencies, userId))?.status === 'running') return describe(dependencies, userId);
      await inTransaction(db, async (tx) => {
        await repository.deleteMoves(tx, userId);
        const { total } = await repository.countCategorisedByEngine(tx, userId, []);
        await repository.saveRun(tx, userId, { status: 'running', checked: 0, total, startedAt: clock.now() });
        await enqueueRun(tx, userId);
        await bumpUserVersion(tx, userId);
      });
      return describe(dependencies, userId);
    },

    /**
     * Does a queued run, which finds the moves to offer. Leaves out conversations the user categorised, and those the
     * engine would be unsure of.
     */
    run: async (userId: string, signal: AbortSignal): Promise<void> => {
      const run = await repository.findRun(db, userId);
      if (run?.status !== 'running') return;
      const engine = await meaning.engineFor(userId);
      let checked = 0;
      let afterId: string | undefined;
      for (;;) {
        signal.throwIfAborted();
        const batch = await repository.listCategorisedByEngine(db, userId, afterId, BATCH);
        afterId = batch.at(-1)?.id;
        checked += batch.length;
        const moves = await findMoves(meaning, userId, engine, batch);
        const moved = new Set(moves.map(({ conversationId }) => conversationId));
        const unmoved = batch.flatMap(({ id }) => (moved.has(id) ? [] : [id]));
        const isLast = batch.length < BATCH;
        const state = isLast ? { status: 'ready' as const, finishedAt: clock.now() } : { status: 'running' as const };
        const total = Math.max(run.total, checked);
        await inTransaction(db, async (tx) => {
          await repository.insertMoves(tx, userId, moves);
          await conversations.setEngineVersion(tx, userId, unmoved, engine.engineVersion);
          await repository.saveRun(tx, userId, { checked, total, startedAt: run.startedAt, ...state });
          await bumpUserVersion(tx, userId);
        });
        if (isLast) return;
      }
    },
  };
}

function createResortMoves({ db, categories }: ResortingDependencies, assignments: Assignments) {
  return {
    listMoves: async (userId: string, page: { afterId?: string | undefined; limit: number }): Promise<ResortMove[]> =>
      (await repository.listMoves(db, userId, page)).map(
        ({ conversationId, title, fromCategoryId, fromConfidence, after }) => ({
          conversationId,
          title,
          from: { categoryId: fromCategoryId, confidence: fromConfidence },
          to: { categoryId: after.categoryId, confidence: after.confidence },
        }),
      ),

    /** Makes the offered moves of `ids`, or the first MAX_MOVES. Conversations the user moved meanwhile stay. */
    apply: async (userId: string, ids: readonly string[] | null): Promise<ActResult> => {
      const offered = await repository.listMoves(db, userId, { ...(ids !== null && { ids }), limit: MAX_MOVES });
      const categoryIds = new Set((await categories.list(userId)).map(({ id }) => id));
      const moves = new Map(
        offered.filter(({ after }) => categoryIds.has(after.categoryId)).map((move) => [move.conversationId, move]),
      );
      return inTransaction(db, async (tx) => {
        const result = await assignments.assign({ tx, userId }, 'resort', [...moves.keys()], (row) => {
          const move = moves.get(row.conversationId);
          return row.placedBy === 'engine' && row.categoryId === move?.fromCategoryId ? move.after : undefined;
        });
        await repository.deleteMoves(tx, userId, [...moves.keys()]);
        await bumpUserVersion(tx, userId);
        return result;
      });
    },

    /** Deletes the run with its offered moves; no conversation is moved. */
    dismiss: (userId: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        await repository.deleteRun(tx, userId);
        await bumpUserVersion(tx, userId);
      }),
  };
}

/** The user's run; undefined for one that is marked as running but was given up because its process died. */
async function findLiveRun(
  { db, isRunOpen }: ResortingDependencies,
  userId: string,
): Promise<repository.RunRow | undefined> {
  const run = await repository.findRun(db, userId);
  return run?.status === 'running' && !(await isRunOpen(userId)) ? undefined : run;
}

async function describe(dependencies: ResortingDependencies, userId: string): Promise<Resorting> {
  const { db, meaning } = dependencies;
  const engineVersion = await meaning.engineVersion();
  const [run, counts, moves] = await Promise.all([
    findLiveRun(dependencies, userId),
    // New conversations with a provisional category are categorised again anyway.
    repository.countCategorisedByEngine(db, userId, [engineVersion, PROVISIONAL_VERSION]),
    repository.countMoves(db, userId),
  ]);
  return {
    status: run?.status ?? 'idle',
    engineVersion,
    outdated: counts.outdated,
    checked: run?.checked ?? 0,
    total: run?.total ?? counts.total,
    moves: run?.status === 'ready' ? moves : 0,
    finishedAt: run?.finishedAt?.toISOString() ?? null,
  };
}

async function findMoves(
  meaning: ResortingDependencies['meaning'],
  userId: string,
  engine: UserEngine,
  batch: Awaited<ReturnType<typeof repository.listCategorisedByEngine>>,
): Promise<repository.NewMove[]> {
  const current = new Map(batch.map((row) => [row.id, row]));
  const moves: repository.NewMove[] = [];
  for (const opening of await meaning.openings(userId, [...current.keys()])) {
    await yieldToRequests();
    const before = current.get(opening.id);
    const assignment = engine.categorise(opening);
    if (before === undefined || assignment.needsReview || assignment.categoryId === before.categoryId) continue;
    moves.push({
      conversationId: opening.id,
      fromCategoryId: before.categoryId,
      fromConfidence: before.confidence,
      after: { ...assignment, subcategoryId: null, placedBy: 'engine' },
    });
  }
  return moves;
}
