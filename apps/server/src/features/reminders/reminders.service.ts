import type { Tx } from '#db/database.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import { insertReminder } from './reminders.repository.ts';

export interface ReminderDraft {
  title: string;
  remindAt: Date;
  timeZone: string;
  /** RRULE text, or null for one that comes once. */
  recurrence: string | null;
  conversationId: string | null;
  messageId: string | null;
}

export type RemindersService = ReturnType<typeof createRemindersService>;

export function createRemindersService({ clock, newId }: { clock: Clock; newId: NewId }) {
  return {
    /** Returns the new reminder's id. */
    create: async ({ tx, userId }: { tx: Tx; userId: string }, draft: ReminderDraft): Promise<string> => {
      const id = newId();
      await insertReminder(tx, userId, { ...draft, id, createdAt: clock.now() });
      return id;
    },
  };
}
