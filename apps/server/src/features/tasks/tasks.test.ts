import { createTask, deleteTask, listTasks, updateTask } from '@app/contract/tasks';
import { createGoal, deleteGoal } from '@app/contract/goals';
import { acceptSlot } from '@app/contract/planning';
import { listTrash, restoreTrashItem } from '@app/contract/trash';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let app: TestApp;
let people = 0;

beforeAll(async () => {
  app = await createTestApp({ now: '2026-11-20T09:00:00Z' });
});
afterAll(() => app.close());

const createUser = (): Promise<TestUser> => app.signUp(`Person ${(people += 1)}`);
const addTask = async (as: TestUser, body: object) => (await app.request(createTask, { as, body })).body;
const changeTask = (as: TestUser, id: string, body: object) => app.request(updateTask, { as, params: { id }, body });
const fetchTasks = async (as: TestUser, query: Record<string, string> = {}) =>
  (await app.request(listTasks, { as, query })).body;

describe('a task', () => {
  test('is stored with its details', async () => {
    const ann = await createUser();
    const body = { title: '  Tax return ', dueDate: '2026-11-30', estimateMinutes: 90 };
    const response = await app.request(createTask, { as: ann, body });
    expect(response).toMatchObject({
      status: 201,
      body: { title: 'Tax return', dueDate: '2026-11-30', estimateMinutes: 90, isDone: false, scheduled: null },
    });
    expect(await fetchTasks(ann)).toEqual([response.body]);
  });

  test('is updated only in the given fields, and null clears one', async () => {
    const ann = await createUser();
    const { id } = await addTask(ann, { title: 'Call', dueDate: '2026-11-30', estimateMinutes: 15 });
    expect((await changeTask(ann, id, { dueDate: null })).body).toMatchObject({
      title: 'Call',
      dueDate: null,
      estimateMinutes: 15,
    });
  });

  test('is listed by due date; tasks without a due date follow, and done tasks come last', async () => {
    const ann = await createUser();
    const doneTask = await addTask(ann, { title: 'Done', dueDate: '2026-11-01' });
    await addTask(ann, { title: 'Some day' });
    await addTask(ann, { title: 'Later', dueDate: '2026-12-01' });
    await addTask(ann, { title: 'Soon', dueDate: '2026-11-21' });
    await changeTask(ann, doneTask.id, { isDone: true });
    expect((await fetchTasks(ann)).map(({ title }) => title)).toEqual(['Soon', 'Later', 'Some day', 'Done']);
    expect((await fetchTasks(ann, { done: 'true' })).map(({ title }) => title)).toEqual(['Done']);
    expect(await fetchTasks(ann, { done: 'false' })).toHaveLength(3);
  });

  test('done in a past period is found although more than a thousand were done since', async () => {
    const ann = await createUser();
    const insertDoneTask = (title: string, times: number, completedAt: string) =>
      app.db.execute(sql`
        insert into tasks (user_id, id, title, is_done, completed_at, created_at)
        select ${ann.userId}, gen_random_uuid(), ${title}, true, ${completedAt}::timestamptz, ${completedAt}::timestamptz
        from generate_series(1, ${times}::int)`);
    await insertDoneTask('Old', 2, '2026-10-10T12:00:00Z');
    await insertDoneTask('New', 1_001, '2026-11-10T12:00:00Z');
    const [from, to] = [new Date('2026-10-01T00:00:00Z'), new Date('2026-11-01T00:00:00Z')];
    const found = await app.server.services.tasks.listDoneBetween(ann.userId, from, to);
    expect(found.map(({ title }) => title)).toEqual(['Old', 'Old']);
  });

  test('has a completion time only while it is done', async () => {
    const ann = await createUser();
    const { id } = await addTask(ann, { title: 'Call' });
    expect((await changeTask(ann, id, { isDone: true })).body).toMatchObject({
      isDone: true,
      completedAt: '2026-11-20T09:00:00.000Z',
    });
    expect((await changeTask(ann, id, { isDone: false })).body).toMatchObject({ isDone: false, completedAt: null });
  });

  test('belongs to a goal until that goal is deleted', async () => {
    const ann = await createUser();
    const goal = (await app.request(createGoal, { as: ann, body: { title: 'Fit' } })).body.id;
    const task = await addTask(ann, { title: 'Buy shoes', goalId: goal });
    expect(task.goalId).toBe(goal);
    expect(await fetchTasks(ann, { goalId: goal })).toHaveLength(1);
    await app.request(deleteGoal, { as: ann, params: { id: goal } });
    expect((await fetchTasks(ann))[0]?.goalId).toBeNull();
    expect(await app.request(createTask, { as: ann, body: { title: 'x', goalId: goal } })).toMatchObject({
      status: 404,
      body: { code: 'goals.not_found' },
    });
  });

  test('shows the event that is scheduled for it', async () => {
    const ann = await createUser();
    const { id } = await addTask(ann, { title: 'Write' });
    const body = { title: 'Write', start: '2026-11-23T09:00:00Z', duration: 60, taskId: id };
    const { eventId } = (await app.request(acceptSlot, { as: ann, body })).body;
    expect((await fetchTasks(ann))[0]?.scheduled).toEqual({ eventId, start: '2026-11-23T09:00:00.000Z', duration: 60 });
  });

  test('is moved to the trash and restored', async () => {
    const ann = await createUser();
    const { id } = await addTask(ann, { title: 'Call' });
    expect((await app.request(deleteTask, { as: ann, params: { id } })).status).toBe(204);
    expect(await fetchTasks(ann)).toEqual([]);
    expect((await changeTask(ann, id, { title: 'x' })).status).toBe(404);
    expect((await app.request(listTrash, { as: ann, query: { type: 'task' } })).body).toMatchObject([
      { type: 'task', id, title: 'Call', reason: 'deleted' },
    ]);
    await app.request(restoreTrashItem, { as: ann, params: { type: 'task', id } });
    expect((await fetchTasks(ann)).map(({ title }) => title)).toEqual(['Call']);
  });

  test.each([
    [{}, 'Enter a task'],
    [{ title: ' ' }, 'Enter a task'],
    [{ title: 'x', dueDate: '2026-02-30' }, 'Please enter a date such as 2026-01-31.'],
    [{ title: 'x', dueDate: '9999-01-01' }, 'Please enter a date of the years 1900 to 2199.'],
    [{ title: 'x', estimateMinutes: 0 }, 'Please enter the estimate in minutes.'],
    [{ title: 'x', recurrence: 'FREQ=DAILY' }, 'A task that repeats needs a due date.'],
    [
      { title: 'x', dueDate: '2026-11-30', recurrence: 'sometimes' },
      'Please enter the recurrence as a rule such as FREQ=WEEKLY.',
    ],
  ])('is refused when it is invalid: %j', async (body, message) => {
    expect(await app.request(createTask, { as: await createUser(), body })).toMatchObject({
      status: 400,
      body: { message },
    });
  });

  test('is not sent again while nothing has changed (304)', async () => {
    const ann = await createUser();
    const { etag } = (await app.request(listTasks, { as: ann })).headers;
    const headers = { 'if-none-match': String(etag) };
    expect((await app.request(listTasks, { as: ann, headers })).status).toBe(304);
    await addTask(ann, { title: 'New' });
    expect((await app.request(listTasks, { as: ann, headers })).status).toBe(200);
  });
});

