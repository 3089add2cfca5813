import type { AttachmentsService } from '#features/attachments/attachments.service.ts';
import type { BillingService } from '#features/billing/billing.service.ts';
import { registerExportRoutes } from '#features/exports/exports.routes.ts';
import {
  createExportsService,
  type ExportsDependencies,
  type ExportsService,
} from '#features/exports/exports.service.ts';
import type { IdentityService } from '#features/identity/identity.service.ts';
import type { Mount } from '#platform/http/route.ts';
import type { Foundation } from './foundation.ts';

export interface ExportFeature {
  exports: ExportsService;
}

type LowerServices = Pick<
  ExportsDependencies,
  'categories' | 'conversations' | 'goals' | 'reminders' | 'schedule' | 'tasks'
> & { attachments: AttachmentsService; billing: BillingService; identity: IdentityService };

/** Everything of a person in forms that other programs read. */
export function createExportFeature({ clock, config }: Foundation, services: LowerServices): ExportFeature {
  const { billing, identity } = services;
  return {
    exports: createExportsService({
      ...services,
      clock,
      appName: config.server.APP_NAME,
      findTimeZone: async (userId) => (await identity.getUser(userId)).timeZone,
      isPremium: async (userId) => (await billing.entitlements(userId)).isPremium,
    }),
  };
}

export function registerExportFeature(mount: Mount, { config }: Foundation, { exports }: ExportFeature): void {
  registerExportRoutes(mount, { exports, publicUrl: config.server.PUBLIC_URL });
}
