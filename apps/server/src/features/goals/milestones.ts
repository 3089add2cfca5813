import type { CreateMilestoneBody, GoalDetail, UpdateMilestoneBody } from '@app/contract/goals';
import { type Database, inTransaction, type Queryable } from '#db/database.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import type { GoalScope } from './goal-scope.ts';
import * as errors from './goals.errors.ts';
import type { GoalRow } from './goals.repository.ts';
import * as parts from './milestones.repository.ts';

interface MilestoneDependencies {
  db: Database;
  clock: Clock;
  newId: NewId;
  /** Throws goals.not_found. */
  lock(scope: GoalScope, goalId: string): Promise<GoalRow>;
  /** Brings a goal's counts up to date and bumps the user's version. */
  settle(scope: GoalScope, goal: GoalRow): Promise<void>;
  detail(db: Queryable, userId: string, goalId: string): Promise<GoalDetail>;
}

const MAX_MILESTONES = 50;

/** The steps of a goal. */
export function createMilestones({ db, clock, newId, lock, settle, detail }: MilestoneDependencies) {
  return {
    addMilestone: (userId: string, goalId: string, body: CreateMilestoneBody): Promise<GoalDetail> =>
      inTransaction(db, async (tx) => {
        const goal = await lock({ tx, userId }, goalId);
        if (goal.milestonesTotal >= MAX_MILESTONES) throw errors.tooManyMilestones();
        // A yes/no goal has no value that could tick it.
        const targetValue = goal.targetValue === null ? null : (body.targetValue ?? null);
        const row = { id: newId(), goalId, title: body.title, targetValue, createdAt: clock.now() };
        await parts.insertMilestone(tx, userId, row);
        await settle({ tx, userId }, goal);
        return detail(tx, userId, goalId);
      }),

    updateMilestone: (
      userId: string,
      goalId: string,
      id: string,
      { title, isDone }: UpdateMilestoneBody,
    ): Promise<GoalDetail> =>
      inTransaction(db, async (tx) => {
        const goal = await lock({ tx, userId }, goalId);
        const fields = {
          goalId,
          ...(title !== undefined && { title }),
          ...(isDone !== undefined && { isDone, doneAt: isDone ? clock.now() : null }),
        };
        const isThere = await parts.updateMilestoneRow(tx, userId, goalId, id, fields);
        if (!isThere) throw errors.milestoneNotFound();
        await settle({ tx, userId }, goal);
        return detail(tx, userId, goalId);
      }),

    removeMilestone: (userId: string, goalId: string, id: string): Promise<GoalDetail> =>
      inTransaction(db, async (tx) => {
        const goal = await lock({ tx, userId }, goalId);
        if (!(await parts.deleteMilestoneRow(tx, userId, goalId, id))) throw errors.milestoneNotFound();
        await settle({ tx, userId }, goal);
        return detail(tx, userId, goalId);
      }),
  };
}
