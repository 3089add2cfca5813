import { defineJob } from '#platform/job-definition.ts';
import type { JobQueue } from '#platform/job-queue.ts';
import type { Rounds } from '#platform/rounds.ts';
import type { TrendsService } from './trends.service.ts';

/** Counts what a person's imports, chats and moves changed; one at a time for each person, and one waiting. */
export const countTrends = defineJob<{ userId: string }>({
  name: 'count-trends',
  policy: 'stately',
  expireInSeconds: 3_600,
});

/** Finds whom such work was never queued for: who moved, deleted or restored, and archives older than trends. */
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
