import { registerObjectRoutes } from '#features/objects/objects.routes.ts';
import { createObjectsService, type ObjectsService } from '#features/objects/objects.service.ts';
import { createProfilePhoto } from '#features/profile/profile-photo.ts';
import { registerProfileRoutes } from '#features/profile/profile.routes.ts';
import { createProfileService, type ProfileService } from '#features/profile/profile.service.ts';
import type { Mount } from '#platform/http/route.ts';
import type { Foundation } from './foundation.ts';

export interface AccountFeature {
  profile: ProfileService;
  objects: ObjectsService;
}

/** What belongs to the account itself: profile and photo. */
export function createAccountFeature(foundation: Foundation): AccountFeature {
  const { db, clock, secretKey, objects: store } = foundation;
  return {
    profile: createProfileService({ db, clock }),
    objects: createObjectsService({ db, store, clock, secretKey }),
  };
}

export function registerAccountRoutes(mount: Mount, foundation: Foundation, services: AccountFeature): void {
  const { config, db } = foundation;
  const { profile, objects } = services;
  const publicUrl = config.server.PUBLIC_URL;
  registerProfileRoutes(mount, { profile, photo: createProfilePhoto({ db, objects }), publicUrl });
  registerObjectRoutes(mount, objects, { publicUrl, uploadsPerMinute: config.imports.RATE_LIMIT_UPLOADS_PER_MINUTE });
}
