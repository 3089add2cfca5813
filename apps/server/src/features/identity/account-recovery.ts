import type { Database } from '#db/database.ts';
import type { Mailer } from '#integrations/email/email.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import type { Logger } from '#platform/logger.ts';
import { writeClaimToken } from './claim-token.ts';
import type { LoginLimits } from './login-limits.ts';
import { type InstanceInfo, resetUrl, resetMail } from './account-mails.ts';
import * as users from './users.repository.ts';

const HOUR_MS = 3_600_000;

export type AccountRecovery = ReturnType<typeof createAccountRecovery>;

/** Creates and mails the links that set a new password. */
export function createAccountRecovery(dependencies: {
  db: Database;
  clock: Clock;
  newId: NewId;
  log: Logger;
  mailer: Mailer;
  limits: LoginLimits;
  secretKey: string;
  instance: InstanceInfo;
}) {
  const { db, clock, newId, log, mailer, limits, secretKey, instance } = dependencies;

  async function createToken(email: string, { validHours }: { validHours: number }) {
    const user = await users.findUserByEmail(db, email);
    if (user === undefined) return undefined;
    // An account that was created by a sign-in provider may have no password; then the link sets the first one.
    const hash = (await users.findPasswordHash(db, user.id)) ?? '';
    const expires = clock.now().getTime() + validHours * HOUR_MS;
    return { user, token: writeClaimToken(secretKey, 'reset', { userId: user.id, expires }, hash) };
  }

  async function mailLink(email: string): Promise<void> {
    const reset = await createToken(email, { validHours: 1 });
    if (reset === undefined) return;
    await mailer.send({ ...resetMail(instance, reset.user.firstName, reset.token), to: reset.user.email, id: newId() });
  }

  return {
    /** Mails a link if the account exists. Returns whether this server can send mails, never whether the account exists. */
    mailResetLink: async (email: string, clientAddress: string): Promise<{ isMailed: boolean }> => {
      await limits.consumeRecovery(email, clientAddress);
      // Not awaited: the response time would reveal whether the account exists.
      if (mailer.isConfigured) {
        mailLink(email).catch((error: unknown) => log.warn({ err: error }, 'a reset link could not be mailed'));
      }
      return { isMailed: mailer.isConfigured };
    },

    /** For the operator: the URL of the page that sets a new password, valid for a day. */
    makeLink: async (email: string): Promise<string | undefined> => {
      const reset = await createToken(email, { validHours: 24 });
      return reset && resetUrl(instance.address, reset.token);
    },
  };
}
