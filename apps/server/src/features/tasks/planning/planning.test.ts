import { allEndpoints as api } from '@app/contract/all-endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '#db/database.ts';
import { createTestApp, type TestApp, type TestUser } from '#test/test-app.ts';

let app: TestApp;
let people = 0;

// Friday.
beforeAll(async () => {
  app = await createTestApp({ now: '2026-11-20T09:00:00Z', environment: { FREE_AI_CHATS_PER_MONTH: '3' } });
});
afterAll(() => app.close());

const createUser = (): Promise<TestUser> => app.signUp(`Person ${(people += 1)}`);
const addTask = async (as: TestUser, body: object) => (await app.request(api.createTask, { as, body })).body.id;
const fetchScheduleSuggestions = async (as: TestUser) => (await app.request(api.listScheduleSuggestions, { as })).body;
const acceptSlotFor = (as: TestUser, start: string, more: object = {}) =>
  app.request(api.acceptSlot, { as, body: { title: 'Work', start, duration: 60, ...more } });
const fetchPlanningPreferences = async (as: TestUser) => (await app.request(api.getPlanningPreferences, { as })).body;

describe('suggestions', () => {
  test('find non-overlapping slots for the most urgent tasks, each with a reason', async () => {
    const ann = await createUser();
    await addTask(ann, { title: 'Some day' });
    const slidesId = await addTask(ann, { title: 'Slides', dueDate: '2026-11-23', estimateMinutes: 60 });
    const invoiceId = await addTask(ann, { title: 'Invoice', dueDate: '2026-11-18', estimateMinutes: 30 });
    expect(await fetchScheduleSuggestions(ann)).toEqual([
      {
        id: invoiceId,
        kind: 'task',
        title: 'Invoice',
        reason: 'Overdue by 2 days: the first free time.',
        slot: { start: '2026-11-20T09:15:00.000Z', duration: 30 },
      },
      {
        id: slidesId,
        kind: 'task',
        title: 'Slides',
        reason: 'Due Monday, and free before then.',
        slot: { start: '2026-11-20T10:00:00.000Z', duration: 60 },
      },
      expect.objectContaining({
        title: 'Some day',
        reason: 'The first free time within your working hours. Half an hour, as it has no estimate.',
        slot: { start: '2026-11-20T11:15:00.000Z', duration: 30 },
      }),
    ]);
  });

  test('skip tasks that are scheduled or done', async () => {
    const ann = await createUser();
    const planned = await addTask(ann, { title: 'Planned' });
    await acceptSlotFor(ann, '2026-11-23T09:00:00Z', { taskId: planned });
    const doneId = await addTask(ann, { title: 'Done' });
    await app.request(api.updateTask, { as: ann, params: { id: doneId }, body: { isDone: true } });
    expect(await fetchScheduleSuggestions(ann)).toEqual([]);
  });

  test('include goals that have no upcoming event', async () => {
    const ann = await createUser();
    await app.request(api.createGoal, { as: ann, body: { title: 'Learn Spanish', targetValue: 30 } });
    const [suggestion] = await fetchScheduleSuggestions(ann);
    expect(suggestion).toMatchObject({ kind: 'goal', title: 'Learn Spanish', slot: { duration: 60 } });
    await acceptSlotFor(ann, suggestion?.slot.start ?? '', { title: 'Learn Spanish' });
    expect(await fetchScheduleSuggestions(ann)).toEqual([]);
  });

  test('avoid events and stay within working hours', async () => {
    const ann = await createUser();
    await inTransaction(app.db, (tx) =>
      app.server.services.schedule.create(
        { tx, userId: ann.userId },
        {
          title: 'Offsite',
          notes: '',
          eventDate: new Date('2026-11-20T09:00:00Z'),
          duration: 7 * 60,
          timeZone: 'UTC',
          isAllDay: false,
          recurrence: null,
          categoryId: null,
          isAutoDetected: false,
          conversationId: null,
          messageId: null,
        },
      ),
    );
    await addTask(ann, { title: 'Long', estimateMinutes: 600 });
    const [suggestion] = await fetchScheduleSuggestions(ann);
    expect(suggestion).toMatchObject({
      reason: 'The first free time within your working hours. A first part of its 10 hours.',
      slot: { start: '2026-11-23T09:00:00.000Z', duration: 120 },
    });
    const workingDays = [null, null, null, { from: 600, to: 1_200 }, null, null, null];
    await app.request(api.updatePlanningPreferences, { as: ann, body: { workingDays } });
    expect((await fetchScheduleSuggestions(ann))[0]?.slot.start).toBe('2026-11-25T10:00:00.000Z');
  });
});

