import type { AddProgressBody, Goal } from '@app/contract/goals';
import { type Database, inTransaction } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { NewId } from '#platform/ids.ts';
import { lockRow, type PaceDependencies, readGoal } from './goal-reader.ts';
import * as errors from './goals.errors.ts';
import * as repository from './goals.repository.ts';
import { listMilestones, recomputeMilestones } from './milestones.repository.ts';
import { isReached } from './pace.ts';

export interface ProgressDependencies extends PaceDependencies {
  db: Database;
  newId: NewId;
}

/** Above this value the precision of a double is too low for the amounts that people log. */
const MAX_VALUE = 1e15;

/** The log of a goal: each entry changes the goal's value by its amount. */
export function createGoalProgress({ db, newId, clock, timeZoneOf }: ProgressDependencies) {
  const paceDependencies = { clock, timeZoneOf };
  return {
    addProgress: (userId: string, id: string, { amount, note = '' }: AddProgressBody): Promise<Goal> =>
      inTransaction(db, async (tx) => {
        const scope = { tx, userId };
        const row = await lockRow(scope, id);
        const currentValue = valueAfterEntry(row, amount);
        await repository.insertProgress(tx, userId, { id: newId(), goalId: id, amount, note, createdAt: clock.now() });
        await recomputeGoal(scope, { ...row, currentValue }, clock.now());
        return readGoal(paceDependencies, tx, userId, id);
      }),

    removeProgress: (userId: string, id: string, entryId: string): Promise<Goal> =>
      inTransaction(db, async (tx) => {
        const scope = { tx, userId };
        const row = await lockRow(scope, id);
        const amount = await repository.deleteProgress(tx, userId, id, entryId);
        if (amount === undefined) throw errors.progressEntryNotFound();
        const [latest] = await repository.listProgress(tx, userId, id);
        // The value of a yes/no goal is that of its latest entry.
        const currentValue =
          row.targetValue === null ? Number((latest?.amount ?? 0) > 0) : valueAfterEntry(row, -amount);
        await recomputeGoal(scope, { ...row, currentValue }, clock.now());
        return readGoal(paceDependencies, tx, userId, id);
      }),
  };
}

/**
 * Call this after a goal's value, start, target or milestones changed. Updates the milestones that have a value, the
 * milestone counts and whether the goal is achieved, and bumps the user's version.
 */
export async function recomputeGoal({ tx, userId }: OwnerScope, row: repository.GoalRow, now: Date): Promise<void> {
  const { id, currentValue, startValue, targetValue, achievedAt } = row;
  if (targetValue !== null) {
    await recomputeMilestones(tx, userId, id, { currentValue, isUpwards: targetValue >= startValue, now });
  }
  const milestones = await listMilestones(tx, userId, id);
  const isAchieved =
    targetValue === null
      ? currentValue > 0
      : isReached({ start: startValue, current: currentValue, target: targetValue });
  await repository.updateGoalRow(tx, userId, id, {
    currentValue,
    milestonesTotal: milestones.length,
    milestonesDone: milestones.filter(({ isDone }) => isDone).length,
    achievedAt: isAchieved ? (achievedAt ?? now) : null,
  });
  await bumpUserVersion(tx, userId);
}

/** The goal's value after an entry; 0 or 1 for a yes/no goal. Throws goals.out_of_range. */
function valueAfterEntry(row: repository.GoalRow, amount: number): number {
  if (row.targetValue === null) return amount > 0 ? 1 : 0;
  // Removes the rounding errors that add up in sums of decimals.
  const value = Math.round((row.currentValue + amount) * 1e6) / 1e6;
  if (Math.abs(value) > MAX_VALUE) throw errors.goalValueOutOfRange();
  return value;
}
