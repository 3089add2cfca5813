import { type Database, type Events, inTransaction } from '#db/database.ts';
import { lockIdempotencyKey } from '#db/idempotency-key.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import { calendarEventChanged } from '#events/schedule.ts';
import type { Clock } from '#platform/clock.ts';
import { eventChangedSince, eventChangeNotFound } from '../schedule.errors.ts';
import * as changes from './event-changes.repository.ts';
import { replaceExceptions } from './event-exceptions.repository.ts';
import { purgeNotesOfEvents, moveAllNotes, moveNote } from './event-notes.repository.ts';
import { deleteEvents } from './event-trash.repository.ts';
import { updateEvent } from './events.repository.ts';

const UNDO_MS = 86_400_000;

export interface RecordedChange {
  /** The id of the changed event. */
  eventId: string;
  /** Ids of events that the change created. */
  created?: string[];
}

/** Records changes by their idempotency keys, and undoes them. */
export function createEventUndo({ db, events, clock }: { db: Database; events: Events; clock: Clock }) {
  return {
    /**
     * Runs `work` once per key and records what it changed in the events with `existingIds`; without a key nothing is
     * recorded. Returns the id of the changed event.
     */
    record: async (
      { tx, userId }: OwnerScope,
      key: string | undefined,
      existingIds: string[],
      work: () => Promise<RecordedChange>,
    ): Promise<string> => {
      if (key === undefined) return (await work()).eventId;
      await lockIdempotencyKey(tx, userId, key);
      const recorded = await changes.lockChange(tx, userId, key);
      if (recorded !== undefined) return recorded.eventId;
      const stateBefore = await changes.readStateBefore(tx, userId, existingIds);
      const { eventId, created = [] } = await work();
      const revisions = await changes.lockRevisions(tx, userId, [...existingIds, ...created]);
      const undoData = { ...stateBefore, created, revisions };
      await changes.insertChange(tx, { userId, key, eventId, before: undoData, createdAt: clock.now() });
      return eventId;
    },

    /** Throws events.change_not_found and events.changed_since. */
    undo: (userId: string, key: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        const change = await changes.lockChange(tx, userId, key);
        if (change === undefined) throw eventChangeNotFound();
        if (change.isUndone) return;
        const undoData = change.before;
        const current = await changes.lockRevisions(tx, userId, Object.keys(undoData.revisions));
        const isUntouched = Object.entries(undoData.revisions).every(([id, revision]) => current[id] === revision);
        if (!isUntouched) throw eventChangedSince();
        await restore({ tx, userId }, undoData, clock.now());
        for (const eventId of Object.keys(undoData.revisions)) {
          await events.publish(calendarEventChanged, { userId, eventId, isNew: false }, tx);
        }
        await changes.markUndone(tx, userId, key);
        await bumpUserVersion(tx, userId);
      }),

    /** Deletes the records of changes older than a day, which then can no longer be undone. */
    deleteOld: (): Promise<void> => changes.deleteChangesBefore(db, new Date(clock.now().getTime() - UNDO_MS)),
  };
}

/**
 * Restores the events to their state before a change and deletes the events that the change created. Notes that were
 * added to a created event move to the event from which that event was split off.
 */
async function restore({ tx, userId }: OwnerScope, undoData: changes.UndoData, now: Date): Promise<void> {
  const [origin] = undoData.events;
  if (undoData.created.length > 0) {
    if (origin === undefined) await purgeNotesOfEvents(tx, userId, undoData.created);
    else await moveAllNotes(tx, userId, undoData.created, origin.id);
    await deleteEvents(tx, userId, undoData.created);
  }
  for (const { id, userId: _owner, revision: _revision, ...fields } of undoData.events) {
    await updateEvent(tx, userId, id, { ...fields, updatedAt: now });
  }
  for (const { id, eventId, originalStart } of undoData.notes)
    await moveNote(tx, userId, id, { eventId, originalStart });
  const seriesIds = undoData.events.map(({ id }) => id);
  if (seriesIds.length > 0) await replaceExceptions(tx, userId, seriesIds, undoData.exceptions);
}
