import type { Foundation } from '#features/foundation.ts';
import { defineJob } from '#platform/job-definition.ts';
import { collect, type Parts } from './assemble.ts';

/** Once an hour, on one process: removes what has outlived its time. */
export const housekeeping = defineJob<Record<string, never>>({
  name: 'housekeeping',
  policy: 'exclusive',
  cron: '17 * * * *',
});

/** Each chore has its turn every hour, whatever became of the others. */
export function registerHousekeeping({ jobs, rounds, rateLimiter }: Foundation, parts: Parts): void {
  const round = rounds.open('housekeeping');
  const chores = collect(parts, (part) => part.cleanup);
  jobs.register(housekeeping, async () => {
    await round.attempt('rate-limits', () => rateLimiter.sweep());
    for (const [name, work] of chores) await round.attempt(name, work);
  });
}