describe('the time of day', () => {
  test('is learned from five accepted slots, shown, and reset on request', async () => {
    const ann = await createUser();
    for (const day of [1, 2, 3, 4]) await acceptSlotFor(ann, `2026-12-0${day}T14:00:00Z`);
    expect((await fetchPlanningPreferences(ann)).timeOfDay).toMatchObject({ accepted: 4, isUsed: false });
    await acceptSlotFor(ann, '2026-12-07T09:00:00Z');
    const shares = { morning: 0.2, afternoon: 0.8, evening: 0 };
    expect((await fetchPlanningPreferences(ann)).timeOfDay).toEqual({ shares, accepted: 5, isUsed: true });
    await addTask(ann, { title: 'Read' });
    const [suggestion] = await fetchScheduleSuggestions(ann);
    expect(suggestion?.slot.start).toBe('2026-11-20T12:00:00.000Z');
    expect(suggestion?.reason).toContain('You take afternoons most often (80%).');
    const reset = await app.request(api.resetTimeOfDay, { as: ann });
    expect(reset.body.timeOfDay).toMatchObject({ accepted: 0, isUsed: false });
  });

  test('is learned from the last thirty slots', async () => {
    const ann = await createUser();
    for (let index = 0; index < 3; index += 1) await acceptSlotFor(ann, '2026-12-01T09:00:00Z');
    for (let index = 0; index < 30; index += 1) await acceptSlotFor(ann, '2026-12-01T18:00:00Z');
    expect((await fetchPlanningPreferences(ann)).timeOfDay).toMatchObject({
      accepted: 30,
      shares: { morning: 0, evening: 1 },
    });
  });
});

describe('working hours', () => {
  test('default to nine to five on weekdays', async () => {
    const ann = await createUser();
    const { workingDays, bufferMinutes } = await fetchPlanningPreferences(ann);
    expect(workingDays.map((day) => day?.from)).toEqual([undefined, 540, 540, 540, 540, 540, undefined]);
    expect(bufferMinutes).toBe(10);
    const response = await app.request(api.updatePlanningPreferences, { as: ann, body: { bufferMinutes: 0 } });
    expect(response.body).toMatchObject({ bufferMinutes: 0, workingDays });
  });

  test.each([
    [{ workingDays: [] }, 'Please send the hours of the seven days, Sunday first.'],
    [{ workingDays: Array.from({ length: 7 }, () => ({ from: 600, to: 500 })) }, 'The end must be after the start.'],
    [{ bufferMinutes: 500 }, 'The buffer may be at most two hours.'],
  ])('are refused when they are invalid: %j', async (body, message) => {
    const response = await app.request(api.updatePlanningPreferences, { as: await createUser(), body });
    expect(response).toMatchObject({ status: 400, body: { message } });
  });
});

