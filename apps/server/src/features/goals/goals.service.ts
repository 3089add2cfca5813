import type { CreateGoalBody, Goal, UpdateGoalBody } from '@app/contract/goals';
import { type Database, inTransaction, type Queryable } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import type { TimeZoneOf } from '#features/identity/identity.service.ts';
import { isCalendarDay } from '#platform/local-day.ts';
import { createGoalEvidence, type EvidenceDependencies } from './goal-evidence.ts';
import { createGoalProgress, type ProgressDependencies, recomputeGoal } from './goal-progress.ts';
import { createGoalReader, createDayConverter, lockRow, readGoal } from './goal-reader.ts';
import * as errors from './goals.errors.ts';
import * as repository from './goals.repository.ts';
import { deleteOrphanedRows, deleteDependentRows } from './milestones.repository.ts';
import { createMilestones } from './milestones.ts';

export interface GoalsDependencies extends ProgressDependencies, EvidenceDependencies {
  categories: CategoriesService;
}

export type { GoalActivity } from './goal-reader.ts';
export type GoalsService = ReturnType<typeof createGoalsService>;

export function createGoalsService(dependencies: GoalsDependencies) {
  return {
    ...createGoalReader(dependencies),
    ...createGoalChanges(dependencies),
    ...createGoalProgress(dependencies),
    ...createMilestones(dependencies),
    ...createGoalEvidence(dependencies),
    trashBin: createGoalTrash(dependencies.db),
  };
}

function createGoalChanges({ db, clock, newId, categories, timeZoneOf }: GoalsDependencies) {
  return {
    create: (userId: string, body: CreateGoalBody): Promise<Goal> =>
      inTransaction(db, async (tx) => {
        const { categoryId, targetValue = null, startValue = 0 } = body;
        if (categoryId) await categories.assertCategory(userId, categoryId, tx);
        if (targetValue === startValue) throw errors.targetEqualsStart();
        const id = newId();
        const currentValue = targetValue === null ? 0 : startValue;
        const targetDateField = await toTargetDateField(timeZoneOf, tx, userId, body);
        await repository.insertGoal(tx, userId, {
          ...body,
          ...targetDateField,
          id,
          currentValue,
          createdAt: clock.now(),
        });
        await bumpUserVersion(tx, userId);
        return readGoal({ clock, timeZoneOf }, tx, userId, id);
      }),

    update: (userId: string, id: string, body: UpdateGoalBody): Promise<Goal> =>
      inTransaction(db, async (tx) => {
        const scope = { tx, userId };
        const before = await lockRow(scope, id);
        if (body.categoryId) await categories.assertCategory(userId, body.categoryId, tx);
        const { startValue = before.startValue, targetValue = before.targetValue } = body;
        if (targetValue === startValue) throw errors.targetEqualsStart();
        // The current value is the start value plus the logged amounts, so a new start value moves it equally.
        const movedValue = before.currentValue + startValue - before.startValue;
        // The value of a yes/no goal is 1 if it is achieved, else 0.
        const currentValue = targetValue === null ? Number(before.achievedAt !== null) : movedValue;
        const targetDateField = await toTargetDateField(timeZoneOf, tx, userId, body);
        await repository.updateGoalRow(tx, userId, id, { ...body, ...targetDateField, startValue, targetValue });
        await recomputeGoal(scope, { ...before, startValue, targetValue, currentValue }, clock.now());
        return readGoal({ clock, timeZoneOf }, tx, userId, id);
      }),

    moveToTrash: (userId: string, id: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        await lockRow({ tx, userId }, id);
        await repository.updateGoalRow(tx, userId, id, { deletedAt: clock.now() });
        await bumpUserVersion(tx, userId);
      }),
  };
}

/** The target date as a calendar day, as the column stores it; an empty object when the body has no target date. */
async function toTargetDateField(
  timeZoneOf: TimeZoneOf,
  db: Queryable,
  userId: string,
  { targetDate }: Pick<UpdateGoalBody, 'targetDate'>,
) {
  if (targetDate === undefined) return {};
  if (targetDate === null || isCalendarDay(targetDate)) return { targetDate };
  const dayOf = await createDayConverter(timeZoneOf, db, userId);
  return { targetDate: dayOf(new Date(targetDate)) };
}

/** Deletes the log, milestones and evidence together with a goal that is deleted for good. */
function createGoalTrash(db: Database) {
  const trash = repository.goalTrash(db);
  return {
    ...trash,
    deleteForever: async (scope: OwnerScope, id: string): Promise<void> => {
      await trash.deleteForever(scope, id);
      await deleteDependentRows(scope.tx, scope.userId, id);
    },
    empty: async (scope: OwnerScope): Promise<void> => {
      await trash.empty(scope);
      await deleteOrphanedRows(scope.tx, scope.userId);
    },
  };
}
