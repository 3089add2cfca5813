import { defineJob } from '#platform/job-definition.ts';
import type { JobQueue } from '#platform/job-queue.ts';
import type { Rounds } from '#platform/rounds.ts';
import type { TrendsService } from './trends.service.ts';

/** Counts the conversations that changed. For each user at most one job runs and one waits. */
export const countTrends = defineJob<{ userId: string }>({
  name: 'count-trends',
  policy: 'stately',
  expireInSeconds: 3_600,
});

/**
 * Enqueues counting after changes that do not enqueue it themselves, such as a new category, a deletion or a restore.
 * Also enqueues it for archives that were stored before the app had trends.
 */
const findUncounted = defineJob<Record<string, never>>({
  name: 'find-uncounted-trends',
  policy: 'exclusive',
  cron: '*/10 * * * *',
});

export function registerTrendJobs(jobs: JobQueue, rounds: Rounds, trends: TrendsService): void {
  const round = rounds.open('uncounted-trends');
  jobs.register(countTrends, async ({ userId }, { signal }) => {
    await trends.catchUp(userId, signal);
  });
  jobs.register(findUncounted, async () => {
    await round.each(
      await trends.listUsersToRecount(),
      (userId) => userId,
      (userId) => jobs.enqueue(countTrends, { userId }, { singletonKey: userId }),
    );
  });
}
