import { allEndpoints as api } from '@app/contract/all-endpoints';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createFakeModel } from '#integrations/llm/fake-model.ts';
import { AppError } from '#platform/app-error.ts';
import { createTestApp, type TestApp, type TestUser } from '#test/test-app.ts';
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts';

const HOUR = 3_600_000;
const START = '2026-11-20T09:00:00Z';
const model = createFakeModel();
let database: TestDatabase;
let app: TestApp;
let ann: TestUser;
let people = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp({ now: START, models: model, database });
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(async () => {
  app.clock.set(START);
  ann = await app.signUp(`Asker ${(people += 1)}`);
});

// The runner asks the due prompts of all users.
afterEach(() => app.db.execute(sql`delete from scheduled_prompts`));

const daily = { title: 'Morning plan', prompt: 'What is on today?', recurrence: 'FREQ=DAILY' };
const addPrompt = (body: object = {}) =>
  app.request(api.createPrompt, { as: ann, body: { ...daily, startsAt: '2026-11-21T07:00:00Z', ...body } });
const fetchFirst = async () => (await app.request(api.listPrompts, { as: ann })).body[0];
const fetchNotices = async () =>
  (await app.request(api.listNotifications, { as: ann })).body.filter(({ kind }) => kind === 'prompt');
const fetchConversations = async () =>
  (await app.request(api.listConversations, { as: ann, query: { limit: '50' } })).body;
const countUsedChats = async () => (await app.request(api.getSubscriptionStatus, { as: ann })).body.usage.aiChatCount;

async function runDuePrompts(on = app): Promise<number> {
  const started = await on.server.services.prompts.runDue();
  await on.server.services.prompts.waitForRuns();
  return started;
}
async function runAt(instant: string): Promise<number> {
  app.clock.set(instant);
  return runDuePrompts();
}

test('a prompt is asked at its time, not before, and the reply is filed in its category', async () => {
  const categories = (await app.request(api.listCategories, { as: ann })).body;
  const work = categories.find(({ name }) => name === 'Work');
  expect(await addPrompt({ categoryId: work?.id })).toMatchObject({
    status: 201,
    body: { nextAt: '2026-11-21T07:00:00.000Z', isRunning: false, isPaused: false, last: null, timeZone: 'UTC' },
  });
  expect(await runAt('2026-11-21T06:59:59Z')).toBe(0);
  model.answer('**Two** meetings ', 'and a run.');
  expect(await runAt('2026-11-21T07:00:01Z')).toBe(1);
  const [conversation] = await fetchConversations();
  expect(conversation).toMatchObject({ title: 'Morning plan, Nov 21', categoryId: work?.id });
  const detail = await app.request(api.getConversation, { as: ann, params: { id: conversation?.id ?? '' } });
  expect(detail.body.messages.map(({ role, content }) => [role, content])).toEqual([
    ['user', 'What is on today?'],
    ['assistant', '**Two** meetings and a run.'],
  ]);
  expect(await fetchFirst()).toMatchObject({
    isRunning: false,
    nextAt: '2026-11-22T07:00:00.000Z',
    last: { conversationId: conversation?.id, isLate: false, fault: null },
  });
  expect(await fetchNotices()).toMatchObject([
    {
      kind: 'prompt',
      title: 'Morning plan',
      body: 'Two meetings and a run.',
      link: `/conversation-chat/${conversation?.id}`,
      isLate: false,
    },
  ]);
  expect(await countUsedChats()).toBe(1);
  expect(await runDuePrompts()).toBe(0);
});

test('a prompt is asked once for all its missed times, and the notice says that the run is late', async () => {
  await addPrompt();
  expect(await runAt('2026-11-24T12:00:00Z')).toBe(1);
  expect(await fetchConversations()).toHaveLength(1);
  expect(await fetchFirst()).toMatchObject({ nextAt: '2026-11-25T07:00:00.000Z', last: { isLate: true } });
  expect(await fetchNotices()).toMatchObject([{ isLate: true, dueAt: '2026-11-21T07:00:00.000Z' }]);
});