describe('a task that repeats', () => {
  const weekly = { title: 'Water', dueDate: '2026-11-20', recurrence: 'FREQ=WEEKLY', estimateMinutes: 10 };

  test('creates its next occurrence only once, even if it is completed twice', async () => {
    const ann = await createUser();
    const { id } = await addTask(ann, weekly);
    await changeTask(ann, id, { isDone: true });
    await changeTask(ann, id, { isDone: true });
    expect(await fetchTasks(ann)).toMatchObject([
      { title: 'Water', dueDate: '2026-11-27', isDone: false, recurrence: 'FREQ=WEEKLY', estimateMinutes: 10 },
      { id, isDone: true },
    ]);
  });

  test('deletes its next occurrence when it is reopened', async () => {
    const ann = await createUser();
    const { id } = await addTask(ann, weekly);
    await changeTask(ann, id, { isDone: true });
    await changeTask(ann, id, { isDone: false });
    expect(await fetchTasks(ann)).toMatchObject([{ id, isDone: false }]);
  });

  test('cannot lose its due date', async () => {
    const ann = await createUser();
    const { id } = await addTask(ann, weekly);
    expect(await changeTask(ann, id, { dueDate: null })).toMatchObject({
      status: 400,
      body: { code: 'tasks.repeat_needs_date' },
    });
  });
});
