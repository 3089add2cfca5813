import type { CreateEventBody, EventScope, UpdateEventBody } from '@app/contract/event-edits';
import type { Event } from '@app/contract/events';
import { type Database, type Events, inTransaction } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import { calendarEventChanged } from '#events/schedule.ts';
import type { TimeZoneOf } from '#features/identity/identity.service.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import { findException, saveException } from './event-exceptions.repository.ts';
import { parseEventId } from './event-id.ts';
import type { EventLinks } from './event-links.ts';
import { getEvent } from './event-reader.ts';
import { findTarget, type Target } from './event-target.ts';
import { normaliseTimes } from './event-times.ts';
import type { createEventUndo, RecordedChange } from './event-undo.ts';
import { splitOff, updateAll, updateOccurrence } from './event-updates.ts';
import { insertEvent, lockEvent, updateEvent } from './events.repository.ts';
import { parseEventDate } from './requested-dates.ts';

export interface EventDraft {
  title: string;
  notes: string;
  eventDate: Date;
  /** Minutes. */
  duration: number;
  timeZone: string;
  isAllDay: boolean;
  /** RRULE text, or null when the event happens once. */
  recurrence: string | null;
  /** Absent: true for all-day events, false for others. */
  isFree?: boolean | undefined;
  /** Null: the category of the conversation, if any. */
  categoryId: string | null;
  isAutoDetected: boolean;
  conversationId: string | null;
  messageId: string | null;
  location?: string | null;
  taskId?: string | null;
  /** Minutes between the reminder and the start; absent: the user's default. */
  reminderMinutes?: number | undefined;
}

export interface WriterDependencies {
  db: Database;
  events: Events;
  clock: Clock;
  newId: NewId;
  links: EventLinks;
  changes: ReturnType<typeof createEventUndo>;
  timeZoneOf: TimeZoneOf;
}

/** Which occurrences a change applies to, and the idempotency key under which it can be retried and undone. */
export interface ChangeOptions {
  scope?: EventScope | undefined;
  key?: string | undefined;
}

export function createEventWriter(dependencies: WriterDependencies) {
  return { ...createAddOperations(dependencies), ...createChangeOperations(dependencies) };
}

function createAddOperations(dependencies: WriterDependencies) {
  const { db, links, changes, timeZoneOf } = dependencies;
  return {
    /** For other features, in their transaction. Does not check links or bump the version. Returns the event's id. */
    create: (scope: OwnerScope, draft: EventDraft): Promise<string> => insertDraft(dependencies, scope, draft),

    /** Throws categories.not_found, events.source_not_found and the errors of an invalid rule. */
    add: async (userId: string, body: CreateEventBody, key?: string): Promise<Event> => {
      const timeZone = body.timeZone ?? (await timeZoneOf(userId));
      return inTransaction(db, async (tx) => {
        const scope = { tx, userId };
        const id = await changes.record(scope, key, [], async () => {
          await links.check(tx, userId, body);
          const eventId = await insertDraft(dependencies, scope, toDraft(body, timeZone));
          return { eventId, created: [eventId] };
        });
        await bumpUserVersion(tx, userId);
        return getEvent(tx, userId, id);
      });
    },
  };
}

function createChangeOperations(dependencies: WriterDependencies) {
  const { db, clock, newId, links } = dependencies;
  return {
    /**
     * Absent fields stay as they are. Throws events.not_found, events.read_only, the errors of `add`, and
     * events.occurrence_cannot_repeat.
     */
    update: async (userId: string, id: string, body: UpdateEventBody, options: ChangeOptions = {}): Promise<Event> => {
      const changedId = await recordChange(dependencies, userId, id, options, async (scope, target) => {
        await links.check(scope.tx, userId, body);
        const stamp = { id: newId(), now: clock.now() };
        if (target.kind === 'this') return { eventId: await updateOccurrence(scope, target, body, stamp) };
        if (target.kind !== 'following') return { eventId: await updateAll(scope, target, body, stamp.now) };
        const tail = await splitOff(scope, target, stamp);
        const tailTarget: Target = { ...target, kind: 'all', row: tail };
        return { eventId: await updateAll(scope, tailTarget, body, stamp.now), created: [tail.id] };
      });
      return getEvent(db, userId, changedId);
    },

    /** Throws events.not_found and events.read_only. */
    remove: async (userId: string, id: string, options: ChangeOptions = {}): Promise<void> => {
      await recordChange(dependencies, userId, id, options, (scope, target) =>
        removeTarget(dependencies, scope, id, target),
      );
    },
  };
}

