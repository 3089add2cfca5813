import { sendChat } from '@app/contract/chat';
import { createGoal } from '@app/contract/goals';
import { createTask } from '@app/contract/tasks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#db/database.ts';
import { newId } from '#platform/ids.ts';
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

async function storeConversation(title: string, question: string, reply: string): Promise<void> {
  const [id, first, second] = [newId(), newId(), newId()];
  const createdAt = new Date('2026-05-04T10:00:00Z');
  const messages = [
    { id: first, parentId: null, role: 'user' as const, content: question, createdAt },
    { id: second, parentId: first, role: 'assistant' as const, content: reply, createdAt },
  ];
  const dates = { createdAt, updatedAt: createdAt };
  const draft = { id, title, source: 'chat' as const, ...dates, messages, activeLeafId: second };
  await inTransaction(app.db, (tx) =>
    app.server.services.conversations.storeConversations({ tx, userId: ann.userId }, [draft]),
  );
}

test('a goal that is named is shown alone, with its numbers', async () => {
  await app.request(createGoal, { as: ann, body: { title: 'Read 24 books', targetValue: 24, unit: 'books' } });
  await app.request(createGoal, { as: ann, body: { title: 'Save money', targetValue: 900, unit: 'euros' } });
  const { response } = await sendMessages('how far am I with my reading goal?');
  expect(response).toBe('**Read 24 books**: 0 of 24 books (0%), 24 to go.');
  await app.request(createGoal, { as: ann, body: { title: 'Laufen', targetValue: 100, unit: 'km' } });
  const german = await sendMessages('wie weit bin ich mit meinem Laufziel?');
  expect(german.response).toBe('**Laufen**: 0 von 100 km (0 %), noch 100.');
});

test('a question for an amount is answered with the goal that counts it, and a poem about snow is not taken for weather', async () => {
  expect((await sendMessages('how much money have I saved so far?')).response).toMatch(/^\*\*Save money\*\*: 0 of 900/);
  expect((await sendMessages('Compose a haiku about snow')).response).toMatch(/can’t write or explain that/);
});

test('tasks are listed by what is asked for: overdue ones, or those of a day', async () => {
  await app.request(createTask, { as: ann, body: { title: 'Return the books', dueDate: '2026-11-18' } });
  await app.request(createTask, { as: ann, body: { title: 'Pack the parcel', dueDate: '2026-11-21' } });
  expect((await sendMessages('What tasks are overdue?')).response).toBe(
    'One task is overdue:\n\n- Return the books, due Wednesday, November 18',
  );
  expect((await sendMessages('Welche Aufgaben habe ich morgen?')).response).toBe(
    'Eine Aufgabe ist am 21. November 2026 fällig:\n\n- Pack the parcel, fällig Samstag, 21. November',
  );
  expect((await sendMessages('Which tasks are due before Sunday?')).response).toBe(
    '2 tasks are due by November 21, 2026:\n\n- Return the books, due Wednesday, November 18\n- Pack the parcel, due Saturday, November 21',
  );
});

test('words that no task has do not hide the tasks', async () => {
  const { response } = await sendMessages('list the tasks for the dentist');
  expect(response).toContain('You have 2 open tasks:');
  expect((await sendMessages('list the tasks without a date')).response).toBe(
    'You have no open tasks without a due date.',
  );
  expect((await sendMessages('how many tasks are due tomorrow?')).response).toBe(
    'One open task is due on November 21, 2026. You have 2 open tasks.',
  );
});

test('if no open task is about a thing, the reply says so; asked whether a task is done, it lists no other task', async () => {
  expect((await sendMessages('list my tasks about the garden')).response).toMatch(
    /^You have no open task about (?:the )?garden\.\n\nYou have 2 open tasks:/,
  );
  expect((await sendMessages('is the parcel packed and already finished?')).response).toContain('- Pack the parcel');
  expect((await sendMessages('Is my tax return already finished?')).response).toMatch(
    /^You have no open task about .*\.$/,
  );
});

test('what the archive answers is quoted without a refusal, and a detail of it on request', async () => {
  await storeConversation(
    'Toast for Jonas',
    'How do I begin a toast at the wedding of Jonas? It is on December 26 at 2 pm in Lisbon.',
    'Begin with the passport, because nobody else can tell it. Two minutes are 260 words.',
  );
  expect((await sendMessages('how long is a toast at a wedding?')).response).toMatch(
    /^This is what I found in your conversations:[^]*Two minutes are 260 words/,
  );
  expect((await sendMessages('Was habe ich über die Hochzeit von Jonas gefragt?')).response).toContain(
    '> *Du hast gefragt:* How do I begin a toast',
  );
  const detail = await sendMessages('What did we say about the toast for Jonas?', 'and when is it?');
  expect(detail.response).toMatch(/it says:\n\n> [^]*It is on December 26 at 2 pm/);
  expect((await sendMessages('in which category is the chat about the toast?')).response).toMatch(
    /^\[Toast for Jonas\]\(.*\) is in \w+\.$/,
  );
  expect((await sendMessages('¿Cuántas conversaciones tengo sobre Lisboa?')).response).toMatch(/^Una de tus/);
});

test('no suggestion is shown below a reply that asks for consent', async () => {
  await app.request(createTask, { as: ann, body: { title: 'Renew the passport' } });
  const asked = await sendMessages('mark the passport task as done');
  expect(asked).toMatchObject({ offers: ['Yes', 'No'], suggestions: [] });
});

test('a summary of a period lists its conversations, and a question of the world is not answered by them', async () => {
  await storeConversation('Barrel for the rain', 'how much is a rain barrel at Tom’s?', 'Tom asks 60 €.');
  const listed = await sendMessages('Summarise what we discussed in May 2026');
  expect(listed.response).toContain('Barrel for the rain');
  const asked = await sendMessages('Summarise our chat from May 2026');
  expect(asked.response).toContain('Barrel for the rain');
  const barrel = await sendMessages('How much did the rain barrel cost?');
  expect(barrel.response).toContain('60 €');
  const sum = await sendMessages('tu peux calculer combien font 15% de 80 ?');
  expect(sum.response).not.toContain('Barrel for the rain');
});
