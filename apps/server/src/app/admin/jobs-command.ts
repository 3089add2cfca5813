import { listJobs, retryFailedJobs } from '#db/instance-figures.ts';
import type { AdminCommand } from './admin-command.ts';
import { withErrorReporting } from './command-fault.ts';
import { withReadableInstance } from './open-instance.ts';

/** Lists the background jobs by kind, or queues the failed ones of a kind again. */
export const manageJobs: AdminCommand = withErrorReporting(async ([verb, kind], context) => {
  const { print } = context;
  if (verb !== undefined && (verb !== 'retry' || kind === undefined)) {
    print('npm run admin -- jobs lists them; npm run admin -- jobs retry <kind> queues those that failed again.');
    return 1;
  }
  return withReadableInstance(context, async ({ db }) => {
    if (kind !== undefined) {
      const queued = await retryFailedJobs(db, kind);
      print(queued === 1 ? '1 job is queued again.' : `${queued} jobs are queued again.`);
      return 0;
    }
    const jobs = await listJobs(db);
    for (const { kind: name, waiting, running, failed, lastError } of jobs) {
      print(`${name}: ${waiting} waiting, ${running} running, ${failed} failed${failed > 0 ? ` (${lastError})` : ''}`);
    }
    if (jobs.length === 0) print('There are no jobs.');
    return 0;
  });
});
