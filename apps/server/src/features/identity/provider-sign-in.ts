import { type Database, type Events, inTransaction, isUniqueViolation, type Tx } from '#db/database.ts';
import { userRegistered } from '#events/identity.ts';
import type { OidcAttempt, OidcIdentity, OidcProvider } from '#integrations/oidc/oidc.ts';
import type { NewId } from '#platform/ids.ts';
import type { EmailVerification } from './email-verification.ts';
import * as errors from './identity.errors.ts';
import type { IdentityService } from './identity.service.ts';
import type { ClientInfo } from './known-devices.ts';
import { openText, sealText } from '#platform/sealed-text.ts';
import type { SignedIn } from './sign-in.ts';
import * as users from './users.repository.ts';

const PROVIDER = 'oidc';
/** sealText binds a text to its owner. Nobody is signed in yet, so this constant takes the owner's place. */
const SEAL_OWNER = 'provider-sign-in';

export type ProviderSignIn = ReturnType<typeof createProviderSignIn>;

interface Attempt extends OidcAttempt {
  /** The path that is opened after signing in. */
  next: string;
}

interface ProviderSignInDependencies {
  db: Database;
  events: Events;
  newId: NewId;
  secretKey: string;
  provider: OidcProvider | undefined;
  identity: IdentityService;
  verification: EmailVerification;
  settings: { isSignupOpen: boolean; defaultTier: string };
}

/** Signing in with the OpenID provider of the operator. */
export function createProviderSignIn(dependencies: ProviderSignInDependencies) {
  const { secretKey, provider, identity } = dependencies;
  const findOrCreateUser = createAccountLinker(dependencies);

  return {
    isConfigured: provider !== undefined,

    /**
     * Returns the URL to redirect the browser to, and the encrypted attempt. A cookie of the browser stores the attempt
     * until the provider redirects back. Undefined without a provider.
     */
    begin: async (redirectUri: string, next: string): Promise<{ url: string; sealed: string } | undefined> => {
      if (provider === undefined) return undefined;
      const { url, attempt } = await provider.begin(redirectUri);
      return { url, sealed: sealText(secretKey, JSON.stringify({ ...attempt, next } satisfies Attempt), SEAL_OWNER) };
    },

    /** Throws identity.provider_refused, identity.provider_unlinked and what signing in throws. */
    finish: async (
      callback: { code: string | undefined; state: string | undefined; sealed: string | undefined },
      client: ClientInfo,
    ): Promise<SignedIn & { next: string }> => {
      const attempt = openAttempt(secretKey, callback.sealed);
      const { code, state } = callback;
      if (provider === undefined || attempt === undefined || code === undefined || state !== attempt.state) {
        throw errors.providerSignInFailed();
      }
      const providerIdentity = await provider.finish(code, attempt);
      const userId = await findOrCreateUser(providerIdentity).catch((error: unknown) => {
        // If two callbacks run at the same time, the second cannot create the account that the first has created.
        if (isUniqueViolation(error)) return findOrCreateUser(providerIdentity);
        throw error;
      });
      return { ...(await identity.admitOrChallenge(userId, client)), next: attempt.next };
    },
  };
}

function createAccountLinker({ db, events, newId, verification, settings }: ProviderSignInDependencies) {
  async function register(tx: Tx, providerIdentity: OidcIdentity): Promise<string> {
    if (!settings.isSignupOpen) throw errors.signupClosed();
    const userId = newId();
    const { email, firstName, lastName, isEmailVerified: emailVerified } = providerIdentity;
    const name = `${firstName} ${lastName}`.trim();
    await users.insertUser(tx, {
      id: userId,
      email,
      emailVerified,
      firstName,
      lastName,
      name,
      subscriptionTier: settings.defaultTier,
    });
    await events.publish(userRegistered, { userId }, tx);
    if (!emailVerified) await verification.request({ tx, userId });
    return userId;
  }

  /**
   * The user of a provider's identity. An existing account with the same email is linked only if both this server and
   * the provider have verified the email. Otherwise an attacker could register someone else's email in one of the two
   * places in advance.
   */
  async function findOrCreateUser(providerIdentity: OidcIdentity): Promise<string> {
    const linked = await users.findLinkedUser(db, PROVIDER, providerIdentity.accountId);
    if (linked !== undefined) return linked;
    return inTransaction(db, async (tx) => {
      const existing = await users.findUserByEmail(tx, providerIdentity.email);
      if (existing !== undefined && !(existing.emailVerified && providerIdentity.isEmailVerified))
        throw errors.providerUnlinked();
      const userId = existing?.id ?? (await register(tx, providerIdentity));
      await users.insertLink(tx, { id: newId(), userId, providerId: PROVIDER, accountId: providerIdentity.accountId });
      return userId;
    });
  }

  return findOrCreateUser;
}

function openAttempt(secretKey: string, sealed: string | undefined): Attempt | undefined {
  try {
    return sealed === undefined ? undefined : (JSON.parse(openText(secretKey, sealed, SEAL_OWNER)) as Attempt);
  } catch {
    return undefined;
  }
}
