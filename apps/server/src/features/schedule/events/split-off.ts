import type { OwnerScope } from '#db/owner-scope.ts';
import { listExceptions, replaceExceptions } from './event-exceptions.repository.ts';
import { listNotes, moveNote } from './event-notes.repository.ts';
import { settleTimes } from './event-times.ts';
import { insertEvent, updateEvent } from './events.repository.ts';
import { type SeriesRow, splitSeries } from './series-edit.ts';

/** Ends a series before an occurrence and goes on with a new one from it; exceptions and notes follow. Returns the new one. */
export async function splitOff(
  { tx, userId }: OwnerScope,
  row: SeriesRow,
  at: Date,
  { id, now }: { id: string; now: Date },
): Promise<SeriesRow> {
  const { head, tailRecurrence } = splitSeries(row, at);
  const times = settleTimes({ ...row, eventDate: at, recurrence: tailRecurrence });
  const tail = { ...row, ...times, recurrence: tailRecurrence, id, updatedAt: now, revision: 0 };
  await insertEvent(tx, userId, tail);
  await updateEvent(tx, userId, row.id, { ...head, updatedAt: now });

  const exceptions = await listExceptions(tx, userId, row.id);
  const [before, after] = [exceptions.filter(isBefore), exceptions.filter((each) => !isBefore(each))];
  const moved = after.map((exception) => ({ ...exception, seriesId: id }));
  await replaceExceptions(tx, userId, [row.id, id], [...before, ...moved]);
  for (const note of await listNotes(tx, userId, row.id, undefined)) {
    if (note.originalStart !== null && !isBefore({ originalStart: note.originalStart }))
      await moveNote(tx, userId, note.id, { eventId: id, originalStart: note.originalStart });
  }
  return tail;

  function isBefore({ originalStart }: { originalStart: Date }): boolean {
    return originalStart < at;
  }
}
