import type { User } from '@app/contract/identity';
import type { Database, Tx } from '#db/database.ts';
import type { Mailer } from '#integrations/email/email.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import type { JobQueue } from '#platform/job-queue.ts';
import { sendEmailChangedMail } from './identity.jobs.ts';
import { type InstanceInfo, emailChangedMail } from './account-mails.ts';
import { REVERT_MS, writeRevertToken } from './email-revert.ts';
import * as users from './users.repository.ts';

export type EmailChangeNotice = ReturnType<typeof createEmailChangeNotice>;

/** Sends a notice to the former email of an account after an email change, which an attacker may have made. */
export function createEmailChangeNotice(dependencies: {
  db: Database;
  clock: Clock;
  newId: NewId;
  jobs: Pick<JobQueue, 'enqueue'>;
  mailer: Mailer;
  secretKey: string;
  instance: InstanceInfo;
}) {
  const { db, clock, newId, jobs, mailer, secretKey, instance } = dependencies;

  return {
    /**
     * Queues the notice in the caller's transaction. An unverified email may not belong to the owner, so it gets no notice.
     */
    enqueueNotice: async ({ tx, userId }: { tx: Tx; userId: string }, before: User): Promise<void> => {
      if (!mailer.isConfigured || before.emailVerification !== 'done') return;
      await jobs.enqueue(sendEmailChangedMail, { userId, formerEmail: before.email }, { tx });
    },

    /** Mails the notice; called by the job. */
    mailNotice: async (userId: string, formerEmail: string): Promise<void> => {
      const user = await users.findUser(db, userId);
      if (user === undefined || user.email.toLowerCase() === formerEmail.toLowerCase()) return;
      const expires = clock.now().getTime() + REVERT_MS;
      const token = writeRevertToken(secretKey, { userId, email: formerEmail, expires });
      await mailer.send({ ...emailChangedMail(instance, user.firstName, token), to: formerEmail, id: newId() });
    },
  };
}
