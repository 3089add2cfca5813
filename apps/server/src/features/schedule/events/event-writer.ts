import type { CreateEventBody, EventScope, UpdateEventBody } from '@app/contract/event-edits';
import type { Event } from '@app/contract/events';
import { type Database, type Events, inTransaction, type Tx } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import { eventTouched } from '#events/schedule.ts';
import type { TimeZoneOf } from '#features/identity/identity.service.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import { findFollowedEvent } from '../followed-calendars/followed-events.repository.ts';
import { occurrencesBetween } from '../recurrence/occurrences.ts';
import { eventNotFound, eventReadOnly, occurrenceCannotRepeat } from '../schedule.errors.ts';
import { findException, listExceptions, replaceExceptions, saveException } from './event-exceptions.repository.ts';
import { occurrenceId, readEventId } from './event-id.ts';
import type { EventLinks } from './event-links.ts';
import { getEvent, happensAt } from './event-reader.ts';
import { changeTimes, settleTimes } from './event-times.ts';
import type { createEventUndo, RecordedChange } from './event-undo.ts';
import { type EventRow, insertEvent, lockEvent, updateEvent } from './events.repository.ts';
import { readEventDate } from './given-dates.ts';
import {
  fieldsOf,
  type GivenFields,
  occurrenceChangesOf,
  timeChangeOf,
  withFreedom,
  withoutFields,
} from './given-fields.ts';
import { editSeries, type SeriesRow } from './series-edit.ts';
import { splitOff } from './split-off.ts';

