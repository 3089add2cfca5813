import { createAuthLibrary } from '#features/identity/auth-library.ts';
import { createEmailMove } from '#features/identity/email-move.ts';
import { createEmailVerification, type EmailVerification } from '#features/identity/email-verification.ts';
import { sendMovedMail, sendVerificationMail } from '#features/identity/identity.jobs.ts';
import { registerIdentityRoutes } from '#features/identity/identity.routes.ts';
import { createIdentityService, type IdentityService } from '#features/identity/identity.service.ts';
import { createLoginLimits } from '#features/identity/login-limits.ts';
import { createProviderSignIn, type ProviderSignIn } from '#features/identity/provider-sign-in.ts';
import { registerProviderRoutes } from '#features/identity/provider.routes.ts';
import { registerSecondStepRoutes } from '#features/identity/second-step.routes.ts';
import { createSecondStep } from '#features/identity/two-factor.ts';
import { createOidcProvider } from '#integrations/oidc/oidc-provider.ts';
import type { Mount } from '#platform/http/route.ts';
import type { Foundation } from './foundation.ts';

export interface SignInFeature {
  identity: IdentityService;
  verification: EmailVerification;
  providerSignIn: ProviderSignIn;
}

const DAY_SECONDS = 86_400;

/** Who somebody is, and everything that proves it. */
export function createSignInFeature(foundation: Foundation): SignInFeature {
  const { config, newId, rateLimiter, secretKey, jobs } = foundation;
  const { APP_NAME: appName, PUBLIC_URL, PORT } = config.server;
  const frame = { appName, address: PUBLIC_URL ?? `http://localhost:${PORT}` };
  const limits = createLoginLimits(rateLimiter, {
    failedLogins: config.identity.RATE_LIMIT_FAILED_LOGINS,
    signupsPerHour: config.identity.RATE_LIMIT_SIGNUPS_PER_HOUR,
  });
  const verification = createEmailVerification({ ...foundation, limits, frame });
  const emailMove = createEmailMove({ ...foundation, frame });
  jobs.register(sendMovedMail, ({ userId, formerEmail }) => emailMove.mailFormer(userId, formerEmail));
  jobs.register(sendVerificationMail, ({ userId }) => verification.mailLink(userId));
  const settings = {
    isSignupOpen: config.identity.SIGNUP === 'open',
    sessionDays: config.identity.SESSION_DAYS,
    defaultTier: config.billing.DEFAULT_PLAN,
  };
  const identity = createIdentityService({
    ...foundation,
    auth: createAuthLibrary({ secretKey, newId }),
    limits,
    verification,
    emailMove,
    secondStep: createSecondStep({ ...foundation, limits, appName }),
    settings,
  });
  const provider = createOidcProvider(config.oidc, () => foundation.clock.now());
  const providerSignIn = createProviderSignIn({ ...foundation, provider, identity, verification, settings });
  return { identity, verification, providerSignIn };
}

export function registerSignInRoutes(mount: Mount, { config }: Foundation, services: SignInFeature): void {
  const cookie = {
    isSecure: config.server.PUBLIC_URL?.startsWith('https:') === true,
    maxAgeSeconds: config.identity.SESSION_DAYS * DAY_SECONDS,
  };
  registerIdentityRoutes(mount, services.identity, cookie);
  registerSecondStepRoutes(mount, { ...services, cookie });
  registerProviderRoutes(mount, { ...services, cookie, publicUrl: config.server.PUBLIC_URL });
}
