import { sendChat } from '@app/contract/chat';
import { deleteConversation } from '@app/contract/conversations';
import { createGoal, deleteGoal } from '@app/contract/goals';
import { createImport } from '@app/contract/imports';
import {
  generateRecommendations,
  listRecommendations,
  type Recommendation,
  updateRecommendation,
} from '@app/contract/recommendations';
import { createReminder } from '@app/contract/reminders';
import { approveSuggestion, listSuggestions } from '@app/contract/suggestions';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeChatgptConversation } from '@app/formats/testing/chatgpt-export';
import { multipart } from '../../../test/multipart.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const DAY_MS = 86_400_000;

async function sendMessage(as: TestUser, message: string): Promise<string> {
  return (await app.request(sendChat, { as, body: { message } })).body.conversationId;
}

const requestNew = async (as: TestUser): Promise<Recommendation[]> =>
  (await app.request(generateRecommendations, { as })).body;
const fetchRecommendations = async (as: TestUser): Promise<Recommendation[]> =>
  (await app.request(listRecommendations, { as })).body;
const changeRecommendation = (as: TestUser, id: string, body: object) =>
  app.request(updateRecommendation, { as, params: { id }, body });
const listOpen = (all: Recommendation[]) => all.filter(({ isCompleted, isDismissed }) => !isCompleted && !isDismissed);

/** A user who stated a plan and wished for a habit three days ago. */
async function createUserWithPlans(name: string): Promise<TestUser> {
  const as = await app.signUp(name);
  await sendMessage(as, "I'm planning to open a coffee shop in Lisbon.");
  await sendMessage(as, 'I want to meditate for ten minutes every morning.');
  app.clock.advance(3 * DAY_MS);
  return as;
}

test('a new user has no recommendations, and generating finds none', async () => {
  const ann = await app.signUp('Recs Ann');
  expect(await fetchRecommendations(ann)).toEqual([]);
  expect(await requestNew(ann)).toEqual([]);
});

test('recommendations quote and link to the message', async () => {
  const ben = await createUserWithPlans('Recs Ben');
  const found = await requestNew(ben);
  expect(found.map(({ rule }) => rule).toSorted()).toEqual(['unfinished_plan', 'wished_habit']);
  const plan = found.find(({ rule }) => rule === 'unfinished_plan');
  expect(plan).toMatchObject({
    title: 'Make it a goal: Open a coffee shop in Lisbon',
    category: { name: expect.any(String) as string },
    isCompleted: false,
    isDismissed: false,
    isBookmarked: false,
    sources: [{ kind: 'conversation', quote: "I'm planning to open a coffee shop in Lisbon." }],
  });
  expect(plan?.sources[0]?.messageId).toEqual(expect.any(String));
  expect(plan?.sources[0]?.title).not.toBe('');
});

test('generating again keeps ids and bookmarks, and never repeats a dismissed or completed recommendation', async () => {
  const cy = await createUserWithPlans('Recs Cy');
  const [first, second] = await requestNew(cy);
  await changeRecommendation(cy, first?.id ?? '', { isDismissed: true });
  await changeRecommendation(cy, second?.id ?? '', { isBookmarked: true });
  const again = await requestNew(cy);
  expect(listOpen(again)).toMatchObject([{ id: second?.id, isBookmarked: true }]);
  expect(again.find(({ id }) => id === first?.id)).toMatchObject({ isDismissed: true });
  await changeRecommendation(cy, second?.id ?? '', { isCompleted: true });
  const title = first?.title;
  const third = await requestNew(cy);
  expect(listOpen(third)).toEqual([]);
  expect(third.filter((one) => one.title === title)).toHaveLength(1);
  const undone = await changeRecommendation(cy, first?.id ?? '', { isDismissed: false });
  expect(undone.body).toMatchObject({ id: first?.id, isDismissed: false });
  expect(listOpen(await requestNew(cy))).toMatchObject([{ id: first?.id }]);
});

test('what is in the planner is not recommended', async () => {
  const dee = await createUserWithPlans('Recs Dee');
  expect(listOpen(await requestNew(dee))).toHaveLength(2);
  const remindAt = new Date(app.clock.now().getTime() + DAY_MS).toISOString();
  await app.request(createReminder, { as: dee, body: { title: 'Meditate for ten minutes', remindAt } });
  expect(listOpen(await requestNew(dee)).map(({ rule }) => rule)).toEqual(['unfinished_plan']);
});

test('a plan is not recommended while it waits in the inbox', async () => {
  const may = await app.signUp('Recs May');
  await sendMessage(may, 'I promised Dana to hand in the budget by Friday.');
  const { body: proposed } = await app.request(listSuggestions, { as: may });
  expect(proposed).toMatchObject([{ title: expect.stringMatching(/budget/) as string }]);
  expect(await requestNew(may)).toEqual([]);
  await app.db.execute(sql`delete from suggestions where user_id = ${may.userId}`);
  expect((await requestNew(may)).map(({ rule }) => rule)).toEqual(['open_promise']);
});

