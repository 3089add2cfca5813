import { OTHER_SLUG } from '@app/understanding/category/built-in-categories';
import { parseQuickEvent } from '@app/understanding/quick-event';
import { calendarEventChanged } from '#events/schedule.ts';
import type { ConversationsService, LocalEngine } from '#features/conversations/conversations.service.ts';
import type { FeatureParts } from '#features/feature.ts';
import type { Foundation } from '#features/foundation.ts';
import type { IdentityService } from '#features/identity/identity.service.ts';
import type { NotificationsService } from '#features/notifications/notifications.service.ts';
import { type CalendarService, createCalendarService } from './calendar.service.ts';
import { createFollowedCalendarsService, type FollowedCalendarsService } from './followed-calendars.service.ts';
import { registerFollowedCalendarRoutes } from './followed-calendars/followed-calendars.routes.ts';
import { createCalendarImport } from './ical/calendar-import.ts';
import { registerCalendarRoutes } from './ical/calendar.routes.ts';
import { createRemindersService, type RemindersService } from './reminders.service.ts';
import { createFireDue } from './reminders/fire-due.ts';
import { registerReminderRoutes } from './reminders/reminders.routes.ts';
import { registerScheduleRoutes } from './schedule.routes.ts';
import { createScheduleService, type ScheduleService } from './schedule.service.ts';

type Needs = Pick<
  Foundation,
  | 'clock'
  | 'config'
  | 'db'
  | 'events'
  | 'fetcher'
  | 'formerSecretKeys'
  | 'log'
  | 'newId'
  | 'rounds'
  | 'secretKey'
  | 'site'
> & {
  conversations: ConversationsService;
  engine: LocalEngine;
  identity: IdentityService;
  notifications: NotificationsService;
};

export interface Services {
  schedule: ScheduleService;
  reminders: RemindersService;
  /** Fires due reminders. Returns how many. */
  fireDueReminders: () => Promise<number>;
  calendar: CalendarService;
  followedCalendars: FollowedCalendarsService;
}

/** A reminder is at most this late while a process runs. */
const FIRE_EVERY_MS = 2_000;
const REFRESH_CALENDARS_EVERY_MS = 15_000;

/** Events and reminders, the calendar feed and import, and followed calendars. */
export function scheduleFeature(foundation: Needs): FeatureParts<Services> {
  const needs = { ...foundation, timeZoneOf: foundation.identity.timeZoneOf };
  const { config, events, site } = needs;
  const schedule = createScheduleService({
    ...needs,
    readEvent: parseQuickEvent,
    suggestCategory: createCategorySuggester(needs.engine),
  });
  const reminders = createRemindersService({ ...needs, schedule });
  const fireDueReminders = createFireDue({ ...needs, findNext: reminders.findNext });
  const importFile = createCalendarImport({ ...needs, schedule });
  const calendar = createCalendarService({ ...needs, appName: site.appName, schedule, reminders, importFile });
  const followedCalendars = createFollowedCalendarsService({ ...needs, schedule, reminders });
  events.subscribe(calendarEventChanged, ({ userId, eventId, isNew, reminderMinutes }, tx) =>
    reminders.followEvent({ tx, userId }, eventId, isNew, reminderMinutes),
  );
  return {
    services: { schedule, reminders, fireDueReminders, calendar, followedCalendars },
    routes: (mount) => {
      registerScheduleRoutes(mount, schedule);
      registerReminderRoutes(mount, reminders);
      registerCalendarRoutes(mount, {
        calendar,
        publicUrl: site.publicUrl,
        uploadsPerMinute: config.imports.RATE_LIMIT_UPLOADS_PER_MINUTE,
      });
      registerFollowedCalendarRoutes(mount, followedCalendars);
    },
    rounds: {
      reminders: { everyMs: FIRE_EVERY_MS, run: fireDueReminders },
      'calendar-reminders': { everyMs: FIRE_EVERY_MS, run: followedCalendars.sendDue },
      'followed-calendars': { everyMs: REFRESH_CALENDARS_EVERY_MS, run: () => followedCalendars.refreshDue() },
    },
    cleanup: { 'event-changes': () => schedule.deleteOldChanges() },
  };
}

/** A category with a lower confidence is not suggested, because the user would often have to correct it. */
const MIN_CONFIDENCE = 0.5;

function createCategorySuggester(engine: LocalEngine) {
  return (text: string): string | undefined => {
    const { slug, confidence } = engine.categorise({ title: text, openers: [] });
    return confidence >= MIN_CONFIDENCE && slug !== OTHER_SLUG ? slug : undefined;
  };
}
