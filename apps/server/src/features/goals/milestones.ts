import type { CreateMilestoneBody, GoalDetail, UpdateMilestoneBody } from '@app/contract/goals';
import { inTransaction } from '#db/database.ts';
import { type ProgressDependencies, recomputeGoal } from './goal-progress.ts';
import { lockRow, readGoalDetail } from './goal-reader.ts';
import * as errors from './goals.errors.ts';
import * as repository from './milestones.repository.ts';

const MAX_MILESTONES = 50;

export function createMilestones({ db, clock, newId, timeZoneOf }: ProgressDependencies) {
  const paceDependencies = { clock, timeZoneOf };
  return {
    addMilestone: (userId: string, goalId: string, body: CreateMilestoneBody): Promise<GoalDetail> =>
      inTransaction(db, async (tx) => {
        const goal = await lockRow({ tx, userId }, goalId);
        if (goal.milestonesTotal >= MAX_MILESTONES) throw errors.tooManyMilestones();
        // A yes/no goal has no value that a milestone could be measured by.
        const targetValue = goal.targetValue === null ? null : (body.targetValue ?? null);
        const row = { id: newId(), goalId, title: body.title, targetValue, createdAt: clock.now() };
        await repository.insertMilestone(tx, userId, row);
        await recomputeGoal({ tx, userId }, goal, clock.now());
        return readGoalDetail(paceDependencies, tx, userId, goalId);
      }),

    updateMilestone: (
      userId: string,
      goalId: string,
      id: string,
      { title, isDone }: UpdateMilestoneBody,
    ): Promise<GoalDetail> =>
      inTransaction(db, async (tx) => {
        const goal = await lockRow({ tx, userId }, goalId);
        const fields = {
          // Unchanged; an update needs at least one field.
          goalId,
          ...(title !== undefined && { title }),
          ...(isDone !== undefined && { isDone, doneAt: isDone ? clock.now() : null }),
        };
        const isUpdated = await repository.updateMilestoneRow(tx, userId, goalId, id, fields);
        if (!isUpdated) throw errors.milestoneNotFound();
        await recomputeGoal({ tx, userId }, goal, clock.now());
        return readGoalDetail(paceDependencies, tx, userId, goalId);
      }),

    removeMilestone: (userId: string, goalId: string, id: string): Promise<GoalDetail> =>
      inTransaction(db, async (tx) => {
        const goal = await lockRow({ tx, userId }, goalId);
        if (!(await repository.deleteMilestoneRow(tx, userId, goalId, id))) throw errors.milestoneNotFound();
        await recomputeGoal({ tx, userId }, goal, clock.now());
        return readGoalDetail(paceDependencies, tx, userId, goalId);
      }),
  };
}
