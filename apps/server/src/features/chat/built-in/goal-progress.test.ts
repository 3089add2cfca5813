import { sendChat } from '@app/contract/chat';
import { createGoal, listGoals } from '@app/contract/goals';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../../../../test/test-app.ts';

let app: TestApp;
let ann: TestUser;

beforeAll(async () => {
  app = await createTestApp({ environment: { FREE_AI_CHATS_PER_MONTH: '0' } });
  ann = await app.signUp('Ann');
  await app.request(createGoal, {
    as: ann,
    body: { title: 'Guitar', targetValue: 900, unit: 'minutes', targetDate: null },
  });
  const running = { title: 'Running', targetValue: 100, unit: 'km', targetDate: null };
  await app.request(createGoal, { as: ann, body: running });
  await app.request(createGoal, { as: ann, body: { ...running, title: 'Read more', unit: 'books' } });
});
afterAll(() => app.close());

async function send(message: string, conversationId?: string) {
  return (await app.request(sendChat, { as: ann, body: { message, ...(conversationId && { conversationId }) } })).body;
}
const valueOf = async (title: string) =>
  (await app.request(listGoals, { as: ann })).body.find((goal) => goal.title === title)?.currentValue;

test('an amount is added to the goal once the person agrees', async () => {
  const asked = await send('log 6 km for my running goal');
  expect(asked.response).toBe(
    'Shall I add 6 km to **Running**? So far: 0 of 100 km (0%), 100 to go. After that: 6 of 100 km (6%), 94 to go.',
  );
  expect(await valueOf('Running')).toBe(0);
  expect((await send('yes', asked.conversationId)).response).toContain('I added 6 km to **Running**');
  expect(await valueOf('Running')).toBe(6);
});

test('what is left is told with an amount that is not added yet', async () => {
  const asked = await send('add 3.2 km to running, how far to go now?');
  expect(asked.response).toContain('After that: ');
  const after = /After that: (.*)$/.exec(asked.response)?.[1] ?? '';
  expect((await send('how far to go now?', asked.conversationId)).response).toContain(after);
  const before = (await valueOf('Running')) ?? 0;
  await send('yes', asked.conversationId);
  expect(await valueOf('Running')).toBeCloseTo(before + 3.2);
});

test('a consent that arrives five times with one idempotency key adds the amount once', async () => {
  const asked = await send('log 30 minutes for my guitar goal');
  const body = { message: 'yes', conversationId: asked.conversationId };
  const sendYes = () => app.request(sendChat, { as: ann, body, headers: { 'idempotency-key': 'yes' } });
  const replies = await Promise.all([sendYes(), sendYes(), sendYes(), sendYes(), sendYes()]);
  for (const { body: reply } of replies) expect(reply.response).toContain('I added 30 minutes to **Guitar**');
  expect(await valueOf('Guitar')).toBe(30);
});

test('of consents that arrive together, only those that are confirmed add the amount', async () => {
  const before = (await valueOf('Guitar')) ?? 0;
  const asked = await send('log 5 minutes for my guitar goal');
  const body = { message: 'yes', conversationId: asked.conversationId };
  const replies = await Promise.all([1, 2, 3, 4, 5].map(() => app.request(sendChat, { as: ann, body })));
  const added = replies.filter(({ body: reply }) => reply.response?.includes('I added 5 minutes'));
  expect(await valueOf('Guitar')).toBe(before + 5 * added.length);
});

test('a word for the unit in another language finds the goal', async () => {
  const { response } = await send('he corrido 7 kilómetros, apúntalos en mi objetivo');
  expect(response).toContain('a **Running**');
});

test('the goal named in the request gets the amount after the consent, even if another one has the same unit', async () => {
  await app.request(createGoal, {
    as: ann,
    body: { title: 'Swimming', targetValue: 20, unit: 'km', targetDate: null },
  });
  const asked = await send('log 2 km for my swimming goal');
  expect((await send('yes', asked.conversationId)).response).toContain('I added 2 km to **Swimming**');
  expect(await valueOf('Swimming')).toBe(2);
  expect((await send('log 500 m for my goal')).response).toContain('None of your open goals is counted in m.');
});

test('nothing is added to a goal that is counted in another unit', async () => {
  const { response } = await send('I read 20 pages, add them to my reading goal');
  expect(response).toContain('None of your open goals is counted in pages.');
  expect(response).toContain('- Read more');
});

test('a report of an amount is offered to the goal that is counted in its unit', async () => {
  const asked = await send('I read 2 books this morning');
  expect(asked.response).toContain('Shall I add 2 books to **Read more**?');
  expect((await send('yes', asked.conversationId)).response).toContain('I added 2 books to **Read more**');
  expect(await valueOf('Read more')).toBe(2);
});

test('a report of an amount without such a goal changes and offers nothing', async () => {
  const asked = await send('I learned 15 songs today');
  expect(asked.response).not.toContain('**Read more**');
  expect(asked.response).not.toMatch(/shall i add/i);
});