async function insertDraft(
  { events, clock, newId, links }: WriterDependencies,
  { tx, userId }: OwnerScope,
  { reminderMinutes, ...draft }: EventDraft,
): Promise<string> {
  const id = newId();
  const now = clock.now();
  const categoryId = draft.categoryId ?? (await links.categoryOf(tx, userId, draft.conversationId));
  const isFree = draft.isFree ?? draft.isAllDay;
  const fields = { ...draft, ...normaliseTimes(draft), isFree, categoryId };
  await insertEvent(tx, userId, { ...fields, id, createdAt: now, updatedAt: now });
  await events.publish(calendarEventChanged, { userId, eventId: id, isNew: true, reminderMinutes }, tx);
  return id;
}

/** Returns the id of the changed event. */
async function recordChange(
  { db, events, changes }: WriterDependencies,
  userId: string,
  id: string,
  { scope: eventScope, key }: ChangeOptions,
  work: (scope: OwnerScope, target: Target) => Promise<RecordedChange>,
): Promise<string> {
  return inTransaction(db, async (tx) => {
    const { eventId } = parseEventId(id);
    // Locked first, so that a concurrent retry finds the recorded change.
    await lockEvent(tx, userId, eventId);
    const changedId = await changes.record({ tx, userId }, key, [eventId], async () =>
      work({ tx, userId }, await findTarget({ tx, userId }, id, eventScope)),
    );
    for (const affectedId of new Set([eventId, parseEventId(changedId).eventId])) {
      await events.publish(calendarEventChanged, { userId, eventId: affectedId, isNew: false }, tx);
    }
    await bumpUserVersion(tx, userId);
    return changedId;
  });
}

async function removeTarget(
  { clock, newId }: WriterDependencies,
  scope: OwnerScope,
  id: string,
  target: Target,
): Promise<RecordedChange> {
  const { tx, userId } = scope;
  const now = clock.now();
  if (target.kind === 'this') {
    const { row, occurrence } = target;
    const stored = await findException(tx, userId, row.id, occurrence);
    const exception = stored ?? { id: newId(), seriesId: row.id, originalStart: occurrence, eventDate: occurrence };
    await saveException(tx, userId, { ...exception, isCancelled: true, deletedAt: now });
    // This changes no field; it only increments the revision of the series.
    await updateEvent(tx, userId, row.id, {});
    return { eventId: id };
  }
  const removed = target.kind === 'following' ? await splitOff(scope, target, { id: newId(), now }) : target.row;
  await updateEvent(tx, userId, removed.id, { deletedAt: now });
  return { eventId: id, created: removed.id === target.row.id ? [] : [removed.id] };
}

function toDraft(body: CreateEventBody, timeZone: string): EventDraft {
  const isAllDay = body.isAllDay ?? false;
  return {
    title: body.title,
    notes: body.notes ?? '',
    eventDate: parseEventDate(body.eventDate, { timeZone, isAllDay }),
    duration: body.duration ?? 0,
    timeZone,
    isAllDay,
    isFree: body.isFree,
    recurrence: body.recurrence ?? null,
    categoryId: body.categoryId ?? null,
    isAutoDetected: false,
    conversationId: body.conversationId ?? null,
    messageId: body.messageId ?? null,
    location: body.location ?? null,
    taskId: body.taskId ?? null,
    reminderMinutes: body.reminderMinutes ?? undefined,
  };
}
