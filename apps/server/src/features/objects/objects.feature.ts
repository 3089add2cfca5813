import type { FeatureParts } from '#features/feature.ts';
import type { Foundation } from '#features/foundation.ts';
import type { AccountClosing } from '#features/identity/account-closing.service.ts';
import { registerObjectRoutes } from './objects.routes.ts';
import { createObjectsService, type ObjectsService } from './objects.service.ts';

type Needs = Pick<Foundation, 'clock' | 'config' | 'db' | 'fileStore' | 'rounds' | 'secretKey' | 'site'> & {
  closing: AccountClosing;
};

/** Pictures that people upload. */
export function objectsFeature(needs: Needs): FeatureParts<{ objects: ObjectsService }> {
  const { clock, closing, config, db, fileStore, rounds, secretKey, site } = needs;
  const objects = createObjectsService({ db, store: fileStore, clock, rounds, secretKey });
  closing.beforeDeleting((userId) => objects.discardAll(userId));
  return {
    services: { objects },
    routes: (mount) =>
      registerObjectRoutes(mount, objects, {
        publicUrl: site.publicUrl,
        uploadsPerMinute: config.imports.RATE_LIMIT_UPLOADS_PER_MINUTE,
      }),
    cleanup: { pictures: () => objects.deleteUnused() },
  };
}
