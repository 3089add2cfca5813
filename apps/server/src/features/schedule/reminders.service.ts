import type { CreateReminderBody, Reminder } from '@app/contract/reminders';
import { type Database, inTransaction } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { TimeZoneOf } from '#features/identity/identity.service.ts';
import type { NotificationsService } from '#features/notifications/notifications.service.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import { createFindNext, type FindNext } from './reminders/find-next.ts';
import { createFollowEvent } from './reminders/follow-event.ts';
import { nextTime } from './reminders/next-time.ts';
import { createNotifyOfEvent } from './reminders/notify-of-event.ts';
import { createReminderChanges } from './reminders/reminder-changes.ts';
import { createReminderReader } from './reminders/reminder-reader.ts';
import { createReminderTrash } from './reminders/reminder-trash.ts';
import * as errors from './reminders/reminders.errors.ts';
import { toReminder } from './reminders/reminders.mapper.ts';
import * as repository from './reminders/reminders.repository.ts';
import { parseRecurrence, type ScheduleService } from './schedule.service.ts';

export interface ReminderDraft {
  title: string;
  remindAt: Date;
  timeZone: string;
  /** RRULE text, or null for a reminder that fires once. */
  recurrence: string | null;
  conversationId: string | null;
  messageId: string | null;
}

export interface RemindersDependencies {
  db: Database;
  clock: Clock;
  timeZoneOf: TimeZoneOf;
  newId: NewId;
  notifications: NotificationsService;
  schedule: Pick<ScheduleService, 'nextStart' | 'getDetail'>;
}

export { nextTime } from './reminders/next-time.ts';
export type { ReminderRow } from './reminders/reminders.repository.ts';
export type RemindersService = ReturnType<typeof createRemindersService>;

const MINUTE_MS = 60_000;

export function createRemindersService(dependencies: RemindersDependencies) {
  const findNext = createFindNext(dependencies.schedule);
  const followEvent = createFollowEvent({ ...dependencies, findNext });
  return {
    ...createReminderReader(dependencies.db),
    ...createReminderCreation({ ...dependencies, findNext }),
    ...createReminderChanges({ ...dependencies, findNext }),
    findNext,
    followEvent,
    notifyOfEvent: createNotifyOfEvent(dependencies),
    trashBin: createReminderTrash({ ...dependencies, findNext }),

    /** Updates the reminders of followed events after these events have changed. The caller bumps the version. */
    updateForFollowedEvents: async (scope: OwnerScope): Promise<void> => {
      const isNew = false;
      for (const id of await repository.listFollowedEventIds(scope.tx, scope.userId))
        await followEvent(scope, id, isNew);
    },
  };
}

function createReminderCreation(dependencies: RemindersDependencies & { findNext: FindNext }) {
  const { db, clock, newId, notifications, findNext } = dependencies;

  async function insert(
    scope: OwnerScope,
    row: Omit<repository.NewReminder, 'id' | 'createdAt'>,
  ): Promise<repository.ReminderRow> {
    return repository.insertReminder(scope.tx, scope.userId, { ...row, id: newId(), createdAt: clock.now() });
  }

  return {
    /** Creates a reminder found in a conversation; if its time has passed, it fires at once. Returns its id. */
    create: async (scope: OwnerScope, draft: ReminderDraft): Promise<string> => {
      const channels = await notifications.defaultChannels(scope);
      const nextAt = nextTime(draft, clock.now()) ?? clock.now();
      return (await insert(scope, { ...draft, channels, nextAt })).id;
    },

    add: (userId: string, body: CreateReminderBody): Promise<Reminder> =>
      inTransaction(db, async (tx) => {
        const now = clock.now();
        const draft = await toDraft(dependencies, { tx, userId }, body);
        // Accepts the current time, which has passed by the time the request is handled.
        const next = await findNext(tx, userId, draft, new Date(now.getTime() - MINUTE_MS));
        if (next.at === null) throw next.repeats ? errors.reminderNeverDue() : errors.reminderTimePassed();
        const row = await insert({ tx, userId }, { ...draft, nextAt: next.at });
        await bumpUserVersion(tx, userId);
        return toReminder(row);
      }),
  };
}

async function toDraft(
  { clock, notifications, schedule, timeZoneOf }: RemindersDependencies,
  scope: OwnerScope,
  body: CreateReminderBody,
) {
  const event = await readEventDefaults(schedule, scope.userId, body);
  const remindAt = body.remindAt === undefined ? (event?.dueAt ?? clock.now()) : new Date(body.remindAt);
  return {
    title: body.title ?? event?.title ?? '',
    remindAt,
    timeZone: body.timeZone ?? event?.timeZone ?? (await timeZoneOf(scope.userId, scope.tx)),
    recurrence: body.recurrence ? parseRecurrence(body.recurrence) : null,
    channels: body.channels ?? (await notifications.defaultChannels(scope)),
    eventId: event?.eventId ?? null,
    minutesBefore: event?.minutesBefore ?? null,
  };
}

/**
 * The defaults that a reminder gets from its event; undefined for a reminder without an event. Throws events.not_found.
 */
async function readEventDefaults(
  schedule: RemindersDependencies['schedule'],
  userId: string,
  { eventId, minutesBefore, remindAt }: CreateReminderBody,
) {
  if (typeof eventId !== 'string') return undefined;
  const { id, title, timeZone, eventDate, seriesId, originalStart } = await schedule.getDetail(userId, eventId);
  const leadMinutes = minutesBefore ?? 0;
  const dueAt = new Date(Date.parse(eventDate) - leadMinutes * MINUTE_MS);
  // A reminder for a single occurrence, or with its own time, does not move with the event.
  const movesWithEvent = remindAt === undefined && originalStart === null;
  return { title, timeZone, eventId: seriesId ?? id, dueAt, minutesBefore: movesWithEvent ? leadMinutes : null };
}
