import { createHash } from 'node:crypto';
import type { Clock } from '#platform/clock.ts';
import { isId } from '#platform/ids.ts';
import { listExceptions, replaceExceptions } from './event-exceptions.repository.ts';
import { type GivenTimes, settleTimes } from './event-times.ts';
import type { OwnerScope } from './owner-scope.ts';
import { insertEvent, lockEvent, updateEvent } from './schedule.repository.ts';

/** An event from another calendar. The same uid is the same event, however often it comes. */
export interface ImportedEvent extends GivenTimes {
  /** As the other calendar names it. What came from our own feed is named by its id. */
  uid: string;
  title: string;
  notes: string;
  location: string | null;
  exceptions: {
    originalStart: Date;
    eventDate: Date;
    isCancelled: boolean;
    title?: string;
    /** Minutes. */
    duration?: number;
  }[];
}

export type ImportOutcome = 'created' | 'updated' | 'unchanged' | 'in_trash';

/** Throws what is wrong with its times or its rule. */
export function checkImported(event: ImportedEvent): void {
  settleTimes(event);
}

/** Writes an event and what differs from its rule. Neither reminds nor bumps the version: they come by the hundred. */
export async function importEvent(
  { tx, userId }: OwnerScope,
  event: ImportedEvent,
  clock: Clock,
): Promise<ImportOutcome> {
  const own = isId(event.uid) ? await lockEvent(tx, userId, event.uid.toLowerCase()) : undefined;
  const id = own?.id ?? idFor(`event ${event.uid}`);
  const times = settleTimes(event);
  const fields = { title: event.title, notes: event.notes, location: event.location, ...times };
  const exceptions = event.exceptions.map(({ originalStart, eventDate, isCancelled, title, duration }) => ({
    seriesId: id,
    id: idFor(`occurrence ${event.uid} ${originalStart.toISOString()}`),
    originalStart,
    eventDate,
    isCancelled,
    changes: {
      ...(title !== undefined && title !== event.title && { title }),
      ...(duration !== undefined && duration !== times.duration && { duration }),
    },
  }));
  const known = own ?? (await lockEvent(tx, userId, id));
  const now = clock.now();
  if (known === undefined) {
    await insertEvent(tx, userId, { ...fields, id, createdAt: now, updatedAt: now });
    await replaceExceptions(tx, userId, [id], exceptions);
    return 'created';
  }
  if (known.deletedAt !== null) return 'in_trash';
  const before = describe(known, await listExceptions(tx, userId, id));
  if (before === describe(fields, exceptions)) return 'unchanged';
  await updateEvent(tx, userId, id, { ...fields, updatedAt: now });
  await replaceExceptions(tx, userId, [id], exceptions);
  return 'updated';
}

interface Described extends GivenTimes {
  title: string;
  notes: string;
  location: string | null;
}

function describe(
  { title, notes, location, eventDate, duration, timeZone, isAllDay, recurrence }: Described,
  exceptions: readonly { originalStart: Date; eventDate: Date; isCancelled?: boolean; changes?: object }[],
): string {
  const changed = exceptions
    .map(({ originalStart, eventDate: moved, isCancelled, changes }) => [originalStart, moved, isCancelled, changes])
    .map((each) => JSON.stringify(each))
    .toSorted();
  return JSON.stringify([title, notes, location, eventDate, duration, timeZone, isAllDay, recurrence, changed]);
}

/** A UUID of version 8 (RFC 9562) made from a name. */
export function idFor(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
