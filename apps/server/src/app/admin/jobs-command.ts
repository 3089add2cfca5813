import { inTransaction } from '#db/database.ts';
import { listJobs, retryFailedJobs } from '#db/instance-figures.ts';
import { toJobKind } from '#features/operator/operator.mapper.ts';
import type { AdminCommand } from './admin-command.ts';
import { withErrorReporting } from './command-error.ts';
import { withInstance } from './open-instance.ts';
import { recordActs } from './recorded-acts.ts';

/** Lists the background jobs by kind, or queues the failed ones of a kind again. */
export const manageJobs: AdminCommand = withErrorReporting(async ([verb = 'list', kind], context) => {
  const { print } = context;
  if (verb !== 'list' && (verb !== 'retry' || kind === undefined)) {
    print(
      'npm run admin -- jobs lists them; npm run admin -- jobs retry <kind> queues the failed ones of a kind again.',
    );
    return 1;
  }
  return withInstance(context, async (instance) => {
    const { db } = instance;
    if (kind !== undefined) {
      const queued = await retryFailedJobs(db, kind);
      const act = { act: 'retry_jobs', target: kind, after: queued } as const;
      if (queued > 0) await inTransaction(db, (tx) => recordActs(instance, tx, [act]));
      context.report?.({ kind, queued });
      print(queued === 1 ? '1 job is queued again.' : `${queued} jobs are queued again.`);
      return 0;
    }
    const jobs = await listJobs(db);
    context.report?.({ jobs: jobs.map(toJobKind) });
    for (const { kind: name, waiting, running, failed, oldestAt, lastError } of jobs) {
      const since = oldestAt === null ? '' : ` since ${oldestAt.toISOString()}`;
      const failure = failed > 0 ? ` (${lastError})` : '';
      print(`${name}: ${waiting} waiting${since}, ${running} running, ${failed} failed${failure}`);
    }
    if (jobs.length === 0) print('There are no jobs.');
    return 0;
  });
});
