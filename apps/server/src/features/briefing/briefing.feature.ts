import type { FeatureParts } from '#features/feature.ts';
import type { Foundation } from '#features/foundation.ts';
import type { IdentityService } from '#features/identity/identity.service.ts';
import type { NotificationsService } from '#features/notifications/notifications.service.ts';
import type { RemindersService } from '#features/schedule/reminders.service.ts';
import type { ScheduleService } from '#features/schedule/schedule.service.ts';
import type { SuggestionsService } from '#features/suggestions/suggestions.service.ts';
import type { TasksService } from '#features/tasks/tasks.service.ts';
import { createBriefings } from './briefing.service.ts';

type Needs = Pick<Foundation, 'clock' | 'db' | 'rounds'> & {
  identity: IdentityService;
  notifications: NotificationsService;
  reminders: RemindersService;
  schedule: ScheduleService;
  suggestions: SuggestionsService;
  tasks: TasksService;
};

const MAX_PROMISES = 50;
const SEND_EVERY_MS = 20_000;

export interface Services {
  /** Sends the briefings that are due; returns how many that were. */
  sendDueBriefings: () => Promise<number>;
}

/** The morning briefing, from all that a day is made of. */
export function briefingFeature(needs: Needs): FeatureParts<Services> {
  const { identity, suggestions } = needs;
  const sendDueBriefings = createBriefings({
    ...needs,
    listPromises: (userId) => suggestions.listPending(userId, { limit: MAX_PROMISES }),
    timeZoneOf: identity.timeZoneOf,
  });
  return {
    services: { sendDueBriefings },
    rounds: { briefings: { everyMs: SEND_EVERY_MS, run: sendDueBriefings } },
  };
}
