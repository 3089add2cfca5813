import { and, asc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { eventNotes } from '#db/schema/schedule.ts';

export type NoteRow = typeof eventNotes.$inferSelect;

/**
 * The notes of an event, oldest first. With `originalStart`, only the notes of that occurrence and those of the whole
 * series. Notes written before the event became a series are notes of the whole series.
 */
export async function listNotes(
  db: Queryable,
  userId: string,
  eventId: string,
  originalStart: Date | undefined,
): Promise<NoteRow[]> {
  return db
    .select()
    .from(eventNotes)
    .where(
      and(
        ofEventsCondition(userId, [eventId]),
        isNull(eventNotes.deletedAt),
        originalStart === undefined
          ? undefined
          : or(isNull(eventNotes.originalStart), eq(eventNotes.originalStart, originalStart)),
      ),
    )
    .orderBy(asc(eventNotes.createdAt), asc(eventNotes.id));
}

export async function insertNote(tx: Tx, row: NoteRow): Promise<void> {
  await tx.insert(eventNotes).values(row);
}

/** Finds a note, even a deleted one, and locks it. */
export async function lockNote(tx: Tx, userId: string, eventId: string, id: string): Promise<NoteRow | undefined> {
  const [row] = await tx
    .select()
    .from(eventNotes)
    .where(and(ofEventsCondition(userId, [eventId]), eq(eventNotes.id, id)))
    .for('update');
  return row;
}

export async function updateNote(
  tx: Tx,
  userId: string,
  id: string,
  fields: Partial<Pick<NoteRow, 'content' | 'deletedAt'>>,
): Promise<void> {
  await tx
    .update(eventNotes)
    .set(fields)
    .where(and(eq(eventNotes.userId, userId), eq(eventNotes.id, id)));
}

/** Purges, for all users, the notes that were deleted before this time. */
export async function purgeDeletedNotes(db: Queryable, before: Date): Promise<void> {
  await db.delete(eventNotes).where(lt(eventNotes.deletedAt, before));
}

/** Moves a note to another event or occurrence. */
export async function moveNote(
  tx: Tx,
  userId: string,
  id: string,
  target: Pick<NoteRow, 'eventId' | 'originalStart'>,
): Promise<void> {
  await tx
    .update(eventNotes)
    .set(target)
    .where(and(eq(eventNotes.userId, userId), eq(eventNotes.id, id)));
}

/** Moves all notes of these events to another event. */
export async function moveAllNotes(tx: Tx, userId: string, from: readonly string[], eventId: string): Promise<void> {
  await tx.update(eventNotes).set({ eventId }).where(ofEventsCondition(userId, from));
}

/** Purges the notes of these events. */
export async function purgeNotesOfEvents(tx: Tx, userId: string, eventIds: readonly string[]): Promise<void> {
  await tx.delete(eventNotes).where(ofEventsCondition(userId, eventIds));
}

function ofEventsCondition(userId: string, eventIds: readonly string[]) {
  return and(eq(eventNotes.userId, userId), inArray(eventNotes.eventId, [...eventIds]));
}
