import type { EventScope } from '@app/contract/event-edits';
import type { OwnerScope } from '#db/owner-scope.ts';
import { findFollowedEvent } from '../followed-calendars/followed-events.repository.ts';
import { eventNotFound, eventReadOnly } from '../schedule.errors.ts';
import { findException } from './event-exceptions.repository.ts';
import { parseEventId } from './event-id.ts';
import { happensAt } from './event-reader.ts';
import { type EventRow, lockEvent } from './events.repository.ts';
import type { SeriesRow } from './series-edit.ts';

/** A series, or the part of it that a change applies to. */
export interface SeriesTarget {
  kind: EventScope;
  row: SeriesRow;
  /** The original start of the occurrence that the id names; of the first occurrence if the id names the series. */
  occurrence: Date;
  /** Whether the id names the occurrence and not the series. */
  isByOccurrence: boolean;
}

/** The event, series or part of a series that a change applies to. */
export type Target = { kind: 'single'; row: EventRow } | SeriesTarget;

/**
 * Finds and locks the target of a change; `id` names an event, a series or an occurrence. Throws events.not_found when
 * the event is missing, in the trash or cancelled, and events.read_only for followed events.
 */
export async function findTarget(
  { tx, userId }: OwnerScope,
  id: string,
  scope: EventScope | undefined,
): Promise<Target> {
  const { eventId, originalStart } = parseEventId(id);
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
  const requested = scope ?? (originalStart === undefined ? 'all' : 'this');
  return {
    // A change from the first occurrence on is a change of the whole series.
    kind: requested === 'following' && isFirst ? 'all' : requested,
    row: { ...row, recurrence },
    occurrence,
    isByOccurrence: originalStart !== undefined,
  };
}
