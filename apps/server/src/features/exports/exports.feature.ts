import type { BillingService } from '#features/billing/billing.service.ts';
import type { FeatureParts } from '#features/feature.ts';
import type { Foundation } from '#features/foundation.ts';
import type { IdentityService } from '#features/identity/identity.service.ts';
import { registerExportRoutes } from './exports.routes.ts';
import { createExportsService, type ExportsDependencies, type ExportsService } from './exports.service.ts';

type Needs = Pick<Foundation, 'clock' | 'site'> &
  Pick<
    ExportsDependencies,
    'attachments' | 'categories' | 'conversations' | 'goals' | 'reminders' | 'schedule' | 'tasks'
  > & { billing: BillingService; identity: IdentityService };

/** Everything of a person in forms that other programs read. */
export function exportsFeature(needs: Needs): FeatureParts<{ exports: ExportsService }> {
  const { billing, identity, site } = needs;
  const exports = createExportsService({
    ...needs,
    appName: site.appName,
    timeZoneOf: identity.timeZoneOf,
    isPremium: billing.isPremium,
  });
  return {
    services: { exports },
    routes: (mount) => registerExportRoutes(mount, { exports, publicUrl: site.publicUrl }),
  };
}
