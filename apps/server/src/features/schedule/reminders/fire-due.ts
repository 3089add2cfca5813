import { type Database, inTransaction, type Tx } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { NotificationsService } from '#features/notifications/notifications.service.ts';
import type { Clock } from '#platform/clock.ts';
import type { Rounds, StepContext } from '#platform/rounds.ts';
import type { FindNext } from './find-next.ts';
import { formatStart } from './notify-of-event.ts';
import * as repository from './reminders.repository.ts';

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
 * Fires each due reminder exactly once. One transaction locks the row, sends the notification and updates the row, so
 * that neither a second process nor a crash can fire a reminder twice or lose it.
 */
export function createFireDue({ db, clock, rounds, notifications, findNext }: FireDueDependencies) {
  const round = rounds.open('reminders');
  const startedAt = clock.now();

  async function fire(tx: Tx, row: repository.ReminderRow): Promise<void> {
    const now = clock.now();
    const dueAt = row.nextAt ?? now;
    const lateMs = now.getTime() - dueAt.getTime();
    // A reminder that came due before this process started is late, even if by less than LATE_AFTER_MS.
    const isLate = lateMs > LATE_AFTER_MS || (lateMs > 0 && dueAt < startedAt && row.createdAt < startedAt);
    const isMissed = lateMs > MISSED_AFTER_MS;
    // The next time is searched from now on, so that several missed occurrences fire only once.
    const next = await findNext(tx, row.userId, row, new Date(now.getTime() + 1));
    const nextAt = next.repeats ? next.at : null;
    await repository.updateReminder(tx, row.userId, row.id, {
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

  /** Fires the reminder that has been due longest. Returns false when none is due. */
  const fireNext = ({ recentlyFailed, reportRow }: StepContext): Promise<boolean> =>
    inTransaction(db, async (tx) => {
      const row = await repository.lockNextDue(tx, clock.now(), recentlyFailed);
      if (row === undefined) return false;
      reportRow(row.id);
      await fire(tx, row);
      return true;
    });

  return (): Promise<number> => round.drain(fireNext);
}
