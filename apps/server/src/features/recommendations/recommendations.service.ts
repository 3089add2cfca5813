import type { Recommendation, UpdateRecommendationBody } from '@app/contract/recommendations';
import { type Database, inTransaction, type Queryable } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { PrivacyService } from '#features/assistant/privacy.service.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import type { JobQueue } from '#platform/job-queue.ts';
import { createAdviceReview } from './advice-review.ts';
import type { Candidate } from './candidate.ts';
import { findRecommendations } from './find-recommendations.ts';
import { readCategoryMap } from './live-sources.repository.ts';
import { findLiveSources } from './live-sources.ts';
import { createSnapshotReader, type SnapshotDependencies } from './read-snapshot.ts';
import * as errors from './recommendations.errors.ts';
import { refreshRecommendations } from './recommendations.jobs.ts';
import { toRecommendation } from './recommendations.mapper.ts';
import * as repository from './recommendations.repository.ts';

export { createSaveRecommendation, type SaveRecommendation } from './save-recommendation.ts';

export interface RecommendationsDependencies extends SnapshotDependencies {
  db: Database;
  clock: Clock;
  newId: NewId;
  privacy: PrivacyService;
  jobs: Pick<JobQueue, 'enqueue'>;
}

export type RecommendationsService = ReturnType<typeof createRecommendationsService>;

const MAX_DECIDED = 200;
const RANK = { high: 0, medium: 1, low: 2 } as const;
/** Recommendations are stale after half a day, so that each day starts with new ones. */
const STALE_MS = 12 * 3_600_000;

export function createRecommendationsService(dependencies: RecommendationsDependencies) {
  const { db, clock, jobs } = dependencies;
  const readSnapshot = createSnapshotReader(dependencies);

  async function isStale(userId: string): Promise<boolean> {
    const last = await repository.findRound(db, userId);
    return last === undefined || clock.now().getTime() - last.getTime() > STALE_MS;
  }

  async function list(userId: string): Promise<Recommendation[]> {
    const open = await repository.listOpen(db, userId);
    const decided = await repository.listDecided(db, userId, MAX_DECIDED);
    const sorted = open.toSorted((a, b) => RANK[a.priority] - RANK[b.priority]);
    return toRecommendations(clock, db, userId, [...sorted, ...decided]);
  }

  async function compute(userId: string, signal?: AbortSignal): Promise<void> {
    const snapshot = await readSnapshot(userId, signal);
    const decidedKeys = await repository.listDecidedKeys(db, userId);
    const retained = (await repository.listOpen(db, userId)).filter(
      ({ key, isBookmarked, rule, until }) =>
        key === null || isBookmarked || (rule === 'model' && until !== null && until > snapshot.now),
    );
    const retainedKeys = retained.flatMap(({ key }) => key ?? []);
    const candidates = findRecommendations(snapshot, {
      limit: Math.max(0, repository.MAX_OPEN - retained.length),
      decidedKeys: new Set([...decidedKeys, ...retainedKeys]),
      openTemplates: retained.filter(({ action }) => action?.kind === 'template').length,
    });
    await storeCandidates(dependencies, userId, candidates);
  }

  return {
    /** Lists the stored recommendations. If they are stale, it also queues a job that computes them again. */
    list: async (userId: string): Promise<Recommendation[]> => {
      if (await isStale(userId)) {
        await jobs.enqueue(refreshRecommendations, { userId }, { singletonKey: userId });
      }
      return list(userId);
    },

    /** Computes stale recommendations before listing them, which takes a moment in a large archive. */
    listCurrent: async (userId: string): Promise<Recommendation[]> => {
      if (await isStale(userId)) await compute(userId);
      return list(userId);
    },

    /** Finds the recommendations that a connected model is to reword. */
    findModelReview: createAdviceReview(dependencies),

    /** Recomputes the recommendations; the background job calls it. */
    refresh: compute,

    generate: async (userId: string): Promise<Recommendation[]> => {
      await compute(userId);
      return list(userId);
    },

    update: (userId: string, id: string, change: UpdateRecommendationBody): Promise<Recommendation> =>
      updateRecommendation(dependencies, { userId, id }, change),
  };
}

/** Converts rows for display. Leaves out open ones that have expired, and those with too few remaining sources. */
async function toRecommendations(
  clock: Clock,
  queryable: Queryable,
  userId: string,
  rows: readonly repository.RecommendationRow[],
): Promise<Recommendation[]> {
  const now = clock.now();
  const showSource = await findLiveSources(
    queryable,
    userId,
    rows.flatMap(({ sources }) => sources),
  );
  const categories = await readCategoryMap(queryable, userId);
  return rows
    .filter(({ until, isCompleted, isDismissed }) => isCompleted || isDismissed || until === null || until > now)
    .flatMap((row) => toRecommendation(row, showSource, categories) ?? []);
}

/** Updates stored recommendations, adds one for each new candidate, and deletes those that have no candidate any more. */
async function storeCandidates(
  { db, clock, newId }: RecommendationsDependencies,
  userId: string,
  candidates: readonly Candidate[],
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const now = clock.now();
    await repository.startRound(tx, userId, now);
    const decidedKeys = await repository.listDecidedKeys(tx, userId);
    const open = new Map((await repository.listOpen(tx, userId)).map((row) => [row.key, row]));
    const added = candidates.filter(({ key }) => !decidedKeys.has(key) && !open.has(key));
    const existing = candidates.flatMap((candidate) => {
      const row = open.get(candidate.key);
      return row === undefined ? [] : [{ row, candidate }];
    });
    await repository.deleteOutdated(
      tx,
      userId,
      existing.map(({ row }) => row.id),
      now,
    );
    for (const { row, candidate } of existing) {
      // A changed text needs a new wording by the model.
      const isTextUnchanged = row.title === candidate.title && row.description === candidate.description;
      const fields = { ...toFields(candidate), wording: isTextUnchanged ? row.wording : null };
      await repository.updateRecommendation(tx, userId, row.id, fields);
    }
    await repository.insertRecommendations(
      tx,
      userId,
      added.map((candidate) => ({ ...toFields(candidate), id: newId(), createdAt: now })),
    );
    await bumpUserVersion(tx, userId);
  });
}

/** Throws recommendations.not_found. */
async function updateRecommendation(
  { db, clock }: RecommendationsDependencies,
  { userId, id }: { userId: string; id: string },
  change: UpdateRecommendationBody,
): Promise<Recommendation> {
  return inTransaction(db, async (tx) => {
    const row = await repository.lockRecommendation(tx, userId, id);
    if (row === undefined) throw errors.recommendationNotFound();
    const { isCompleted = row.isCompleted, isDismissed = row.isDismissed, isBookmarked = row.isBookmarked } = change;
    const decidedAt = isCompleted || isDismissed ? (row.decidedAt ?? clock.now()) : null;
    const fields = { isCompleted, isDismissed, isBookmarked, decidedAt };
    await repository.updateRecommendation(tx, userId, id, fields);
    // The expiry is left out, so that a recommendation that has just expired is returned as well.
    const [shown] = await toRecommendations(clock, tx, userId, [{ ...row, ...fields, until: null }]);
    if (shown === undefined) throw errors.recommendationNotFound();
    await bumpUserVersion(tx, userId);
    return shown;
  });
}

function toFields(candidate: Candidate) {
  const { rule, key, title, description, why, priority, actionType, categoryId, sources, action } = candidate;
  const until = candidate.until ?? null;
  return { rule, key, title, description, why, priority, actionType, categoryId, sources, action, until };
}
