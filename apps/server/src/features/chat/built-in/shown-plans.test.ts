import { sendChat } from '@app/contract/chat';
import { createEvent } from '@app/contract/event-edits';
import { createGoal } from '@app/contract/goals';
import { createTask, listTasks } from '@app/contract/tasks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../../../../test/test-app.ts';

const TIMEOUT = 60_000;
const DAY_MS = 86_400_000;
let app: TestApp;
let ann: TestUser;
/** The day on which the dentist is, five days ahead. */
let dentist: Date;

beforeAll(async () => {
  app = await createTestApp({ environment: { FREE_AI_CHATS_PER_MONTH: '0' } });
  ann = await app.signUp('Ann');
  dentist = new Date(Math.floor(app.clock.now().getTime() / DAY_MS) * DAY_MS + 5 * DAY_MS + 14 * 3_600_000);
  await app.request(createEvent, {
    as: ann,
    body: { title: 'Dentist', eventDate: dentist.toISOString(), duration: 60, timeZone: 'UTC' },
  });
  for (const title of ['Buy stamps', 'Clean the gutters']) await app.request(createTask, { as: ann, body: { title } });
  await app.request(createGoal, { as: ann, body: { title: 'Run 300 km', targetValue: 300, unit: 'km' } });
}, TIMEOUT);
afterAll(() => app.close());

/** Sends messages one after another in one conversation, and returns the last reply. */
async function sendMessages(first: string, ...others: string[]) {
  const ask = (message: string, conversationId?: string | null) =>
    app.request(sendChat, { as: ann, body: { message, timeZone: 'UTC', ...(conversationId && { conversationId }) } });
  let { body } = await ask(first);
  for (const message of others) body = (await ask(message, body.conversationId)).body;
  return body;
}

test.each([
  ['When is the dentist?', 'remind me the day before at 8', -1, 8],
  ['Wann ist der Zahnarzttermin?', 'erinnere mich eine Stunde vorher', 0, 13],
  ['Wanneer ga ik naar de tandarts?', 'herinner me er twee uur van tevoren aan', 0, 12],
])('a reminder of the event that was shown: %s %s', async (question, order, days, hour) => {
  const { suggestions } = await sendMessages(question, order);
  const at = new Date(dentist.getTime() + days * DAY_MS);
  at.setUTCHours(hour);
  expect(suggestions).toMatchObject([
    { type: 'reminder', title: 'Dentist', schedulingDetails: { datetime: at.toISOString() } },
  ]);
});

test.each([
  ['remind me the day before the dentist at 10', -1, 10],
  ['erinnere mich am Tag vor dem Zahnarzt', -1, 14],
  ['herinner me twee dagen voor de tandarts om 9 uur', -2, 9],
  ['rappelle-moi la veille du dentiste à 18h', -1, 18],
  ['recuérdame el día antes del dentista a las 9', -1, 9],
  ['ricordami il giorno prima del dentista', -1, 14],
  ['lembra-me no dia antes do dentista', -1, 14],
])('a reminder of an event that the message names: %s', async (order, days, hour) => {
  const { suggestions } = await sendMessages(order);
  const at = new Date(dentist.getTime() + days * DAY_MS);
  at.setUTCHours(hour);
  expect(suggestions).toMatchObject([
    { type: 'reminder', title: 'Dentist', schedulingDetails: { datetime: at.toISOString() } },
  ]);
});

test('a reminder of something that is not planned asks for the day', async () => {
  const { response } = await sendMessages('remind me the day before the eclipse');
  expect(response).toMatch(/^When is it\?/);
});

test('a reminder of a plan that waits in the inbox', async () => {
  const { suggestions } = await sendMessages(
    'I have a hearing test in 12 days at 10am',
    'when is the hearing test?',
    'remind me the day before at 9',
  );
  const at = new Date(Math.floor(app.clock.now().getTime() / DAY_MS) * DAY_MS + 11 * DAY_MS + 9 * 3_600_000);
  expect(suggestions).toMatchObject([
    { type: 'reminder', title: 'Hearing test', schedulingDetails: { datetime: at.toISOString() } },
  ]);
});