test('two processes ask a prompt once', async () => {
  const other = await createTestApp({ now: START, models: model, database });
  await addPrompt();
  for (const each of [app, other]) each.clock.set('2026-11-21T07:00:01Z');
  const started = await Promise.all([
    runDuePrompts(app),
    runDuePrompts(other),
    runDuePrompts(app),
    runDuePrompts(other),
  ]);
  expect(started.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect([(await fetchConversations()).length, (await fetchNotices()).length, await countUsedChats()]).toEqual([
    1, 1, 1,
  ]);
  await other.close();
});

test('a run whose lease has lapsed is taken over without asking or notifying twice', async () => {
  const other = await createTestApp({ now: START, models: model, database });
  await addPrompt();
  const heldReply = model.hold();
  app.clock.set('2026-11-21T07:00:01Z');
  await app.server.services.prompts.runDue();
  await heldReply.request;
  expect((await fetchFirst())?.isRunning).toBe(true);
  // The first process still waits for the reply, and its lease has lapsed.
  other.clock.set('2026-11-21T07:02:00Z');
  expect(await other.server.services.prompts.runDue()).toBe(1);
  heldReply.say('Late words');
  heldReply.finish();
  await Promise.all([app.server.services.prompts.waitForRuns(), other.server.services.prompts.waitForRuns()]);
  expect([(await fetchConversations()).length, (await fetchNotices()).length, await countUsedChats()]).toEqual([
    1, 1, 1,
  ]);
  expect(await fetchFirst()).toMatchObject({ isRunning: false, last: { fault: null } });
  await other.close();
});

test('an unreachable model is asked again, and a run without a reply is reported but not counted', async () => {
  await addPrompt();
  const failModel = () => model.fail(new AppError({ code: 'model.unavailable' }));
  failModel();
  await runAt('2026-11-21T07:00:01Z');
  expect(await fetchNotices()).toEqual([]);
  model.answer('Here again');
  expect(await runAt('2026-11-21T07:05:02Z')).toBe(1);
  expect((await fetchFirst())?.last).toMatchObject({ fault: null });

  for (const minute of ['00', '06', '20']) {
    failModel();
    await runAt(`2026-11-22T07:${minute}:01Z`);
  }
  const [latest] = await fetchNotices();
  expect(latest).toMatchObject({
    title: 'Morning plan: no answer',
    body: 'The assistant cannot be reached right now. Please try again.',
    link: '/prompts',
  });
  expect(await fetchFirst()).toMatchObject({ nextAt: '2026-11-23T07:00:00.000Z', last: { conversationId: null } });
  expect(await countUsedChats()).toBe(1);
});

test('a run counts as an AI chat: over the limit nothing is asked, and the user is notified', async () => {
  const cappedApp = await createTestApp({ now: START, environment: { FREE_AI_CHATS_PER_MONTH: '1' }, database });
  const as = await cappedApp.signUp(`Asker ${(people += 1)}`);
  const body = { ...daily, startsAt: '2026-11-21T07:00:00Z' };
  await cappedApp.request(api.createPrompt, { as, body });
  for (const day of ['21', '22']) {
    cappedApp.clock.set(`2026-11-${day}T07:00:01Z`);
    await runDuePrompts(cappedApp);
  }
  const notices = (await cappedApp.request(api.listNotifications, { as })).body;
  expect(notices.find(({ kind }) => kind === 'prompt')?.body).toBe("You've reached your message limit for this month.");
  expect((await cappedApp.request(api.listConversations, { as, query: { limit: '9' } })).body).toHaveLength(1);
  await cappedApp.close();
});

test('a paused prompt runs only by hand, and a resumed prompt runs at its next time', async () => {
  const { id } = (await addPrompt()).body;
  const changePrompt = async (body: object) =>
    (await app.request(api.updatePrompt, { as: ann, params: { id }, body })).body;
  expect(await changePrompt({ isPaused: true })).toMatchObject({ isPaused: true, nextAt: null });
  expect(await runAt('2026-11-22T07:00:01Z')).toBe(0);
  expect((await app.request(api.runPrompt, { as: ann, params: { id } })).body).toMatchObject({ isRunning: true });
  expect((await app.request(api.runPrompt, { as: ann, params: { id } })).body).toMatchObject({ isRunning: true });
  expect([await runDuePrompts(), await runDuePrompts()]).toEqual([1, 0]);
  expect(await fetchFirst()).toMatchObject({ isPaused: true, nextAt: null, last: { isLate: false } });
  expect(await changePrompt({ isPaused: false, prompt: 'And today?' })).toMatchObject({
    nextAt: '2026-11-23T07:00:00.000Z',
    prompt: 'And today?',
  });
  app.clock.advance(24 * HOUR);
  model.answer('Nothing');
  await runDuePrompts();
  expect(await fetchConversations()).toHaveLength(2);
  expect((await app.request(api.deletePrompt, { as: ann, params: { id } })).status).toBe(204);
  app.clock.advance(24 * HOUR);
  expect(await runDuePrompts()).toBe(0);
  expect(await fetchConversations()).toHaveLength(2);
});

test('a prompt at seven in local time stays at seven when daylight saving time ends', async () => {
  app.clock.set('2026-10-24T12:00:00Z');
  const { body } = await addPrompt({ timeZone: 'Europe/Berlin', startsAt: '2026-10-01T05:00:00Z' });
  expect(body.nextAt).toBe('2026-10-25T06:00:00.000Z');
});

test.each([
  [{ prompt: ' ' }, 'request.invalid'],
  [{ recurrence: '' }, 'request.invalid'],
  [{ recurrence: 'FREQ=HOURLY' }, 'events.recurrence_unsupported'],
  [{ recurrence: 'FREQ=DAILY;UNTIL=20200101T000000Z' }, 'prompts.never'],
  [{ timeZone: 'Mars/Base' }, 'request.invalid'],
])('a prompt with %j is refused', async (body, code) => {
  const answer = await addPrompt(body);
  expect([answer.status, (answer.body as unknown as { code: string }).code]).toEqual([400, code]);
});

test('a user can have fifty prompts, also if several are added at once', async () => {
  for (let index = 0; index < 49; index += 1) expect((await addPrompt()).status).toBe(201);
  const answers = await Promise.all([addPrompt(), addPrompt(), addPrompt()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  expect(await addPrompt()).toMatchObject({ status: 409, body: { code: 'prompts.too_many' } });
});
