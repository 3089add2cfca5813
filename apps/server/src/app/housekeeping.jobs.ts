import type { Foundation } from '#features/foundation.ts';
import { defineJob } from '#platform/job-definition.ts';
import { collectByName, type AssembledFeatures } from './assemble.ts';

/** Once an hour, on one process: deletes expired data. */
export const housekeeping = defineJob<Record<string, never>>({
  name: 'housekeeping',
  policy: 'exclusive',
  cron: '17 * * * *',
});

/** Every cleanup task runs every hour, even if others fail. */
export function registerHousekeeping({ jobs, rounds, rateLimiter }: Foundation, features: AssembledFeatures): void {
  const round = rounds.open('housekeeping');
  const tasks = collectByName(features, (feature) => feature.cleanup);
  jobs.register(housekeeping, async () => {
    await round.attempt('rate-limits', () => rateLimiter.deleteOldCounters());
    for (const [name, work] of tasks) await round.attempt(name, work);
  });
}
