import { sendChat } from '@app/contract/chat';
import { approveSuggestion } from '@app/contract/suggestions';
import { createGoal, listGoals } from '@app/contract/goals';
import { createTask } from '@app/contract/tasks';
import { listEvents } from '@app/contract/events';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '#db/database.ts';
import { newId } from '#platform/ids.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../../test/test-app.ts';

let app: TestApp;
let ann: TestUser;
let people = 0;

beforeAll(async () => {
  app = await createTestApp({ environment: { FREE_AI_CHATS_PER_MONTH: '0' } });
});
beforeEach(async () => {
  people += 1;
  ann = await app.signUp(`Ann${people}`);
});
afterAll(() => app.close());

async function sendMessages(...messages: string[]) {
  let body = (await app.request(sendChat, { as: ann, body: { message: messages[0] ?? '' } })).body;
  for (const message of messages.slice(1)) {
    const { conversationId } = body;
    body = (await app.request(sendChat, { as: ann, body: { message, conversationId } })).body;
  }
  return body;
}

async function storeConversation(title: string, question: string, reply: string, day = '2026-05-04'): Promise<void> {
  const [id, first, second] = [newId(), newId(), newId()];
  const createdAt = new Date(`${day}T10:00:00Z`);
  const messages = [
    { id: first, parentId: null, role: 'user' as const, content: question, createdAt },
    { id: second, parentId: first, role: 'assistant' as const, content: reply, createdAt },
  ];
  const draft = { id, title, source: 'chat' as const, createdAt, updatedAt: createdAt, messages, activeLeafId: second };
  await inTransaction(app.db, (tx) =>
    app.server.services.conversations.storeConversations({ tx, userId: ann.userId }, [draft]),
  );
}

async function plan(message: string): Promise<void> {
  const { suggestions } = await sendMessages(message);
  await app.request(approveSuggestion, { as: ann, body: { suggestion: suggestions[0] ?? { type: '', title: '' } } });
}

test('an aside is not part of the subject, and a follow-up question gets the answer that was found then', async () => {
  await storeConversation(
    'Damp patch in the bedroom',
    'There is a damp patch. Why?',
    'A leaking gutter. Mend it first.',
  );
  const asked = "where's that chat about the damp patch, pretty sure it was ages ago";
  expect((await sendMessages(asked)).response).toContain('[Damp patch in the bedroom]');
  expect((await sendMessages(asked, 'and what was the answer in the end?')).response).toContain('leaking gutter');
});

test('a conversation that cannot be found again is shown, with its answer on request', async () => {
  await storeConversation('Street with trams', 'How to sleep with tram noise?', 'Wear earplugs of wax.');
  const asked = 'i need that conversation about tram noise at night again, cant find it';
  expect((await sendMessages(asked)).response).toContain('[Street with trams]');
  expect((await sendMessages(asked, 'so what was the answer')).response).toContain('earplugs');
});

test('the first and the last time are both given', async () => {
  await storeConversation('SQL joins', 'How does a SQL join work?', 'It joins tables.', '2026-05-04');
  await storeConversation('SQL speed', 'Why is my SQL slow?', 'It lacks an index.', '2026-10-18');
  for (const [question, first, last] of [
    [
      'wanneer heb ik voor t eerst iets over SQL gevraagd en wanneer voor het laatst',
      'voor het eerst over SQL op 4 mei 2026',
      'voor het laatst over SQL op 18 oktober 2026',
    ],
    ['when did I first ask about SQL and when last?', 'May 4, 2026', 'October 18, 2026'],
  ] as const) {
    const { response } = await sendMessages(question);
    expect(response).toContain(first);
    expect(response).toContain(last);
  }
});

test('the event that the reply named is moved to the day after', async () => {
  await plan('Dentist appointment on Tuesday at 3pm');
  const asked = 'when is the dentist appointment again and how many days is that from now?';
  expect((await sendMessages(asked)).response).toMatch(/Dentist appointment \((?:in \d days|tomorrow)\)/);
  const moved = await sendMessages(asked, 'Shove it to the day after, same time please.');
  expect(moved.offers).toEqual(['Yes', 'No']);
  expect(moved.response).toContain('Wednesday');
  const { conversationId } = moved;
  await app.request(sendChat, { as: ann, body: { message: 'Yes', conversationId } });
  expect((await app.request(listEvents, { as: ann })).body).toMatchObject([
    { eventDate: expect.stringMatching(/T15:00/) },
  ]);
  const free = await sendMessages('what have i got on Tuesday', 'And the day after, am I free between 9 and 5?');
  expect(free.response).toContain('Wednesday');
});

test('the oldest of the tasks listed before is the one to be reminded of', async () => {
  await app.request(createTask, { as: ann, body: { title: 'Return the books', dueDate: '2026-11-01' } });
  await app.request(createTask, { as: ann, body: { title: 'Pay the fee', dueDate: '2026-11-05' } });
  const { suggestions } = await sendMessages('anything overdue?', 'ugh ok remind me about the oldest one tmrw at 9');
  expect(suggestions).toMatchObject([{ type: 'reminder', title: 'Return the books' }]);
});

test('an amount is added to the goal asked about, and the replies say what and how many weeks are left', async () => {
  const body = { title: 'Learn 500 Spanish words', targetValue: 500, unit: 'words', targetDate: '2027-06-26' };
  await app.request(createGoal, { as: ann, body });
  const asked = 'quanto falta pra eu bater a meta Learn 500 Spanish words';
  expect((await sendMessages(asked)).response).toContain('0 de 500 words (0%), faltam 500');
  await sendMessages(asked, 'Soma mais 15 que fiz hoje, por favor.', 'sim');
  expect((await app.request(listGoals, { as: ann })).body).toMatchObject([{ currentValue: 15 }]);
  const pace = 'how many weeks left and how much a week do i need then';
  expect((await sendMessages('Am I on track with Learn 500 Spanish words?', pace)).response).toMatch(/weeks are left/);
});

test('each clause of a memory has its verb in second place', async () => {
  const { response } = await sendMessages('merk dir dass ich keine walnüsse vertrage und meine schwester Margit heißt');
  expect(response).toContain('Ich vertrage keine walnüsse und meine schwester heißt Margit');
});

test('more or less than another assistant gives both numbers', async () => {
  const { response } = await sendMessages(
    'How many conversations did I have with Claude in March 2026?',
    'is that more or less than with ChatGPT',
  );
  expect(response).toContain('Claude');
  expect(response).toContain('ChatGPT');
});

test.each([
  ['what happened on 31 november', 'There is no November 31.'],
  ['what projects do i have', 'I can’t list projects here.'],
  ['hoeveel gesprekken gaan niet over werk', 'Dat kan ik niet uit je gegevens opmaken.'],
  ['how many reminders are not in Work', 'I can’t pick out reminders by category.'],
  ['delete all my chats', 'I do not delete in bulk.'],
])('what cannot be answered is said plainly: %s', async (message, reply) => {
  expect((await sendMessages(message)).response).toContain(reply);
});

test('both questions of a message are answered', async () => {
  const { response } = await sendMessages('which tasks are due this week and which did i finish this month');
  expect(response).toMatch(/due from/);
  expect(response).toMatch(/finished/);
});
