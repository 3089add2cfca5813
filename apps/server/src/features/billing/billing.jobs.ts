import { defineJob } from '#platform/job-definition.ts';

/** At start and every ten minutes, on one process: finds changes for which no webhook arrived. */
export const reconcilePlans = defineJob<Record<string, never>>({
  name: 'reconcile-plans',
  policy: 'exclusive',
  cron: '*/10 * * * *',
});

/** Reads a user's plan from the provider again, because a payment was still being processed. */
export const refreshPlan = defineJob<{ userId: string }>({ name: 'refresh-plan' });
