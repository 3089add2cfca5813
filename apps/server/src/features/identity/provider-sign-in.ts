import { type Database, type Events, inTransaction, isUniqueViolation, type Tx } from '#db/database.ts';
import { userRegistered } from '#events/identity.ts';
import type { OidcAttempt, OidcIdentity, OidcProvider } from '#integrations/oidc/oidc.ts';
import type { NewId } from '#platform/ids.ts';
import type { EmailVerification } from './email-verification.ts';
import * as errors from './identity.errors.ts';
import type { IdentityService } from './identity.service.ts';
import type { Visitor } from './known-devices.ts';
import { openText, sealText } from './sealed-text.ts';
import type { SignedIn } from './sign-in.ts';
import * as users from './users.repository.ts';

const PROVIDER = 'oidc';
/** What the browser keeps is bound to nobody yet. */
const ATTEMPT = 'provider-sign-in';

export type ProviderSignIn = ReturnType<typeof createProviderSignIn>;

interface Kept extends OidcAttempt {
  /** Where to go afterwards. */
  next: string;
}

/** Signing in with the OpenID provider of the operator. */
export function createProviderSignIn(dependencies: {
  db: Database;
  events: Events;
  newId: NewId;
  secretKey: string;
  provider: OidcProvider | undefined;
  identity: IdentityService;
  verification: EmailVerification;
  settings: { isSignupOpen: boolean; defaultTier: string };
}) {
  const { db, events, newId, secretKey, provider, identity, verification, settings } = dependencies;

  async function register(tx: Tx, given: OidcIdentity): Promise<string> {
    if (!settings.isSignupOpen) throw errors.signupClosed();
    const userId = newId();
    const { email, firstName, lastName, isEmailVerified: emailVerified } = given;
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
   * The account of who the provider names. An account of that email is taken over only when both sides have seen that
   * the email belongs to the person: else somebody could prepare an account, or a provider's entry, for another's email.
   */
  async function findOrLink(given: OidcIdentity): Promise<string> {
    const linked = await users.findLinkedUser(db, PROVIDER, given.accountId);
    if (linked !== undefined) return linked;
    return inTransaction(db, async (tx) => {
      const existing = await users.findUserByEmail(tx, given.email);
      if (existing !== undefined && !(existing.emailVerified && given.isEmailVerified)) throw errors.providerUnlinked();
      const userId = existing?.id ?? (await register(tx, given));
      await users.insertLink(tx, { id: newId(), userId, providerId: PROVIDER, accountId: given.accountId });
      return userId;
    });
  }

  return {
    isConfigured: provider !== undefined,

    /** Where the browser goes and what it keeps until it is back; undefined where no provider is configured. */
    begin: async (redirectUri: string, next: string): Promise<{ url: string; kept: string } | undefined> => {
      if (provider === undefined) return undefined;
      const { url, attempt } = await provider.begin(redirectUri);
      return { url, kept: sealText(secretKey, JSON.stringify({ ...attempt, next } satisfies Kept), ATTEMPT) };
    },

    /** Throws identity.provider_refused, identity.provider_unlinked and what signing in throws. */
    finish: async (
      answer: { code: string | undefined; state: string | undefined; kept: string | undefined },
      visitor: Visitor,
    ): Promise<SignedIn & { next: string }> => {
      const attempt = readKept(secretKey, answer.kept);
      const { code, state } = answer;
      if (provider === undefined || attempt === undefined || code === undefined || state !== attempt.state) {
        throw errors.providerRefused();
      }
      const given = await provider.finish(code, attempt);
      const userId = await findOrLink(given).catch((error: unknown) => {
        // Of two answers at once the second finds that the first has made the account.
        if (isUniqueViolation(error)) return findOrLink(given);
        throw error;
      });
      return { ...(await identity.admitOrChallenge(userId, visitor)), next: attempt.next };
    },
  };
}

function readKept(secretKey: string, kept: string | undefined): Kept | undefined {
  try {
    return kept === undefined ? undefined : (JSON.parse(openText(secretKey, kept, ATTEMPT)) as Kept);
  } catch {
    return undefined;
  }
}
