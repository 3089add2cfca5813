import type { AddProgressBody, CreateGoalBody, Goal, GoalDetail, UpdateGoalBody } from '@app/contract/goals';
import { type Database, inTransaction, type Queryable } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import type { TimeZoneOf } from '#features/identity/identity.service.ts';
import type { SearchService } from '#features/search/search.service.ts';
import type { MeaningService } from '#features/sorting/meaning.service.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import { isCalendarDay, localDay } from '#platform/local-day.ts';
import { createGoalEvidence } from './goal-evidence.ts';
import type { GoalScope } from './goal-scope.ts';
import * as errors from './goals.errors.ts';
import { toGoal, toLog, toMilestone } from './goals.mapper.ts';
import * as rows from './goals.repository.ts';
import * as parts from './milestones.repository.ts';
import { createMilestones } from './milestones.ts';
import { isReached } from './pace.ts';

export interface GoalsDependencies {
  db: Database;
  clock: Clock;
  timeZoneOf: TimeZoneOf;
  newId: NewId;
  categories: CategoriesService;
  search: SearchService;
  meaning: Pick<MeaningService, 'nearestTo'>;
}

/** What happened to a goal within a time. */
export interface GoalActivity {
  amount: number;
  entries: number;
  /** Titles of those reached. */
  milestones: string[];
}

export type GoalsService = ReturnType<typeof createGoalsService>;

/** Beyond this a double no longer counts in steps a person would log. */
const MOST = 1e15;

