import { and, asc, eq, lte, notInArray } from 'drizzle-orm';
import { activeOwnerCondition } from '#db/active-owner.ts';
import type { Queryable, Tx } from '#db/database.ts';
import { users } from '#db/schema/identity.ts';
import { notificationSettings, pushSubscriptions } from '#db/schema/notifications.ts';

export type SettingsRow = Omit<typeof notificationSettings.$inferSelect, 'userId'>;
export type PushRow = typeof pushSubscriptions.$inferSelect;

/** The settings of a user who never changed them. */
const DEFAULT_SETTINGS: SettingsRow = {
  defaultChannels: ['in_app'],
  eventReminderMinutes: null,
  briefingEnabled: false,
  briefingTime: '07:00',
  briefingByEmail: false,
  nextBriefingAt: null,
};

export async function findSettings(db: Queryable, userId: string): Promise<SettingsRow> {
  const [row] = await db.select().from(notificationSettings).where(eq(notificationSettings.userId, userId));
  return row ?? DEFAULT_SETTINGS;
}

export async function saveSettings(tx: Tx, userId: string, fields: Partial<SettingsRow>): Promise<void> {
  await tx
    .insert(notificationSettings)
    .values({ ...DEFAULT_SETTINGS, userId })
    .onConflictDoNothing();
  if (Object.keys(fields).length === 0) return;
  await tx.update(notificationSettings).set(fields).where(eq(notificationSettings.userId, userId));
}

/** The briefing that has been due longest, apart from `except` and those locked by another process. */
export async function lockDueBriefing(tx: Tx, now: Date, except: readonly string[]) {
  const [row] = await tx
    .select({ settings: notificationSettings, timeZone: users.timeZone })
    .from(notificationSettings)
    .innerJoin(users, eq(users.id, notificationSettings.userId))
    .where(
      and(
        lte(notificationSettings.nextBriefingAt, now),
        notInArray(notificationSettings.userId, [...except]),
        activeOwnerCondition(notificationSettings.userId),
      ),
    )
    .orderBy(asc(notificationSettings.nextBriefingAt))
    .limit(1)
    .for('update', { of: notificationSettings, skipLocked: true });
  return row;
}

export async function listPushSubscriptions(db: Queryable, userId: string): Promise<PushRow[]> {
  return db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(asc(pushSubscriptions.createdAt), asc(pushSubscriptions.id));
}

/**
 * Saves the subscription of a browser and deletes its earlier one, even if that belongs to another user. Returns the id
 * of the new one.
 */
export async function savePushSubscription(
  tx: Tx,
  userId: string,
  row: Omit<typeof pushSubscriptions.$inferInsert, 'userId'>,
): Promise<string> {
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, row.endpoint));
  await tx.insert(pushSubscriptions).values({ ...row, userId });
  return row.id;
}

export async function deletePushSubscription(tx: Tx, userId: string, id: string): Promise<boolean> {
  const deleted = await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.id, id)))
    .returning({ id: pushSubscriptions.id });
  return deleted.length > 0;
}
