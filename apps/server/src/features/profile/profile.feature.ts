import { importFinished } from '#events/imports.ts';
import { calendarEventChanged } from '#events/schedule.ts';
import type { FeatureParts } from '#features/feature.ts';
import type { ObjectsService } from '#features/files/objects.service.ts';
import type { Foundation } from '#features/foundation.ts';
import type { IdentityService } from '#features/identity/identity.service.ts';
import { createProfilePhoto } from './profile-photo.ts';
import { registerProfileRoutes } from './profile.routes.ts';
import { createProfileService, type ProfileService } from './profile.service.ts';

type Needs = Pick<Foundation, 'clock' | 'db' | 'events' | 'site'> & {
  identity: IdentityService;
  objects: ObjectsService;
};

/** A person's statistics, achievements and photo. */
export function profileFeature(needs: Needs): FeatureParts<{ profile: ProfileService }> {
  const { events, site } = needs;
  const profile = createProfileService(needs);

  // Imports and new events can unlock achievements, as can questions (counted in profile.service).
  events.subscribe(importFinished, async ({ userId }, tx) => {
    await profile.awardAchievements({ tx, userId });
  });
  events.subscribe(calendarEventChanged, async ({ userId, isNew }, tx) => {
    if (isNew) await profile.awardAchievements({ tx, userId });
  });

  return {
    services: { profile },
    routes: (mount) =>
      registerProfileRoutes(mount, { profile, photo: createProfilePhoto(needs), publicUrl: site.publicUrl }),
  };
}
