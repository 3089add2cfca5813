import type { OwnerScope } from '#db/owner-scope.ts';
import type { NotificationsService } from '#features/notifications/notifications.service.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import type { ScheduleService } from '../schedule.service.ts';
import type { FindNext } from './find-next.ts';
import * as repository from './reminders.repository.ts';

export interface FollowEventDependencies {
  clock: Clock;
  newId: NewId;
  notifications: NotificationsService;
  schedule: Pick<ScheduleService, 'nextStart'>;
  findNext: FindNext;
}

export type FollowEvent = (scope: OwnerScope, eventId: string, isNew: boolean, minutes?: number) => Promise<void>;

/**
 * Updates reminders after their event has changed: they move with the event, stop when it is deleted and continue when
 * it is restored. A new event gets a reminder `minutes` before it, or the user's default reminder without `minutes`.
 */
export function createFollowEvent(dependencies: FollowEventDependencies): FollowEvent {
  const { clock, newId, notifications, schedule, findNext } = dependencies;

  async function addReminder({ tx, userId }: OwnerScope, eventId: string, minutes?: number): Promise<void> {
    const { eventReminderMinutes, defaultChannels } = await notifications.findSettings(tx, userId);
    const minutesBefore = minutes ?? eventReminderMinutes;
    if (minutesBefore === null) return;
    // Reads the title and the time zone, which do not depend on the time.
    const event = await schedule.nextStart(tx, userId, eventId, new Date(0));
    if (event === undefined) return;
    const now = clock.now();
    const timing = { eventId, minutesBefore, remindAt: now, recurrence: null };
    const { at } = await findNext(tx, userId, { ...timing, timeZone: event.timeZone }, now);
    if (at === null) return;
    await repository.insertReminder(tx, userId, {
      ...timing,
      id: newId(),
      title: event.title,
      timeZone: event.timeZone,
      channels: defaultChannels,
      remindAt: at,
      nextAt: at,
      createdAt: now,
    });
  }

  const hasEvent = async ({ tx, userId }: OwnerScope, eventId: string): Promise<boolean> =>
    (await schedule.nextStart(tx, userId, eventId, clock.now())) !== undefined;

  async function updateReminders({ tx, userId }: OwnerScope, eventId: string): Promise<void> {
    for (const row of await repository.lockOfEvent(tx, userId, eventId)) {
      const { at } = await findNext(tx, userId, row, clock.now());
      // A snoozed reminder still fires at the time the user chose, unless its event was deleted.
      if (row.status === 'snoozed' && (at !== null || (await hasEvent({ tx, userId }, eventId)))) continue;
      const hasFired = row.status === 'fired' || row.status === 'missed';
      const status = at === null ? (hasFired ? row.status : 'done') : 'scheduled';
      await repository.updateReminder(tx, userId, row.id, { nextAt: at, status, ...(at !== null && { remindAt: at }) });
    }
  }

  return (scope, eventId, isNew, minutes) =>
    isNew ? addReminder(scope, eventId, minutes) : updateReminders(scope, eventId);
}
