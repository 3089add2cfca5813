import type { PlanWatch } from '#features/billing/plan-watch.ts';
import { defineJob } from '#platform/job-definition.ts';
import type { JobQueue } from '#platform/job-queue.ts';

/** At the start and every ten minutes, on one process: what no webhook told. */
export const reconcilePlans = defineJob<Record<string, never>>({
  name: 'reconcile-plans',
  policy: 'exclusive',
  cron: '*/10 * * * *',
});

/** A payment was on its way; by now it should have arrived. */
export const refreshPlan = defineJob<{ userId: string }>({ name: 'refresh-plan' });

export function registerPaymentJobs(jobs: JobQueue, { planWatch }: { planWatch: PlanWatch }): void {
  jobs.register(reconcilePlans, () => planWatch.reconcile());
  jobs.register(refreshPlan, ({ userId }) => planWatch.refresh(userId));
}
