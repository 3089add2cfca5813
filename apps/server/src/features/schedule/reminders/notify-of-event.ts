import type { Tx } from '#db/database.ts';
import type { NotificationsService } from '#features/notifications/notifications.service.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import { formatStart } from './format-start.ts';
import * as rows from './reminders.repository.ts';

export interface DueEvent {
  /** Of the event or the occurrence. */
  id: string;
  title: string;
  timeZone: string;
  minutesBefore: number;
  dueAt: Date;
  isLate: boolean;
}

export interface TellEventDependencies {
  clock: Clock;
  newId: NewId;
  notifications: NotificationsService;
}

/**
 * Tells somebody of an event now that nobody set a reminder for. It is kept as one that is done, so that it can be
 * snoozed and asks for nothing else. The caller bumps the version.
 */
export function createNotifyOfEvent({ clock, newId, notifications }: TellEventDependencies) {
  return async (scope: { tx: Tx; userId: string }, event: DueEvent): Promise<void> => {
    const { id: eventId, title, timeZone, minutesBefore, dueAt, isLate } = event;
    const now = clock.now();
    const channels = await notifications.defaultChannels(scope);
    const { id: reminderId } = await rows.insertReminder(scope.tx, scope.userId, {
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
