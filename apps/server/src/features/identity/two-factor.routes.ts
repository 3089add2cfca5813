import { sendVerification, verifyEmail } from '@app/contract/email-verification';
import {
  disableTwoFactor,
  enableTwoFactor,
  getTwoFactor,
  loginWithCode,
  renewRecoveryCodes,
  setUpTwoFactor,
} from '@app/contract/two-factor';
import { addressKey } from '#platform/http/client-address.ts';
import type { Mount } from '#platform/http/route.ts';
import type { EmailVerification } from './email-verification.ts';
import type { IdentityService } from './identity.service.ts';
import { replyWithSession, type CookieSettings, clientInfoOf } from './sign-in.routes.ts';

export interface TwoFactorRouteDependencies {
  identity: IdentityService;
  verification: EmailVerification;
  cookie: CookieSettings;
}

const VERIFICATION_MAIL_LIMIT = { name: 'send-verification', limit: 5, windowSeconds: 3600 };

/** Two-factor authentication, and the verification of emails. */
export function registerTwoFactorRoutes(
  mount: Mount,
  { identity, verification, cookie }: TwoFactorRouteDependencies,
): void {
  mount(loginWithCode, async ({ body, request, reply }) => {
    const client = clientInfoOf(request);
    return replyWithSession(reply, cookie, client, await identity.logInWithCode(body, client));
  });
  mount(getTwoFactor, ({ userId }) => identity.getTwoFactorStatus(userId));
  mount(setUpTwoFactor, ({ userId, body }) => identity.setUpTwoFactor(userId, body.password));
  mount(enableTwoFactor, ({ userId, body }) => identity.enableTwoFactor(userId, body.code));
  mount(renewRecoveryCodes, ({ userId, body }) => identity.renewRecoveryCodes(userId, body.password));
  mount(disableTwoFactor, ({ userId, body }) => identity.disableTwoFactor(userId, body.password));

  mount(verifyEmail, ({ body, request }) => verification.verify(body.token, addressKey(request.ip)));
  mount(sendVerification, ({ userId }) => verification.requestAgain(userId), { rateLimit: VERIFICATION_MAIL_LIMIT });
}
