import type { EventNote } from '@app/contract/event-edits';
import { type Database, inTransaction } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import { eventReadOnly, eventNoteNotFound } from '../schedule.errors.ts';
import { parseEventId } from './event-id.ts';
import * as notes from './event-notes.repository.ts';
import { getEvent } from './event-reader.ts';
import { toNote } from './events.mapper.ts';

const KEEP_DELETED_MS = 86_400_000;

export function createEventNotes({ db, clock, newId }: { db: Database; clock: Clock; newId: NewId }) {
  return {
    /** Throws events.not_found. */
    listNotes: async (userId: string, id: string): Promise<EventNote[]> => {
      await getEvent(db, userId, id);
      const { eventId, originalStart } = parseEventId(id);
      return (await notes.listNotes(db, userId, eventId, originalStart)).map(toNote);
    },

    /** Throws events.not_found and events.read_only. */
    addNote: (userId: string, id: string, content: string): Promise<EventNote> =>
      inTransaction(db, async (tx) => {
        const { calendar } = await getEvent(tx, userId, id);
        if (calendar !== undefined) throw eventReadOnly();
        const { eventId, originalStart = null } = parseEventId(id);
        const note = { userId, id: newId(), eventId, originalStart, content, createdAt: clock.now(), deletedAt: null };
        await notes.insertNote(tx, note);
        await bumpUserVersion(tx, userId);
        return toNote(note);
      }),

    /** Throws events.not_found and events.note_not_found. */
    editNote: (userId: string, id: string, noteId: string, content: string): Promise<EventNote> =>
      changeNote(db, { userId, id, noteId }, (note) => {
        assertNotDeleted(note);
        return { content };
      }),

    /** Throws events.not_found and events.note_not_found. */
    removeNote: async (userId: string, id: string, noteId: string): Promise<void> => {
      await changeNote(db, { userId, id, noteId }, (note) => {
        assertNotDeleted(note);
        return { deletedAt: clock.now() };
      });
    },

    /** Throws events.not_found and events.note_not_found. */
    restoreNote: (userId: string, id: string, noteId: string): Promise<EventNote> =>
      changeNote(db, { userId, id, noteId }, () => ({ deletedAt: null })),

    /** Removes from the database the notes that were deleted more than a day ago. */
    purgeDeletedNotes: (): Promise<void> =>
      notes.purgeDeletedNotes(db, new Date(clock.now().getTime() - KEEP_DELETED_MS)),
  };
}

/** Sets the fields that `fieldsFor` returns for the note. Throws events.not_found and events.note_not_found. */
async function changeNote(
  db: Database,
  { userId, id, noteId }: { userId: string; id: string; noteId: string },
  fieldsFor: (note: notes.NoteRow) => Partial<Pick<notes.NoteRow, 'content' | 'deletedAt'>>,
): Promise<EventNote> {
  return inTransaction(db, async (tx) => {
    await getEvent(tx, userId, id);
    const note = await notes.lockNote(tx, userId, parseEventId(id).eventId, noteId);
    if (note === undefined) throw eventNoteNotFound();
    const fields = fieldsFor(note);
    await notes.updateNote(tx, userId, noteId, fields);
    await bumpUserVersion(tx, userId);
    return toNote({ ...note, ...fields });
  });
}

function assertNotDeleted(note: notes.NoteRow): void {
  if (note.deletedAt !== null) throw eventNoteNotFound();
}
