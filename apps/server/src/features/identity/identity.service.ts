import type { User } from '@app/contract/identity';
import type { RecoveryCodes, TwoFactorSetup } from '@app/contract/two-factor';
import type { Database, Events, Queryable, Tx } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import { createAccountChanges } from './account-changes.ts';
import type { AuthLibrary } from './auth-library.ts';
import type { EmailChangeNotice } from './email-change-notice.ts';
import type { EmailVerification } from './email-verification.ts';
import * as errors from './identity.errors.ts';
import { isOperator, toUser } from './identity.mapper.ts';
import type { LoginLimits } from './login-limits.ts';
import { verifyPassword } from './password-hash.ts';
import { createSessions } from './sessions.ts';
import { deleteAllSessions } from './sessions.repository.ts';
import { createSignIn } from './sign-in.ts';
import { createSignup } from './signup.ts';
import type { TwoFactorService } from './two-factor.ts';
import * as users from './users.repository.ts';

export type TimeZoneOf = IdentityService['timeZoneOf'];
export { describeDevice } from './device.ts';
export { isOperator } from './identity.mapper.ts';

export interface IdentityDependencies {
  db: Database;
  events: Events;
  clock: Clock;
  newId: NewId;
  auth: AuthLibrary;
  limits: LoginLimits;
  twoFactor: TwoFactorService;
  verification: EmailVerification;
  emailChangeNotice: EmailChangeNotice;
  secretKey: string;
  settings: { isSignupOpen: boolean; sessionDays: number; defaultTier: string; operators: ReadonlySet<string> };
}

export type IdentityService = ReturnType<typeof createIdentityService>;

export function createIdentityService(dependencies: IdentityDependencies) {
  const accounts = createAccountReader(dependencies);
  const { sessionDays } = dependencies.settings;
  const { openSession, ...sessions } = createSessions({ ...dependencies, sessionDays });
  return {
    ...accounts,
    ...sessions,
    ...createSignup({ ...dependencies, openSession }),
    ...createSignIn({ ...dependencies, openSession, getUser: accounts.getUser }),
    ...createAccountChanges({ ...dependencies, ...accounts }),
    ...createTwoFactorAccess(dependencies.twoFactor, accounts),
    ...createAccountSetters(),
  };
}

/** Setters for other features, each in the caller's transaction. */
function createAccountSetters() {
  return {
    /**
     * Sets a bought tier; `free` removes it. The tier `premium` is not removed, because the operator grants it. Returns
     * whether anything changed.
     */
    setTier: ({ tx, userId }: OwnerScope, entitlement: users.StoredEntitlement): Promise<boolean> =>
      users.setTier(tx, userId, entitlement),

    /** Sets the photo's address; null removes it. Returns the former address. Locks the account in this transaction. */
    replacePhoto: ({ tx, userId }: OwnerScope, address: string | null): Promise<string | null> =>
      users.replacePhoto(tx, userId, address),

    /** Suspends an account and ends its sessions; null ends the suspension. */
    setSuspended: async ({ tx, userId }: OwnerScope, suspendedAt: Date | null): Promise<void> => {
      await users.setSuspended(tx, userId, suspendedAt);
      if (suspendedAt !== null) await deleteAllSessions(tx, userId);
    },

    /** Grants Premium, or removes the grant. Returns false, and changes nothing, if the user has bought a tier. */
    setGrantedTier: ({ tx, userId }: OwnerScope, tier: 'premium' | 'free'): Promise<boolean> =>
      users.setGrantedTier(tx, userId, tier),
  };
}

type AccountReader = ReturnType<typeof createAccountReader>;

function createAccountReader({ db, limits, verification, settings }: IdentityDependencies) {
  const facts = { isMailConfigured: verification.isMailConfigured, operators: settings.operators };
  const readUser = users.createUserReader(db);
  return {
    /** Whether the configuration names the confirmed email of this account. */
    isOperator: async (userId: string): Promise<boolean> => {
      const row = await users.findUser(db, userId);
      return row !== undefined && isOperator(row, settings.operators);
    },

    /**
     * Whether this account may see how to set up the app: an operator's account, or any account if no operators are
     * named.
     */
    maySetUp: async (userId: string): Promise<boolean> => {
      if (settings.operators.size === 0) return true;
      const row = await users.findUser(db, userId);
      return row !== undefined && isOperator(row, settings.operators);
    },

    /** Pass an open transaction to avoid a second connection. */
    getUser: async (userId: string, tx?: Tx): Promise<User> => {
      const row = await (tx === undefined ? readUser(userId) : users.findUser(tx, userId));
      if (row === undefined) throw new Error('a session without its user');
      return toUser(row, facts);
    },

    /** The active account with this email, or the only account if no email is given; undefined if there is none. */
    findOwner: async (email: string | undefined): Promise<string | undefined> => {
      if (email === undefined) {
        const [only, ...others] = await users.listUserIds(db, 2);
        return others.length === 0 ? only : undefined;
      }
      const row = await users.findUserByEmail(db, email);
      return row === undefined || row.closingAt !== null || row.suspendedAt !== null ? undefined : row.id;
    },

    /** UTC when the account does not exist. Pass an open transaction as `queryable` to avoid a second connection. */
    timeZoneOf: async (userId: string, queryable: Queryable = db): Promise<string> =>
      (await users.findTimeZone(queryable, userId)) ?? 'UTC',

    /**
     * Throws identity.bad_credentials unless this is the user's password, identity.no_password if there is none, and
     * identity.too_many_attempts: wrong passwords count towards a limit per account.
     */
    assertPassword: async (userId: string, password: string): Promise<void> => {
      const key = `user:${userId}`;
      await limits.consumeAttempt(key, key);
      const hash = await users.findPasswordHash(db, userId);
      if (hash === undefined) throw errors.passwordNotSet();
      if (!(await verifyPassword({ hash, password }))) throw errors.badCredentials();
      await limits.recordSuccess(key, key);
    },
  };
}

/** Every change of two-factor authentication needs the password, except `enable`, which completes a `setUp`. */
function createTwoFactorAccess(twoFactor: TwoFactorService, { getUser, assertPassword }: AccountReader) {
  return {
    getTwoFactorStatus: twoFactor.getStatus,
    enableTwoFactor: twoFactor.enable,

    setUpTwoFactor: async (userId: string, password: string): Promise<TwoFactorSetup> => {
      await assertPassword(userId, password);
      return twoFactor.setUp(userId, (await getUser(userId)).email);
    },

    renewRecoveryCodes: async (userId: string, password: string): Promise<RecoveryCodes> => {
      await assertPassword(userId, password);
      return twoFactor.renewRecoveryCodes(userId);
    },

    disableTwoFactor: async (userId: string, password: string): Promise<void> => {
      await assertPassword(userId, password);
      await twoFactor.disable(userId);
    },
  };
}
