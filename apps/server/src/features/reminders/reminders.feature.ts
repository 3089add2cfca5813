import { eventTouched } from '#events/schedule.ts';
import type { FeatureParts } from '#features/feature.ts';
import type { Foundation } from '#features/foundation.ts';
import type { IdentityService } from '#features/identity/identity.service.ts';
import type { NotificationsService } from '#features/notifications/notifications.service.ts';
import type { ScheduleService } from '#features/schedule/schedule.service.ts';
import { createFireDue } from './fire-due.ts';
import { registerReminderRoutes } from './reminders.routes.ts';
import { createRemindersService, type RemindersService } from './reminders.service.ts';

type Needs = Pick<Foundation, 'clock' | 'db' | 'events' | 'newId' | 'rounds'> & {
  identity: IdentityService;
  notifications: NotificationsService;
  schedule: ScheduleService;
};

export interface Services {
  reminders: RemindersService;
  /** Fires what is due by now; returns how many reminders that were. */
  fireDueReminders: () => Promise<number>;
}

/** How late a reminder may be because nobody looked. */
const FIRE_EVERY_MS = 2_000;

/** Reminders, of events and of anything else. */
export function remindersFeature(needs: Needs): FeatureParts<Services> {
  const { clock, db, events, identity, newId, notifications, rounds, schedule } = needs;
  const reminders = createRemindersService({
    db,
    clock,
    newId,
    notifications,
    schedule,
    timeZoneOf: identity.timeZoneOf,
  });
  const fireDueReminders = createFireDue({ db, clock, rounds, notifications, findNext: reminders.findNext });
  events.subscribe(eventTouched, ({ userId, eventId, isNew, reminderMinutes }, tx) =>
    reminders.followEvent({ tx, userId }, eventId, isNew, reminderMinutes),
  );
  return {
    services: { reminders, fireDueReminders },
    routes: (mount) => registerReminderRoutes(mount, reminders),
    rounds: { reminders: { everyMs: FIRE_EVERY_MS, run: fireDueReminders } },
  };
}
