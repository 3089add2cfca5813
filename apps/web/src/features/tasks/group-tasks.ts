import type { Task } from '@app/contract/tasks';
import { firstOfWeek, addDays } from '#lib/calendar-days.ts';

export interface TaskGroups {
  overdue: Task[];
  /** Due today or in the seven days after it, by day; days without tasks are left out. */
  days: { day: string; tasks: Task[] }[];
  /** Without a due date. */
  someday: Task[];
  /** Due more than seven days after today. */
  later: Task[];
  /** Done this week. */
  done: Task[];
}

/** How many days after today are listed. They reach into the next week, so that a Sunday shows tasks for Thursday. */
export const DAYS_AHEAD = 7;

/** Groups tasks by `today`; leaves out tasks done in earlier weeks. `dayOf` gives the day of an instant. */
export function groupTasks(tasks: readonly Task[], today: string, dayOf: (instant: string) => string): TaskGroups {
  const weekStart = firstOfWeek(today);
  const lastListedDay = addDays(today, DAYS_AHEAD);
  const groups: TaskGroups = { overdue: [], days: [], someday: [], later: [], done: [] };
  const byDay = new Map<string, Task[]>();
  for (const task of tasks) {
    const { isDone, dueDate, completedAt } = task;
    if (isDone) {
      if (completedAt !== null && dayOf(completedAt) >= weekStart) groups.done.push(task);
    } else if (dueDate === null) groups.someday.push(task);
    else if (dueDate < today) groups.overdue.push(task);
    else if (dueDate > lastListedDay) groups.later.push(task);
    else byDay.set(dueDate, [...(byDay.get(dueDate) ?? []), task]);
  }
  groups.days = [...byDay].map(([day, due]) => ({ day, tasks: due })).toSorted((a, b) => a.day.localeCompare(b.day));
  return groups;
}
