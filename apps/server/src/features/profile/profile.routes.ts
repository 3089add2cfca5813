import { getUserStats, listAchievements } from '@app/contract/stats';
import type { Mount } from '#platform/http/route.ts';
import type { ProfileService } from './profile.service.ts';

export function registerProfileRoutes(mount: Mount, profile: ProfileService): void {
  mount(getUserStats, ({ userId }) => profile.getStats(userId));
  mount(listAchievements, ({ userId }) => profile.listAchievements(userId));
}
