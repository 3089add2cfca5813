import type { Database } from '#db/database.ts';
import type { Mailer } from '#integrations/email/email.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import type { Logger } from '#platform/logger.ts';
import { writeClaimToken } from './claim-token.ts';
import type { LoginLimits } from './login-limits.ts';
import { type MailFrame, resetAddress, resetMail } from './recovery-mails.ts';
import * as users from './users.repository.ts';

const HOUR_MS = 3_600_000;

export type AccountRecovery = ReturnType<typeof createAccountRecovery>;

/** The links that lead to a new password, for who has forgotten theirs. */
export function createAccountRecovery(dependencies: {
  db: Database;
  clock: Clock;
  newId: NewId;
  log: Logger;
  mailer: Mailer;
  limits: LoginLimits;
  secretKey: string;
  frame: MailFrame;
}) {
  const { db, clock, newId, log, mailer, limits, secretKey, frame } = dependencies;

  async function makeToken(email: string, hours: number) {
    const user = await users.findUserByEmail(db, email);
    if (user === undefined) return undefined;
    // Who came by a provider has none yet, and sets the first one.
    const hash = (await users.findPasswordHash(db, user.id)) ?? '';
    const expires = clock.now().getTime() + hours * HOUR_MS;
    return { user, token: writeClaimToken(secretKey, 'reset', { userId: user.id, expires }, hash) };
  }

  async function mailLink(email: string): Promise<void> {
    const made = await makeToken(email, 1);
    if (made === undefined) return;
    await mailer.send({ ...resetMail(frame, made.user.firstName, made.token), to: made.user.email, id: newId() });
  }

  return {
    /** Whether mails can be sent at all; nobody learns whether this one was. */
    forgot: async (email: string, address: string): Promise<{ isMailed: boolean }> => {
      await limits.consumeRecovery(email, address);
      // Not waited for: how long it takes would tell who has an account.
      if (mailer.isConfigured) {
        mailLink(email).catch((error: unknown) => log.warn({ err: error }, 'a reset link could not be mailed'));
      }
      return { isMailed: mailer.isConfigured };
    },

    /** For the operator: the address of the page that sets a new password, good for a day. */
    makeLink: async (email: string): Promise<string | undefined> => {
      const made = await makeToken(email, 24);
      return made && resetAddress(frame.address, made.token);
    },
  };
}
