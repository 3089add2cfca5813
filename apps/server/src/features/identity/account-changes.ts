import type { ChangePasswordBody, ProfileBody, User } from '@app/contract/identity';
import { type Database, type Events, inTransaction, isUniqueViolation } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import { securityChanged } from '#events/identity.ts';
import type { Clock } from '#platform/clock.ts';
import type { EmailChangeNotice } from './email-change-notice.ts';
import type { EmailVerification } from './email-verification.ts';
import * as errors from './identity.errors.ts';
import { toUser } from './identity.mapper.ts';
import { hashPassword } from './password-hash.ts';
import * as sessions from './sessions.repository.ts';
import * as users from './users.repository.ts';

export interface AccountChangesDependencies {
  db: Database;
  events: Events;
  clock: Clock;
  verification: EmailVerification;
  emailChangeNotice: EmailChangeNotice;
  settings: { operators: ReadonlySet<string> };
  getUser: (userId: string) => Promise<User>;
  /** Throws identity.bad_credentials unless this is the user's password. */
  assertPassword: (userId: string, password: string) => Promise<void>;
}

/** Changes of the profile and of the password by the owner of the account. */
export function createAccountChanges(dependencies: AccountChangesDependencies) {
  const { db, events, clock, verification, emailChangeNotice, settings, getUser, assertPassword } = dependencies;

  return {
    /** A new email has to be verified, and the former email gets a notice. */
    updateProfile: async (userId: string, body: ProfileBody): Promise<User> => {
      const before = await getUser(userId);
      const isEmailChanging = body.email !== before.email.toLowerCase();
      if (isEmailChanging) {
        if (body.currentPassword === undefined) throw errors.passwordRequired();
        await assertPassword(userId, body.currentPassword);
      }
      const { firstName, lastName, email, timeZone } = body;
      const fields = {
        firstName,
        lastName,
        name: `${firstName} ${lastName}`,
        email,
        updatedAt: clock.now(),
        ...(isEmailChanging && { emailVerified: false }),
        ...(timeZone !== undefined && { timeZone }),
      };
      try {
        return await inTransaction(db, async (tx) => {
          const row = await users.updateUser(tx, userId, fields);
          if (isEmailChanging) {
            await verification.request({ tx, userId });
            await emailChangeNotice.enqueueNotice({ tx, userId }, before);
          }
          await bumpUserVersion(tx, userId);
          if (row === undefined) throw new Error('the account is gone');
          return toUser(row, { isMailConfigured: verification.isMailConfigured, operators: settings.operators });
        });
      } catch (error) {
        if (isUniqueViolation(error)) throw errors.emailTaken();
        throw error;
      }
    },

    /** Ends every other session. */
    changePassword: async (userId: string, sessionId: string, body: ChangePasswordBody): Promise<void> => {
      await assertPassword(userId, body.currentPassword);
      const hash = await hashPassword(body.newPassword);
      await inTransaction(db, async (tx) => {
        await users.updatePasswordHash(tx, userId, hash, clock.now());
        await sessions.deleteOtherSessions(tx, userId, sessionId);
        await events.publish(securityChanged, { userId, change: 'password_changed' }, tx);
        await bumpUserVersion(tx, userId);
      });
    },
  };
}
