import { and, count, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { aiChatReservations, sharedModelUsage } from '#db/schema/billing.ts';

/** The number of a month's replies that each shared model with a quota wrote or is writing, by the model's id. */
export async function countByModel(
  db: Queryable,
  userId: string,
  month: string,
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const settled = db
    .select({ model: sharedModelUsage.model, replies: sharedModelUsage.settled })
    .from(sharedModelUsage)
    .where(and(eq(sharedModelUsage.userId, userId), eq(sharedModelUsage.month, month)));
  const reserved = db
    .select({ model: sql<string>`${aiChatReservations.model}`, replies: count() })
    .from(aiChatReservations)
    .where(
      and(
        eq(aiChatReservations.userId, userId),
        eq(aiChatReservations.month, month),
        isNotNull(aiChatReservations.model),
        gt(aiChatReservations.leaseExpiresAt, now),
      ),
    )
    .groupBy(aiChatReservations.model);
  const counts = new Map<string, number>();
  for (const { model, replies } of [...(await settled), ...(await reserved)]) {
    counts.set(model, (counts.get(model) ?? 0) + replies);
  }
  return counts;
}

export async function addSettledReply(tx: Tx, userId: string, month: string, model: string): Promise<void> {
  await tx
    .insert(sharedModelUsage)
    .values({ userId, month, model, settled: 1 })
    .onConflictDoUpdate({
      target: [sharedModelUsage.userId, sharedModelUsage.month, sharedModelUsage.model],
      set: { settled: sql`${sharedModelUsage.settled} + 1` },
    });
}
