import { and, desc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { keysetAfter } from '#db/keyset.ts';
import { notifications } from '#db/schema/notifications.ts';

export type NotificationRow = typeof notifications.$inferSelect;
export type NewNotification = Omit<typeof notifications.$inferInsert, 'userId'>;

export async function insertNotification(tx: Tx, userId: string, row: NewNotification): Promise<void> {
  await tx.insert(notifications).values({ ...row, userId });
}

export async function listNotifications(
  db: Queryable,
  userId: string,
  page: { limit: number; after?: { createdAt: string; id: string } },
): Promise<NotificationRow[]> {
  const { after } = page;
  const nextPageCondition = keysetAfter(
    notifications.createdAt,
    notifications.id,
    after && { at: after.createdAt, id: after.id },
  );
  return db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), sql`${notifications.isInApp}`, nextPageCondition))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(page.limit);
}

export async function setReadAt(
  tx: Tx,
  userId: string,
  id: string,
  readAt: Date | null,
): Promise<NotificationRow | undefined> {
  const [row] = await tx
    .update(notifications)
    .set({ readAt })
    .where(and(eq(notifications.userId, userId), eq(notifications.id, id), sql`${notifications.isInApp}`))
    .returning();
  return row;
}

export async function setAllRead(tx: Tx, userId: string, readAt: Date): Promise<void> {
  await tx
    .update(notifications)
    .set({ readAt })
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)));
}

/** Marks the notifications of a reminder as read. */
export async function setReminderRead(tx: Tx, userId: string, reminderId: string, readAt: Date): Promise<void> {
  await tx
    .update(notifications)
    .set({ readAt })
    .where(
      and(eq(notifications.userId, userId), eq(notifications.reminderId, reminderId), isNull(notifications.readAt)),
    );
}

/**
 * Deletes old notifications of all users: of those created before `before`, the ones that were read and the ones that
 * the app does not show.
 */
export async function deleteOld(db: Queryable, before: Date): Promise<void> {
  const removableCondition = or(isNotNull(notifications.readAt), eq(notifications.isInApp, false));
  await db.delete(notifications).where(and(removableCondition, lt(notifications.createdAt, before)));
}
