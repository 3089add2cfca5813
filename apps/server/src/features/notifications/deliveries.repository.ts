import { and, eq, lt } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { notificationDeliveries, notifications, pushSubscriptions } from '#db/schema/notifications.ts';

export type NewDelivery = Omit<typeof notificationDeliveries.$inferInsert, 'userId'>;

export async function insertDeliveries(tx: Tx, userId: string, rows: NewDelivery[]): Promise<void> {
  if (rows.length > 0) await tx.insert(notificationDeliveries).values(rows.map((row) => ({ ...row, userId })));
}

/** With its notification and, for a push, its browser; undefined once it was sent or failed for good. */
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

/** Changes nothing once it was sent or failed. */
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

/** Of all users. */
export async function deleteOldDeliveries(db: Queryable, before: Date): Promise<void> {
  await db.delete(notificationDeliveries).where(lt(notificationDeliveries.createdAt, before));
}
