import type { BillingService } from '#features/billing/billing.service.ts';
import type { IdentityService } from '#features/identity/identity.service.ts';
import { registerObjectRoutes } from '#features/objects/objects.routes.ts';
import { createObjectsService, type ObjectsService } from '#features/objects/objects.service.ts';
import { createProfilePhoto } from '#features/profile/profile-photo.ts';
import { registerProfileRoutes } from '#features/profile/profile.routes.ts';
import { createProfileService, type ProfileService } from '#features/profile/profile.service.ts';
import type { Mount } from '#platform/http/route.ts';
import type { Foundation } from './foundation.ts';
import { createPaymentsFeature, type PaymentsFeature, registerPaymentsRoutes } from './payments-feature.ts';

export interface AccountFeature extends PaymentsFeature {
  profile: ProfileService;
  objects: ObjectsService;
}

/** What belongs to the account itself: profile, photo and plan. */
export function createAccountFeature(foundation: Foundation, identity: IdentityService): AccountFeature {
  const { db, clock, rounds, events, secretKey, objects: store } = foundation;
  return {
    ...createPaymentsFeature(foundation, identity),
    profile: createProfileService({ db, clock, events }),
    objects: createObjectsService({ db, store, clock, rounds, secretKey }),
  };
}

export function registerAccountRoutes(
  mount: Mount,
  foundation: Foundation,
  services: AccountFeature & { billing: BillingService },
): void {
  registerPaymentsRoutes(mount, foundation, services);
  const { config, db } = foundation;
  const { profile, objects } = services;
  const publicUrl = config.server.PUBLIC_URL;
  registerProfileRoutes(mount, { profile, photo: createProfilePhoto({ db, objects }), publicUrl });
  registerObjectRoutes(mount, objects, { publicUrl, uploadsPerMinute: config.imports.RATE_LIMIT_UPLOADS_PER_MINUTE });
}
