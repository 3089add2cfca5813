import type { SignupBody } from '@app/contract/identity';
import { type Database, type Events, inTransaction, type Tx } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import { userRegistered } from '#events/identity.ts';
import { AppError } from '#platform/app-error.ts';
import { isDatabaseUnavailable } from '#platform/database-outage.ts';
import type { AuthResponse, AuthLibrary } from './auth-library.ts';
import type { EmailVerification } from './email-verification.ts';
import * as errors from './identity.errors.ts';
import { toUser } from './identity.mapper.ts';
import type { ClientInfo } from './known-devices.ts';
import type { LoginLimits } from './login-limits.ts';
import type { SignedIn } from './sign-in.ts';
import * as users from './users.repository.ts';

/** Signing up with an email and a password. */
export function createSignup(dependencies: {
  db: Database;
  events: Events;
  auth: AuthLibrary;
  limits: LoginLimits;
  verification: EmailVerification;
  settings: { isSignupOpen: boolean; defaultTier: string; operators: ReadonlySet<string> };
  openSession: (tx: Tx, userId: string, client: ClientInfo) => Promise<string>;
}) {
  const { db, events, auth, limits, verification, settings, openSession } = dependencies;

  async function createAccount(tx: Tx, body: SignupBody, client: ClientInfo): Promise<SignedIn> {
    // For a taken email the library reports success, with an account that is not stored.
    if (await users.isEmailTaken(tx, body.email)) throw errors.emailTaken();
    const response = await auth.post(tx, '/sign-up/email', {
      ...body,
      name: `${body.firstName} ${body.lastName}`,
      timeZone: body.timeZone ?? 'UTC',
      subscriptionTier: settings.defaultTier,
    });
    const userId = assertCreated(response);
    const row = await users.findUser(tx, userId);
    if (row === undefined) throw new Error('the new account was not stored');
    await events.publish(userRegistered, { userId }, tx);
    const authToken = await openSession(tx, userId, client);
    await verification.request({ tx, userId });
    await bumpUserVersion(tx, userId);
    return {
      user: toUser(row, { isMailConfigured: verification.isMailConfigured, operators: settings.operators }),
      authToken,
    };
  }

  return {
    signUp: async (body: SignupBody, client: ClientInfo): Promise<SignedIn> => {
      if (!settings.isSignupOpen) throw errors.signupClosed();
      await limits.consumeSignup(client.address);
      try {
        return await inTransaction(db, (tx) => createAccount(tx, body, client));
      } catch (error) {
        // When two signups with one email are concurrent, the library reports an error of its own for the second.
        if (!(error instanceof AppError) && !isDatabaseUnavailable(error) && (await users.isEmailTaken(db, body.email)))
          throw errors.emailTaken();
        throw error;
      }
    },
  };
}

function assertCreated(response: AuthResponse): string {
  const userId = response.body.user?.id;
  if (response.status === 200 && userId !== undefined) return userId;
  throw new Error(`the auth library refused an account: ${response.status} ${response.body.code ?? ''}`);
}