describe('help with scheduling', () => {
  const requestScheduling = (as: TestUser, message: string, history: string[] = []) =>
    app.request(api.assistScheduling, { as, body: { message, history } });

  test('finds free slots for the request', async () => {
    const ann = await createUser();
    const { body } = await requestScheduling(ann, 'Find 2 hours for the tax return next week in the morning');
    expect(body).toEqual({
      title: 'Tax return',
      taskId: null,
      response: '3 free slots of 2 hours for “Tax return” next week in the morning, within your working hours.',
      slots: ['23', '24', '25'].map((day) => ({ start: `2026-11-${day}T09:00:00.000Z`, duration: 120 })),
    });
  });

  test('recognises the task and uses its estimate', async () => {
    const ann = await createUser();
    const id = await addTask(ann, { title: 'Prepare the slides', estimateMinutes: 45 });
    const { body } = await requestScheduling(ann, 'when can I prepare the slides?');
    expect(body).toMatchObject({ taskId: id, title: 'Prepare the slides' });
    expect(body.slots[0]?.duration).toBe(45);
  });

  test('takes earlier messages into account', async () => {
    const ann = await createUser();
    const { body } = await requestScheduling(ann, 'rather on Wednesday', ['Find 2 hours for the tax return tomorrow']);
    expect(body.title).toBe('Tax return');
    expect(body.slots[0]).toEqual({ start: '2026-11-25T09:00:00.000Z', duration: 120 });
  });

  test('reports when nothing is free and offers the next slots', async () => {
    const ann = await createUser();
    const { body } = await requestScheduling(ann, 'Find an hour for emails tomorrow');
    expect(body.response).toContain('No free slot of 1 hour tomorrow');
    expect(body.slots[0]?.start).toBe('2026-11-23T09:00:00.000Z');
  });

  test('offers slots outside of working hours when the request names such a time', async () => {
    const { body } = await requestScheduling(await createUser(), 'gym for an hour saturday evening');
    expect(body.response).toBe('Outside your working hours there is a free slot for “Gym” on Saturday evening.');
    expect(body.slots).toEqual([{ start: '2026-11-21T17:00:00.000Z', duration: 60 }]);
  });

  test('counts as an AI chat, up to the plan’s limit', async () => {
    const ann = await createUser();
    for (let count = 0; count < 3; count += 1)
      expect((await requestScheduling(ann, 'an hour for emails')).status).toBe(200);
    expect(await requestScheduling(ann, 'an hour for emails')).toMatchObject({
      status: 403,
      body: { code: 'chat.limit_reached' },
    });
    const status = await app.request(api.getSubscriptionStatus, { as: ann });
    expect(status.body.usage.aiChatCount).toBe(3);
  });
});

test('lists the three best slots of a task, for its owner only', async () => {
  const [ann, bob] = [await createUser(), await createUser()];
  const taskId = await addTask(ann, { title: 'Slides', dueDate: '2026-11-23', estimateMinutes: 90 });
  const requestSlots = (as: TestUser) => app.request(api.listFreeSlots, { as, query: { taskId } });
  expect((await requestSlots(ann)).body).toEqual([
    { start: '2026-11-20T09:15:00.000Z', duration: 90 },
    { start: '2026-11-20T12:00:00.000Z', duration: 90 },
    { start: '2026-11-23T09:00:00.000Z', duration: 90 },
  ]);
  expect(await requestSlots(bob)).toMatchObject({ status: 404, body: { code: 'tasks.not_found' } });
});

test('taking a slot creates an event of that length', async () => {
  const ann = await createUser();
  const { status, body } = await acceptSlotFor(ann, '2026-11-23T10:00:00+01:00', { title: 'Write' });
  expect(status).toBe(201);
  expect((await app.request(api.listEvents, { as: ann })).body).toMatchObject([
    { id: body.eventId, title: 'Write', eventDate: '2026-11-23T09:00:00.000Z', duration: 60, isAutoDetected: false },
  ]);
});

describe('the weekly review', () => {
  test('lists what was done and left open in the week of a day', async () => {
    const ann = await createUser();
    const goal = (
      await app.request(api.createGoal, { as: ann, body: { title: 'Read', targetValue: 10, unit: 'books' } })
    ).body.id;
    await app.request(api.addGoalProgress, { as: ann, params: { id: goal }, body: { amount: 2 } });
    const doneId = await addTask(ann, { title: 'Done' });
    await app.request(api.updateTask, { as: ann, params: { id: doneId }, body: { isDone: true } });
    await addTask(ann, { title: 'Open', dueDate: '2026-11-22' });
    await addTask(ann, { title: 'Next week', dueDate: '2026-11-23' });
    const { body } = await app.request(api.getWeeklyReview, { as: ann, query: { week: '2026-11-18' } });
    expect(body).toMatchObject({
      from: '2026-11-16',
      to: '2026-11-22',
      goals: [{ goalId: goal, amount: 2, entries: 1, progress: 20 }],
      tasksDone: [{ title: 'Done' }],
      tasksOpen: [{ title: 'Open' }],
      events: 0,
      note: '',
    });
  });

  test('stores the note', async () => {
    const ann = await createUser();
    const writeNote = (note: string) =>
      app.request(api.saveWeeklyNote, { as: ann, query: { week: '2026-11-22' }, body: { note } });
    await writeNote('A good one');
    expect((await writeNote('A very good one')).status).toBe(204);
    const read = await app.request(api.getWeeklyReview, { as: ann });
    expect(read.body.note).toBe('A very good one');
  });
});
