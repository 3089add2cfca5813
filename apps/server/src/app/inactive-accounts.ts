import { isInactive } from '#db/active-owner.ts';
import type { Database } from '#db/database.ts';
import { refreshPlan } from '#features/billing/billing.jobs.ts';
import { sendEmailChangedMail } from '#features/identity/identity.jobs.ts';
import { deliverNotification } from '#features/notifications/notifications.jobs.ts';
import { JobPostponed } from '#platform/job-definition.ts';
import type { JobQueue } from '#platform/job-queue.ts';

/** After an account is reopened or no longer suspended, its jobs continue within this time. */
const POSTPONE_SECONDS = 600;

/**
 * Jobs that run although the account is inactive: the state of a subscription is still read from the provider, and the
 * owner is notified in case an attacker closed the account. The handler of deliverNotification itself decides which
 * notifications it sends.
 */
const RUN_WHILE_INACTIVE: ReadonlySet<string> = new Set([
  refreshPlan.name,
  sendEmailChangedMail.name,
  deliverNotification.name,
]);

/** Postpones the jobs of closing and suspended accounts. A job runs once its account is active again, or deleted. */
export function postponeJobsOfInactiveAccounts(jobs: JobQueue, db: Database): JobQueue {
  return {
    ...jobs,
    register: (job, handler, onGivenUp) => {
      if (RUN_WHILE_INACTIVE.has(job.name)) return jobs.register(job, handler, onGivenUp);
      return jobs.register(
        job,
        async (payload, context) => {
          const userId = 'userId' in payload ? payload.userId : undefined;
          if (typeof userId === 'string' && (await isInactive(db, userId))) throw new JobPostponed(POSTPONE_SECONDS);
          await handler(payload, context);
        },
        onGivenUp,
      );
    },
  };
}
