import type { GivenReminder, Reminder, ReminderChange, SnoozeBody } from '@app/contract/reminders';
import { type Database, inTransaction } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import { readById } from '#db/read-by-id.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { TimeZoneOf } from '#features/identity/identity.service.ts';
import type { NotificationsService } from '#features/notifications/notifications.service.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import { createFindNext } from './reminders/find-next.ts';
import { createFollowEvent } from './reminders/follow-event.ts';
import { nextTime } from './reminders/next-time.ts';
import { createNotifyOfEvent } from './reminders/notify-of-event.ts';
import { changeReminder } from './reminders/reminder-changes.ts';
import { createReminderTrash } from './reminders/reminder-trash.ts';
import * as errors from './reminders/reminders.errors.ts';
import { toReminder } from './reminders/reminders.mapper.ts';
import * as rows from './reminders/reminders.repository.ts';
import { parseRecurrence, type ScheduleService } from './schedule.service.ts';

export interface ReminderDraft {
  title: string;
  remindAt: Date;
  timeZone: string;
  /** RRULE text, or null for one that comes once. */
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
const DEFAULT_SNOOZE_MINUTES = 10;

export function createRemindersService(dependencies: RemindersDependencies) {
  const { db, clock, newId, notifications, schedule, timeZoneOf } = dependencies;
  const findNext = createFindNext(schedule);
  const followEvent = createFollowEvent({ ...dependencies, findNext });

  async function insert(scope: OwnerScope, row: Omit<rows.NewReminder, 'id' | 'createdAt'>): Promise<rows.ReminderRow> {
    return rows.insertReminder(scope.tx, scope.userId, { ...row, id: newId(), createdAt: clock.now() });
  }

  /** What is said of the event a reminder is for; nothing without one. Throws events.not_found. */
  async function readEvent(userId: string, { eventId, minutesBefore, remindAt }: GivenReminder) {
    if (typeof eventId !== 'string') return undefined;
    const { id, title, timeZone, eventDate, seriesId, originalStart } = await schedule.getDetail(userId, eventId);
    const lead = minutesBefore ?? 0;
    const startsAt = new Date(Date.parse(eventDate) - lead * MINUTE_MS);
    // One for a single occurrence, or with a time of its own, stays where it is.
    const follows = remindAt === undefined && originalStart === null;
    return { title, timeZone, eventId: seriesId ?? id, startsAt, minutesBefore: follows ? lead : null };
  }

  async function readGiven(scope: OwnerScope, body: GivenReminder) {
    const event = await readEvent(scope.userId, body);
    const remindAt = body.remindAt === undefined ? (event?.startsAt ?? clock.now()) : new Date(body.remindAt);
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

  async function lock({ tx, userId }: OwnerScope, id: string): Promise<rows.ReminderRow> {
    const row = await rows.lockReminder(tx, userId, id);
    if (row === undefined) throw errors.reminderNotFound();
    return row;
  }

  return {
    findNext,
    trashBin: createReminderTrash(dependencies),
    followEvent,
    notifyOfEvent: createNotifyOfEvent(dependencies),

    /** What reminds of events of followed calendars moves with them; the caller bumps the version. */
    followForeignEvents: async (scope: OwnerScope): Promise<void> => {
      for (const id of await rows.listForeignEventIds(scope.tx, scope.userId)) await followEvent(scope, id, false);
    },

    /** One that came out of a conversation; of a time that has passed it comes at once. Returns its id. */
    create: async (scope: OwnerScope, draft: ReminderDraft): Promise<string> => {
      const channels = await notifications.defaultChannels(scope);
      const nextAt = nextTime(draft, clock.now()) ?? clock.now();
      return (await insert(scope, { ...draft, channels, nextAt })).id;
    },

    list: async (userId: string): Promise<Reminder[]> => {
      const [open, done] = await Promise.all([rows.listOpen(db, userId), rows.listDone(db, userId)]);
      return [...open, ...done].map(toReminder);
    },

    /** Every one with a time of its own, some hundred at a time; those that move with an event are its leads. */
    readAll: (userId: string): AsyncGenerator<rows.ReminderRow[]> =>
      readById((after, limit) => rows.listOwnTimesAfter(db, userId, after, limit)),

    /** Minutes before their start at which events are reminded of, by event. */
    listEventLeads: async (userId: string): Promise<Map<string, number[]>> => {
      const leads = new Map<string, number[]>();
      for (const { eventId, minutesBefore } of await rows.listEventLeads(db, userId)) {
        if (eventId === null || minutesBefore === null) continue;
        leads.set(eventId, [...(leads.get(eventId) ?? []), minutesBefore]);
      }
      return leads;
    },

    createFrom: (userId: string, body: GivenReminder): Promise<Reminder> =>
      inTransaction(db, async (tx) => {
        const now = clock.now();
        const draft = await readGiven({ tx, userId }, body);
        // Now is a time too, though it has passed by the time it arrives here.
        const next = await findNext(tx, userId, draft, new Date(now.getTime() - MINUTE_MS));
        if (next.at === null) throw next.repeats ? errors.neverComes() : errors.timePassed();
        const row = await insert({ tx, userId }, { ...draft, nextAt: next.at });
        await bumpUserVersion(tx, userId);
        return toReminder(row);
      }),

    update: (userId: string, id: string, body: ReminderChange): Promise<Reminder> =>
      inTransaction(db, async (tx) => {
        const row = await lock({ tx, userId }, id);
        const now = clock.now();
        const fields = await changeReminder(row, body, now, (wished) => findNext(tx, userId, wished, now));
        const isChanged = Object.keys(fields).length > 0;
        const changed = isChanged ? await rows.updateReminder(tx, userId, id, fields) : row;
        if (body.status === 'done') await notifications.settleReminder({ tx, userId }, id);
        await bumpUserVersion(tx, userId);
        return toReminder(changed);
      }),

    snooze: (userId: string, id: string, { minutes, until }: SnoozeBody): Promise<Reminder> =>
      inTransaction(db, async (tx) => {
        const now = clock.now();
        await lock({ tx, userId }, id);
        const later = (minutes ?? DEFAULT_SNOOZE_MINUTES) * MINUTE_MS;
        const nextAt = until === undefined ? new Date(now.getTime() + later) : new Date(until);
        if (nextAt <= now) throw errors.timePassed();
        const row = await rows.updateReminder(tx, userId, id, { status: 'snoozed', nextAt });
        await notifications.settleReminder({ tx, userId }, id);
        await bumpUserVersion(tx, userId);
        return toReminder(row);
      }),

    moveToTrash: (userId: string, id: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        await lock({ tx, userId }, id);
        await rows.updateReminder(tx, userId, id, { deletedAt: clock.now() });
        await bumpUserVersion(tx, userId);
      }),
  };
}
