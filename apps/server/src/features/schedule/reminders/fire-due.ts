import { type Database, inTransaction } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { NotificationsService } from '#features/notifications/notifications.service.ts';
import type { Clock } from '#platform/clock.ts';
import type { Rounds, Turn } from '#platform/rounds.ts';
import type { FindNext } from './find-next.ts';
import { formatStart } from './format-start.ts';
import * as rows from './reminders.repository.ts';

export interface FireDueDependencies {
  db: Database;
  clock: Clock;
  rounds: Rounds;
  notifications: NotificationsService;
  findNext: FindNext;
}

const LATE_AFTER_MS = 60_000;
const MISSED_AFTER_MS = 86_400_000;

/**
 * Tells people what is due, each reminder once: the row is locked, told and moved on in one transaction, so neither a
 * second process nor a killed one can tell it twice or lose it.
 */
export function createFireDue({ db, clock, rounds, notifications, findNext }: FireDueDependencies) {
  const round = rounds.open('reminders');
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
        body: row.minutesBefore === null ? '' : formatStart(dueAt, row.minutesBefore, row.timeZone),
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
  const fireNext = ({ resting, found }: Turn): Promise<boolean> =>
    inTransaction(db, async (tx) => {
      const row = await rows.lockNextDue(tx, clock.now(), resting);
      if (row === undefined) return false;
      found(row.id);
      await fire(tx, row);
      return true;
    });

  return (): Promise<number> => round.drain(fireNext);
}
