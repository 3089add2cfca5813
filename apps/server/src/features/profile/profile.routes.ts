import { removePhoto, setPhoto } from '@app/contract/photo';
import { getUserStats, listAchievements } from '@app/contract/stats';
import { ownOrigin } from '#platform/http/own-origin.ts';
import type { Mount } from '#platform/http/route.ts';
import type { ProfilePhoto } from './profile-photo.ts';
import type { ProfileService } from './profile.service.ts';

export function registerProfileRoutes(
  mount: Mount,
  { profile, photo, publicUrl }: { profile: ProfileService; photo: ProfilePhoto; publicUrl: string | undefined },
): void {
  mount(getUserStats, ({ userId }) => profile.getStats(userId));
  mount(listAchievements, ({ userId }) => profile.listAchievements(userId));
  mount(setPhoto, ({ userId, body, request }) =>
    photo.set(userId, body.profileImageUrl, ownOrigin(request, publicUrl)),
  );
  mount(removePhoto, ({ userId }) => photo.remove(userId));
}