export function createGoalsService(dependencies: GoalsDependencies) {
  const { db, clock, newId, categories, timeZoneOf } = dependencies;

  async function dayOf(queryable: Queryable, userId: string): Promise<(instant: Date) => string> {
    const timeZone = await timeZoneOf(userId, queryable);
    return (instant) => localDay(instant, timeZone);
  }

  /** The day a goal is to be reached by, as columns hold it. Absent stays absent. */
  async function targetDayOf(queryable: Queryable, userId: string, { targetDate }: Pick<UpdateGoalBody, 'targetDate'>) {
    if (targetDate === undefined) return {};
    if (targetDate === null || isCalendarDay(targetDate)) return { targetDate };
    return { targetDate: (await dayOf(queryable, userId))(new Date(targetDate)) };
  }

  async function getRow(queryable: Queryable, userId: string, id: string): Promise<rows.GoalRow> {
    const row = await rows.findGoal(queryable, userId, id);
    if (row === undefined) throw errors.goalNotFound();
    return row;
  }

  async function lock({ tx, userId }: GoalScope, id: string): Promise<rows.GoalRow> {
    const row = await rows.lockGoal(tx, userId, id);
    if (row === undefined) throw errors.goalNotFound();
    return row;
  }

  async function describe(queryable: Queryable, userId: string, id: string): Promise<Goal> {
    return toGoal(await getRow(queryable, userId, id), clock.now(), await dayOf(queryable, userId));
  }

  async function detail(queryable: Queryable, userId: string, id: string): Promise<GoalDetail> {
    const row = await getRow(queryable, userId, id);
    const milestones = await parts.listMilestones(queryable, userId, id);
    const log = await rows.listProgress(queryable, userId, id);
    return {
      ...toGoal(row, clock.now(), await dayOf(queryable, userId)),
      milestoneList: milestones.map(toMilestone),
      log: toLog(log, row.currentValue),
    };
  }

  /** After anything changed that it is measured by: milestones with a value, their counts, and whether it is reached. */
  async function settle({ tx, userId }: GoalScope, row: rows.GoalRow): Promise<void> {
    const { id, currentValue, startValue, targetValue, achievedAt } = row;
    const now = clock.now();
    if (targetValue !== null) {
      await parts.settleMilestones(tx, userId, id, { currentValue, isUpwards: targetValue >= startValue, now });
    }
    const milestones = await parts.listMilestones(tx, userId, id);
    const isAchieved =
      targetValue === null
        ? currentValue > 0
        : isReached({ start: startValue, current: currentValue, target: targetValue });
    await rows.updateGoalRow(tx, userId, id, {
      currentValue,
      milestonesTotal: milestones.length,
      milestonesDone: milestones.filter(({ isDone }) => isDone).length,
      achievedAt: isAchieved ? (achievedAt ?? now) : null,
    });
    await bumpUserVersion(tx, userId);
  }

  /** Adds to the value. A yes/no goal knows only 0 and 1. */
  function advanced(row: rows.GoalRow, amount: number): number {
    if (row.targetValue === null) return amount > 0 ? 1 : 0;
    const value = Math.round((row.currentValue + amount) * 1e6) / 1e6;
    if (Math.abs(value) > MOST) throw errors.outOfRange();
    return value;
  }

  return {
    ...createMilestones({ ...dependencies, lock, settle, detail }),
    ...createGoalEvidence({ ...dependencies, getRow }),

    list: async (userId: string): Promise<Goal[]> => {
      const day = await dayOf(db, userId);
      return (await rows.listGoals(db, userId)).map((row) => toGoal(row, clock.now(), day));
    },

    get: (userId: string, id: string): Promise<GoalDetail> => detail(db, userId, id),

    create: (userId: string, body: CreateGoalBody): Promise<Goal> =>
      inTransaction(db, async (tx) => {
        const { categoryId, targetValue = null, startValue = 0 } = body;
        if (categoryId) await categories.assertCategory(userId, categoryId);
        if (targetValue === startValue) throw errors.noDistance();
        const id = newId();
        const currentValue = targetValue === null ? 0 : startValue;
        const targetDay = await targetDayOf(tx, userId, body);
        await rows.insertGoal(tx, userId, { ...body, ...targetDay, id, currentValue, createdAt: clock.now() });
        await bumpUserVersion(tx, userId);
        return describe(tx, userId, id);
      }),

    update: (userId: string, id: string, body: UpdateGoalBody): Promise<Goal> =>
      inTransaction(db, async (tx) => {
        const scope = { tx, userId };
        const before = await lock(scope, id);
        if (body.categoryId) await categories.assertCategory(userId, body.categoryId);
        const { startValue = before.startValue, targetValue = before.targetValue } = body;
        if (targetValue === startValue) throw errors.noDistance();
        // The log counts from the start, so the value moves along with it.
        const moved = before.currentValue + startValue - before.startValue;
        const currentValue = targetValue === null ? Number(before.achievedAt !== null) : moved;
        const targetDay = await targetDayOf(tx, userId, body);
        await rows.updateGoalRow(tx, userId, id, { ...body, ...targetDay, startValue, targetValue });
        await settle(scope, { ...before, startValue, targetValue, currentValue });
        return describe(tx, userId, id);
      }),

    addProgress: (userId: string, id: string, { amount, note = '' }: AddProgressBody): Promise<Goal> =>
      inTransaction(db, async (tx) => {
        const scope = { tx, userId };
        const row = await lock(scope, id);
        const currentValue = advanced(row, amount);
        await rows.insertProgress(tx, userId, { id: newId(), goalId: id, amount, note, createdAt: clock.now() });
        await settle(scope, { ...row, currentValue });
        return describe(tx, userId, id);
      }),

    removeProgress: (userId: string, id: string, entryId: string): Promise<Goal> =>
      inTransaction(db, async (tx) => {
        const scope = { tx, userId };
        const row = await lock(scope, id);
        const amount = await rows.deleteProgress(tx, userId, id, entryId);
        if (amount === undefined) throw errors.entryNotFound();
        const [latest] = await rows.listProgress(tx, userId, id);
        const currentValue = row.targetValue === null ? Number((latest?.amount ?? 0) > 0) : advanced(row, -amount);
        await settle(scope, { ...row, currentValue });
        return describe(tx, userId, id);
      }),

    moveToTrash: (userId: string, id: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        await lock({ tx, userId }, id);
        await rows.updateGoalRow(tx, userId, id, { deletedAt: clock.now() });
        await bumpUserVersion(tx, userId);
      }),

    /** By goal: what was logged and reached in [from, to). */
    listActivity: async (userId: string, from: Date, to: Date): Promise<Map<string, GoalActivity>> => {
      const activity = new Map<string, GoalActivity>();
      for (const { goalId, amount, entries } of await rows.sumProgress(db, userId, from, to)) {
        activity.set(goalId, { amount, entries, milestones: [] });
      }
      for (const { goalId, title } of await rows.listReached(db, userId, from, to)) {
        const known = activity.get(goalId) ?? { amount: 0, entries: 0, milestones: [] };
        activity.set(goalId, { ...known, milestones: [...known.milestones, title] });
      }
      return activity;
    },

    trashBin: createGoalTrash(db),
  };
}

/** Deleted for good, a goal takes its log, milestones and links along. */
function createGoalTrash(db: Database) {
  const trash = rows.goalTrash(db);
  return {
    ...trash,
    deleteForever: async (scope: GoalScope, id: string): Promise<void> => {
      await trash.deleteForever(scope, id);
      await parts.deleteParts(scope.tx, scope.userId, id);
    },
    empty: async (scope: GoalScope): Promise<void> => {
      await trash.empty(scope);
      await parts.deleteOrphans(scope.tx, scope.userId);
    },
  };
}
