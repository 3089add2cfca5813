import { allEndpoints as api } from '@app/contract/all-endpoints';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let app: TestApp;
let people = 0;

beforeAll(async () => {
  app = await createTestApp({ now: '2026-11-02T09:00:00Z' });
});
afterAll(() => app.close());

const createUser = (): Promise<TestUser> => app.signUp(`Person ${(people += 1)}`);
const addGoal = async (as: TestUser, body: object) => (await app.request(api.createGoal, { as, body })).body;
const logProgress = (as: TestUser, id: string, amount: number, note = '') =>
  app.request(api.addGoalProgress, { as, params: { id }, body: { amount, note } });
const fetchGoal = async (as: TestUser, id: string) => (await app.request(api.getGoal, { as, params: { id } })).body;

describe('a measurable goal', () => {
  test('starts at its start value and adds up logged progress', async () => {
    const ann = await createUser();
    const goal = await addGoal(ann, { title: 'Read', targetValue: 12, unit: 'books', targetDate: '2026-12-14' });
    expect(goal).toMatchObject({ currentValue: 0, progress: 0, isAchieved: false, pace: { state: 'on_track' } });
    const response = await logProgress(ann, goal.id, 3, 'Three in a row');
    expect(response).toMatchObject({ status: 201, body: { currentValue: 3, progress: 25, pace: { state: 'ahead' } } });
    expect((await fetchGoal(ann, goal.id)).log).toMatchObject([{ amount: 3, note: 'Three in a row', value: 3 }]);
  });

  test('stores a target time as the calendar day it has in the user’s time zone', async () => {
    const ann = await createUser();
    await app.db.execute(sql`update users set time_zone = 'Asia/Tokyo' where id = ${ann.userId}`);
    const goal = await addGoal(ann, { title: 'Read', targetDate: '2026-12-14T20:00:00Z' });
    expect(goal.targetDate).toBe('2026-12-15');
    const changeTargetDate = async (targetDate: string | null) =>
      (await app.request(api.updateGoal, { as: ann, params: { id: goal.id }, body: { targetDate } })).body.targetDate;
    expect(await changeTargetDate('2026-12-20')).toBe('2026-12-20');
    expect(await changeTargetDate('2026-12-14T23:00:00-05:00')).toBe('2026-12-15');
    expect(await changeTargetDate(null)).toBeNull();
  });

  test('refuses a target below zero', async () => {
    const ann = await createUser();
    const refused = { status: 400, body: { message: 'The target cannot be below zero.' } };
    const body = { title: 'Lose weight', targetValue: -5 };
    expect(await app.request(api.createGoal, { as: ann, body })).toMatchObject(refused);
    const { id } = await addGoal(ann, { title: 'Lose weight', startValue: 80, targetValue: 70 });
    expect(await app.request(api.updateGoal, { as: ann, params: { id }, body: { targetValue: -1 } })).toMatchObject(
      refused,
    );
    expect(await app.request(api.updateGoal, { as: ann, params: { id }, body: { targetValue: 0 } })).toMatchObject({
      status: 200,
    });
  });

  test('is achieved when an entry reaches the target, and open again when that entry is removed', async () => {
    const ann = await createUser();
    const { id } = await addGoal(ann, { title: 'Read', targetValue: 2 });
    await logProgress(ann, id, 1);
    expect((await logProgress(ann, id, 1)).body).toMatchObject({ isAchieved: true, progress: 100 });
    const [latest] = (await fetchGoal(ann, id)).log;
    const params = { id, entryId: latest?.id ?? '' };
    expect((await app.request(api.removeGoalProgress, { as: ann, params })).body).toMatchObject({
      currentValue: 1,
      isAchieved: false,
      achievedAt: null,
    });
    expect(await app.request(api.removeGoalProgress, { as: ann, params })).toMatchObject({
      status: 404,
      body: { code: 'goals.entry_not_found' },
    });
  });

  test('can count downwards', async () => {
    const ann = await createUser();
    const { id } = await addGoal(ann, { title: 'Weight', startValue: 84, targetValue: 80, unit: 'kg' });
    expect((await logProgress(ann, id, -1)).body).toMatchObject({ currentValue: 83, progress: 25, isAchieved: false });
    expect((await logProgress(ann, id, -3.5)).body).toMatchObject({ currentValue: 79.5, isAchieved: true });
  });

  test('keeps its logged progress when the start value changes', async () => {
    const ann = await createUser();
    const { id } = await addGoal(ann, { title: 'Save', targetValue: 100 });
    await logProgress(ann, id, 10);
    const response = await app.request(api.updateGoal, { as: ann, params: { id }, body: { startValue: 50 } });
    expect(response.body).toMatchObject({ startValue: 50, currentValue: 60, progress: 20 });
  });

  test('adds up entries that are logged concurrently', async () => {
    const ann = await createUser();
    const { id } = await addGoal(ann, { title: 'Push-ups', targetValue: 100 });
    await Promise.all(Array.from({ length: 8 }, () => logProgress(ann, id, 5)));
    expect(await fetchGoal(ann, id)).toMatchObject({ currentValue: 40, progress: 40 });
  });

  test.each([
    [{ title: 'x', targetValue: 0 }, 'The target must differ from the starting value.'],
    [{ title: 'x', targetValue: '10' }, 'Please enter a number.'],
    [{ title: 'x', targetDate: 'soon' }, 'Please enter a date such as 2026-01-31.'],
    [{ targetValue: 1 }, 'Enter a goal'],
  ])('is refused as %j', async (body, message) => {
    expect(await app.request(api.createGoal, { as: await createUser(), body })).toMatchObject({
      status: 400,
      body: { message },
    });
  });

  test('refuses a progress of zero', async () => {
    const ann = await createUser();
    const { id } = await addGoal(ann, { title: 'x', targetValue: 1 });
    expect(await logProgress(ann, id, 0)).toMatchObject({
      status: 400,
      body: { message: 'Please enter a number other than 0.' },
    });
  });
});

