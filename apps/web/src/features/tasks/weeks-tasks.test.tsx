import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Goal, listGoals } from '@app/contract/goals';
import { createTask, deleteTask, listTasks, type Task, updateTask } from '@app/contract/tasks';
import { listFreeSlots, acceptSlot } from '@app/contract/planning';
import { restoreTrashItem } from '@app/contract/trash';
import { addDays } from '#lib/calendar-days.ts';
import { calendarDay } from '#lib/dates.ts';
import { isTaskDrag, readTaskDrag } from '#lib/task-drag.ts';
import { ErrorResponse } from '#test/fake-server.ts';
import { ada } from '#test/people.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';
import { findToast } from '#test/toasts.ts';
import { groupTasks } from './group-tasks.ts';

const today = calendarDay(new Date(), ada.timeZone);
const makeId = (number: number) => `0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0c0${number}`;

const call: Task = {
  id: makeId(1),
  title: 'Call the bank',
  dueDate: today,
  estimateMinutes: 45,
  isDone: false,
  completedAt: null,
  recurrence: null,
  goalId: null,
  scheduled: null,
  conversationId: null,
  messageId: null,
  createdAt: '2026-11-01T08:00:00.000Z',
};

const serveTasks = (...tasks: Task[]) => testServer().answer(listTasks, tasks);

async function openTasks() {
  const app = renderApp('/schedule');
  await screen.findByRole('heading', { name: "This Week's Tasks" });
  return app;
}

test("groups This Week's Tasks by day, overdue ones first", async () => {
  serveTasks(
    call,
    { ...call, id: makeId(2), title: 'Send the invoice', dueDate: addDays(today, -2) },
    { ...call, id: makeId(3), title: 'Read', dueDate: null },
    { ...call, id: makeId(4), title: 'Passport', dueDate: addDays(today, 40) },
    { ...call, id: makeId(5), title: 'Shopping', isDone: true, completedAt: new Date().toISOString() },
  );
  await openTasks();
  const getGroup = (name: string) => within(screen.getByRole('region', { name }));
  expect(await screen.findByText('Call the bank')).toBeVisible();
  expect(getGroup('Overdue').getByText('Send the invoice')).toBeVisible();
  expect(getGroup('Today').getByText('45 min')).toBeVisible();
  expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual(
    expect.arrayContaining(['Overdue', 'Today', 'No date', 'Done this week']),
  );
  expect(screen.getByText('Next 7 days · 2 open')).toBeVisible();
  expect(getGroup('No date').getByText('Read')).toBeVisible();
  expect(getGroup('Done this week').getByRole('checkbox', { name: 'Shopping is done' })).toBeChecked();
  expect(screen.getByText('1 later task')).toBeVisible();
});

test('explains how to begin when there are no tasks', async () => {
  serveTasks();
  await openTasks();
  expect(await screen.findByText(/^Nothing due in the next 7 days\. Add what needs to be done/)).toBeVisible();
});

test('on a Sunday lists tasks by day up to the next Sunday, and later tasks apart', () => {
  const [sunday, thursday, nextSunday, nextMonday] = ['2026-11-22', '2026-11-26', '2026-11-29', '2026-11-30'];
  const tasks = [nextMonday, nextSunday, thursday].map((dueDate) => ({ ...call, dueDate }));
  const { days, later } = groupTasks(tasks, sunday, (instant) => instant.slice(0, 10));
  expect(days.map(({ day }) => day)).toEqual([thursday, nextSunday]);
  expect(later.map(({ dueDate }) => dueDate)).toEqual([nextMonday]);
});

