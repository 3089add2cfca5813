import type { Goal } from '@app/contract/goals';
import type { GoalsService } from '#features/goals/goals.service.ts';
import type { TasksService } from '../tasks.service.ts';

/** A task or goal that is not on the schedule yet. */
export interface UnplannedItem {
  id: string;
  kind: 'task' | 'goal';
  title: string;
  /** A calendar day; null if the item has no due date. */
  dueDate: string | null;
  /** Minutes; null when not estimated. */
  estimateMinutes: number | null;
  /** Goals only: why time is suggested for it, in words. */
  reason?: string;
}

const GOAL_MINUTES = 60;

/** Open tasks first, then open goals whose title is not among the upcoming events. */
export async function listUnplanned(
  { tasks, goals }: { tasks: Pick<TasksService, 'list'>; goals: Pick<GoalsService, 'list'> },
  userId: string,
  upcomingTitles: ReadonlySet<string>,
): Promise<UnplannedItem[]> {
  const open = await tasks.list(userId, { done: false });
  const unplanned = open
    .filter(({ scheduled }) => scheduled === null)
    .map(({ id, title, dueDate, estimateMinutes }) => ({
      id,
      kind: 'task' as const,
      title,
      dueDate,
      estimateMinutes,
    }));
  const openGoals = (await goals.list(userId))
    .filter(({ isAchieved, title }) => !isAchieved && !upcomingTitles.has(title.toLowerCase()))
    .map(toUnplannedGoal);
  return [...unplanned, ...openGoals];
}

function toUnplannedGoal({ id, title, targetDate, pace }: Goal): UnplannedItem {
  const isBehind = pace?.state === 'behind' || pace?.state === 'overdue';
  const reason = isBehind
    ? 'You are behind on this goal: the first free hour for it.'
    : 'The first free hour for this goal.';
  return { id, kind: 'goal', title, dueDate: targetDate, estimateMinutes: GOAL_MINUTES, reason };
}
