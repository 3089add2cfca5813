import type { PendingSuggestion } from '@app/contract/suggestions';
import { Temporal } from 'temporal-polyfill';
import { type Database, inTransaction } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { TimeZoneOf } from '#features/identity/identity.service.ts';
import type { NotificationsService } from '#features/notifications/notifications.service.ts';
import type { RemindersService } from '#features/schedule/reminders.service.ts';
import type { ScheduleService } from '#features/schedule/schedule.service.ts';
import type { TasksService } from '#features/tasks/tasks.service.ts';
import type { Clock } from '#platform/clock.ts';
import type { Rounds, StepContext } from '#platform/rounds.ts';
import { writeBriefing } from './briefing-text.ts';

export interface BriefingDependencies {
  db: Database;
  clock: Clock;
  rounds: Rounds;
  notifications: Pick<NotificationsService, 'claimBriefing' | 'notify'>;
  schedule: Pick<ScheduleService, 'list'>;
  tasks: Pick<TasksService, 'list'>;
  reminders: Pick<RemindersService, 'list'>;
  listPendingSuggestions: (userId: string) => Promise<readonly Pick<PendingSuggestion, 'title'>[]>;
  timeZoneOf: TimeZoneOf;
}

/** A briefing that is later than this, for example after an outage, is skipped until tomorrow. */
const MAX_DELAY_MS = 6 * 3_600_000;

/** Sends each briefing that is due exactly once, even with several processes. */
export function createSendDueBriefings(dependencies: BriefingDependencies) {
  const { db, clock, rounds, notifications, schedule, tasks, reminders, listPendingSuggestions, timeZoneOf } =
    dependencies;
  const round = rounds.open('briefings');

  async function describeDay(userId: string, timeZone: string): Promise<string> {
    const now = Temporal.Instant.fromEpochMilliseconds(clock.now().getTime()).toZonedDateTimeISO(timeZone);
    const day = now.startOfDay();
    const [from, to] = [day, day.add({ days: 1 })].map((time) => new Date(time.epochMilliseconds).toISOString());
    const today = day.toPlainDate().toString();
    const [events, openTasks, allReminders, suggestions] = await Promise.all([
      schedule.list(userId, { from, to }),
      tasks.list(userId, { done: false }),
      reminders.list(userId),
      listPendingSuggestions(userId),
    ]);
    return writeBriefing({
      today,
      timeZone,
      events,
      tasks: openTasks.filter(({ dueDate }) => dueDate !== null && dueDate <= today),
      reminders: allReminders.filter(({ nextAt }) => nextAt !== null && nextAt < (to ?? '')),
      suggestions,
    });
  }

  /** Sends the next due briefing, or skips it if it is too late; false when none is due. */
  async function handleNext(step: StepContext): Promise<boolean> {
    return inTransaction(db, async (tx) => {
      const dueBriefing = await notifications.claimBriefing(tx, clock.now(), step);
      if (dueBriefing === undefined) return false;
      const { userId, dueAt, byEmail } = dueBriefing;
      if (clock.now().getTime() - dueAt.getTime() > MAX_DELAY_MS) return true;
      const timeZone = await timeZoneOf(userId);
      const body = await describeDay(userId, timeZone);
      const title = `Your day: ${new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long', month: 'long', day: 'numeric' }).format(clock.now())}`;
      const channels = byEmail ? (['in_app', 'email'] as const) : (['in_app'] as const);
      const scope = { tx, userId };
      await notifications.notify(scope, {
        kind: 'briefing',
        title,
        body,
        link: '/schedule',
        channels,
        isLate: false,
        dueAt,
      });
      await bumpUserVersion(tx, userId);
      return true;
    });
  }

  return (): Promise<number> => round.drain(handleNext);
}
