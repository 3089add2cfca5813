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
import { readTakeBack, TAKE_BACK_MS } from './take-back.ts';
import * as twoFactor from './two-factor.repository.ts';
import * as users from './users.repository.ts';

export type PasswordReset = ReturnType<typeof createPasswordReset>;

interface Permission {
  userId: string;
  /** What the account returns to with it. */
  back?: {
    email: string;
    /** Two-factor authentication that was set up later than this may be the thief's. */
    trustsUntil: Date;
  };
}

/** A thief sets up two-factor authentication of their own, shortly before or after moving the account to their email. */
const BEFORE_MOVE_MS = 7 * 86_400_000;

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

  /** What a genuine link allows; undefined for one that was made up, changed, used or is old. */
  async function findPermission(token: string): Promise<(Permission & { before: string }) | undefined> {
    const takeBack = readTakeBack(secretKey, token);
    const claim = takeBack ?? readClaim(token);
    if (claim === undefined || claim.expires < clock.now().getTime()) return undefined;
    const before = (await users.findPasswordHash(db, claim.userId)) ?? '';
    if (takeBack === undefined) {
      return isClaimToken(secretKey, 'reset', token, before) ? { userId: claim.userId, before } : undefined;
    }
    const trustsUntil = new Date(takeBack.expires - TAKE_BACK_MS - BEFORE_MOVE_MS);
    return { userId: claim.userId, before, back: { email: takeBack.email, trustsUntil } };
  }

  /** Throws identity.reset_invalid. What others send cannot use up a genuine link. */
  async function readLink(token: string, address: string): Promise<Permission & { before: string }> {
    const permission = await findPermission(token);
    if (permission === undefined) {
      await limits.consumeForgery(address);
      throw errors.resetInvalid();
    }
    await limits.consumeReset(permission.userId);
    return permission;
  }

  /** Of two uses at once only one still finds the password that was there before. */
  async function replacePassword(tx: Tx, userId: string, before: string, hash: string): Promise<void> {
    const isReplaced =
      before === ''
        ? await users.insertPasswordHash(tx, newId(), userId, hash)
        : await users.replacePasswordHash(tx, userId, before, hash, clock.now());
    if (!isReplaced) throw errors.resetInvalid();
  }

  async function returnTo(tx: Tx, userId: string, { email, trustsUntil }: NonNullable<Permission['back']>) {
    await users.updateUser(tx, userId, { email, emailVerified: true, updatedAt: clock.now() });
    if (!(await twoFactor.deleteNewerThan(tx, userId, trustsUntil))) return;
    await twoFactor.replaceRecoveryCodes(tx, userId, []);
    await events.publish(securityChanged, { userId, change: 'two_factor_off' }, tx);
  }

  return {
    /** Ends every session of the account. Throws identity.reset_invalid, identity.email_taken. */
    reset: async (token: string, password: string, address: string): Promise<void> => {
      const { userId, before, back } = await readLink(token, address);
      const hash = await hashPassword(password);
      try {
        await inTransaction(db, async (tx) => {
          await replacePassword(tx, userId, before, hash);
          if (back !== undefined) await returnTo(tx, userId, back);
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
