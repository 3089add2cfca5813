import type { OwnerScope } from '#db/owner-scope.ts';
import type { NotificationsService } from '#features/notifications/notifications.service.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import * as repository from './reminders.repository.ts';

export interface DueEvent {
  /** The id of the event or the occurrence. */
  id: string;
  title: string;
  timeZone: string;
  minutesBefore: number;
  dueAt: Date;
  isLate: boolean;
}

export interface NotifyDependencies {
  clock: Clock;
  newId: NewId;
  notifications: NotificationsService;
}

/**
 * Notifies a user of an event that has no reminder of its own. Also stores a completed reminder for the notification,
 * which makes the notification snoozable. The caller bumps the version.
 */
export function createNotifyOfEvent({ clock, newId, notifications }: NotifyDependencies) {
  return async (scope: OwnerScope, event: DueEvent): Promise<void> => {
    const { id: eventId, title, timeZone, minutesBefore, dueAt, isLate } = event;
    const now = clock.now();
    const channels = await notifications.defaultChannels(scope);
    const { id: reminderId } = await repository.insertReminder(scope.tx, scope.userId, {
      id: newId(),
      title,
      timeZone,
      channels,
      remindAt: dueAt,
      status: 'done',
      firedAt: now,
      isLate,
      createdAt: now,
    });
    await notifications.notify(scope, {
      kind: 'reminder',
      title,
      body: formatStart(dueAt, minutesBefore, timeZone),
      link: `/schedule?event=${eventId}`,
      reminderId,
      channels,
      isLate,
      dueAt,
    });
  };
}

/** For example “Starts at 3:00 PM”, in the time zone of the event. */
export function formatStart(dueAt: Date, minutesBefore: number, timeZone: string): string {
  const startsAt = new Date(dueAt.getTime() + minutesBefore * 60_000);
  const time = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }).format(startsAt);
  return `Starts at ${time.replaceAll('\u202F', ' ')}`;
}
