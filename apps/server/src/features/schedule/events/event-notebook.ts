import type { EventNote } from '@app/contract/event-edits';
import { type Database, inTransaction } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import { eventReadOnly, noteNotFound } from '../schedule.errors.ts';
import { readEventId } from './event-id.ts';
import { insertNote, listNotes, lockNote, type NoteRow, purgeNotes, updateNote } from './event-notes.repository.ts';
import { getEvent } from './event-reader.ts';
import { toNote } from './events.mapper.ts';

const KEPT_MS = 86_400_000;

/** The notes of events, one after another. */
export function createEventNotebook({ db, clock, newId }: { db: Database; clock: Clock; newId: NewId }) {
  /** Throws events.not_found and events.note_not_found. */
  async function change(
    userId: string,
    id: string,
    noteId: string,
    fieldsFor: (note: NoteRow) => Partial<Pick<NoteRow, 'content' | 'deletedAt'>>,
  ): Promise<EventNote> {
    return inTransaction(db, async (tx) => {
      await getEvent(tx, userId, id);
      const note = await lockNote(tx, userId, readEventId(id).eventId, noteId);
      if (note === undefined) throw noteNotFound();
      const fields = fieldsFor(note);
      await updateNote(tx, userId, noteId, fields);
      await bumpUserVersion(tx, userId);
      return toNote({ ...note, ...fields });
    });
  }

  const whenThere = (note: NoteRow): void => {
    if (note.deletedAt !== null) throw noteNotFound();
  };

  return {
    /** Throws events.not_found. */
    list: async (userId: string, id: string): Promise<EventNote[]> => {
      await getEvent(db, userId, id);
      const { eventId, originalStart } = readEventId(id);
      return (await listNotes(db, userId, eventId, originalStart)).map(toNote);
    },

    /** Throws events.not_found and events.read_only. */
    add: (userId: string, id: string, content: string): Promise<EventNote> =>
      inTransaction(db, async (tx) => {
        const { calendar } = await getEvent(tx, userId, id);
        if (calendar !== undefined) throw eventReadOnly();
        const { eventId, originalStart = null } = readEventId(id);
        const note = { userId, id: newId(), eventId, originalStart, content, createdAt: clock.now(), deletedAt: null };
        await insertNote(tx, note);
        await bumpUserVersion(tx, userId);
        return toNote(note);
      }),

    /** Throws events.not_found and events.note_not_found. */
    edit: (userId: string, id: string, noteId: string, content: string): Promise<EventNote> =>
      change(userId, id, noteId, (note) => {
        whenThere(note);
        return { content };
      }),

    /** Throws events.not_found and events.note_not_found. */
    remove: async (userId: string, id: string, noteId: string): Promise<void> => {
      await change(userId, id, noteId, (note) => {
        whenThere(note);
        return { deletedAt: clock.now() };
      });
    },

    /** Throws events.not_found and events.note_not_found. */
    restore: (userId: string, id: string, noteId: string): Promise<EventNote> =>
      change(userId, id, noteId, () => ({ deletedAt: null })),

    /** Housekeeping: after a day nobody wants them back. */
    purge: (): Promise<void> => purgeNotes(db, new Date(clock.now().getTime() - KEPT_MS)),
  };
}
