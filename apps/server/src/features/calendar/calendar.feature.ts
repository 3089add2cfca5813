import type { FeatureParts } from '#features/feature.ts';
import type { Foundation } from '#features/foundation.ts';
import type { IdentityService } from '#features/identity/identity.service.ts';
import type { RemindersService } from '#features/reminders/reminders.service.ts';
import type { ScheduleService } from '#features/schedule/schedule.service.ts';
import { createCalendarImport } from './calendar-import.ts';
import { registerCalendarRoutes } from './calendar.routes.ts';
import { type CalendarService, createCalendarService } from './calendar.service.ts';

type Needs = Pick<Foundation, 'clock' | 'config' | 'db' | 'secretKey' | 'site'> & {
  identity: IdentityService;
  reminders: RemindersService;
  schedule: ScheduleService;
};

/** The calendar as other programs see it, and theirs as files. */
export function calendarFeature(needs: Needs): FeatureParts<{ calendar: CalendarService }> {
  const { clock, config, db, identity, reminders, schedule, secretKey, site } = needs;
  const importFile = createCalendarImport({ db, schedule, timeZoneOf: identity.timeZoneOf });
  const calendar = createCalendarService({
    db,
    clock,
    secretKey,
    appName: site.appName,
    schedule,
    reminders,
    importFile,
  });
  return {
    services: { calendar },
    routes: (mount) =>
      registerCalendarRoutes(mount, {
        calendar,
        publicUrl: site.publicUrl,
        uploadsPerMinute: config.imports.RATE_LIMIT_UPLOADS_PER_MINUTE,
      }),
  };
}
