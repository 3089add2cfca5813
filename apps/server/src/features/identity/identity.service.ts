import type { Session, SignupBody, User } from '@app/contract/identity';
import type { RecoveryCodes, TwoFactor, TwoFactorSetup } from '@app/contract/two-factor';
import { type Database, type Events, inTransaction, type Queryable, type Tx } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import { userRegistered } from '#events/identity.ts';
import { AppError } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import { isDatabaseAway } from '#platform/database-outage.ts';
import type { NewId } from '#platform/ids.ts';
import { createAccountChanges } from './account-changes.ts';
import type { AuthAnswer, AuthLibrary } from './auth-library.ts';
import type { EmailMove } from './email-move.ts';
import type { EmailVerification } from './email-verification.ts';
import * as errors from './identity.errors.ts';
import { toSession, toUser } from './identity.mapper.ts';
import * as devices from './known-devices.repository.ts';
import type { Visitor } from './known-devices.ts';
import type { LoginLimits } from './login-limits.ts';
import { verifyPassword } from './password-hash.ts';
import { hashToken } from './session-tokens.ts';
import * as sessions from './sessions.repository.ts';
import { createSignIn, type SignedIn } from './sign-in.ts';
import type { TwoFactorService } from './two-factor.ts';
import * as users from './users.repository.ts';

export type TimeZoneOf = IdentityService['timeZoneOf'];
export { describeDevice } from './device.ts';

export interface IdentityDependencies {
  db: Database;
  events: Events;
  clock: Clock;
  newId: NewId;
  auth: AuthLibrary;
  limits: LoginLimits;
  twoFactor: TwoFactorService;
  verification: EmailVerification;
  emailMove: EmailMove;
  secretKey: string;
  settings: { isSignupOpen: boolean; sessionDays: number; defaultTier: string };
}

export type IdentityService = ReturnType<typeof createIdentityService>;

const DAY_MS = 86_400_000;
const TOUCH_AFTER_MS = 3_600_000;
/** Browsers keep no cookie for longer. */
const DEVICE_DAYS = 400;

export function createIdentityService(dependencies: IdentityDependencies) {
  const { db, events, clock, auth, limits, twoFactor, verification, settings } = dependencies;
  const { isMailConfigured } = verification;
  const expiry = () => new Date(clock.now().getTime() + settings.sessionDays * DAY_MS);
  const signIn = createSignIn({ ...dependencies, expiry, getUser });
  const changes = createAccountChanges({ ...dependencies, getUser, assertPassword });

  async function getUser(userId: string): Promise<User> {
    const row = await users.findUser(db, userId);
    if (row === undefined) throw new Error('a session without its user');
    return toUser(row, isMailConfigured);
  }

  /** Throws identity.bad_credentials unless this is the user's password; wrong ones count against the account. */
  async function assertPassword(userId: string, password: string): Promise<void> {
    const key = `user:${userId}`;
    await limits.consumeAttempt(key, key);
    const hash = await users.findPasswordHash(db, userId);
    if (hash === undefined) throw errors.noPassword();
    if (!(await verifyPassword({ hash, password }))) throw errors.badCredentials();
    await limits.recordSuccess(key, key);
  }

  async function createAccount(tx: Tx, body: SignupBody, visitor: Visitor): Promise<SignedIn> {
    // The library answers a taken email like a new one, with an account that is nowhere.
    if (await users.isEmailTaken(tx, body.email)) throw errors.emailTaken();
    const answer = await auth.post(tx, '/sign-up/email', {
      ...body,
      name: `${body.firstName} ${body.lastName}`,
      timeZone: body.timeZone ?? 'UTC',
      subscriptionTier: settings.defaultTier,
    });
    const userId = assertCreated(answer);
    const row = await users.findUser(tx, userId);
    if (row === undefined) throw new Error('the new account is not there');
    await events.publish(userRegistered, { userId }, tx);
    const authToken = await signIn.openSession(tx, userId, visitor);
    await verification.request({ tx, userId });
    await bumpUserVersion(tx, userId);
    return { user: toUser(row, isMailConfigured), authToken };
  }

  return {
    getUser,

    /** UTC for who is gone meanwhile. Within a transaction it is given, so that no second connection is needed. */
    timeZoneOf: async (userId: string, queryable: Queryable = db): Promise<string> =>
      (await users.findTimeZone(queryable, userId)) ?? 'UTC',

    signUp: async (body: SignupBody, visitor: Visitor): Promise<SignedIn> => {
      if (!settings.isSignupOpen) throw errors.signupClosed();
      await limits.consumeSignup(visitor.address);
      try {
        return await inTransaction(db, (tx) => createAccount(tx, body, visitor));
      } catch (error) {
        // Of two signups at once the library reports the second in its own way.
        if (!(error instanceof AppError) && !isDatabaseAway(error) && (await users.isEmailTaken(db, body.email)))
          throw errors.emailTaken();
        throw error;
      }
    },

    assertPassword,

    logIn: signIn.logIn,
    logInWithCode: signIn.logInWithCode,
    admitOrChallenge: signIn.admitOrChallenge,

    describeTwoFactor: (userId: string): Promise<TwoFactor> => twoFactor.describe(userId),
    enableTwoFactor: (userId: string, code: string): Promise<RecoveryCodes> => twoFactor.enable(userId, code),

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

    /** Whose token this is, sliding its expiry at most once an hour. */
    authenticate: async (token: string): Promise<{ userId: string; sessionId: string } | undefined> => {
      const found = await sessions.findSessionByTokenHash(db, hashToken(token));
      const now = clock.now();
      if (found === undefined || found.expiresAt <= now) return undefined;
      if (now.getTime() - found.lastUsedAt.getTime() > TOUCH_AFTER_MS) {
        await sessions.touchSession(db, found.sessionId, now, expiry());
      }
      return { userId: found.userId, sessionId: found.sessionId };
    },

    logOut: (token: string): Promise<void> => sessions.deleteSessionByTokenHash(db, hashToken(token)),

    ...changes,

    listSessions: async (userId: string, currentId: string): Promise<Session[]> => {
      const rows = await sessions.listSessions(db, userId, clock.now());
      return rows.map((row) => toSession(row, currentId));
    },

    endSession: async (userId: string, id: string): Promise<void> => {
      if (!(await sessions.deleteSession(db, userId, id))) throw errors.sessionNotFound();
    },

    /** Housekeeping: sessions nobody used for SESSION_DAYS, and devices nobody signed in from for long. */
    deleteExpiredSessions: async (): Promise<void> => {
      await sessions.deleteExpiredSessions(db, clock.now());
      await devices.deleteUnseenDevices(db, new Date(clock.now().getTime() - DEVICE_DAYS * DAY_MS));
    },
  };
}

function assertCreated(answer: AuthAnswer): string {
  const userId = answer.body.user?.id;
  if (answer.status === 200 && userId !== undefined) return userId;
  throw new Error(`the auth library refused an account: ${answer.status} ${answer.body.code ?? ''}`);
}
