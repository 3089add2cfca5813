import type { ReviewedGoal, WeeklyReview } from '@app/contract/planning';
import { type Database, inTransaction } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { GoalsService } from '#features/goals/goals.service.ts';
import type { TimeZoneOf } from '#features/identity/identity.service.ts';
import type { ScheduleService } from '#features/schedule/schedule.service.ts';
import type { Clock } from '#platform/clock.ts';
import { addDays, localDay, startOfDay } from '#platform/local-day.ts';
import type { TasksService } from '../tasks.service.ts';
import * as repository from './planning.repository.ts';

interface ReviewDependencies {
  db: Database;
  clock: Clock;
  timeZoneOf: TimeZoneOf;
  schedule: ScheduleService;
  tasks: TasksService;
  goals: GoalsService;
}

/** The Monday of a calendar day's week. */
export function mondayOf(day: string): string {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -weekday);
}

/** The completed and the open tasks of a week, with the user's note on it. */
export function createWeeklyReviews({ db, clock, schedule, tasks, goals, timeZoneOf }: ReviewDependencies) {
  /** The week of a day in the user's time zone: its first and last day, and the instants at which it starts and ends. */
  async function weekOf(userId: string, day: string | undefined) {
    const timeZone = await timeZoneOf(userId);
    const from = mondayOf(day ?? localDay(clock.now(), timeZone));
    return {
      from,
      to: addDays(from, 6),
      startsAt: startOfDay(from, timeZone),
      endsAt: startOfDay(addDays(from, 7), timeZone),
    };
  }

  return {
    /** Reviews the week of the day, by default the current one. */
    reviewWeek: async (userId: string, day?: string): Promise<WeeklyReview> => {
      const { from, to, startsAt, endsAt } = await weekOf(userId, day);
      const allGoals = await goals.list(userId);
      const activity = await goals.listActivity(userId, startsAt, endsAt);
      const done = await tasks.listDoneBetween(userId, startsAt, endsAt);
      const open = await tasks.list(userId, { done: false });
      const events = await schedule.list(userId, { from: startsAt.toISOString(), to: endsAt.toISOString() });
      return {
        from,
        to,
        goals: allGoals
          .map(({ id, title, unit, progress }): ReviewedGoal => {
            const { amount, entries, milestones } = activity.get(id) ?? { amount: 0, entries: 0, milestones: [] };
            return { goalId: id, title, unit, amount, entries, milestonesReached: milestones, progress };
          })
          .filter(
            ({ entries, milestonesReached, goalId }) =>
              entries > 0 ||
              milestonesReached.length > 0 ||
              allGoals.some((goal) => goal.id === goalId && !goal.isAchieved),
          ),
        tasksDone: done.map(({ id, title, dueDate }) => ({ id, title, dueDate })),
        tasksOpen: open
          .filter(({ dueDate }) => dueDate !== null && dueDate <= to)
          .map(({ id, title, dueDate }) => ({ id, title, dueDate })),
        events: events.length,
        note: await repository.findNote(db, userId, from),
      };
    },

    saveNote: async (userId: string, note: string, day?: string): Promise<void> => {
      const { from } = await weekOf(userId, day);
      await inTransaction(db, async (tx) => {
        await repository.saveNote(tx, userId, { week: from, note, updatedAt: clock.now() });
        await bumpUserVersion(tx, userId);
      });
    },
  };
}
