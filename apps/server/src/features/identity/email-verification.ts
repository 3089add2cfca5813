import { type Database, inTransaction, type Tx } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { Mailer } from '#integrations/email/email.ts';
import { AppError } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import type { JobQueue } from '#platform/job-queue.ts';
import { hasValidSignature, readClaim, writeClaimToken } from './claim-token.ts';
import * as errors from './identity.errors.ts';
import { sendVerificationMail } from './identity.jobs.ts';
import type { LoginLimits } from './login-limits.ts';
import { type InstanceInfo, verificationMail } from './account-mails.ts';
import * as users from './users.repository.ts';

const THREE_DAYS_MS = 3 * 86_400_000;

export type EmailVerification = ReturnType<typeof createEmailVerification>;

/** Verifies that an email belongs to its account, by a link mailed to it. */
export function createEmailVerification(dependencies: {
  db: Database;
  clock: Clock;
  newId: NewId;
  jobs: Pick<JobQueue, 'enqueue'>;
  mailer: Mailer;
  limits: LoginLimits;
  secretKey: string;
  instance: InstanceInfo;
}) {
  const { db, clock, newId, jobs, mailer, limits, secretKey, instance } = dependencies;
  const isMailConfigured = mailer.isConfigured;

  /** The user of a verification link; undefined if the link is expired, forged or for a former email. */
  async function findUserOfLink(token: string): Promise<users.UserRow | undefined> {
    const claim = readClaim(token);
    if (claim === undefined || claim.expires < clock.now().getTime()) return undefined;
    const user = await users.findUser(db, claim.userId);
    return user && hasValidSignature(secretKey, 'verify', token, user.email) ? user : undefined;
  }

  return {
    isMailConfigured,

    /** Queues the mail in the caller's transaction. Does nothing if this server cannot send mails. */
    request: async ({ tx, userId }: { tx: Tx; userId: string }): Promise<void> => {
      if (isMailConfigured) await jobs.enqueue(sendVerificationMail, { userId }, { tx });
    },

    /** Throws email.not_configured. */
    requestAgain: async (userId: string): Promise<void> => {
      if (!isMailConfigured) throw new AppError({ code: 'email.not_configured' });
      await jobs.enqueue(sendVerificationMail, { userId });
    },

    /** Mails the link; called by the job. The link is for the email that the account has when the job runs. */
    mailLink: async (userId: string): Promise<void> => {
      const user = await users.findUser(db, userId);
      if (user === undefined || user.emailVerified) return;
      const expires = clock.now().getTime() + THREE_DAYS_MS;
      const token = writeClaimToken(secretKey, 'verify', { userId, expires }, user.email);
      await mailer.send({ ...verificationMail(instance, user.firstName, token), to: user.email, id: newId() });
    },

    /** Throws identity.verification_invalid for a link that is expired, forged, or for a former email. */
    verify: async (token: string, clientAddress: string): Promise<{ email: string }> => {
      const user = await findUserOfLink(token);
      if (user === undefined) {
        await limits.countForgedToken(clientAddress);
        throw errors.verificationLinkInvalid();
      }
      await inTransaction(db, async (tx) => {
        // Does nothing if the email was changed concurrently.
        if (await users.setEmailVerified(tx, user.id, user.email)) await bumpUserVersion(tx, user.id);
      });
      return { email: user.email };
    },
  };
}
