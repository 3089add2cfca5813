import { and, asc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { eventNotes } from '#db/schema/schedule.ts';

export type NoteRow = typeof eventNotes.$inferSelect;

/** Of one occurrence when it is named, and those written before the event repeated; oldest first. */
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
        ofEvents(userId, [eventId]),
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

/** Of one event, deleted or not, held until the transaction ends. */
export async function lockNote(tx: Tx, userId: string, eventId: string, id: string): Promise<NoteRow | undefined> {
  const [row] = await tx
    .select()
    .from(eventNotes)
    .where(and(ofEvents(userId, [eventId]), eq(eventNotes.id, id)))
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

/** Those deleted before then, whoever's they are. */
export async function purgeNotes(db: Queryable, before: Date): Promise<void> {
  await db.delete(eventNotes).where(lt(eventNotes.deletedAt, before));
}

/** Puts a note on another event or occurrence. */
export async function moveNote(
  tx: Tx,
  userId: string,
  id: string,
  place: Pick<NoteRow, 'eventId' | 'originalStart'>,
): Promise<void> {
  await tx
    .update(eventNotes)
    .set(place)
    .where(and(eq(eventNotes.userId, userId), eq(eventNotes.id, id)));
}

/** Every note of these goes to another event. */
export async function moveAllNotes(tx: Tx, userId: string, from: readonly string[], eventId: string): Promise<void> {
  await tx.update(eventNotes).set({ eventId }).where(ofEvents(userId, from));
}

export async function deleteNotes(tx: Tx, userId: string, eventIds: readonly string[]): Promise<void> {
  await tx.delete(eventNotes).where(ofEvents(userId, eventIds));
}

function ofEvents(userId: string, eventIds: readonly string[]) {
  return and(eq(eventNotes.userId, userId), inArray(eventNotes.eventId, [...eventIds]));
}