describe('a yes/no goal', () => {
  test('is achieved by any positive amount', async () => {
    const ann = await createUser();
    const { id } = await addGoal(ann, { title: 'Move house' });
    expect((await logProgress(ann, id, 1)).body).toMatchObject({ currentValue: 1, progress: 100, isAchieved: true });
    expect((await logProgress(ann, id, -1)).body).toMatchObject({ currentValue: 0, progress: 0, isAchieved: false });
  });

  test('shows in its log whether it was achieved after each entry', async () => {
    const ann = await createUser();
    const { id } = await addGoal(ann, { title: 'Move house' });
    for (const amount of [2, -1, 1, 1]) {
      await logProgress(ann, id, amount);
      app.clock.advance(1_000);
    }
    expect((await fetchGoal(ann, id)).log.map(({ value }) => value)).toEqual([1, 1, 0, 1]);
  });

  test('shows the share of completed milestones as progress', async () => {
    const ann = await createUser();
    const { id } = await addGoal(ann, { title: 'Move house', targetDate: '2026-11-30' });
    const params = { id };
    await app.request(api.createMilestone, { as: ann, params, body: { title: 'Find one' } });
    const two = await app.request(api.createMilestone, { as: ann, params, body: { title: 'Pack' } });
    const first = two.body.milestoneList[0]?.id ?? '';
    const response = await app.request(api.updateMilestone, {
      as: ann,
      params: { id, milestoneId: first },
      body: { isDone: true },
    });
    expect(response.body).toMatchObject({ progress: 50, milestones: { done: 1, total: 2 }, pace: { state: 'ahead' } });
    const after = await app.request(api.deleteMilestone, { as: ann, params: { id, milestoneId: first } });
    expect(after.body).toMatchObject({ progress: 0, milestones: { done: 0, total: 1 } });
  });
});

test('a milestone with a value is done as long as the goal’s value is at least as high', async () => {
  const ann = await createUser();
  const { id } = await addGoal(ann, { title: 'Run', targetValue: 100, unit: 'km' });
  await app.request(api.createMilestone, { as: ann, params: { id }, body: { title: 'Half', targetValue: 50 } });
  await logProgress(ann, id, 60);
  expect((await fetchGoal(ann, id)).milestoneList).toMatchObject([{ title: 'Half', isDone: true }]);
  await logProgress(ann, id, -20);
  expect((await fetchGoal(ann, id)).milestoneList).toMatchObject([{ isDone: false, doneAt: null }]);
});

test('open goals are listed first, by target date, then achieved ones', async () => {
  const ann = await createUser();
  const reached = await addGoal(ann, { title: 'Reached', targetDate: '2026-11-03' });
  await addGoal(ann, { title: 'Some day' });
  await addGoal(ann, { title: 'Later', targetDate: '2026-12-01' });
  await addGoal(ann, { title: 'Soon', targetDate: '2026-11-10' });
  await logProgress(ann, reached.id, 1);
  const titles = (await app.request(api.listGoals, { as: ann })).body.map(({ title }) => title);
  expect(titles).toEqual(['Soon', 'Later', 'Some day', 'Reached']);
});

test('a goal is restored from the trash with its log, which is gone once the goal is deleted for good', async () => {
  const ann = await createUser();
  const { id } = await addGoal(ann, { title: 'Run', targetValue: 10 });
  await logProgress(ann, id, 4);
  const params = { type: 'goal', id };
  await app.request(api.deleteGoal, { as: ann, params: { id } });
  expect((await app.request(api.getGoal, { as: ann, params: { id } })).status).toBe(404);
  await app.request(api.restoreTrashItem, { as: ann, params });
  expect((await fetchGoal(ann, id)).log).toHaveLength(1);
  await app.request(api.deleteGoal, { as: ann, params: { id } });
  await app.request(api.deleteTrashItem, { as: ann, params });
  const { rows } = await app.db.execute(sql`select 1 from goal_progress where user_id = ${ann.userId}`);
  expect(rows).toEqual([]);
});

describe('evidence', () => {
  const startConversation = async (as: TestUser, message: string) =>
    (await app.request(api.sendChat, { as, body: { message } })).body.conversationId;
  const fetchGoalEvidence = async (as: TestUser, id: string) =>
    (await app.request(api.listGoalEvidence, { as, params: { id } })).body;

  test('is found by the words of the goal and stays proposed until confirmed', async () => {
    const ann = await createUser();
    const about = await startConversation(ann, 'How should I train for a half marathon in spring?');
    await startConversation(ann, 'Which leaves of the orchid should I cut?');
    const { id } = await addGoal(ann, { title: 'Run a half marathon' });
    expect(await fetchGoalEvidence(ann, id)).toMatchObject([{ conversationId: about, isConfirmed: false }]);
    const params = { id, conversationId: about };
    const response = await app.request(api.decideGoalEvidence, { as: ann, params, body: { isConfirmed: true } });
    expect(response.status).toBe(204);
    expect(await fetchGoalEvidence(ann, id)).toMatchObject([{ conversationId: about, isConfirmed: true }]);
  });

  test('that was declined is not proposed again', async () => {
    const ann = await createUser();
    const about = await startConversation(ann, 'How should I train for a half marathon in spring?');
    const { id } = await addGoal(ann, { title: 'Run a half marathon' });
    const params = { id, conversationId: about };
    await app.request(api.decideGoalEvidence, { as: ann, params, body: { isConfirmed: false } });
    expect(await fetchGoalEvidence(ann, id)).toEqual([]);
  });
});
