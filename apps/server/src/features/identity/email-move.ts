import type { User } from '@app/contract/identity';
import type { Database, Tx } from '#db/database.ts';
import type { Mailer } from '#integrations/email/email.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import type { JobQueue } from '#platform/job-queue.ts';
import { sendMovedMail } from './identity.jobs.ts';
import { type MailFrame, movedMail } from './recovery-mails.ts';
import { TAKE_BACK_MS, writeTakeBack } from './take-back.ts';
import * as users from './users.repository.ts';

export type EmailMove = ReturnType<typeof createEmailMove>;

/** Word to the email that an account was moved away from: who moved it may be a thief. */
export function createEmailMove(dependencies: {
  db: Database;
  clock: Clock;
  newId: NewId;
  jobs: Pick<JobQueue, 'enqueue'>;
  mailer: Mailer;
  secretKey: string;
  frame: MailFrame;
}) {
  const { db, clock, newId, jobs, mailer, secretKey, frame } = dependencies;

  return {
    /** Part of the caller's transaction. An email that was never confirmed may be a stranger's: it is told nothing. */
    announce: async ({ tx, userId }: { tx: Tx; userId: string }, before: User): Promise<void> => {
      if (!mailer.isConfigured || before.emailVerification !== 'done') return;
      await jobs.enqueue(sendMovedMail, { userId, formerEmail: before.email }, { tx });
    },

    /** What the job does. */
    mailFormer: async (userId: string, formerEmail: string): Promise<void> => {
      const user = await users.findUser(db, userId);
      if (user === undefined || user.email.toLowerCase() === formerEmail.toLowerCase()) return;
      const expires = clock.now().getTime() + TAKE_BACK_MS;
      const token = writeTakeBack(secretKey, { userId, email: formerEmail, expires });
      await mailer.send({ ...movedMail(frame, user.firstName, token), to: formerEmail, id: newId() });
    },
  };
}
