import type { FeatureParts } from '#features/feature.ts';
import type { Foundation } from '#features/foundation.ts';
import { createOidcProvider } from '#integrations/oidc/oidc-provider.ts';
import { type AccountClosing, createAccountClosing } from './account-closing.service.ts';
import { type AccountRecovery, createAccountRecovery } from './account-recovery.ts';
import { createAuthLibrary } from './auth-library.ts';
import { createEmailChangeNotice } from './email-change-notice.ts';
import { createEmailVerification, type EmailVerification } from './email-verification.ts';
import { sendEmailChangedMail, sendVerificationMail } from './identity.jobs.ts';
import { registerIdentityRoutes } from './identity.routes.ts';
import { createIdentityService, type IdentityService } from './identity.service.ts';
import { createLoginLimits } from './login-limits.ts';
import { createPasswordReset } from './password-reset.ts';
import { createProviderSignIn, type ProviderSignIn } from './provider-sign-in.ts';
import { registerProviderRoutes } from './provider.routes.ts';
import { registerRecoveryRoutes } from './recovery.routes.ts';
import { registerTwoFactorRoutes } from './two-factor.routes.ts';
import { createTwoFactor } from './two-factor.ts';

type Needs = Pick<
  Foundation,
  | 'clock'
  | 'config'
  | 'db'
  | 'events'
  | 'formerSecretKeys'
  | 'jobs'
  | 'log'
  | 'mailer'
  | 'newId'
  | 'rateLimiter'
  | 'rounds'
  | 'secretKey'
  | 'site'
>;

export interface Services {
  identity: IdentityService;
  verification: EmailVerification;
  providerSignIn: ProviderSignIn;
  recovery: AccountRecovery;
  closing: AccountClosing;
}

const DAY_SECONDS = 86_400;

/** Accounts: signing up and in, sessions, verification, two-factor authentication, recovery and closing. */
export function identityFeature(needs: Needs): FeatureParts<Services> {
  const { clock, config, jobs, newId, rateLimiter, secretKey, site } = needs;
  const limits = createLoginLimits(rateLimiter, {
    failedLogins: config.identity.RATE_LIMIT_FAILED_LOGINS,
    signupsPerHour: config.identity.RATE_LIMIT_SIGNUPS_PER_HOUR,
  });
  const settings = {
    isSignupOpen: config.identity.SIGNUP === 'open',
    sessionDays: config.identity.SESSION_DAYS,
    defaultTier: config.billing.DEFAULT_PLAN,
    operators: new Set(config.identity.OPERATORS?.map((email) => email.toLowerCase())),
  };
  const verification = createEmailVerification({ ...needs, limits, instance: site });
  const emailChangeNotice = createEmailChangeNotice({ ...needs, instance: site });
  const identity = createIdentityService({
    ...needs,
    auth: createAuthLibrary({ secretKey, newId }),
    limits,
    verification,
    emailChangeNotice,
    twoFactor: createTwoFactor({ ...needs, limits, appName: site.appName }),
    settings,
  });
  const provider = createOidcProvider(config.oidc, () => clock.now());
  const providerSignIn = createProviderSignIn({ ...needs, provider, identity, verification, settings });
  const passwordReset = createPasswordReset({ ...needs, limits });
  const recovery = createAccountRecovery({ ...needs, limits, instance: site });
  const closing = createAccountClosing({ ...needs, identity });

  jobs.register(sendEmailChangedMail, ({ userId, formerEmail }) => emailChangeNotice.mailNotice(userId, formerEmail));
  jobs.register(sendVerificationMail, ({ userId }) => verification.mailLink(userId));

  return {
    services: { identity, verification, providerSignIn, recovery, closing },
    routes: (mount) => {
      const cookie = {
        isSecure: site.publicUrl?.startsWith('https:') === true,
        maxAgeSeconds: config.identity.SESSION_DAYS * DAY_SECONDS,
      };
      registerIdentityRoutes(mount, identity, cookie);
      registerTwoFactorRoutes(mount, { identity, verification, cookie });
      registerProviderRoutes(mount, { providerSignIn, cookie, publicUrl: site.publicUrl });
      registerRecoveryRoutes(mount, { recovery, passwordReset, closing, cookie });
    },
    cleanup: {
      sessions: () => identity.deleteExpiredSessions(),
      accounts: () => closing.purge(),
    },
  };
}
