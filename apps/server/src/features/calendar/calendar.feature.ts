import { createCalendarImport } from '#features/calendar/calendar-import.ts';
import { registerCalendarRoutes } from '#features/calendar/calendar.routes.ts';
import { type CalendarService, createCalendarService } from '#features/calendar/calendar.service.ts';
import type { IdentityService } from '#features/identity/identity.service.ts';
import type { RemindersService } from '#features/reminders/reminders.service.ts';
import type { ScheduleService } from '#features/schedule/schedule.service.ts';
import type { Mount } from '#platform/http/route.ts';
import type { Foundation } from './foundation.ts';

export interface CalendarFeature {
  calendar: CalendarService;
}

/** The calendar as other programs see it, and theirs as files. */
export function createCalendarFeature(
  { db, clock, secretKey, config }: Foundation,
  services: { identity: IdentityService; schedule: ScheduleService; reminders: RemindersService },
): CalendarFeature {
  const { identity, schedule, reminders } = services;
  const importFile = createCalendarImport({
    db,
    schedule,
    findTimeZone: async (userId) => (await identity.getUser(userId)).timeZone,
  });
  const appName = config.server.APP_NAME;
  return { calendar: createCalendarService({ db, clock, secretKey, appName, schedule, reminders, importFile }) };
}

export function registerCalendarFeatureRoutes(
  mount: Mount,
  { config }: Foundation,
  { calendar }: CalendarFeature,
): void {
  const uploadsPerMinute = config.imports.RATE_LIMIT_UPLOADS_PER_MINUTE;
  registerCalendarRoutes(mount, { calendar, publicUrl: config.server.PUBLIC_URL, uploadsPerMinute });
}
