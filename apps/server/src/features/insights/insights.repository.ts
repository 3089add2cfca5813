import type { Tx } from '#db/database.ts';
import { recommendations } from '#db/schema/planner.ts';

export type NewRecommendation = Omit<typeof recommendations.$inferInsert, 'userId'>;

export async function insertRecommendation(tx: Tx, userId: string, row: NewRecommendation): Promise<void> {
  await tx.insert(recommendations).values({ ...row, userId });
}
