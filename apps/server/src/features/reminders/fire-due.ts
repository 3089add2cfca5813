import { type Database, inTransaction } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { NotificationsService } from '#features/notifications/notifications.service.ts';
import type { Clock } from '#platform/clock.ts';
import { isDatabaseAway } from '#platform/database-outage.ts';
import type { Logger } from '#platform/logger.ts';
import type { FindNext } from './find-next.ts';
import * as rows from './reminders.repository.ts';
import { sayStart } from './say-start.ts';

export interface FireDueDependencies {
  db: Database;
  clock: Clock;
  log: Logger;
  notifications: NotificationsService;
  findNext: FindNext;
}

const LATE_AFTER_MS = 60_000;
const MISSED_AFTER_MS = 86_400_000;
const POSTPONED_MS = 300_000;

/**
 * Tells people what is due, each reminder once: the row is locked, told and moved on in one transaction, so neither a
 * second process nor a killed one can tell it twice or lose it.
 */
export function createFireDue({ db, clock, log, notifications, findNext }: FireDueDependencies) {
  const startedAt = clock.now();

  async function fire(tx: Parameters<typeof rows.lockNextDue>[0], row: rows.ReminderRow): Promise<void> {
    const now = clock.now();
    const dueAt = row.nextAt ?? now;
    const lateMs = now.getTime() - dueAt.getTime();
    // While no process ran, nobody could be on time, however short it was.
    const isLate = lateMs > LATE_AFTER_MS || (lateMs > 0 && dueAt < startedAt && row.createdAt < startedAt);
    const isMissed = lateMs > MISSED_AFTER_MS;
    // What a repeating one missed in between is told once.
    const next = await findNext(tx, row.userId, row, new Date(now.getTime() + 1));
    const nextAt = next.repeats ? next.at : null;
    await rows.updateReminder(tx, row.userId, row.id, {
      status: isMissed ? 'missed' : 'fired',
      nextAt,
      firedAt: now,
      isLate,
    });
    await notifications.notify(
      { tx, userId: row.userId },
      {
        kind: 'reminder',
        title: row.title,
        body: row.minutesBefore === null ? '' : sayStart(dueAt, row.minutesBefore, row.timeZone),
        link: row.conversationId === null ? '/reminders' : `/conversation-chat/${row.conversationId}`,
        reminderId: row.id,
        channels: row.channels,
        isLate,
        dueAt,
      },
    );
    await bumpUserVersion(tx, row.userId);
  }

  /** Fires the longest due one; false when there was none. */
  async function fireNext(): Promise<boolean> {
    let current: rows.ReminderRow | undefined;
    try {
      return await inTransaction(db, async (tx) => {
        current = await rows.lockNextDue(tx, clock.now());
        if (current === undefined) return false;
        await fire(tx, current);
        return true;
      });
    } catch (error) {
      if (current === undefined || isDatabaseAway(error)) throw error;
      const { userId, id } = current;
      // One that cannot be told must not stand in the way of all others.
      log.error({ err: error, reminderId: id }, 'a reminder could not be told');
      await inTransaction(db, (tx) =>
        rows.updateReminder(tx, userId, id, { nextAt: new Date(clock.now().getTime() + POSTPONED_MS) }),
      );
      return true;
    }
  }

  return async (): Promise<number> => {
    let count = 0;
    while (await fireNext()) count += 1;
    return count;
  };
}
