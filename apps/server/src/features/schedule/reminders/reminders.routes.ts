import { createReminder, deleteReminder, listReminders, snoozeReminder, updateReminder } from '@app/contract/reminders';
import type { Mount } from '#platform/http/route.ts';
import type { RemindersService } from '../reminders.service.ts';

export function registerReminderRoutes(mount: Mount, reminders: RemindersService): void {
  mount(listReminders, ({ userId }) => reminders.list(userId), { isPolled: true });
  mount(createReminder, ({ userId, body }) => reminders.add(userId, body));
  mount(updateReminder, ({ userId, params, body }) => reminders.update(userId, params.id, body));
  mount(snoozeReminder, ({ userId, params, body }) => reminders.snooze(userId, params.id, body));
  mount(deleteReminder, ({ userId, params }) => reminders.moveToTrash(userId, params.id));
}
