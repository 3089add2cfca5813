import type { Reminder } from '@app/contract/reminders';
import type { Database } from '#db/database.ts';
import { readInIdOrder } from '#db/read-in-id-order.ts';
import { toReminder } from './reminders.mapper.ts';
import * as repository from './reminders.repository.ts';

export function createReminderReader(db: Database) {
  return {
    list: async (userId: string): Promise<Reminder[]> => {
      const [open, done] = await Promise.all([repository.listOpen(db, userId), repository.listDone(db, userId)]);
      return [...open, ...done].map(toReminder);
    },

    /**
     * Reminders with their own time, in batches of a few hundred; for those that follow an event see `listLeadMinutes`.
     */
    readAll: (userId: string): AsyncGenerator<repository.ReminderRow[]> =>
      readInIdOrder((after, limit) => repository.listStandalone(db, userId, after, limit)),

    /** By event id: how many minutes before the start its reminders fire. */
    listLeadMinutes: async (userId: string): Promise<Map<string, number[]>> => {
      const leadMinutes = new Map<string, number[]>();
      for (const { eventId, minutesBefore } of await repository.listLeadMinutes(db, userId)) {
        if (eventId === null || minutesBefore === null) continue;
        leadMinutes.set(eventId, [...(leadMinutes.get(eventId) ?? []), minutesBefore]);
      }
      return leadMinutes;
    },
  };
}
