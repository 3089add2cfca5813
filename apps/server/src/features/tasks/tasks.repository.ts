import type { Tx } from '#db/database.ts';
import { tasks } from '#db/schema/planner.ts';

export type NewTask = Omit<typeof tasks.$inferInsert, 'userId'>;

export async function insertTask(tx: Tx, userId: string, row: NewTask): Promise<void> {
  await tx.insert(tasks).values({ ...row, userId });
}
