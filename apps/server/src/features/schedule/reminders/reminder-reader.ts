import type { Reminder } from '@app/contract/reminders';
import type { Database } from '#db/database.ts';
import { readById } from '#db/read-by-id.ts';
import { toReminder } from './reminders.mapper.ts';
import * as rows from './reminders.repository.ts';

export function createReminderReader(db: Database) {
  return {
    list: async (userId: string): Promise<Reminder[]> => {
      const [open, done] = await Promise.all([rows.listOpen(db, userId), rows.listDone(db, userId)]);
      return [...open, ...done].map(toReminder);
    },

    /**
     * Reminders with their own time, in batches of a few hundred; for those that follow an event see `listEventLeads`.
     */
    readAll: (userId: string): AsyncGenerator<rows.ReminderRow[]> =>
      readById((after, limit) => rows.listStandalone(db, userId, after, limit)),

    /** For each event id: how many minutes before the start its reminders come. */
    listEventLeads: async (userId: string): Promise<Map<string, number[]>> => {
      const leads = new Map<string, number[]>();
      for (const { eventId, minutesBefore } of await rows.listEventLeads(db, userId)) {
        if (eventId === null || minutesBefore === null) continue;
        leads.set(eventId, [...(leads.get(eventId) ?? []), minutesBefore]);
      }
      return leads;
    },
  };
}
