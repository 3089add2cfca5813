import { sendChat } from '@app/contract/chat';
import { listSuggestions } from '@app/contract/suggestions';
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

test('a card that was just proposed is changed or dropped by a reply, and the old one is declined', async () => {
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
  const { suggestions } = await sendMessages('Welke taken moet ik voor woensdag afhebben?');
  expect(suggestions).toEqual([]);
});
