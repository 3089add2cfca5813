import type { Task } from '@app/contract/tasks';
import { mondayOf, shiftDay } from '#lib/calendar-days.ts';

export interface TaskGroups {
  overdue: Task[];
  /** Due between today and Sunday. */
  week: Task[];
  /** Without a due date. */
  someday: Task[];
  /** Due after Sunday. */
  later: Task[];
  /** Done since Monday. */
  done: Task[];
}

/** Groups tasks by the week of `today`; leaves out tasks done in earlier weeks. `dayOf` gives the day of an instant. */
export function groupTasks(tasks: readonly Task[], today: string, dayOf: (instant: string) => string): TaskGroups {
  const sunday = shiftDay(mondayOf(today), 6);
  const groups: TaskGroups = { overdue: [], week: [], someday: [], later: [], done: [] };
  for (const task of tasks) {
    const { isDone, dueDate, completedAt } = task;
    if (isDone) {
      if (completedAt !== null && dayOf(completedAt) >= mondayOf(today)) groups.done.push(task);
    } else if (dueDate === null) groups.someday.push(task);
    else if (dueDate < today) groups.overdue.push(task);
    else if (dueDate <= sunday) groups.week.push(task);
    else groups.later.push(task);
  }
  return groups;
}
