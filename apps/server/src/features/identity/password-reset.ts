import { type Database, type Events, inTransaction, isUniqueViolation, type Tx } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import { accountRecovered, securityChanged } from '#events/identity.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import { hasValidSignature, readClaim } from './claim-token.ts';
import * as errors from './identity.errors.ts';
import type { LoginLimits } from './login-limits.ts';
import { hashPassword } from './password-hash.ts';
import * as sessions from './sessions.repository.ts';
import { readRevertToken, REVERT_MS } from './email-revert.ts';
import * as twoFactor from './two-factor.repository.ts';
import * as users from './users.repository.ts';

export type PasswordReset = ReturnType<typeof createPasswordReset>;

/** What a genuine link allows. */
interface Permission {
  userId: string;
  /** The hash of the password that is replaced; empty when the account has no password. */
  oldPasswordHash: string;
  /** Given when the link reverts an email change. */
  revert?: {
    email: string;
    /** Two-factor authentication that was set up at this time or later may be an attacker's. */
    distrustedSince: Date;
  };
}

interface PasswordResetDependencies {
  db: Database;
  events: Events;
  clock: Clock;
  newId: NewId;
  limits: LoginLimits;
  secretKey: string;
}

/** An attacker may set up two-factor authentication shortly before changing the email. */
const DISTRUSTED_BEFORE_CHANGE_MS = 7 * 86_400_000;

/** Sets a new password by a link: one that was requested, or one that reverts an email change. */
export function createPasswordReset(dependencies: PasswordResetDependencies) {
  const { db, events, clock, newId } = dependencies;

  /** Throws identity.reset_invalid if the old password was replaced meanwhile, as by a concurrent use of the link. */
  async function replacePassword(tx: Tx, userId: string, oldPasswordHash: string, hash: string): Promise<void> {
    const isReplaced =
      oldPasswordHash === ''
        ? await users.insertPasswordHash(tx, newId(), userId, hash)
        : await users.replacePasswordHash(tx, userId, oldPasswordHash, hash, clock.now());
    if (!isReplaced) throw errors.resetLinkInvalid();
  }

  async function revertEmail(tx: Tx, userId: string, { email, distrustedSince }: NonNullable<Permission['revert']>) {
    await users.updateUser(tx, userId, { email, emailVerified: true, updatedAt: clock.now() });
    if (!(await twoFactor.deleteTwoFactorSince(tx, userId, distrustedSince))) return;
    await twoFactor.replaceRecoveryCodes(tx, userId, []);
    await events.publish(securityChanged, { userId, change: 'two_factor_off' }, tx);
  }

  return {
    /** Ends every session of the account. Throws identity.reset_invalid, identity.email_taken. */
    reset: async (token: string, password: string, clientAddress: string): Promise<void> => {
      const { userId, oldPasswordHash, revert } = await readLink(dependencies, token, clientAddress);
      const hash = await hashPassword(password);
      try {
        await inTransaction(db, async (tx) => {
          await replacePassword(tx, userId, oldPasswordHash, hash);
          if (revert !== undefined) await revertEmail(tx, userId, revert);
          await sessions.deleteAllSessions(tx, userId);
          await events.publish(accountRecovered, { userId }, tx);
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

/** Throws identity.reset_invalid. A forged link counts towards the limit of its sender, not of the account. */
async function readLink(
  dependencies: PasswordResetDependencies,
  token: string,
  clientAddress: string,
): Promise<Permission> {
  const { limits } = dependencies;
  const permission = await findPermission(dependencies, token);
  if (permission === undefined) {
    await limits.countForgedToken(clientAddress);
    throw errors.resetLinkInvalid();
  }
  await limits.consumeReset(permission.userId);
  return permission;
}

/**
 * Undefined when the link is forged, expired or used. A reset link is used once the password has changed; one that
 * reverts an email change, while the account has that email, because later changes must not disable it.
 */
async function findPermission(
  { db, clock, secretKey }: PasswordResetDependencies,
  token: string,
): Promise<Permission | undefined> {
  const revert = readRevertToken(secretKey, token);
  const claim = revert ?? readClaim(token);
  if (claim === undefined || claim.expires < clock.now().getTime()) return undefined;
  const oldPasswordHash = (await users.findPasswordHash(db, claim.userId)) ?? '';
  if (revert === undefined) {
    return hasValidSignature(secretKey, 'reset', token, oldPasswordHash)
      ? { userId: claim.userId, oldPasswordHash }
      : undefined;
  }
  const user = await users.findUser(db, claim.userId);
  if (user === undefined || user.email === revert.email) return undefined;
  const emailChangedAt = revert.expires - REVERT_MS;
  const distrustedSince = new Date(emailChangedAt - DISTRUSTED_BEFORE_CHANGE_MS);
  return { userId: claim.userId, oldPasswordHash, revert: { email: revert.email, distrustedSince } };
}
