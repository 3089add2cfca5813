import type { WorkspaceNames } from '@app/understanding/questions/data-question';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import type { GoalsService } from '#features/goals/goals.service.ts';
import type { RemindersService } from '#features/schedule/reminders.service.ts';
import type { ScheduleService } from '#features/schedule/schedule.service.ts';
import type { TasksService } from '#features/tasks/tasks.service.ts';
import { unitNames } from './goal-units.ts';

export interface NameDependencies {
  categories: CategoriesService;
  goals: GoalsService;
  reminders: RemindersService;
  schedule: ScheduleService;
  tasks: TasksService;
}

/** Events that are further from now are not named. */
const MAX_DISTANCE_MS = 90 * 86_400_000;

/** The names in a person's workspace that their questions may use. */
export async function readNames(
  { categories, goals, reminders, schedule, tasks }: NameDependencies,
  userId: string,
  now: Date,
): Promise<WorkspaceNames> {
  const [from, to] = [new Date(now.getTime() - MAX_DISTANCE_MS), new Date(now.getTime() + MAX_DISTANCE_MS)];
  const [allCategories, allGoals, allTasks, allReminders, events] = await Promise.all([
    categories.list(userId),
    goals.list(userId),
    tasks.list(userId, {}),
    reminders.list(userId),
    schedule.list(userId, { from: from.toISOString(), to: to.toISOString() }),
  ]);
  const titles = (items: readonly { title: string }[]): string[] => [...new Set(items.map(({ title }) => title))];
  return {
    categories: allCategories.map(({ name }) => name),
    goals: allGoals.map(({ title, unit }) => [title, ...(unit === null ? [] : unitNames(unit))].join(' ')),
    tasks: titles(allTasks),
    reminders: titles(allReminders.filter(({ nextAt }) => nextAt !== null)),
    events: titles(events),
  };
}
