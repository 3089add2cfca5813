import type { EventNote } from '@app/contract/event-edits';
import { type Database, inTransaction } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import { readEventId } from './event-id.ts';
import { insertNote, listNotes } from './event-notes.repository.ts';
import { getEvent } from './event-reader.ts';
import { eventReadOnly } from './schedule.errors.ts';
import { toNote } from './schedule.mapper.ts';

/** The notes of events, one after another. */
export function createEventNotebook({ db, clock, newId }: { db: Database; clock: Clock; newId: NewId }) {
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
        const note = { userId, id: newId(), eventId, originalStart, content, createdAt: clock.now() };
        await insertNote(tx, note);
        await bumpUserVersion(tx, userId);
        return toNote(note);
      }),
  };
}
