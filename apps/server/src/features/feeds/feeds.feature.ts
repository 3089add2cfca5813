import type { FeatureParts } from '#features/feature.ts';
import type { Foundation } from '#features/foundation.ts';
import type { IdentityService } from '#features/identity/identity.service.ts';
import type { RemindersService } from '#features/reminders/reminders.service.ts';
import type { ScheduleService } from '#features/schedule/schedule.service.ts';
import { registerFeedRoutes } from './feeds.routes.ts';
import { createFeedsService, type FeedsService } from './feeds.service.ts';

type Needs = Pick<Foundation, 'clock' | 'db' | 'fetcher' | 'log' | 'newId' | 'rounds'> & {
  identity: IdentityService;
  reminders: RemindersService;
  schedule: ScheduleService;
};

const READ_EVERY_MS = 15_000;
/** How late a reminder may be because nobody looked. */
const FIRE_EVERY_MS = 2_000;

/** Calendars from elsewhere, shown beside one's own. */
export function feedsFeature(needs: Needs): FeatureParts<{ feeds: FeedsService }> {
  const feeds = createFeedsService({ ...needs, timeZoneOf: needs.identity.timeZoneOf });
  return {
    services: { feeds },
    routes: (mount) => registerFeedRoutes(mount, feeds),
    rounds: {
      'followed-calendars': { everyMs: READ_EVERY_MS, run: () => feeds.refreshDue() },
      'calendar-reminders': { everyMs: FIRE_EVERY_MS, run: feeds.sendDue },
    },
  };
}