test('a recommendation disappears when its source is deleted', async () => {
  const eve = await app.signUp('Recs Eve');
  const id = await sendMessage(eve, "I'm planning to open a coffee shop in Lisbon.");
  const goal = (await app.request(createGoal, { as: eve, body: { title: 'Run 100 km', targetValue: 100 } })).body;
  app.clock.advance(20 * DAY_MS);
  expect((await requestNew(eve)).map(({ rule }) => rule).toSorted()).toEqual(['stalled_goal', 'unfinished_plan']);
  await app.request(deleteConversation, { as: eve, params: { id } });
  expect((await fetchRecommendations(eve)).map(({ rule }) => rule)).toEqual(['stalled_goal']);
  await app.request(deleteGoal, { as: eve, params: { id: goal.id } });
  expect(await fetchRecommendations(eve)).toEqual([]);
  expect(await requestNew(eve)).toEqual([]);
});

test('at most ten recommendations are generated', async () => {
  const flo = await app.signUp('Recs Flo');
  for (let at = 0; at < 15; at += 1) {
    const body = { title: `Goal of the month number ${'abcdefghijklmno'[at]}`, targetValue: 10 };
    await app.request(createGoal, { as: flo, body });
  }
  app.clock.advance(20 * DAY_MS);
  expect(await requestNew(flo)).toHaveLength(10);
});

test('a recommendation saved from a chat is listed, and stays when recommendations are generated again', async () => {
  const gil = await app.signUp('Recs Gil');
  const conversationId = await sendMessage(gil, 'Hello');
  const suggestion = { type: 'recommendation', title: 'Read more', description: 'Ten pages a day', conversationId };
  await app.request(approveSuggestion, { as: gil, body: { suggestion } });
  const [saved, ...others] = await requestNew(gil);
  expect(others).toEqual([]);
  expect(saved).toMatchObject({ title: 'Read more', rule: 'saved', sources: [{ id: conversationId }] });
});

test('an import generates recommendations in the background', async () => {
  const hal = await app.signUp('Recs Hal');
  const makeConversation = (text: string) =>
    makeChatgptConversation([
      { id: 'q', text },
      { id: 'a', role: 'assistant', text: 'Fine' },
    ]);
  const lastMonth = Math.round(app.clock.now().getTime() / 1000) - 30 * 86_400;
  const bytes = JSON.stringify([makeConversation("I'm planning to open a coffee shop in Lisbon.")]).replaceAll(
    /"(create|update)_time":\d+/g,
    `"$1_time":${lastMonth}`,
  );
  const form = multipart([{ name: 'conversations.json', bytes }]);
  await app.request(createImport, { as: hal, headers: form.headers, body: form.body });
  await app.server.services.importRunner.wake();
  await app.jobs.runPending();
  expect((await fetchRecommendations(hal)).map(({ rule }) => rule)).toEqual(['unfinished_plan']);
});

test('a plan from an import is not recommended while it waits in the inbox', async () => {
  const ira = await app.signUp('Recs Ira');
  const conversation = makeChatgptConversation([
    { id: 'q', text: 'I promised Dana to hand in the budget by Friday.' },
    { id: 'a', role: 'assistant', text: 'Fine' },
  ]);
  const now = Math.round(app.clock.now().getTime() / 1000);
  const bytes = JSON.stringify([conversation]).replaceAll(/"(create|update)_time":\d+/g, `"$1_time":${now}`);
  const form = multipart([{ name: 'conversations.json', bytes }]);
  await app.request(createImport, { as: ira, headers: form.headers, body: form.body });
  await app.server.services.importRunner.wake();
  await app.jobs.runPending();
  const { body: proposed } = await app.request(listSuggestions, { as: ira });
  expect(proposed).toHaveLength(1);
  expect(await fetchRecommendations(ira)).toEqual([]);
});

test('an empty or invalid change is refused, and so is a change of an unknown recommendation', async () => {
  const ida = await app.signUp('Recs Ida');
  const id = 'b0000000-0000-4000-8000-00000000000f';
  expect(await changeRecommendation(ida, id, {})).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  expect(await changeRecommendation(ida, id, { isDismissed: 'yes' })).toMatchObject({ status: 400 });
  expect(await changeRecommendation(ida, id, { isDismissed: true })).toMatchObject({
    status: 404,
    body: { code: 'recommendations.not_found', message: 'This recommendation no longer exists.' },
  });
});

test('unsolved problems and repeated questions disappear with their conversations', async () => {
  const baker = await app.signUp('Recs Oven');
  const ask = 'Write an Instagram caption for my bakery about';
  const first = await sendMessage(baker, `${ask} the rhubarb tart`);
  await sendMessage(baker, `${ask} the walnut rolls`);
  const ovenConversationId = await sendMessage(baker, 'The deck oven shows E4 and stays cold');
  await app.request(sendChat, {
    as: baker,
    body: { message: 'still E4, no luck', conversationId: ovenConversationId },
  });
  app.clock.advance(3 * DAY_MS);
  const listRules = (all: Recommendation[]) =>
    listOpen(all)
      .map(({ rule }) => rule)
      .toSorted();
  expect(listRules(await requestNew(baker))).toEqual(['repeated_question', 'unsolved_problem']);
  for (const id of [first, ovenConversationId]) await app.request(deleteConversation, { as: baker, params: { id } });
  // The other conversation still quotes the question.
  expect(listRules(await fetchRecommendations(baker))).toEqual(['repeated_question']);
  expect(listRules(await requestNew(baker))).toEqual([]);
});
