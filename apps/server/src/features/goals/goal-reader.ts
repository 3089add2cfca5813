import type { Goal, GoalDetail } from '@app/contract/goals';
import type { Database, Queryable } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import type { TimeZoneOf } from '#features/identity/identity.service.ts';
import type { Clock } from '#platform/clock.ts';
import { localDay } from '#platform/local-day.ts';
import * as errors from './goals.errors.ts';
import { toGoal, toLog, toMilestone } from './goals.mapper.ts';
import * as repository from './goals.repository.ts';
import { listMilestones } from './milestones.repository.ts';

/** What a goal's pace depends on besides the goal's row: the current day in the owner's time zone. */
export interface PaceDependencies {
  clock: Clock;
  timeZoneOf: TimeZoneOf;
}

/** What was logged for a goal within a period, and which of its milestones were reached. */
export interface GoalActivity {
  /** The sum of the entries. */
  amount: number;
  /** The number of entries. */
  entries: number;
  /** Titles of the milestones that were reached. */
  milestones: string[];
}

/** Throws goals.not_found. */
export async function getRow(db: Queryable, userId: string, id: string): Promise<repository.GoalRow> {
  const row = await repository.findGoal(db, userId, id);
  if (row === undefined) throw errors.goalNotFound();
  return row;
}

/** Throws goals.not_found. */
export async function lockRow({ tx, userId }: OwnerScope, id: string): Promise<repository.GoalRow> {
  const row = await repository.lockGoal(tx, userId, id);
  if (row === undefined) throw errors.goalNotFound();
  return row;
}

/** Converts instants to calendar days in the owner's time zone. */
export async function createDayConverter(
  timeZoneOf: TimeZoneOf,
  db: Queryable,
  userId: string,
): Promise<(instant: Date) => string> {
  const timeZone = await timeZoneOf(userId, db);
  return (instant) => localDay(instant, timeZone);
}

/** Throws goals.not_found. */
export async function readGoal(
  { clock, timeZoneOf }: PaceDependencies,
  db: Queryable,
  userId: string,
  id: string,
): Promise<Goal> {
  return toGoal(await getRow(db, userId, id), clock.now(), await createDayConverter(timeZoneOf, db, userId));
}

/** Throws goals.not_found. */
export async function readGoalDetail(
  { clock, timeZoneOf }: PaceDependencies,
  db: Queryable,
  userId: string,
  id: string,
): Promise<GoalDetail> {
  const row = await getRow(db, userId, id);
  const milestones = await listMilestones(db, userId, id);
  const log = await repository.listProgress(db, userId, id);
  return {
    ...toGoal(row, clock.now(), await createDayConverter(timeZoneOf, db, userId)),
    milestoneList: milestones.map(toMilestone),
    log: toLog(log, row),
  };
}

export function createGoalReader({ db, clock, timeZoneOf }: PaceDependencies & { db: Database }) {
  return {
    list: async (userId: string): Promise<Goal[]> => {
      const dayOf = await createDayConverter(timeZoneOf, db, userId);
      return (await repository.listGoals(db, userId)).map((row) => toGoal(row, clock.now(), dayOf));
    },

    get: (userId: string, id: string): Promise<GoalDetail> => readGoalDetail({ clock, timeZoneOf }, db, userId, id),

    /** By goal: the entries logged and the milestones reached in [from, to). */
    listActivity: async (userId: string, from: Date, to: Date): Promise<Map<string, GoalActivity>> => {
      const activity = new Map<string, GoalActivity>();
      for (const { goalId, amount, entries } of await repository.sumProgress(db, userId, from, to)) {
        activity.set(goalId, { amount, entries, milestones: [] });
      }
      for (const { goalId, title } of await repository.listReached(db, userId, from, to)) {
        const known = activity.get(goalId) ?? { amount: 0, entries: 0, milestones: [] };
        activity.set(goalId, { ...known, milestones: [...known.milestones, title] });
      }
      return activity;
    },
  };
}
