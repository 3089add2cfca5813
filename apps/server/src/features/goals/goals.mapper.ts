import type { Goal, Milestone, ProgressEntry } from '@app/contract/goals';
import { type Measure, paceOf, progressOf } from './pace.ts';
import type { GoalRow, ProgressRow } from './goals.repository.ts';
import type { MilestoneRow } from './milestones.repository.ts';

/** The measure of a goal; undefined for a yes/no goal without milestones. */
function measureOf(row: GoalRow): Measure | undefined {
  const { targetValue, startValue, currentValue, milestonesDone, milestonesTotal } = row;
  if (targetValue !== null) return { start: startValue, current: currentValue, target: targetValue };
  return milestonesTotal === 0 ? undefined : { start: 0, current: milestonesDone, target: milestonesTotal };
}

/** `dayOf` gives the calendar day of an instant in the user's zone. */
export function toGoal(row: GoalRow, now: Date, dayOf: (instant: Date) => string): Goal {
  const measure = measureOf(row);
  const isAchieved = row.achievedAt !== null;
  const pace =
    measure === undefined || row.targetDate === null
      ? null
      : paceOf(measure, { firstDay: dayOf(row.createdAt), today: dayOf(now), targetDate: row.targetDate });
  const percent = measure === undefined ? 0 : progressOf(measure);
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    targetValue: row.targetValue,
    startValue: row.startValue,
    currentValue: row.currentValue,
    unit: row.unit,
    // A yes/no goal can still be open when all of its milestones are done.
    progress: isAchieved ? 100 : Math.min(percent, 99.9),
    targetDate: row.targetDate,
    categoryId: row.categoryId,
    isAchieved,
    achievedAt: row.achievedAt?.toISOString() ?? null,
    milestones: { done: row.milestonesDone, total: row.milestonesTotal },
    pace: isAchieved ? { state: 'achieved', difference: 0, perWeek: null } : pace,
    createdAt: row.createdAt.toISOString(),
  };
}

export function toMilestone({ id, title, targetValue, isDone, doneAt }: MilestoneRow): Milestone {
  return { id, title, targetValue, isDone, doneAt: doneAt?.toISOString() ?? null };
}

/** The entries with the goal's value after each. `entries` are newest first. */
export function toLog(entries: readonly ProgressRow[], { currentValue, targetValue }: GoalRow): ProgressEntry[] {
  let value = currentValue;
  return entries.map(({ id, amount, note, createdAt }) => {
    // The value of a yes/no goal is that of its latest entry.
    if (targetValue === null) value = amount > 0 ? 1 : 0;
    const entry = { id, amount, note, value, createdAt: createdAt.toISOString() };
    // Removes the rounding errors that add up in sums of decimals.
    value = Math.round((value - amount) * 1e6) / 1e6;
    return entry;
  });
}
