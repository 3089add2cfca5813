import { sendChat } from '@app/contract/chat';
import { createTask, updateTask } from '@app/contract/tasks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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

const addTask = (title: string) => app.request(createTask, { as: ann, body: { title } });

/** Sends messages one after another in one conversation, and returns the last reply. */
async function sendMessages(first: string, ...others: string[]) {
  let { body } = await app.request(sendChat, { as: ann, body: { message: first } });
  for (const message of others) {
    const { conversationId } = body;
    body = (await app.request(sendChat, { as: ann, body: { message, conversationId } })).body;
  }
  return body;
}

test.each([
  ['Collect the cake', 'I’ve ordered the cake'],
  ['Cancel the flight to Lisbon', 'I’ve booked a flight to Lisbon'],
  ['Buch abholen', 'Das Buch ist bestellt'],
  ['Sell the bike', 'I bought a bike'],
  ['Buy a present for mom', 'I called mom'],
  ['Call home insurance', 'I returned home'],
  ['Tax return', 'Most of the tax return is done'],
  ['Tax return', 'Half the tax return is done'],
  ['Tax return', 'I wish the tax return was done'],
  ['Tax return', 'hopefully the tax return is done'],
  ['Tax return', 'nothing for the tax return is done'],
])('a task that was not reported is not offered to be ticked off: %s, %s', async (title, message) => {
  await addTask(title);
  const { response, offers } = await sendMessages(message);
  expect(response).not.toContain(title);
  expect(offers).toBeUndefined();
});

test('a report with an added order offers the task without the order', async () => {
  await addTask('Order the concert folders');
  const { response } = await sendMessages('ok i did the concert folders, tick that off');
  expect(response).toContain('Shall I mark this as done? **Order the concert folders**');
});

test('a count of the open tasks about a subject names the subject', async () => {
  for (const title of ['Buy tyres', 'Change tyres', 'Call the plumber']) await addTask(title);
  const { response } = await sendMessages('what tasks do i have about tyres');
  expect(response).toContain('2 open tasks about tyres:');
  expect(response).not.toContain('plumber');
});

test('a word of the previous reply that is also the title of a task does not select that task', async () => {
  await addTask('Run');
  await addTask('Run the tests');
  const { response } = await sendMessages('mark Run the tests as done', 'that is done');
  expect(response).toContain('**Run the tests**');
});

test.each([
  ['Send the invoice', 'I’ve sent the invoice', '“Send the invoice” is already done.'],
  ['Rechnung schicken', 'ich habe die Rechnung geschickt', '„Rechnung schicken“ war schon erledigt.'],
  ['Pagare la fattura', 'ho pagato la fattura', '“Pagare la fattura” è già segnato come fatto.'],
])('the reply to a report of a task that is done already says so: %s', async (title, message, reply) => {
  const { body } = await addTask(title);
  await app.request(updateTask, { as: ann, params: { id: body.id }, body: { isDone: true } });
  expect((await sendMessages(message)).response).toBe(reply);
});

test('“the other one too” ticks off the other task of a list of two', async () => {
  for (const title of ['Return the books', 'Pay the choir fee']) await addTask(title);
  const { response } = await sendMessages('what tasks do I have?', 'I returned the books', 'yes', 'the other one too');
  expect(response).toContain('Shall I mark this as done? **Pay the choir fee**');
});

test.each([
  ['I’ve ordered the cake, you can tick that off', 'I found nothing about cake'],
  ['Ik heb de taart besteld, vink maar af', 'Ik heb niets over taart gevonden'],
  ['Ich habe den Kuchen bestellt, das kannst du abhaken', 'Kuchen'],
  ['J’ai commandé le gâteau, tu peux le cocher', 'gâteau'],
  ['He pedido la tarta, puedes marcarla', 'tarta'],
  ['Ho ordinato la torta, puoi spuntarla', 'torta'],
  ['Já encomendei o bolo, podes riscar', 'bolo'],
])('a report to be ticked off without such a task is answered plainly: %s', async (message, part) => {
  await addTask('Call the plumber');
  const { response, offers } = await sendMessages(message);
  expect(response).toContain(part);
  expect(response).not.toMatch(/plumber|^>/m);
  expect(offers).toBeUndefined();
});

test('a report with a verb of its own is ticked off if it says so', async () => {
  await addTask('Learn ten words for the Spanish class');
  const { response } = await sendMessages('I’ve learned the ten words for the Spanish class, you can tick that off');
  expect(response).toContain('Shall I mark this as done? **Learn ten words for the Spanish class**');
});
