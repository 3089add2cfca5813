import { isClosing } from '#db/active-owner.ts';
import type { Database } from '#db/database.ts';
import { refreshPlan } from '#features/billing/billing.jobs.ts';
import { sendEmailChangedMail } from '#features/identity/identity.jobs.ts';
import { deliverNotification } from '#features/notifications/notifications.jobs.ts';
import { JobPutOff } from '#platform/job-definition.ts';
import type { JobQueue } from '#platform/job-queue.ts';

/** Jobs of an account that was taken back go on after this long at the latest. */
const PUT_OFF_SECONDS = 600;

/**
 * Done although the account is being closed: what was paid is followed, and who lost the account to somebody who then
 * closed it hears of that. A delivery tells such mails from others by itself.
 */
const DONE_ANYWAY: ReadonlySet<string> = new Set([
  refreshPlan.name,
  sendEmailChangedMail.name,
  deliverNotification.name,
]);

/** Puts off the jobs of people who are closing their accounts, until these are taken back or gone. */
export function pauseForClosing(jobs: JobQueue, db: Database): JobQueue {
  return {
    ...jobs,
    register: (job, handler, onGivenUp) => {
      if (DONE_ANYWAY.has(job.name)) return jobs.register(job, handler, onGivenUp);
      return jobs.register(
        job,
        async (payload, context) => {
          const userId = 'userId' in payload ? payload.userId : undefined;
          if (typeof userId === 'string' && (await isClosing(db, userId))) throw new JobPutOff(PUT_OFF_SECONDS);
          await handler(payload, context);
        },
        onGivenUp,
      );
    },
  };
}
