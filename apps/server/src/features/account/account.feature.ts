import type { FeatureParts } from '#features/feature.ts';
import type { Foundation } from '#features/foundation.ts';
import { registerAccountDataRoutes } from './account.routes.ts';
import { type AccountService, createAccountService } from './account.service.ts';

type Needs = Pick<Foundation, 'clock' | 'db' | 'newId' | 'site' | 'workDirectory'>;

/** What the app holds of one person, for them to take along. */
export function accountFeature(needs: Needs): FeatureParts<{ accountData: AccountService }> {
  const { clock, db, newId, site, workDirectory } = needs;
  const accountData = createAccountService({ db, clock, newId, appName: site.appName, directory: workDirectory });
  return { services: { accountData }, routes: (mount) => registerAccountDataRoutes(mount, accountData) };
}
