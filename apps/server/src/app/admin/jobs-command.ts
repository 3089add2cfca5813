import { inTransaction } from '#db/database.ts';
import { hasJobKind, listJobs, retryFailedJobs } from '#db/jobs.ts';
import { toJobKind } from '#features/operator/operator.mapper.ts';
import type { AdminCommand, AdminContext } from './admin-command.ts';
import { withErrorReporting } from './command-error.ts';
import { withInstance, type Instance } from './open-instance.ts';
import { recordActs } from './recorded-acts.ts';

const USAGE =
  'npm run admin -- jobs lists them; npm run admin -- jobs retry <kind> queues the failed ones of a kind again.';

/** Lists the background jobs by kind, or queues the failed ones of a kind again. */
export const manageJobs: AdminCommand = withErrorReporting(async ([verb = 'list', kind], context) => {
  if (verb === 'list' && kind === undefined) return withInstance(context, (instance) => list(instance, context));
  if (verb === 'retry' && kind !== undefined)
    return withInstance(context, (instance) => retry(instance, kind, context));
  context.print(USAGE);
  return 1;
});

async function list({ db }: Instance, { print, report }: AdminContext): Promise<number> {
  const jobs = await listJobs(db);
  report?.({ jobs: jobs.map(toJobKind) });
  for (const { kind, waiting, running, failed, oldestAt, lastError } of jobs) {
    const since = oldestAt === null ? '' : ` since ${oldestAt.toISOString()}`;
    const failure = failed > 0 ? ` (${lastError})` : '';
    print(`${kind}: ${waiting} waiting${since}, ${running} running, ${failed} failed${failure}`);
  }
  if (jobs.length === 0) print('There are no jobs.');
  return 0;
}

async function retry(instance: Instance, kind: string, { print, report }: AdminContext): Promise<number> {
  const { db } = instance;
  if (!(await hasJobKind(db, kind))) {
    print(`There is no kind of job called "${kind}". npm run admin -- jobs lists them.`);
    return 1;
  }
  const queued = await inTransaction(db, async (tx) => {
    const count = await retryFailedJobs(tx, kind);
    if (count > 0) await recordActs(instance, tx, [{ act: 'retry_jobs', target: kind, after: count }]);
    return count;
  });
  report?.({ kind, queued });
  print(queued === 1 ? '1 job is queued again.' : `${queued} jobs are queued again.`);
  return 0;
}
