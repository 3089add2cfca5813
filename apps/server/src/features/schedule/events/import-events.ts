import { createHash } from 'node:crypto';
import type { OwnerScope } from '#db/owner-scope.ts';
import type { Clock } from '#platform/clock.ts';
import { isId } from '#platform/ids.ts';
import { startsBetween } from '../recurrence/occurrences.ts';
import { listExceptions, type OccurrenceChanges, replaceExceptions } from './event-exceptions.repository.ts';
import { type RequestedTimes, normaliseTimes } from './event-times.ts';
import { insertEvent, lockEvent, updateEvent } from './events.repository.ts';

/** An event from another calendar. The same uid means the same event, even in later imports. */
export interface ImportedEvent extends RequestedTimes {
  /** The id in the other calendar. For an event that was exported from our own feed, the id of our event. */
  uid: string;
  title: string;
  notes: string;
  location: string | null;
  isFree: boolean;
  exceptions: ImportedException[];
}

/** A changed or cancelled occurrence. */
export interface ImportedException {
  originalStart: Date;
  eventDate: Date;
  isCancelled: boolean;
  title?: string;
  notes?: string;
  location?: string | null;
  /** Minutes. */
  duration?: number;
  isAllDay?: boolean;
  isFree?: boolean;
}

export type ImportOutcome = 'created' | 'updated' | 'unchanged' | 'in_trash';

export const seriesCheck = {
  /** The start of the first occurrence. Throws the errors of invalid times and rules. */
  firstOccurrence: (event: ImportedEvent): Date => normaliseTimes(event).eventDate,

  /** Whether the rule of a series has an occurrence at this time. */
  happensAt: (event: ImportedEvent, at: Date): boolean => {
    const { recurrence } = event;
    const start = at.getTime();
    return recurrence !== null && startsBetween({ ...event, recurrence }, start, start + 1).length > 0;
  },
};

/** Stores an event with its exceptions. Creates no reminder; the caller bumps the version once for many events. */
export async function importEvent(
  { tx, userId }: OwnerScope,
  event: ImportedEvent,
  clock: Clock,
): Promise<ImportOutcome> {
  const exported = isId(event.uid) ? await lockEvent(tx, userId, event.uid.toLowerCase()) : undefined;
  const id = exported?.id ?? uuidFromName(`event ${event.uid}`);
  const times = normaliseTimes(event);
  const { title, notes, location, isFree } = event;
  const fields = { title, notes, location, isFree, ...times };
  const exceptions = event.exceptions.map(({ originalStart, eventDate, isCancelled, ...otherFields }) => ({
    seriesId: id,
    id: uuidFromName(`occurrence ${event.uid} ${originalStart.toISOString()}`),
    originalStart,
    eventDate,
    isCancelled,
    changes: differencesFromSeries(otherFields, fields),
  }));
  const stored = exported ?? (await lockEvent(tx, userId, id));
  const now = clock.now();
  if (stored === undefined) {
    await insertEvent(tx, userId, { ...fields, id, createdAt: now, updatedAt: now });
    await replaceExceptions(tx, userId, [id], exceptions);
    return 'created';
  }
  if (stored.deletedAt !== null) return 'in_trash';
  const before = serialize(stored, await listExceptions(tx, userId, id));
  if (before === serialize(fields, exceptions)) return 'unchanged';
  await updateEvent(tx, userId, id, { ...fields, updatedAt: now });
  await replaceExceptions(tx, userId, [id], exceptions);
  return 'updated';
}

/** The fields in which an imported occurrence differs from its series. */
function differencesFromSeries(occurrence: OccurrenceChanges, series: OccurrenceChanges): OccurrenceChanges {
  const differing = Object.entries(occurrence).filter(
    ([name, value]) => value !== series[name as keyof OccurrenceChanges],
  );
  return Object.fromEntries(differing);
}

interface ComparedFields extends RequestedTimes {
  title: string;
  notes: string;
  location: string | null;
  isFree: boolean;
}

/** The imported fields as one text, to find out whether an import changes anything. */
function serialize(
  { title, notes, location, isFree, eventDate, duration, timeZone, isAllDay, recurrence }: ComparedFields,
  exceptions: readonly { originalStart: Date; eventDate: Date; isCancelled?: boolean; changes?: object }[],
): string {
  const changed = exceptions
    .map(({ originalStart, eventDate: moved, isCancelled, changes }) => [originalStart, moved, isCancelled, changes])
    .map((each) => JSON.stringify(each))
    .toSorted();
  return JSON.stringify([title, notes, location, isFree, eventDate, duration, timeZone, isAllDay, recurrence, changed]);
}

/** A version 8 UUID (RFC 9562) from the hash of a name; “8” is its version, and “a” marks the variant of the RFC. */
export function uuidFromName(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
