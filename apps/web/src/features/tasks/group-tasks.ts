import type { Task } from '@app/contract/tasks';
import { firstOfWeek, shiftDay } from '#lib/calendar-days.ts';

export interface TaskGroups {
  overdue: Task[];
  /** Due between today and the end of the week. */
  week: Task[];
  /** Without a due date. */
  someday: Task[];
  /** Due after this week. */
  later: Task[];
  /** Done this week. */
  done: Task[];
}

/** Groups tasks by the week of `today`; leaves out tasks done in earlier weeks. `dayOf` gives the day of an instant. */
export function groupTasks(tasks: readonly Task[], today: string, dayOf: (instant: string) => string): TaskGroups {
  const firstDay = firstOfWeek(today);
  const lastDay = shiftDay(firstDay, 6);
  const groups: TaskGroups = { overdue: [], week: [], someday: [], later: [], done: [] };
  for (const task of tasks) {
    const { isDone, dueDate, completedAt } = task;
    if (isDone) {
      if (completedAt !== null && dayOf(completedAt) >= firstDay) groups.done.push(task);
    } else if (dueDate === null) groups.someday.push(task);
    else if (dueDate < today) groups.overdue.push(task);
    else if (dueDate <= lastDay) groups.week.push(task);
    else groups.later.push(task);
  }
  return groups;
}
