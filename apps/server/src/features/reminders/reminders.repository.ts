import type { Tx } from '#db/database.ts';
import { reminders } from '#db/schema/planner.ts';

export type NewReminder = Omit<typeof reminders.$inferInsert, 'userId'>;

export async function insertReminder(tx: Tx, userId: string, row: NewReminder): Promise<void> {
  await tx.insert(reminders).values({ ...row, userId });
}