export interface EventDraft {
  title: string;
  notes: string;
  eventDate: Date;
  /** Minutes. */
  duration: number;
  timeZone: string;
  isAllDay: boolean;
  /** RRULE text, or null when it happens once. */
  recurrence: string | null;
  /** Absent: as its kind of day has it. */
  isFree?: boolean | undefined;
  /** Null takes over that of the conversation, if there is one. */
  categoryId: string | null;
  isAutoDetected: boolean;
  conversationId: string | null;
  messageId: string | null;
  location?: string | null;
  taskId?: string | null;
  /** Minutes before it that a reminder comes; absent: as the person wants it of every event. */
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

/** What a call is about: a single event, a whole series, or a series from or at one occurrence. */
type Target =
  | { kind: 'single'; row: EventRow }
  | { kind: EventScope; row: SeriesRow; occurrence: Date; isByOccurrence: boolean };

export function createEventWriter(dependencies: WriterDependencies) {
  const { db, events, clock, newId, links, changes, timeZoneOf } = dependencies;

  async function insert({ tx, userId }: OwnerScope, { reminderMinutes, ...draft }: EventDraft): Promise<string> {
    const id = newId();
    const now = clock.now();
    const categoryId = draft.categoryId ?? (await links.categoryOf(tx, userId, draft.conversationId));
    const isFree = draft.isFree ?? draft.isAllDay;
    const fields = { ...draft, ...settleTimes(draft), isFree, categoryId };
    await insertEvent(tx, userId, { ...fields, id, createdAt: now, updatedAt: now });
    await events.publish(eventTouched, { userId, eventId: id, isNew: true, reminderMinutes }, tx);
    return id;
  }

  async function change(
    userId: string,
    key: string | undefined,
    id: string,
    scope: EventScope | undefined,
    work: (scope: OwnerScope, target: Target) => Promise<RecordedChange>,
  ): Promise<string> {
    return inTransaction(db, async (tx) => {
      const { eventId } = readEventId(id);
      // Held first, so that a retry that comes at the same time finds the change recorded.
      await lockEvent(tx, userId, eventId);
      const answered = await changes.record({ tx, userId }, key, [eventId], async () =>
        work({ tx, userId }, await findTarget(tx, userId, id, scope)),
      );
      for (const touched of new Set([eventId, readEventId(answered).eventId])) {
        await events.publish(eventTouched, { userId, eventId: touched, isNew: false }, tx);
      }
      await bumpUserVersion(tx, userId);
      return answered;
    });
  }

  async function updateAll({ tx, userId }: OwnerScope, target: Target, wished: GivenFields): Promise<string> {
    const { row } = target;
    const given = withFreedom(wished, row);
    const updatedAt = clock.now();
    if (target.kind === 'single') {
      const times = settleTimes(changeTimes(row, timeChangeOf(given, row)));
      await updateEvent(tx, userId, row.id, { ...fieldsOf(given), ...times, updatedAt });
      return row.id;
    }
    const known = await listExceptions(tx, userId, row.id);
    const edited = editSeries(target.row, known, target.occurrence, timeChangeOf(given, row));
    const exceptions = edited.exceptions.map((exception) => withoutFields(exception, given));
    await updateEvent(tx, userId, row.id, { ...fieldsOf(given), ...edited.times, updatedAt });
    await replaceExceptions(tx, userId, [row.id], exceptions);
    if (edited.times.recurrence === null || !target.isByOccurrence) return row.id;
    const moved = edited.moveStart(target.occurrence);
    const isThere = occurrencesBetween(
      { ...edited.times, recurrence: edited.times.recurrence },
      moved,
      new Date(moved.getTime() + 1),
    );
    return isThere.length > 0 ? occurrenceId(row.id, moved) : row.id;
  }

  async function updateThis(
    { tx, userId }: OwnerScope,
    row: SeriesRow,
    at: Date,
    wished: GivenFields,
  ): Promise<string> {
    if (wished.recurrence !== undefined && wished.recurrence !== row.recurrence) throw occurrenceCannotRepeat();
    const known = await findException(tx, userId, row.id, at);
    const merged = { ...row, ...known?.changes, eventDate: known?.eventDate ?? at };
    const given = withFreedom(wished, merged);
    const times = settleTimes({ ...changeTimes(merged, timeChangeOf(given, merged)), recurrence: null });
    const changed = occurrenceChangesOf(known?.changes, given, times, row);
    const exception = { id: known?.id ?? newId(), seriesId: row.id, originalStart: at };
    await saveException(tx, userId, { ...exception, eventDate: times.eventDate, changes: changed });
    await updateEvent(tx, userId, row.id, { updatedAt: clock.now() });
    return occurrenceId(row.id, at);
  }

  async function cutFrom(scope: OwnerScope, row: SeriesRow, at: Date): Promise<SeriesRow> {
    return splitOff(scope, row, at, { id: newId(), now: clock.now() });
  }

  return {
    /** For other features, inside their transaction: neither checks links nor bumps the version. Returns the new event's id. */
    create: insert,

    /** Throws categories.not_found, events.source_not_found and what is wrong with a rule. */
    add: async (userId: string, body: CreateEventBody, key?: string): Promise<Event> => {
      const timeZone = body.timeZone ?? (await timeZoneOf(userId));
      return inTransaction(db, async (tx) => {
        const scope = { tx, userId };
        const id = await changes.record(scope, key, [], async () => {
          await links.check(tx, userId, body);
          const eventId = await insert(scope, draftOf(body, timeZone));
          return { eventId, created: [eventId] };
        });
        await bumpUserVersion(tx, userId);
        return getEvent(tx, userId, id);
      });
    },

    /** Absent fields stay. Throws events.not_found, what `add` throws, and events.occurrence_cannot_repeat. */
    update: async (
      userId: string,
      id: string,
      body: UpdateEventBody,
      options: { scope?: EventScope | undefined; key?: string | undefined } = {},
    ): Promise<Event> => {
      const given: GivenFields = body;
      const answered = await change(userId, options.key, id, options.scope, async (scope, target) => {
        await links.check(scope.tx, userId, body);
        if (target.kind === 'this') return { eventId: await updateThis(scope, target.row, target.occurrence, given) };
        if (target.kind !== 'following') return { eventId: await updateAll(scope, target, given) };
        const tail = await cutFrom(scope, target.row, target.occurrence);
        const rest: Target = { ...target, kind: 'all', row: tail };
        return { eventId: await updateAll(scope, rest, given), created: [tail.id] };
      });
      return getEvent(db, userId, answered);
    },

    /** Throws events.not_found. */
    remove: async (
      userId: string,
      id: string,
      options: { scope?: EventScope | undefined; key?: string | undefined } = {},
    ): Promise<void> => {
      await change(userId, options.key, id, options.scope, async (scope, target) => {
        const { tx } = scope;
        const deletedAt = clock.now();
        if (target.kind === 'this') {
          const { row, occurrence } = target;
          const known = await findException(tx, userId, row.id, occurrence);
          const exception = known ?? {
            id: newId(),
            seriesId: row.id,
            originalStart: occurrence,
            eventDate: occurrence,
          };
          await saveException(tx, userId, { ...exception, isCancelled: true, deletedAt });
          await updateEvent(tx, userId, row.id, {});
          return { eventId: id };
        }
        const gone = target.kind === 'following' ? await cutFrom(scope, target.row, target.occurrence) : target.row;
        await updateEvent(tx, userId, gone.id, { deletedAt });
        return { eventId: id, created: gone.id === target.row.id ? [] : [gone.id] };
      });
    },
  };
}

function draftOf(body: CreateEventBody, timeZone: string): EventDraft {
  const isAllDay = body.isAllDay ?? false;
  return {
    title: body.title,
    notes: body.notes ?? '',
    eventDate: readEventDate(body.eventDate, { timeZone, isAllDay }),
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

/** Throws events.not_found for what is not there, in the trash, or cancelled, and events.read_only. */
async function findTarget(tx: Tx, userId: string, id: string, scope: EventScope | undefined): Promise<Target> {
  const { eventId, originalStart } = readEventId(id);
  const row = await lockEvent(tx, userId, eventId);
  if (row === undefined && (await findFollowedEvent(tx, userId, eventId)) !== undefined) throw eventReadOnly();
  if (row === undefined || row.deletedAt !== null) throw eventNotFound();
  const { recurrence } = row;
  if (recurrence === null) {
    if (originalStart !== undefined) throw eventNotFound();
    return { kind: 'single', row };
  }
  const occurrence = originalStart ?? row.eventDate;
  const exception = await findException(tx, userId, eventId, occurrence);
  const isThere = originalStart === undefined || (happensAt(row, occurrence) && exception?.isCancelled !== true);
  if (!isThere) throw eventNotFound();
  const isFirst = occurrence.getTime() === row.eventDate.getTime();
  const asked = scope ?? (originalStart === undefined ? 'all' : 'this');
  return {
    kind: asked === 'following' && isFirst ? 'all' : asked,
    row: { ...row, recurrence },
    occurrence,
    isByOccurrence: originalStart !== undefined,
  };
}
