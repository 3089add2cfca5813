import type { Database, Events } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import { calendarEventChanged } from '#events/schedule.ts';
import { trashItemNotFound } from '../schedule.errors.ts';
import { saveException } from './event-exceptions.repository.ts';
import * as trash from './event-trash.repository.ts';
import { lockEvent, updateEvent } from './events.repository.ts';

export interface TrashPage {
  limit: number;
  after?: { deletedAt: string; id: string };
}

/** Events, series and single occurrences in the trash. */
export function createEventTrash({ db, events }: { db: Database; events: Events }) {
  return {
    list: async (userId: string, page: TrashPage) => {
      const trashedEvents = await trash.listTrashedEvents(db, userId, page);
      const occurrences = await trash.listTrashedOccurrences(db, userId, page);
      return [...trashedEvents, ...occurrences]
        .flatMap(({ id, title, deletedAt }) => (deletedAt === null ? [] : [{ id, title, deletedAt }]))
        .toSorted((a, b) => b.deletedAt.getTime() - a.deletedAt.getTime() || (a.id < b.id ? 1 : -1))
        .slice(0, page.limit);
    },

    /** Throws trash.not_found. */
    restore: async ({ tx, userId }: OwnerScope, id: string): Promise<void> => {
      const row = await lockEvent(tx, userId, id);
      if (row !== undefined && row.deletedAt !== null) {
        await updateEvent(tx, userId, id, { deletedAt: null });
        await events.publish(calendarEventChanged, { userId, eventId: id, isNew: false }, tx);
      } else {
        const occurrence = await trash.lockTrashedOccurrence(tx, userId, id);
        if (occurrence === undefined) throw trashItemNotFound();
        await saveException(tx, userId, { ...occurrence, isCancelled: false, deletedAt: null });
        // This changes no field; it only increments the revision of the series.
        await updateEvent(tx, userId, occurrence.seriesId, {});
        await events.publish(calendarEventChanged, { userId, eventId: occurrence.seriesId, isNew: false }, tx);
      }
      await bumpUserVersion(tx, userId);
    },

    /** Throws trash.not_found. */
    deleteForever: async ({ tx, userId }: OwnerScope, id: string): Promise<void> => {
      const row = await lockEvent(tx, userId, id);
      if (row !== undefined && row.deletedAt !== null) await trash.deleteEvents(tx, userId, [id]);
      else if (await trash.lockTrashedOccurrence(tx, userId, id))
        await trash.removeOccurrencesFromTrash(tx, userId, [id]);
      else throw trashItemNotFound();
      await bumpUserVersion(tx, userId);
    },

    empty: async ({ tx, userId }: OwnerScope): Promise<void> => {
      await trash.deleteEvents(tx, userId, await trash.listTrashedEventIds(tx, userId));
      await trash.removeOccurrencesFromTrash(tx, userId);
      await bumpUserVersion(tx, userId);
    },

    listExpired: (before: Date, limit: number) => trash.listExpired(db, before, limit),
  };
}
