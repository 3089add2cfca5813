import type { Task } from '@app/contract/tasks';
import { expect, it } from 'vitest';
import { weekStartChoice } from '#lib/browser-storage.ts';
import { chooseWeekStart } from '#lib/display-formats.ts';
import { groupTasks } from './group-tasks.ts';

it('The week of the tasks ends where the weeks of this browser end.', () => {
  const task = { dueDate: '2026-11-29', isDone: false } as Task;
  const dueThisWeek = () => groupTasks([task], '2026-11-24', (instant) => instant).week.length;
  expect(dueThisWeek()).toBe(1);
  chooseWeekStart('sunday');
  expect(dueThisWeek()).toBe(0);
  weekStartChoice.remove();
});
