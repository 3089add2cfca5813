import type { EventScope } from '@app/contract/event-edits';
import type { OwnerScope } from '#db/owner-scope.ts';
import { findFollowedEvent } from '../followed-calendars/followed-events.repository.ts';
import { eventNotFound, eventReadOnly } from '../schedule.errors.ts';
import { findException } from './event-exceptions.repository.ts';
import { readEventId } from './event-id.ts';
import { happensAt } from './event-reader.ts';
import { type EventRow, lockEvent } from './events.repository.ts';
import type { SeriesRow } from './series-edit.ts';

/** A series, or the part of it that a change applies to. */
export interface SeriesTarget {
  kind: EventScope;
  row: SeriesRow;
  occurrence: Date;
  /** Whether the id named the occurrence, not the series. */
  isByOccurrence: boolean;
}

/** What a change applies to. */
export type Target = { kind: 'single'; row: EventRow } | SeriesTarget;

/** Throws events.not_found when it is missing, in the trash or cancelled, and events.read_only for followed events. */
export async function findTarget(
  { tx, userId }: OwnerScope,
  id: string,
  scope: EventScope | undefined,
): Promise<Target> {
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
  const exists = originalStart === undefined || (happensAt(row, occurrence) && exception?.isCancelled !== true);
  if (!exists) throw eventNotFound();
  const isFirst = occurrence.getTime() === row.eventDate.getTime();
  const asked = scope ?? (originalStart === undefined ? 'all' : 'this');
  return {
    kind: asked === 'following' && isFirst ? 'all' : asked,
    row: { ...row, recurrence },
    occurrence,
    isByOccurrence: originalStart !== undefined,
  };
}
