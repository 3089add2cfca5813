import { registerAccountDataRoutes } from '#features/account/account.routes.ts';
import { type AccountService, createAccountService } from '#features/account/account.service.ts';
import type { AttachmentsService } from '#features/attachments/attachments.service.ts';
import type { BackupsService } from '#features/backups/backups.service.ts';
import type { Upgrades } from '#features/billing/upgrades.ts';
import { type AccountClosing, createAccountClosing } from '#features/identity/account-closing.ts';
import { type AccountRecovery, createAccountRecovery } from '#features/identity/account-recovery.ts';
import type { IdentityService } from '#features/identity/identity.service.ts';
import { createLoginLimits } from '#features/identity/login-limits.ts';
import { createPasswordReset, type PasswordReset } from '#features/identity/password-reset.ts';
import { registerRecoveryRoutes } from '#features/identity/recovery.routes.ts';
import type { ImportsService } from '#features/imports/imports.service.ts';
import type { ObjectsService } from '#features/objects/objects.service.ts';
import type { Mount } from '#platform/http/route.ts';
import type { Foundation } from './foundation.ts';

export interface LeavingFeature {
  recovery: AccountRecovery;
  passwordReset: PasswordReset;
  closing: AccountClosing;
  accountData: AccountService;
}

interface LowerServices {
  identity: IdentityService;
  upgrades: Upgrades;
  objects: ObjectsService;
  attachments: AttachmentsService;
  imports: ImportsService;
  backups: BackupsService;
}

const DAY_SECONDS = 86_400;

/** The way back into an account, the way out of it, and what can be taken along. */
export function createLeavingFeature(foundation: Foundation, services: LowerServices): LeavingFeature {
  const { db, clock, rounds, config, rateLimiter } = foundation;
  const { APP_NAME: appName, PUBLIC_URL, PORT } = config.server;
  const limits = createLoginLimits(rateLimiter, {
    failedLogins: config.identity.RATE_LIMIT_FAILED_LOGINS,
    signupsPerHour: config.identity.RATE_LIMIT_SIGNUPS_PER_HOUR,
  });
  return {
    passwordReset: createPasswordReset({ ...foundation, limits }),
    recovery: createAccountRecovery({
      ...foundation,
      limits,
      frame: { appName, address: PUBLIC_URL ?? `http://localhost:${PORT}` },
    }),
    closing: createAccountClosing({
      db,
      clock,
      rounds,
      identity: services.identity,
      cancelPlan: (userId) => services.upgrades.cancelNow(userId),
      deleteFiles: async (userId) => {
        await services.objects.discardAll(userId);
        await services.attachments.discardAll(userId);
        await services.imports.kept.discardAll(userId);
        await services.backups.discardAll(userId);
      },
    }),
    accountData: createAccountService({ ...foundation, appName, directory: foundation.workDirectory }),
  };
}

export function registerLeavingRoutes(mount: Mount, { config }: Foundation, services: LeavingFeature): void {
  registerAccountDataRoutes(mount, services.accountData);
  registerRecoveryRoutes(mount, {
    ...services,
    cookie: {
      isSecure: config.server.PUBLIC_URL?.startsWith('https:') === true,
      maxAgeSeconds: config.identity.SESSION_DAYS * DAY_SECONDS,
    },
  });
}
