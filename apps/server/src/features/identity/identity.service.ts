import type { ChangePasswordBody, LoginBody, ProfileBody, Session, SignupBody, User } from '@app/contract/identity';
import { type Database, type Events, inTransaction, isUniqueViolation, type Tx } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import { userRegistered } from '#events/identity.ts';
import { AppError } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import { type NewId, newToken } from '#platform/ids.ts';
import type { AuthAnswer, AuthLibrary } from './auth-library.ts';
import * as errors from './identity.errors.ts';
import { toSession, toUser } from './identity.mapper.ts';
import type { LoginLimits } from './login-limits.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { hashToken } from './session-tokens.ts';
import * as sessions from './sessions.repository.ts';
import * as users from './users.repository.ts';

/** From where somebody signs in: for limits and for the list of sessions. */
export interface Visitor {
  address: string;
  userAgent: string | null;
}

export interface IdentityDependencies {
  db: Database;
  events: Events;
  clock: Clock;
  newId: NewId;
  auth: AuthLibrary;
  limits: LoginLimits;
  settings: { isSignupOpen: boolean; sessionDays: number; defaultTier: string };
}

export type IdentityService = ReturnType<typeof createIdentityService>;

const DAY_MS = 86_400_000;
const TOUCH_AFTER_MS = 3_600_000;

export function createIdentityService(dependencies: IdentityDependencies) {
  const { db, events, clock, newId, auth, limits, settings } = dependencies;
  const expiry = () => new Date(clock.now().getTime() + settings.sessionDays * DAY_MS);

  async function openSession(tx: Tx, userId: string, visitor: Visitor): Promise<string> {
    const token = newToken();
    await sessions.insertSession(tx, {
      id: newId(),
      userId,
      tokenHash: hashToken(token),
      expiresAt: expiry(),
      ipAddress: visitor.address,
      userAgent: visitor.userAgent?.slice(0, 500) ?? null,
      now: clock.now(),
    });
    return token;
  }

  async function getUser(userId: string): Promise<User> {
    const row = await users.findUser(db, userId);
    if (row === undefined) throw new Error('a session without its user');
    return toUser(row);
  }

  /** Throws identity.bad_credentials unless this is the user's password; wrong ones count against the account. */
  async function assertPassword(userId: string, password: string): Promise<void> {
    const key = `user:${userId}`;
    await limits.consumeAttempt(key, key);
    const hash = await users.findPasswordHash(db, userId);
    if (hash === undefined || !(await verifyPassword({ hash, password }))) throw errors.badCredentials();
    await limits.recordSuccess(key, key);
  }

  async function createAccount(tx: Tx, body: SignupBody, visitor: Visitor): Promise<{ user: User; authToken: string }> {
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
    const authToken = await openSession(tx, userId, visitor);
    await bumpUserVersion(tx, userId);
    return { user: toUser(row), authToken };
  }

  return {
    getUser,

    signUp: async (body: SignupBody, visitor: Visitor): Promise<{ user: User; authToken: string }> => {
      if (!settings.isSignupOpen) throw errors.signupClosed();
      await limits.consumeSignup(visitor.address);
      try {
        return await inTransaction(db, (tx) => createAccount(tx, body, visitor));
      } catch (error) {
        // Of two signups at once the library reports the second in its own way.
        if (!(error instanceof AppError) && (await users.isEmailTaken(db, body.email))) throw errors.emailTaken();
        throw error;
      }
    },

    assertPassword,

    /** Throws identity.account_closing for an account on its way out, unless that is what is to be taken back. */
    logIn: async (
      body: LoginBody,
      visitor: Visitor,
      { reopens = false }: { reopens?: boolean } = {},
    ): Promise<{ user: User; authToken: string }> => {
      const isKnown = () => sessions.isSignedInAt(db, body.email, visitor.address, clock.now());
      await limits.consumeAttempt(body.email, visitor.address, isKnown);
      const signedIn = await inTransaction(db, async (tx) => {
        const answer = await auth.post(tx, '/sign-in/email', { email: body.email, password: body.password });
        const userId = answer.body.user?.id;
        if (answer.status !== 200 || userId === undefined) return undefined;
        if (answer.body.token) await sessions.deleteSessionByToken(tx, userId, answer.body.token);
        const closingAt = (await users.findUser(tx, userId))?.closingAt ?? null;
        if (closingAt !== null && !reopens) return { closingAt };
        if (closingAt !== null) await users.setClosing(tx, userId, null);
        return { userId, authToken: await openSession(tx, userId, visitor) };
      });
      if (signedIn === undefined) throw errors.badCredentials();
      await limits.recordSuccess(body.email, visitor.address);
      if (signedIn.closingAt !== undefined) throw errors.accountClosing(signedIn.closingAt);
      return { user: await getUser(signedIn.userId), authToken: signedIn.authToken };
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

    updateProfile: async (userId: string, body: ProfileBody): Promise<User> => {
      const before = await getUser(userId);
      if (body.email !== before.email.toLowerCase()) {
        if (body.currentPassword === undefined) throw errors.passwordRequired();
        await assertPassword(userId, body.currentPassword);
      }
      const { firstName, lastName, email, timeZone } = body;
      const fields = { firstName, lastName, email, name: `${firstName} ${lastName}`, updatedAt: clock.now() };
      try {
        return await inTransaction(db, async (tx) => {
          const row = await users.updateUser(tx, userId, timeZone === undefined ? fields : { ...fields, timeZone });
          await bumpUserVersion(tx, userId);
          if (row === undefined) throw new Error('the account is gone');
          return toUser(row);
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
      });
    },

    listSessions: async (userId: string, currentId: string): Promise<Session[]> => {
      const rows = await sessions.listSessions(db, userId, clock.now());
      return rows.map((row) => toSession(row, currentId));
    },

    endSession: async (userId: string, id: string): Promise<void> => {
      if (!(await sessions.deleteSession(db, userId, id))) throw errors.sessionNotFound();
    },

    /** Housekeeping: sessions nobody used for SESSION_DAYS. */
    deleteExpiredSessions: (): Promise<void> => sessions.deleteExpiredSessions(db, clock.now()),
  };
}

function assertCreated(answer: AuthAnswer): string {
  const userId = answer.body.user?.id;
  if (answer.status === 200 && userId !== undefined) return userId;
  throw new Error(`the auth library refused an account: ${answer.status} ${answer.body.code ?? ''}`);
}
