import { listCategories } from '@app/contract/categories';
import { sendChat } from '@app/contract/chat';
import { createEvent } from '@app/contract/event-edits';
import { createReminder, listReminders } from '@app/contract/reminders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../../../../../test/test-app.ts';

let app: TestApp;
let ann: TestUser;

/** It is November 20, 2026. */
beforeAll(async () => {
  app = await createTestApp({ environment: { FREE_AI_CHATS_PER_MONTH: '0' } });
  ann = await app.signUp('Ann');
  const categories = (await app.request(listCategories, { as: ann })).body;
  const idOf = (name: string) => categories.find((category) => category.name === name)?.id ?? null;
  for (const [title, category] of [
    ['Review with Dana', 'Work'],
    ['Dentist', 'Health'],
    ['Yoga', 'Fitness'],
  ] as const) {
    const event = { title, eventDate: '2026-11-24T10:00:00Z', duration: 60, categoryId: idOf(category) };
    await app.request(createEvent, { as: ann, body: event });
  }
  await app.request(createReminder, { as: ann, body: { title: 'Fahrrad abholen', remindAt: '2026-12-01T10:00:00Z' } });
});
afterAll(() => app.close());

async function ask(first: string, ...others: string[]): Promise<string> {
  let { body } = await app.request(sendChat, { as: ann, body: { message: first } });
  for (const message of others) {
    const { conversationId } = body;
    body = (await app.request(sendChat, { as: ann, body: { message, conversationId } })).body;
  }
  return body.response;
}

test('events outside a category are counted and listed without those in it', async () => {
  for (const question of ['how many events are not in Work', 'which events are not in Work']) {
    const reply = await ask(question);
    expect(reply).toContain('not in Work');
    expect(reply).toContain('Dentist');
    expect(reply).toContain('Yoga');
    expect(reply).not.toContain('Review with Dana');
  }
  const named = await ask('how many events are not in Work', 'and in Health?');
  expect(named).toContain('Dentist');
  expect(named).not.toContain('Yoga');
});

test('an answer that cannot exclude a category says so', async () => {
  expect(await ask('how many tasks are not in Work')).toBe('I can’t pick out tasks by category.');
  expect(await ask('how many chats without work on my part did I have')).toMatch(/^I can’t tell that from your data/);
});

test('a message that does not ask for a day or for emails is not told that they do not exist', async () => {
  expect(await ask('In June 31 people came to the party, remember that')).not.toContain('There is no');
  expect(await ask('remember that my visa ends on June 31')).not.toContain('There is no June 31');
  expect(await ask('my emails')).not.toContain('I can’t list emails');
});

test('a reminder that is done is ticked off after consent', async () => {
  const asked = await ask('welche Erinnerungen hab ich noch offen?', 'Fahrrad ist schon erledigt');
  expect(asked).toContain('Fahrrad abholen');
  expect(asked).not.toContain('Dentist');
  await ask('Fahrrad ist schon erledigt', 'ja');
  const reminders = (await app.request(listReminders, { as: ann })).body;
  expect(reminders).toMatchObject([{ title: 'Fahrrad abholen', status: 'done' }]);
});
