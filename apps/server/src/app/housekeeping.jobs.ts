import { defineJob } from '#platform/job-definition.ts';
import type { Foundation } from './foundation.ts';
import type { Services } from './features.ts';

/** Once an hour, on one process: removes what has outlived its time. */
export const housekeeping = defineJob<Record<string, never>>({
  name: 'housekeeping',
  policy: 'exclusive',
  cron: '17 * * * *',
});

/** Each chore has its turn every hour, whatever became of the others. */
export function registerHousekeeping({ jobs, rounds, rateLimiter }: Foundation, services: Services): void {
  const round = rounds.open('housekeeping');
  const chores: Readonly<Record<string, () => Promise<unknown>>> = {
    'rate-limits': () => rateLimiter.sweep(),
    sessions: () => services.identity.deleteExpiredSessions(),
    'chat-reservations': () => services.billing.deleteLapsedReservations(),
    'payment-events': () => services.planWatch.deleteOldEvents(),
    trash: () => services.trash.purge(),
    notifications: () => services.notifications.deleteOld(),
    'event-changes': () => services.schedule.forgetOldChanges(),
    'chat-turns': () => services.chat.deleteFinished(),
    pictures: () => services.objects.deleteUnused(),
    accounts: () => services.closing.purge(),
    attachments: () => services.attachments.deleteUnused(),
    imports: () => services.imports.dropAbandoned(),
    'sorting-acts': () => services.sorting.forgetOldActs(),
    'bulk-acts': () => services.bulkActs.forgetOld(),
    'model-calls': () => services.assistant.deleteOldCalls(),
    restores: () => services.restores.dropOld(),
  };
  jobs.register(housekeeping, async () => {
    for (const [name, work] of Object.entries(chores)) await round.attempt(name, work);
  });
}
