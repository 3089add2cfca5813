import type { OwnerScope } from '#db/owner-scope.ts';
import { occurrencesBetween } from '../recurrence/occurrences.ts';
import { occurrenceCannotRepeat } from '../schedule.errors.ts';
import { findException, listExceptions, replaceExceptions, saveException } from './event-exceptions.repository.ts';
import { occurrenceId } from './event-id.ts';
import { listNotes, moveNote } from './event-notes.repository.ts';
import type { SeriesTarget, Target } from './event-target.ts';
import { changeTimes, normaliseTimes } from './event-times.ts';
import { insertEvent, updateEvent } from './events.repository.ts';
import {
  toFields,
  type RequestedFields,
  occurrenceChangesOf,
  timeChangeOf,
  withDefaultIsFree,
  withoutFields,
} from './requested-fields.ts';
import { editSeries, type SeriesRow, splitSeries } from './series-edit.ts';

/** The time of a change, and the id of the row that it may create. */
export interface ChangeStamp {
  id: string;
  now: Date;
}

/** Updates a single event or a whole series. Returns the id of the event or occurrence for the response. */
export async function updateAll(
  { tx, userId }: OwnerScope,
  target: Target,
  requested: RequestedFields,
  updatedAt: Date,
): Promise<string> {
  const { row } = target;
  const fields = withDefaultIsFree(requested, row);
  if (target.kind === 'single') {
    const times = normaliseTimes(changeTimes(row, timeChangeOf(fields, row)));
    await updateEvent(tx, userId, row.id, { ...toFields(fields), ...times, updatedAt });
    return row.id;
  }
  const oldExceptions = await listExceptions(tx, userId, row.id);
  const edited = editSeries(target.row, oldExceptions, target.occurrence, timeChangeOf(fields, row));
  const exceptions = edited.exceptions.map((exception) => withoutFields(exception, fields));
  await updateEvent(tx, userId, row.id, { ...toFields(fields), ...edited.times, updatedAt });
  await replaceExceptions(tx, userId, [row.id], exceptions);
  if (edited.times.recurrence === null || !target.isByOccurrence) return row.id;
  const moved = edited.moveStart(target.occurrence);
  const series = { ...edited.times, recurrence: edited.times.recurrence };
  const stillHappens = occurrencesBetween(series, moved, new Date(moved.getTime() + 1)).length > 0;
  return stillHappens ? occurrenceId(row.id, moved) : row.id;
}

/** Updates one occurrence of a series. Returns its id. Throws events.occurrence_cannot_repeat. */
export async function updateOccurrence(
  { tx, userId }: OwnerScope,
  { row, occurrence }: SeriesTarget,
  requested: RequestedFields,
  { id, now }: ChangeStamp,
): Promise<string> {
  if (requested.recurrence !== undefined && requested.recurrence !== row.recurrence) throw occurrenceCannotRepeat();
  const stored = await findException(tx, userId, row.id, occurrence);
  const merged = { ...row, ...stored?.changes, eventDate: stored?.eventDate ?? occurrence };
  const fields = withDefaultIsFree(requested, merged);
  const times = normaliseTimes({ ...changeTimes(merged, timeChangeOf(fields, merged)), recurrence: null });
  const changes = occurrenceChangesOf(stored?.changes, fields, times, row);
  const exception = { id: stored?.id ?? id, seriesId: row.id, originalStart: occurrence };
  await saveException(tx, userId, { ...exception, eventDate: times.eventDate, changes });
  await updateEvent(tx, userId, row.id, { updatedAt: now });
  return occurrenceId(row.id, occurrence);
}

/**
 * Ends a series before an occurrence, and creates a new series that starts with this occurrence. The later exceptions
 * and notes move to the new series. Returns the new series.
 */
export async function splitOff(
  { tx, userId }: OwnerScope,
  { row, occurrence: at }: SeriesTarget,
  { id, now }: ChangeStamp,
): Promise<SeriesRow> {
  const { head, tailRecurrence } = splitSeries(row, at);
  const times = normaliseTimes({ ...row, eventDate: at, recurrence: tailRecurrence });
  const tail = { ...row, ...times, recurrence: tailRecurrence, id, updatedAt: now, revision: 0 };
  await insertEvent(tx, userId, tail);
  await updateEvent(tx, userId, row.id, { ...head, updatedAt: now });
  const exceptions = (await listExceptions(tx, userId, row.id)).map((exception) =>
    exception.originalStart < at ? exception : { ...exception, seriesId: id },
  );
  await replaceExceptions(tx, userId, [row.id, id], exceptions);
  for (const { id: noteId, originalStart } of await listNotes(tx, userId, row.id, undefined)) {
    if (originalStart !== null && originalStart >= at) {
      await moveNote(tx, userId, noteId, { eventId: id, originalStart });
    }
  }
  return tail;
}