test('a task is freed of its day after consent', async () => {
  const dueDate = new Date(dentist.getTime() + 40 * DAY_MS).toISOString().slice(0, 10);
  const { body: task } = await app.request(createTask, { as: ann, body: { title: 'Water the ferns', dueDate } });
  const { response } = await sendMessages('remove the due date of water the ferns', 'yes');
  expect(response).toContain('has no particular day now');
  const { body: tasks } = await app.request(listTasks, { as: ann });
  expect(tasks.find(({ id }) => id === task.id)?.dueDate).toBeNull();
});

test('an event that was shown is moved from its own time', async () => {
  const { response, offers } = await sendMessages('When is the dentist?', 'make it an hour later');
  expect(response).toContain('3:00 PM');
  expect(offers).toEqual(['Yes', 'No']);
});

test('“what else?” after a list shows the tasks that were not in it', async () => {
  const { response } = await sendMessages('What is on tomorrow?', 'what else is still on my list?');
  expect(response).toMatch(/^Still open tasks:/);
  expect(response).toContain('- Buy stamps');
});

test('“also add …” after a list proposes a task', async () => {
  const { response, suggestions } = await sendMessages('Welche Aufgaben habe ich?', 'Füge noch hinzu: Brot kaufen');
  expect(response).toBe('Ich kann das als Aufgabe hinzufügen.');
  expect(suggestions).toMatchObject([{ type: 'task', title: 'Brot kaufen' }]);
});

test('two orders in one message become two cards', async () => {
  const { suggestions } = await sendMessages('Book the optician tomorrow at 9am and remind me to bring my glasses');
  expect(suggestions.map(({ type, title }) => [type, title])).toEqual(
    expect.arrayContaining([
      ['schedule', 'Optician'],
      ['reminder', 'Bring my glasses'],
    ]),
  );
});

test('the reply says that a plan was found but not accepted yet', async () => {
  await sendMessages('I have an eye exam in 20 days at 10am');
  const { response } = await sendMessages('when is the eye exam?');
  expect(response).toMatch(/^Found in your conversations, not accepted yet:\n\n- .*eye exam/i);
});

test.each([
  ['I have a vet appointment in 20 days', 'when is the vet appointment?'],
  ['Ich habe in 22 Tagen einen Termin beim Optiker', 'Wann ist der Termin beim Optiker?'],
])('a found plan without an hour is listed by its day: %s', async (plan, question) => {
  const { suggestions } = await sendMessages(plan);
  expect(suggestions).toMatchObject([{ schedulingDetails: { isTimeAssumed: true } }]);
  const { response } = await sendMessages(question);
  const line = response.split('\n').find((one) => /vet appointment|Termin beim Optiker/i.test(one));
  expect(line).toMatch(/^- \D+ ?\d+[^:]*: /);
});

test('a change of its hour names the hour of a card that had only a day', async () => {
  const moved = await sendMessages('I have a vet check in 23 days', 'make it a day later');
  expect(moved.response).not.toMatch(/\d:\d\d/);
  const timed = await sendMessages('I have a lab check in 24 days', 'make it 3pm');
  expect(timed.response).toContain('3:00 PM');
  expect(timed.suggestions).toMatchObject([{ type: 'schedule' }]);
  expect(timed.suggestions[0]?.schedulingDetails?.isTimeAssumed).toBeUndefined();
});

test('an event of a whole day has no hour in a list', async () => {
  const eventDate = new Date(Math.floor(dentist.getTime() / DAY_MS) * DAY_MS + 30 * DAY_MS).toISOString();
  const body = { title: 'Company outing', eventDate, duration: 1440, isAllDay: true, timeZone: 'UTC' };
  await app.request(createEvent, { as: ann, body });
  const { response } = await sendMessages('when is the company outing?');
  expect(response).toMatch(/: Company outing$/);
  expect(response).not.toMatch(/\d:\d\d/);
});

test('the time until an event is given in days or in hours', async () => {
  expect((await sendMessages('how many days until the dentist?')).response).toMatch(/: Dentist \(in 5 days\)\.$/);
  expect((await sendMessages('hoeveel uur nog tot de tandarts?')).response).toMatch(/: Dentist \(.* uur\)\.$/);
});

test('a reported total is offered to its goal, and the progress is given in other languages', async () => {
  const { response, offers } = await sendMessages('I ran my first 100 km!');
  expect(response).toContain('Shall I add 100 km to **Run 300 km**?');
  expect(offers).toEqual(['Yes', 'No']);
  expect((await sendMessages('Wie weit bin ich mit dem Laufen?')).response).toContain('**Run 300 km**: 0 von 300 km');
});
