import { deleteAccount, forgotPassword, resetPassword, restoreAccount } from '@app/contract/account';
import { addressKey } from '#platform/http/client-address.ts';
import type { Mount } from '#platform/http/route.ts';
import type { AccountClosing } from './account-closing.service.ts';
import type { AccountRecovery } from './account-recovery.ts';
import type { PasswordReset } from './password-reset.ts';
import { replyWithSession, clearSessionCookie, type CookieSettings, clientInfoOf } from './sign-in.routes.ts';

export interface RecoveryRouteDependencies {
  recovery: AccountRecovery;
  passwordReset: PasswordReset;
  closing: AccountClosing;
  cookie: CookieSettings;
}

export function registerRecoveryRoutes(mount: Mount, dependencies: RecoveryRouteDependencies): void {
  const { recovery, passwordReset, closing, cookie } = dependencies;
  mount(forgotPassword, ({ body, request }) => recovery.mailResetLink(body.email, addressKey(request.ip)));
  mount(resetPassword, ({ body, request }) => passwordReset.reset(body.token, body.password, addressKey(request.ip)));

  mount(deleteAccount, async ({ userId, body, reply }) => {
    const closed = await closing.close(userId, body.password);
    clearSessionCookie(reply, cookie);
    return closed;
  });

  mount(restoreAccount, async ({ body, request, reply }) => {
    const client = clientInfoOf(request);
    return replyWithSession(reply, cookie, client, await closing.reopen(body, client));
  });
}