test('adds a task with a due date, an estimate and a recurrence rule', async () => {
  serveTasks();
  testServer().answer(createTask, ({ body }) => {
    const task: Task = { ...call, ...(body as Partial<Task>) };
    serveTasks(task);
    return task;
  });
  const { user } = await openTasks();
  await user.click(screen.getByRole('button', { name: 'Add Task' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Task' }));
  await user.click(dialog.getByRole('button', { name: 'Add Task' }));
  expect(dialog.getByText('Enter a task')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Task' }), 'Water the plants');
  expect(dialog.getByRole('combobox', { name: 'Repeats' })).toBeDisabled();
  fireEvent.change(dialog.getByLabelText('Due'), { target: { value: today } });
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Estimate' }), '15 min');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Repeats' }), 'Every week');
  await user.click(dialog.getByRole('button', { name: 'Add Task' }));
  await findToast('Task added');
  expect(testServer().requests(createTask)[0]?.body).toEqual({
    title: 'Water the plants',
    dueDate: today,
    estimateMinutes: 15,
    recurrence: 'FREQ=WEEKLY',
    goalId: null,
  });
  expect(await screen.findByText('Water the plants')).toBeVisible();
});

test('keeps the recurrence rule while the due date is incomplete, and drops it with the date', async () => {
  serveTasks({ ...call, recurrence: 'FREQ=WEEKLY' });
  testServer().answer(updateTask, ({ body }) => ({ ...call, ...(body as Partial<Task>) }));
  const { user } = await openTasks();
  async function saveWith(...dates: string[]) {
    await user.click(await screen.findByRole('button', { name: 'Actions for Call the bank' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit task' }));
    for (const value of dates) fireEvent.change(dialog.getByLabelText('Due'), { target: { value } });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
  await saveWith('', today);
  await saveWith('');
  expect(
    testServer()
      .requests(updateTask)
      .map(({ body }) => body),
  ).toMatchObject([
    { dueDate: today, recurrence: 'FREQ=WEEKLY' },
    { dueDate: null, recurrence: null },
  ]);
});

test('shows the goal of a task after it was achieved, and removes the link to it', async () => {
  const goal: Goal = {
    id: makeId(8),
    title: 'Clear all debts',
    description: '',
    targetDate: null,
    categoryId: null,
    targetValue: null,
    startValue: 0,
    unit: null,
    currentValue: 1,
    progress: 100,
    isAchieved: true,
    achievedAt: call.createdAt,
    milestones: { done: 0, total: 0 },
    pace: null,
    createdAt: call.createdAt,
  };
  testServer().answer(listGoals, [goal, { ...goal, id: makeId(9), title: 'Read more' }]);
  serveTasks({ ...call, goalId: goal.id });
  testServer().answer(updateTask, ({ body }) => ({ ...call, ...(body as Partial<Task>) }));
  const { user } = await openTasks();
  await user.click(await screen.findByRole('button', { name: 'Actions for Call the bank' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit task' }));
  const choice = dialog.getByRole('combobox', { name: 'Goal' });
  expect(choice).toHaveDisplayValue('Clear all debts');
  expect(within(choice).queryByRole('option', { name: 'Read more' })).not.toBeInTheDocument();
  await user.selectOptions(choice, 'None');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(testServer().requests(updateTask)[0]?.body).toMatchObject({ goalId: null }));
});

test('ticks a task at once, and unticks it when the server refuses', async () => {
  serveTasks(call);
  let refuse = (): void => undefined;
  testServer().answer(
    updateTask,
    () => new Promise<ErrorResponse>((resolve) => (refuse = () => resolve(new ErrorResponse('internal')))),
  );
  const { user } = await openTasks();
  const box = await screen.findByRole('checkbox', { name: 'Call the bank is done' });
  await user.click(box);
  expect(await screen.findByRole('region', { name: 'Done this week' })).toBeVisible();
  await waitFor(() => expect(testServer().requests(updateTask)).toHaveLength(1));
  refuse();
  await findToast('Error');
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Call the bank is done' })).not.toBeChecked());
});

test('deletes a task into the trash and brings it back', async () => {
  serveTasks(call);
  testServer().answer(deleteTask, () => {
    serveTasks();
    return undefined;
  });
  testServer().answer(restoreTrashItem, () => {
    serveTasks(call);
    return undefined;
  });
  const { user } = await openTasks();
  await user.click(await screen.findByRole('button', { name: 'Actions for Call the bank' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Call the bank')).not.toBeInTheDocument());
  const toast = await findToast('Task moved to the trash');
  await user.click(within(toast).getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Call the bank')).toBeVisible();
  expect(testServer().requests(restoreTrashItem)[0]?.params).toEqual({ type: 'task', id: call.id });
});

test('shows an error and no “moved to the trash” when the server refuses to delete a task', async () => {
  serveTasks(call);
  testServer().answer(deleteTask, new ErrorResponse('internal'));
  const { user } = await openTasks();
  await user.click(await screen.findByRole('button', { name: 'Actions for Call the bank' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(await screen.findByText(/Something went wrong|could not be deleted|Failed to delete/)).toBeVisible();
  expect(screen.queryByText('Task moved to the trash')).not.toBeInTheDocument();
});

test('finds a time for one task, one button per slot', async () => {
  serveTasks(call);
  const slot = { start: '2026-11-24T06:00:00.000Z', duration: 45 };
  testServer().answer(listFreeSlots, [slot]);
  testServer().answer(acceptSlot, { eventId: makeId(9), title: call.title, slot });
  const { user } = await openTasks();
  await user.click(await screen.findByRole('button', { name: 'Actions for Call the bank' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Find a time' }));
  await user.click(await screen.findByRole('button', { name: 'Schedule Tuesday 7:00 AM' }));
  await findToast('Task Scheduled!', '"Call the bank" has been added to Tuesday 7:00 AM');
  expect(testServer().requests(acceptSlot)[0]?.body).toMatchObject({ taskId: call.id, duration: 45 });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('lets a task be dragged, with its id, title and duration as drag data', async () => {
  serveTasks(call);
  await openTasks();
  const row = (await screen.findByText('Call the bank')).closest('li') as HTMLElement;
  const carried = new Map<string, string>();
  const dataTransfer = {
    setData: (type: string, text: string) => void carried.set(type, text),
    getData: (type: string) => carried.get(type) ?? '',
    get types() {
      return [...carried.keys()];
    },
    effectAllowed: 'none',
  } as unknown as DataTransfer;
  expect(isTaskDrag(dataTransfer)).toBe(false);
  expect(readTaskDrag(dataTransfer)).toBeUndefined();
  fireEvent.dragStart(row, { dataTransfer });
  expect(isTaskDrag(dataTransfer)).toBe(true);
  expect(readTaskDrag(dataTransfer)).toEqual({ taskId: call.id, title: 'Call the bank', duration: 45 });
});

test('says that the tasks could not be loaded, and tries again', async () => {
  testServer().answer(listTasks, new ErrorResponse('internal'));
  const { user } = await openTasks();
  expect(await screen.findByText('Failed to load your tasks. Please try again.')).toBeVisible();
  serveTasks(call);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Call the bank')).toBeVisible();
});
