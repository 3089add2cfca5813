import { sendChat } from '@app/contract/chat';
import { createEvent } from '@app/contract/event-edits';
import { createGoal } from '@app/contract/goals';
import { createCard } from '@app/contract/learning';
import { createDeck } from '@app/contract/learning-decks';
import { createTask } from '@app/contract/tasks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#db/database.ts';
import { newId } from '#platform/ids.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../../../test/test-app.ts';

let app: TestApp;
let ann: TestUser;

/** It is November 20, 2026. */
beforeAll(async () => {
  app = await createTestApp({ environment: { FREE_AI_CHATS_PER_MONTH: '0' } });
  ann = await app.signUp('Ann');
  const tasks = [
    { title: 'Paint the fence', estimateMinutes: 120 },
    { title: 'Water the plants', estimateMinutes: 10 },
    { title: 'Read the contract' },
  ];
  for (const body of tasks) await app.request(createTask, { as: ann, body });
  for (const [title, eventDate, duration] of [
    ['Dentist', '2026-11-24T10:00:00Z', 30],
    ['Board meeting', '2026-11-25T10:00:00Z', 90],
    ['Choir rehearsal', '2026-11-26T18:00:00Z', 60],
  ] as const) {
    await app.request(createEvent, { as: ann, body: { title, eventDate, duration } });
  }
  await app.request(createGoal, { as: ann, body: { title: 'Read 12 books', targetDate: '2027-05-01' } });
  const deck = await app.request(createDeck, { as: ann, body: { name: 'Work' } });
  const card = { deckId: deck.body.id, front: 'What is a deed of sale?', back: 'The contract at the notary.' };
  await app.request(createCard, { as: ann, body: card });
  await storeDecision();
  await app.jobs.runPending();
});
afterAll(() => app.close());

async function storeDecision(): Promise<void> {
  const createdAt = new Date('2026-05-04T10:00:00Z');
  const texts = [
    'Which colour for the shed?',
    'Green hides the moss, red fades.',
    'We have decided on green quartz paint.',
  ];
  const ids = texts.map(() => newId());
  const messages = texts.map((content, at) => ({
    id: ids[at] ?? '',
    parentId: ids[at - 1] ?? null,
    role: at === 1 ? ('assistant' as const) : ('user' as const),
    content,
    createdAt,
  }));
  const dates = { createdAt, updatedAt: createdAt };
  const draft = { id: newId(), title: 'Paint for the shed', source: 'claude' as const, ...dates, messages };
  const { conversations } = app.server.services;
  await inTransaction(app.db, (tx) =>
    conversations.storeConversations({ tx, userId: ann.userId }, [{ ...draft, activeLeafId: ids.at(-1) ?? null }]),
  );
}

/** The replies to the messages of one chat. */
async function repliesTo(...messages: string[]): Promise<string[]> {
  const replies: string[] = [];
  let conversationId: string | undefined;
  for (const message of messages) {
    const body = { message, ...(conversationId !== undefined && { conversationId }) };
    const reply = await app.request(sendChat, { as: ann, body });
    conversationId = reply.body.conversationId ?? undefined;
    replies.push(reply.body.response);
  }
  return replies;
}

test.each([
  ['what is my longest meeting next week?', 'Board meeting (1.5 hours)'],
  ['what is my shortest event next week', 'Dentist (30 minutes)'],
  ['what is the longest task', 'Paint the fence (2 hours).'],
  ['which task is the shortest', 'Water the plants (10 minutes).'],
])('the size is that of the plan: %s', async (question, part) => {
  expect((await repliesTo(question))[0]).toContain(part);
});

test('a superlative after a question is not a new task', async () => {
  const [, second] = await repliesTo('what is my longest meeting next week?', 'and the shortest task on my list?');
  expect(second).toContain('Water the plants');
});

test('after the only appointment of a kind, the next event of any kind follows', async () => {
  const [, second] = await repliesTo('when is my next dentist appointment', 'and after that?');
  expect(second).toContain('Board meeting');
});

test.each([
  ['which goals are due this year', 'No goal is due in 2026.'],
  ['which goals are due next year', 'One goal is due in 2027:'],
  ['which goals did i reach this year', 'You have not reached a goal in 2026.'],
  ['which goals am i ahead on', 'None of your goals is ahead of schedule.'],
])('goals of a period, and the pace of goals: %s', async (question, part) => {
  expect((await repliesTo(question))[0]).toContain(part);
});

test.each([
  ['how many cards do i have in work', 'You have one card in Work, 1 of them due today.'],
  ['list my cards from work', '- What is a deed of sale?'],
  ['cards about the notary', 'One of your cards is about notary:'],
  ['cards about whales', 'None of your cards is about whales.'],
])('cards are chosen by category and by subject: %s', async (question, part) => {
  expect((await repliesTo(question))[0]).toContain(part);
});

test('the decisions of a period are quoted with their day', async () => {
  const [found] = await repliesTo('what decisions did i make this year?');
  expect(found).toContain('One decision that you wrote about');
  expect(found).toContain('May 4, 2026: “We have decided on green quartz paint.”');
  expect((await repliesTo('what decisions did i make last year?'))[0]).toContain('I found no message');
});

test('a misspelt subject is looked for as it was probably meant, and named', async () => {
  const [found] = await repliesTo('wat did i say abuot qaurtz');
  expect(found).toContain('for “quartz”:');
  expect(found).toContain('Paint for the shed');
});

test('a task that was shown alone is ticked off after consent', async () => {
  const [, asked] = await repliesTo('which task is the shortest', 'das ist schon erledigt');
  expect(asked).toContain('Soll ich das abhaken? **Water the plants**');
});
