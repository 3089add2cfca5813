import type { Task } from '@app/contract/tasks';
import { expect, it } from 'vitest';
import { weekStartChoice } from '#lib/browser-storage.ts';
import { chooseWeekStart } from '#lib/display-formats.ts';
import { groupTasks } from './group-tasks.ts';

it('tasks done this week are counted from the day on which the weeks of this browser begin', () => {
  const task = { dueDate: null, isDone: true, completedAt: '2026-11-22' } as Task;
  const countDoneThisWeek = () => groupTasks([task], '2026-11-24', (instant) => instant).done.length;
  expect(countDoneThisWeek()).toBe(0);
  chooseWeekStart('sunday');
  expect(countDoneThisWeek()).toBe(1);
  weekStartChoice.remove();
});
