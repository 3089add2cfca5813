import { defineJob } from '#platform/job-definition.ts';
import type { JobQueue } from '#platform/job-queue.ts';
import type { Rounds } from '#platform/rounds.ts';

interface Wakeable {
  wake: () => Promise<void>;
}

/** Starts waiting imports and previews on a worker at once. Without this job a worker finds them by polling. */
const wakeImports = defineJob<Record<string, never>>({ name: 'wake-imports', policy: 'short', retryLimit: 0 });

/** The result wakes the loops of the workers. It is for processes that do not run imports themselves. */
export function registerImportJobs(jobs: JobQueue, rounds: Rounds, loops: readonly Wakeable[]): Wakeable {
  jobs.register(wakeImports, async () => {
    // The job does not wait for the imports that it starts.
    for (const loop of loops) void loop.wake();
  });
  const round = rounds.open('wake-imports');
  return { wake: () => round.run(() => jobs.enqueue(wakeImports, {})) };
}
