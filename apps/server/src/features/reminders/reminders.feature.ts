import { describeDevice } from '#features/identity/device.ts';
import type { IdentityService } from '#features/identity/identity.service.ts';
import { createDeliveryHandler, deliverNotification } from '#features/notifications/notifications.jobs.ts';
import { registerNotificationRoutes } from '#features/notifications/notifications.routes.ts';
import {
  createNotificationsService,
  type NotificationsService,
} from '#features/notifications/notifications.service.ts';
import { createFireDue } from '#features/reminders/fire-due.ts';
import { registerReminderRoutes } from '#features/reminders/reminders.routes.ts';
import { createRemindersService, type RemindersService } from '#features/reminders/reminders.service.ts';
import type { ScheduleService } from '#features/schedule/schedule.service.ts';
import type { Mount } from '#platform/http/route.ts';
import type { Foundation } from './foundation.ts';

export interface ReminderFeature {
  notifications: NotificationsService;
  reminders: RemindersService;
  /** Tells everybody what is due by now; returns how many reminders that were. */
  fireDueReminders: () => Promise<number>;
}

/** Reminders and the ways in which they reach people. */
export function createReminderFeature(
  foundation: Foundation,
  { identity, schedule }: { identity: IdentityService; schedule: ScheduleService },
): ReminderFeature {
  const { db, clock, rounds, newId, jobs, config } = foundation;
  const { PUBLIC_URL, PORT, APP_NAME } = config.server;
  const notifications = createNotificationsService({
    ...foundation,
    frame: { appName: APP_NAME, address: PUBLIC_URL ?? `http://localhost:${PORT}` },
    findRecipient: (userId) => identity.getUser(userId),
  });
  jobs.register(deliverNotification, createDeliveryHandler(notifications.deliver), ({ userId, deliveryId }) =>
    notifications.giveUpDelivery(userId, deliveryId),
  );
  const reminders = createRemindersService({ db, clock, newId, notifications, schedule });
  const { findNext } = reminders;
  return { notifications, reminders, fireDueReminders: createFireDue({ db, clock, rounds, notifications, findNext }) };
}

export function registerReminderFeatureRoutes(mount: Mount, { notifications, reminders }: ReminderFeature): void {
  registerReminderRoutes(mount, reminders);
  registerNotificationRoutes(mount, { notifications, nameDevice: describeDevice });
}
