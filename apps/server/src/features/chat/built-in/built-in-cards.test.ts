import { sendChat } from '@app/contract/chat';
import { approveSuggestion, listSuggestions } from '@app/contract/suggestions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../../../../test/test-app.ts';

let app: TestApp;
let ann: TestUser;

beforeAll(async () => {
  app = await createTestApp({ environment: { FREE_AI_CHATS_PER_MONTH: '0' } });
  ann = await app.signUp('Ann');
});
afterAll(() => app.close());

/** Sends messages one after another in one conversation, and returns the last reply. */
async function sendMessages(first: string, ...others: string[]) {
  let { body } = await app.request(sendChat, { as: ann, body: { message: first } });
  for (const message of others) {
    const { conversationId } = body;
    body = (await app.request(sendChat, { as: ann, body: { message, conversationId } })).body;
  }
  return body;
}

test('a card that was just proposed is changed or dropped by a reply', async () => {
  const asked = 'coffee with Lena next Thursday at 3pm, put it in please';
  const changed = await sendMessages(asked, 'actually make it half past four');
  expect(changed.response).toBe(
    'I changed the suggestion: **Coffee with Lena**, Thursday, November 26 at 4:30 PM (30 minutes).',
  );
  expect(changed.suggestions).toMatchObject([
    { type: 'schedule', title: 'Coffee with Lena', schedulingDetails: { datetime: '2026-11-26T16:30:00.000Z' } },
  ]);
  const pending = (await app.request(listSuggestions, { as: ann })).body;
  expect(pending).toMatchObject([{ schedulingDetails: { datetime: '2026-11-26T16:30:00.000Z' } }]);
  const dropped = await sendMessages('remind me tomorrow at 9 to call the bank', 'forget it');
  expect(dropped).toMatchObject({ response: 'The suggestion “Call the bank” is dropped.', suggestions: [] });
});

test.each([
  ['remind me to buy chai tomorrow at 5', 'Buy chai'],
  ['remind me to call juno tomorrow at 5', 'Call juno'],
])('what an order stores keeps the words as typed: %s', async (order, title) =>
  expect((await sendMessages(order)).suggestions).toMatchObject([{ type: 'reminder', title }]),
);

const pendingOf = async (id: string) =>
  (await app.request(listSuggestions, { as: ann, query: { conversationId: id } })).body;

test('a card whose length is changed stays the same card', async () => {
  const { conversationId, suggestions } = await sendMessages('coffee with Max on Monday at 7pm', 'make it two hours');
  const card = { type: 'schedule', schedulingDetails: { datetime: '2026-11-23T19:00:00.000Z', duration: 120 } };
  expect(suggestions).toMatchObject([card]);
  expect(await pendingOf(conversationId)).toEqual([expect.objectContaining(suggestions[0])]);
});

test.each(['Monday works', 'ok, at 7 pm', 'make it 7'])('%j does not change the card', async (answer) => {
  const first = await sendMessages('lunch with Max on Monday at 7pm');
  const { conversationId } = first;
  const { body } = await app.request(sendChat, { as: ann, body: { message: answer, conversationId } });
  expect(body.response).toMatch(/^The suggestion says so already: .* 7:00 PM/);
  const pending = await pendingOf(conversationId);
  expect(pending).toHaveLength(1);
  expect(pending[0]?.schedulingDetails).toEqual(first.suggestions[0]?.schedulingDetails);
});

test('a card that is moved and moved back stays one card, below the last message', async () => {
  const asked = 'tea with Max on Monday at 3pm';
  const { conversationId, response, suggestions } = await sendMessages(asked, 'make it 4 pm', 'make it 3 pm');
  expect(response).toMatch(/^I changed the suggestion: .* 3:00 PM/);
  expect(suggestions).toMatchObject([{ schedulingDetails: { datetime: '2026-11-23T15:00:00.000Z' } }]);
  const pending = await pendingOf(conversationId);
  expect(pending).toHaveLength(1);
  expect(pending[0]?.messageId).toBe(suggestions[0]?.messageId);
});

test('a card can get the time of a card that was declined before', async () => {
  const first = await sendMessages('supper with Max on Monday at 3pm');
  const { conversationId } = first;
  const send = async (message: string) =>
    (await app.request(sendChat, { as: ann, body: { message, conversationId } })).body;
  expect((await send('forget it')).response).toContain('is dropped');
  await send('supper with Max on Monday at 4pm');
  expect((await send('make it 3 pm')).response).toContain('I changed');
  expect(await pendingOf(conversationId)).toMatchObject([
    { schedulingDetails: { datetime: '2026-11-23T15:00:00.000Z' } },
  ]);
});

test('after the last card is accepted, an older one is not changed', async () => {
  const older = await sendMessages('squash with Max on Monday at 3pm');
  const { conversationId } = older;
  const send = async (message: string) =>
    (await app.request(sendChat, { as: ann, body: { message, conversationId } })).body;
  const { suggestions } = await send('dentist appointment on Tuesday at 3pm');
  await app.request(approveSuggestion, { as: ann, body: { suggestion: suggestions[0] ?? { type: '', title: '' } } });
  expect((await send('make it 5')).response).not.toContain('I changed');
  expect(await pendingOf(conversationId)).toMatchObject(older.suggestions);
});

test('several tasks of one message become cards with days of their own', async () => {
  const { response, suggestions } = await sendMessages(
    'jot down two tasks: print the boarding passes, and pay the plumber by the 25th',
  );
  expect(response).toBe('I can add these 2 tasks.');
  expect(suggestions).toMatchObject([
    { type: 'task', title: 'Print the boarding passes' },
    { type: 'task', title: 'Pay the plumber', schedulingDetails: { datetime: '2026-11-25T09:00:00.000Z' } },
  ]);
  expect(suggestions[0]?.schedulingDetails).toBeUndefined();
});

test('a question proposes no plan, even if it names a day', async () => {
  for (const question of [
    'Welke taken moet ik voor woensdag afhebben?',
    'Wat moet ik tegen vrijdag allemaal gedaan hebben?',
  ])
    expect((await sendMessages(question)).suggestions).toEqual([]);
});
