import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { eventChanges, eventExceptions, eventNotes, events } from '#db/schema/schedule.ts';
import type { ExceptionRow } from './event-exceptions.repository.ts';
import type { NoteRow } from './event-notes.repository.ts';
import type { EventRow } from './events.repository.ts';

/** What is needed to undo a change: the state before it, and what the change made of it. */
export interface UndoData {
  events: EventRow[];
  exceptions: ExceptionRow[];
  notes: NoteRow[];
  /** Ids of events that the change created. */
  created: string[];
  /** Each event's revision after the change, by id. Undo is refused if one has changed since. */
  revisions: Record<string, number>;
}

export type ChangeRow = Omit<typeof eventChanges.$inferSelect, 'before'> & { before: UndoData };

/** The events with their exceptions and notes, as they are before a change. */
export async function readStateBefore(
  tx: Tx,
  userId: string,
  ids: string[],
): Promise<Pick<UndoData, 'events' | 'exceptions' | 'notes'>> {
  if (ids.length === 0) return { events: [], exceptions: [], notes: [] };
  const eventCondition = and(eq(events.userId, userId), inArray(events.id, ids));
  const exceptionsCondition = and(eq(eventExceptions.userId, userId), inArray(eventExceptions.seriesId, ids));
  const notesCondition = and(eq(eventNotes.userId, userId), inArray(eventNotes.eventId, ids));
  return {
    events: await tx.select().from(events).where(eventCondition),
    exceptions: await tx.select().from(eventExceptions).where(exceptionsCondition),
    notes: await tx.select().from(eventNotes).where(notesCondition),
  };
}

/** The revisions of these events, by id. Locks the events until the transaction ends. */
export async function lockRevisions(tx: Tx, userId: string, ids: string[]): Promise<Record<string, number>> {
  const rows = await tx
    .select({ id: events.id, revision: events.revision })
    .from(events)
    .where(and(eq(events.userId, userId), inArray(events.id, ids)))
    .for('update');
  return Object.fromEntries(rows.map(({ id, revision }) => [id, revision]));
}

export async function insertChange(tx: Tx, row: Omit<ChangeRow, 'isUndone'>): Promise<void> {
  await tx.insert(eventChanges).values(row);
}

/** Locks the change until the transaction ends. */
export async function lockChange(db: Queryable, userId: string, key: string): Promise<ChangeRow | undefined> {
  const [row] = await db
    .select()
    .from(eventChanges)
    .where(and(eq(eventChanges.userId, userId), eq(eventChanges.key, key)))
    .for('update');
  return row && { ...row, before: parseDates(row.before as UndoData) };
}

export async function markUndone(tx: Tx, userId: string, key: string): Promise<void> {
  await tx
    .update(eventChanges)
    .set({ isUndone: true })
    .where(and(eq(eventChanges.userId, userId), eq(eventChanges.key, key)));
}

export async function deleteChangesBefore(db: Queryable, cutoff: Date): Promise<void> {
  await db.delete(eventChanges).where(lt(eventChanges.createdAt, cutoff));
}

const DATE_FIELDS = new Set(['eventDate', 'originalStart', 'seriesEnd', 'createdAt', 'updatedAt', 'deletedAt']);

/** Parses the dates, which the JSON column holds as strings. */
function parseDates(stored: UndoData): UndoData {
  const withDates = <Row extends object>(row: Row): Row =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        name,
        DATE_FIELDS.has(name) && typeof value === 'string' ? new Date(value) : value,
      ]),
    ) as Row;
  return {
    ...stored,
    events: stored.events.map(withDates),
    exceptions: stored.exceptions.map(withDates),
    notes: stored.notes.map(withDates),
  };
}
