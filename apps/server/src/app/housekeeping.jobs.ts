import { defineJob } from '#platform/job-definition.ts';
import type { JobQueue } from '#platform/job-queue.ts';
import type { RateLimiter } from '#platform/rate-limiter.ts';
import type { Services } from './features.ts';

/** Once an hour, on one process: removes what has outlived its time. */
export const housekeeping = defineJob<Record<string, never>>({
  name: 'housekeeping',
  policy: 'exclusive',
  cron: '17 * * * *',
});

export function registerHousekeeping(jobs: JobQueue, services: Services, rateLimiter: RateLimiter): void {
  jobs.register(housekeeping, async () => {
    await rateLimiter.sweep();
    await services.identity.deleteExpiredSessions();
    await services.billing.deleteLapsedReservations();
    await services.planWatch.deleteOldEvents();
    await services.trash.purge();
    await services.notifications.deleteOld();
    await services.schedule.forgetOldChanges();
    await services.chat.deleteFinished();
    await services.objects.deleteUnused();
    await services.closing.purge();
    await services.attachments.deleteUnused();
    await services.imports.dropAbandoned();
    await services.sorting.forgetOldActs();
    await services.bulkActs.forgetOld();
    await services.assistant.deleteOldCalls();
    await services.restores.dropOld();
  });
}
