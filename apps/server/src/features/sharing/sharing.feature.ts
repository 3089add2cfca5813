import { maskSecrets } from '@app/understanding/secrets';
import type { ConversationsService } from '#features/conversations/conversations.service.ts';
import type { FeatureParts } from '#features/feature.ts';
import type { Foundation } from '#features/foundation.ts';
import type { IdentityService } from '#features/identity/identity.service.ts';
import { registerSharingRoutes } from './sharing.routes.ts';
import { createSharingService, type SharingService } from './sharing.service.ts';

type Needs = Pick<Foundation, 'clock' | 'db' | 'secretKey' | 'site'> & {
  conversations: ConversationsService;
  identity: IdentityService;
};

/** One conversation as a page for whoever has its link. */
export function sharingFeature(needs: Needs): FeatureParts<{ sharing: SharingService }> {
  const { clock, conversations, db, identity, secretKey, site } = needs;
  const { timeZoneOf } = identity;
  const sharing = createSharingService({ db, clock, secretKey, conversations, timeZoneOf, maskSecrets });
  return {
    services: { sharing },
    routes: (mount) => registerSharingRoutes(mount, { sharing, publicUrl: site.publicUrl }),
  };
}
