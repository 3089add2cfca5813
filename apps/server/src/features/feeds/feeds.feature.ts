import { registerFeedRoutes } from '#features/feeds/feeds.routes.ts';
import { createFeedsService, type FeedsService } from '#features/feeds/feeds.service.ts';
import type { IdentityService } from '#features/identity/identity.service.ts';
import type { RemindersService } from '#features/reminders/reminders.service.ts';
import type { ScheduleService } from '#features/schedule/schedule.service.ts';
import type { Mount } from '#platform/http/route.ts';
import type { Foundation } from './foundation.ts';

export interface FeedsFeature {
  feeds: FeedsService;
}

/** Calendars from elsewhere, shown beside one's own. */
export function createFeedsFeature(
  foundation: Foundation,
  services: { identity: IdentityService; schedule: ScheduleService; reminders: RemindersService },
): FeedsFeature {
  const { identity, schedule, reminders } = services;
  const findTimeZone = async (userId: string) => (await identity.getUser(userId)).timeZone;
  return { feeds: createFeedsService({ ...foundation, schedule, reminders, findTimeZone }) };
}

export function registerFeedsFeatureRoutes(mount: Mount, { feeds }: FeedsFeature): void {
  registerFeedRoutes(mount, feeds);
}
