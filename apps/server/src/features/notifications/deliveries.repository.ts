import { and, eq, lt } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { notificationDeliveries, notifications, pushSubscriptions } from '#db/schema/notifications.ts';

export type NewDelivery = Omit<typeof notificationDeliveries.$inferInsert, 'userId'>;

export async function insertDeliveries(tx: Tx, userId: string, rows: NewDelivery[]): Promise<void> {
  if (rows.length > 0) await tx.insert(notificationDeliveries).values(rows.map((row) => ({ ...row, userId })));
}

/**
 * A waiting delivery with its notification and, for a push, its subscription; undefined once it was sent or has failed.
 */
export async function findWaiting(db: Queryable, userId: string, id: string) {
  const [row] = await db
    .select({ delivery: notificationDeliveries, notification: notifications, subscription: pushSubscriptions })
    .from(notificationDeliveries)
    .innerJoin(
      notifications,
      and(
        eq(notifications.userId, notificationDeliveries.userId),
        eq(notifications.id, notificationDeliveries.notificationId),
      ),
    )
    .leftJoin(
      pushSubscriptions,
      and(
        eq(pushSubscriptions.userId, notificationDeliveries.userId),
        eq(pushSubscriptions.id, notificationDeliveries.pushSubscriptionId),
      ),
    )
    .where(
      and(
        eq(notificationDeliveries.userId, userId),
        eq(notificationDeliveries.id, id),
        eq(notificationDeliveries.state, 'waiting'),
      ),
    );
  return row;
}

export async function finishDelivery(
  db: Queryable,
  userId: string,
  id: string,
  fields: { state: 'sent' | 'failed'; reason: string | null; finishedAt: Date },
): Promise<void> {
  await db
    .update(notificationDeliveries)
    .set(fields)
    .where(and(eq(notificationDeliveries.userId, userId), eq(notificationDeliveries.id, id)));
}

/** Marks a delivery as failed, unless it was sent or has failed before. */
export async function giveUpDelivery(db: Queryable, userId: string, id: string, finishedAt: Date): Promise<void> {
  await db
    .update(notificationDeliveries)
    .set({ state: 'failed', reason: 'internal', finishedAt })
    .where(
      and(
        eq(notificationDeliveries.userId, userId),
        eq(notificationDeliveries.id, id),
        eq(notificationDeliveries.state, 'waiting'),
      ),
    );
}

/** Deletes the old deliveries of all users. */
export async function deleteOldDeliveries(db: Queryable, before: Date): Promise<void> {
  await db.delete(notificationDeliveries).where(lt(notificationDeliveries.createdAt, before));
}
