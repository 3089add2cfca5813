import type { LoginBody, User } from '@app/contract/identity';
import type { CodeLoginBody } from '@app/contract/two-factor';
import { type Database, inTransaction, type Tx } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { Clock } from '#platform/clock.ts';
import type { AuthLibrary } from './auth-library.ts';
import { hasValidSignature, readClaim, writeClaimToken } from './claim-token.ts';
import * as errors from './identity.errors.ts';
import type { ClientInfo } from './known-devices.ts';
import type { LoginLimits } from './login-limits.ts';
import * as sessions from './sessions.repository.ts';
import type { TwoFactorService } from './two-factor.ts';
import * as users from './users.repository.ts';

export interface SignedIn {
  user: User;
  authToken: string;
}

export interface SignInDependencies {
  db: Database;
  clock: Clock;
  auth: AuthLibrary;
  limits: LoginLimits;
  twoFactor: TwoFactorService;
  secretKey: string;
  openSession: (tx: Tx, userId: string, client: ClientInfo) => Promise<string>;
  getUser: (userId: string) => Promise<User>;
}

export interface Reopening {
  /** Whether signing in cancels the closing of the account. */
  reopens?: boolean;
}

/** How long a challenge accepts a code. */
const CHALLENGE_LIFETIME_MS = 5 * 60_000;

/** Signing in with a password, and with a code when the account uses two-factor authentication. */
export function createSignIn(dependencies: SignInDependencies) {
  const { db, limits, twoFactor, openSession, getUser } = dependencies;
  const challenges = createChallenges(dependencies);

  /**
   * Opens a session after the password and the code were right. Throws identity.account_suspended, and
   * identity.account_closing unless `reopens`.
   */
  async function admit(userId: string, client: ClientInfo, { reopens = false }: Reopening = {}): Promise<SignedIn> {
    const authToken = await inTransaction(db, async (tx) => {
      const { closingAt = null, suspendedAt = null } = (await users.findUser(tx, userId)) ?? {};
      if (suspendedAt !== null) throw errors.accountSuspended();
      if (closingAt !== null && !reopens) throw errors.accountClosing(closingAt);
      if (closingAt !== null) await users.setClosing(tx, userId, null);
      const token = await openSession(tx, userId, client);
      await bumpUserVersion(tx, userId);
      return token;
    });
    return { user: await getUser(userId), authToken };
  }

  /**
   * Opens a session, or throws identity.totp_required with a challenge if the account uses two-factor authentication.
   */
  async function admitOrChallenge(userId: string, client: ClientInfo, { reopens = false }: Reopening = {}) {
    if (await twoFactor.isEnabled(userId)) throw errors.totpRequired(await challenges.make(userId, reopens));
    return admit(userId, client, { reopens });
  }

  return {
    admitOrChallenge,

    logIn: async (body: LoginBody, client: ClientInfo, reopening: Reopening = {}): Promise<SignedIn> =>
      admitOrChallenge(await checkPassword(dependencies, body, client), client, reopening),

    /** Signs in with a two-factor code for a challenge. Throws identity.challenge_expired, identity.code_invalid. */
    logInWithCode: async ({ challenge, code }: CodeLoginBody, client: ClientInfo): Promise<SignedIn> => {
      const proof = await challenges.open(challenge);
      if (proof === undefined) {
        await limits.countForgedToken(client.address);
        throw errors.loginChallengeExpired();
      }
      await twoFactor.assertCode(proof.userId, code);
      return admit(proof.userId, client, { reopens: proof.reopens });
    },
  };
}

/**
 * Returns the user's id, or throws identity.bad_credentials. Takes equally long whether or not an account has this
 * email.
 */
async function checkPassword(
  { db, auth, clock, limits }: SignInDependencies,
  body: LoginBody,
  client: ClientInfo,
): Promise<string> {
  const hasSessionHere = () => sessions.hasSessionFromAddress(db, body.email, client.address, clock.now());
  await limits.consumeAttempt(body.email, client.address, hasSessionHere);
  const userId = await inTransaction(db, async (tx) => {
    const response = await auth.post(tx, '/sign-in/email', { email: body.email, password: body.password });
    const found = response.status === 200 ? response.body.user?.id : undefined;
    if (found !== undefined && response.body.token)
      await sessions.deleteAuthLibrarySession(tx, found, response.body.token);
    return found;
  });
  if (userId === undefined) throw errors.badCredentials();
  await limits.recordSuccess(body.email, client.address);
  return userId;
}

/**
 * Signed proofs that the password was right. They are bound to the password's hash: a password change makes them
 * invalid.
 */
function createChallenges({ db, clock, secretKey }: SignInDependencies) {
  return {
    make: async (userId: string, reopens: boolean): Promise<string> => {
      const hash = (await users.findPasswordHash(db, userId)) ?? '';
      const expires = clock.now().getTime() + CHALLENGE_LIFETIME_MS;
      return writeClaimToken(secretKey, reopens ? 'reopen' : 'sign-in', { userId, expires }, hash);
    },

    /** Undefined when the challenge is not genuine or has expired. */
    open: async (challenge: string): Promise<{ userId: string; reopens: boolean } | undefined> => {
      const claim = readClaim(challenge);
      if (claim === undefined || claim.expires < clock.now().getTime()) return undefined;
      const hash = (await users.findPasswordHash(db, claim.userId)) ?? '';
      const reopens = hasValidSignature(secretKey, 'reopen', challenge, hash);
      if (!reopens && !hasValidSignature(secretKey, 'sign-in', challenge, hash)) return undefined;
      return { userId: claim.userId, reopens };
    },
  };
}
