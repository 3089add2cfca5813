import { type Database, type Events, inTransaction, isUniqueViolation, type Tx } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import { securityChanged } from '#events/identity.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import { isClaimToken, readClaim } from './claim-token.ts';
import * as errors from './identity.errors.ts';
import type { LoginLimits } from './login-limits.ts';
import { hashPassword } from './password-hash.ts';
import * as sessions from './sessions.repository.ts';
import { readTakeBack } from './take-back.ts';
import * as users from './users.repository.ts';

export type PasswordReset = ReturnType<typeof createPasswordReset>;

interface Permission {
  userId: string;
  /** The email that the account returns to with it. */
  email?: string;
}

/** A new password for who shows a link: one they asked for, or the one that takes a moved account back. */
export function createPasswordReset(dependencies: {
  db: Database;
  events: Events;
  clock: Clock;
  newId: NewId;
  limits: LoginLimits;
  secretKey: string;
}) {
  const { db, events, clock, newId, limits, secretKey } = dependencies;

  /** Throws identity.reset_invalid for a link that was used, changed or is old. */
  async function readLink(token: string, address: string): Promise<Permission & { before: string }> {
    const takeBack = readTakeBack(secretKey, token);
    const claim = takeBack ?? readClaim(token);
    await limits.consumeRecovery(claim?.userId ?? 'nobody', address);
    if (claim === undefined || claim.expires < clock.now().getTime()) throw errors.resetInvalid();
    const before = (await users.findPasswordHash(db, claim.userId)) ?? '';
    if (takeBack === undefined && !isClaimToken(secretKey, 'reset', token, before)) throw errors.resetInvalid();
    return { userId: claim.userId, before, ...(takeBack !== undefined && { email: takeBack.email }) };
  }

  /** Of two uses at once only one still finds the password that was there before. */
  async function replacePassword(tx: Tx, userId: string, before: string, hash: string): Promise<void> {
    const isReplaced =
      before === ''
        ? await users.insertPasswordHash(tx, newId(), userId, hash)
        : await users.replacePasswordHash(tx, userId, before, hash, clock.now());
    if (!isReplaced) throw errors.resetInvalid();
  }

  return {
    /** Ends every session of the account. Throws identity.reset_invalid, identity.email_taken. */
    reset: async (token: string, password: string, address: string): Promise<void> => {
      const { userId, before, email } = await readLink(token, address);
      const hash = await hashPassword(password);
      try {
        await inTransaction(db, async (tx) => {
          await replacePassword(tx, userId, before, hash);
          if (email !== undefined) {
            await users.updateUser(tx, userId, { email, emailVerified: true, updatedAt: clock.now() });
          }
          await sessions.deleteAllSessions(tx, userId);
          await events.publish(securityChanged, { userId, change: 'password_changed' }, tx);
          await bumpUserVersion(tx, userId);
        });
      } catch (error) {
        if (isUniqueViolation(error)) throw errors.emailTaken();
        throw error;
      }
    },
  };
}
