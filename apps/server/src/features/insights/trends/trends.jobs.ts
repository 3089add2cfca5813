import { defineJob } from '#platform/job-definition.ts';
import type { JobQueue } from '#platform/job-queue.ts';
import type { Rounds } from '#platform/rounds.ts';
import type { TrendsService } from './trends.service.ts';

/** Counts changes by imports, chats and moves; per user one job runs and one waits. */
export const countTrends = defineJob<{ userId: string }>({
  name: 'count-trends',
  policy: 'stately',
  expireInSeconds: 3_600,
});

/** Finds users without a queued job: after moves, deletions and restores, and archives older than trends. */
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
      await trends.listUsersBehind(),
      (userId) => userId,
      (userId) => jobs.enqueue(countTrends, { userId }, { singletonKey: userId }),
    );
  });
}
