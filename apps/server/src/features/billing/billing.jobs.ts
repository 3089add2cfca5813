import { defineJob } from '#platform/job-definition.ts';

/** At the start and every ten minutes, on one process: what no webhook told. */
export const reconcilePlans = defineJob<Record<string, never>>({
  name: 'reconcile-plans',
  policy: 'exclusive',
  cron: '*/10 * * * *',
});

/** A payment was on its way; by now it should have arrived. */
export const refreshPlan = defineJob<{ userId: string }>({ name: 'refresh-plan' });
