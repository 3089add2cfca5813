import { createBriefings } from '#features/briefing/briefing.service.ts';
import type { IdentityService } from '#features/identity/identity.service.ts';
import type { NotificationsService } from '#features/notifications/notifications.service.ts';
import type { RemindersService } from '#features/reminders/reminders.service.ts';
import type { ScheduleService } from '#features/schedule/schedule.service.ts';
import type { SuggestionsService } from '#features/suggestions/suggestions.service.ts';
import type { TasksService } from '#features/tasks/tasks.service.ts';
import type { Foundation } from './foundation.ts';

const MOST_PROMISES = 50;

export interface BriefingFeature {
  /** Tells everybody about their day whose hour has come; returns how many that were. */
  tellDueBriefings: () => Promise<number>;
}

/** The morning briefing, from all that a day is made of. */
export function createBriefingFeature(
  { db, clock, rounds }: Foundation,
  services: {
    identity: IdentityService;
    notifications: NotificationsService;
    reminders: RemindersService;
    schedule: ScheduleService;
    suggestions: SuggestionsService;
    tasks: TasksService;
  },
): BriefingFeature {
  const { identity, suggestions } = services;
  return {
    tellDueBriefings: createBriefings({
      db,
      clock,
      rounds,
      ...services,
      listPromises: (userId) => suggestions.listPending(userId, { limit: MOST_PROMISES }),
      findTimeZone: async (userId) => (await identity.getUser(userId)).timeZone,
    }),
  };
}
