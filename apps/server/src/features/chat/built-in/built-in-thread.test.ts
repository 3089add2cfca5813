import { sendChat } from '@app/contract/chat';
import { listEvents } from '@app/contract/events';
import { listGoals } from '@app/contract/goals';
import { listMemories } from '@app/contract/memories';
import { approveSuggestion } from '@app/contract/suggestions';
import { createTask, listTasks } from '@app/contract/tasks';
import { getConversation } from '@app/contract/conversations';
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

/** Sends messages one after another in one conversation, and returns the last reply. */
async function sendMessages(...messages: string[]) {
  let conversationId: string | undefined;
  let body = (await app.request(sendChat, { as: ann, body: { message: messages[0] ?? '' } })).body;
  for (const message of messages.slice(1)) {
    conversationId = body.conversationId;
    body = (await app.request(sendChat, { as: ann, body: { message, conversationId } })).body;
  }
  return body;
}

async function planDentistVisit(): Promise<void> {
  const { suggestions } = await sendMessages('Dentist appointment on Tuesday at 3pm');
  await app.request(approveSuggestion, { as: ann, body: { suggestion: suggestions[0] ?? { type: '', title: '' } } });
}

async function storeConversation(title: string, question: string, reply: string): Promise<string> {
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
  return id;
}

const fetchEvents = async () => (await app.request(listEvents, { as: ann })).body;

test('an event is cancelled only after consent, which is offered as one click', async () => {
  await planDentistVisit();
  const asked = await sendMessages('When is my dentist appointment?', 'cancel it');
  expect(asked).toMatchObject({ offers: ['Yes', 'No'], suggestions: [] });
  expect(asked.response).toContain('Dentist appointment');
  expect(await fetchEvents()).toHaveLength(1);
  const stored = await app.request(getConversation, { as: ann, params: { id: asked.conversationId } });
  expect(stored.body.messages.at(-1)?.blocks?.at(-1)).toEqual({ type: 'offers', offers: ['Yes', 'No'] });

  const { conversationId } = asked;
  const done = await app.request(sendChat, { as: ann, body: { message: 'Yes', conversationId } });
  expect(done.body.response).toContain('is cancelled');
  expect(done.body.offers).toBeUndefined();
  expect(await fetchEvents()).toEqual([]);
});

test('after a no nothing changes, and a later yes is not consent', async () => {
  await planDentistVisit();
  const { response } = await sendMessages('Cancel my dentist appointment', 'no thanks', 'yes');
  expect(response).not.toContain('cancelled');
  expect(await fetchEvents()).toHaveLength(1);
});

test('an event is moved to another day at the same time', async () => {
  await planDentistVisit();
  const { response, suggestions } = await sendMessages('Move my dentist appointment to Thursday', 'yes');
  expect(response).toContain('Thursday, November 26 at 3:00 PM');
  expect(suggestions).toEqual([]);
  expect(await fetchEvents()).toMatchObject([{ eventDate: '2026-11-26T15:00:00.000Z' }]);
});

test('an ambiguous request leads to a question', async () => {
  await app.request(createTask, { as: ann, body: { title: 'Call the bank about the card' } });
  await app.request(createTask, { as: ann, body: { title: 'Call the bank about the loan' } });
  const { response, offers } = await sendMessages('mark the bank task as done');
  expect(response).toContain('about the card');
  expect(response).toContain('about the loan');
  expect(offers).toBeUndefined();
});

test('a task is completed', async () => {
  await app.request(createTask, { as: ann, body: { title: 'Buy new tyres' } });
  const { response } = await sendMessages('mark the tyres as done', 'yes');
  expect(response).toContain('is done');
  expect((await app.request(listTasks, { as: ann })).body).toMatchObject([{ title: 'Buy new tyres', isDone: true }]);
});

test('a goal and a memory are stored after consent', async () => {
  await sendMessages('I want to read 12 books this year, set that as a goal', 'yes');
  expect((await app.request(listGoals, { as: ann })).body).toMatchObject([
    { title: 'Read 12 books', targetValue: 12, unit: 'books', targetDate: '2026-12-31' },
  ]);
  expect((await sendMessages('What are my goals?')).response).toContain('Read 12 books');

  const asked = await sendMessages('Remember that I am allergic to peanuts');
  expect((await app.request(listMemories, { as: ann })).body).toEqual([]);
  await app.request(sendChat, { as: ann, body: { message: 'yes', conversationId: asked.conversationId } });
  expect((await app.request(listMemories, { as: ann })).body).toMatchObject([
    { text: 'I am allergic to peanuts', source: { conversationId: asked.conversationId, title: expect.any(String) } },
  ]);
  expect((await sendMessages('What do you know about me?')).response).toContain('allergic to peanuts');
});

test('plans and goals outside of the API’s limits are rejected', async () => {
  await app.request(createTask, { as: ann, body: { title: 'Buy new tyres' } });
  expect((await sendMessages('Move the tyres to 9999-12-31')).response).toBe(
    'Please enter a date of the years 1900 to 2199.',
  );
  expect((await sendMessages('I want to save 90000000000000 dollars this year, set that as a goal')).response).toBe(
    'This number is too large.',
  );
});

test('a quoted conversation can be asked about, summarised and moved', async () => {
  const id = await storeConversation(
    'Flat bread',
    'My sourdough is flat',
    'The sourdough needs eight hours at 24 degrees. A cold kitchen doubles that time. Watch the dough and not the clock.',
  );
  const asked = 'What did we say about sourdough?';
  expect((await sendMessages(asked, 'when was that?')).response).toContain('May 4, 2026');
  expect((await sendMessages(asked, 'summarise it')).response).toContain(`/conversation-chat/${id}`);
  const moved = await sendMessages(asked, 'and put it in Health');
  expect(moved.response).toContain('[Flat bread]');
  expect(moved.response).toContain('is now in Health');
});

test('replies of the built-in assistant are not used as sources', async () => {
  await sendMessages('What did we say about xylophones?');
  expect((await sendMessages('What did we say about xylophones?')).response).toContain('nothing about xylophones');
});

test('conversations are listed by time, as first or last, and by category', async () => {
  const id = await storeConversation('Flat bread', 'My sourdough is flat', 'It needs more time.');
  for (const question of ['What did I talk about in May 2026?', 'What was my first conversation?']) {
    expect((await sendMessages(question)).response).toContain(`[Flat bread](/conversation-chat/${id})`);
  }
  expect((await sendMessages('What did I talk about in March 2026?')).response).toContain('no conversation');
  expect((await sendMessages('Show me all conversations in Health')).response).toContain('in Health');
});

test('plans are found in other languages too, and a missing time is asked for', async () => {
  const german = await sendMessages('Erinnere mich morgen um 9 Uhr an den Zahnarzt');
  expect(german.suggestions).toMatchObject([{ type: 'reminder', title: 'Zahnarzt' }]);
  const call = await sendMessages('remind me to call mum an hour before dinner');
  expect(call.response).toContain('When is it?');
  expect(call.suggestions).toMatchObject([{ type: 'reminder', title: 'Call mum an hour before dinner' }]);
  expect(call.suggestions[0]?.schedulingDetails).toBeUndefined();
});

test('the answer to the quoted question is quoted when it is asked for', async () => {
  await storeConversation(
    'Heat pump',
    'Which heat pump suits the stone house?',
    'One of 14 kW. Insulate the roof first.',
  );
  const { response } = await sendMessages('What did I ask about the heat pump?', 'and what was the answer?');
  expect(response).toContain('> One of 14 kW. Insulate the roof first.');
});

test('the day on which something came up first is named, with the conversation', async () => {
  await storeConversation('Heat pump', 'Which heat pump suits the stone house?', 'One of 14 kW.');
  const asked: [question: string, day: string][] = [
    ['When did I first ask about the heat pump?', 'You first talked about heat pump on May 4, 2026:'],
    [
      'Wann habe ich zum ersten Mal nach Heat pump gefragt?',
      'Am 4. Mai 2026 hast du zum ersten Mal über Heat pump gesprochen:',
    ],
  ];
  for (const [question, day] of asked) {
    const { response } = await sendMessages(question);
    expect(response).toContain(day);
    expect(response).toContain('[Heat pump]');
  }
});

test('goals, counts and lists are read in other languages', async () => {
  await app.request(createTask, { as: ann, body: { title: 'Buy new tyres' } });
  expect((await sendMessages('Quali sono le mie attività?')).response).toContain('Buy new tyres');
  expect((await sendMessages('Was sind meine Ziele?')).response).toContain('keine offenen Ziele');
  expect((await sendMessages('Hoeveel gesprekken heb ik?')).response).toMatch(/^Je hebt \d+ gesprekken/);
});

test.each([
  ['Ik wil 20 boeken lezen, maak daar een doel van', 'ja graag', '20 boeken lezen'],
  ['Ich möchte 3000 Euro sparen, leg das als Ziel an', 'ja', '3000 Euro sparen'],
  ['Je veux courir un semi, fixe-moi cet objectif', 'oui', 'Courir un semi'],
  ['Quiero leer doce libros, apúntalo como meta', 'sí', 'Leer doce libros'],
  ['Vorrei imparare a nuotare, segnalo come obiettivo', 'sì', 'Imparare a nuotare'],
  ['Quero correr uma meia maratona, põe isso como objetivo', 'sim', 'Correr uma meia maratona'],
])('a goal is set by %j, and shown to a question about it', async (request, yes, title) => {
  const { response, suggestions } = await sendMessages(request, yes);
  expect(suggestions).toEqual([]);
  expect(response).toMatch(new RegExp(`[“„«] ?${title} ?[“”»]`));
  expect((await app.request(listGoals, { as: ann })).body).toMatchObject([{ title }]);
  expect((await sendMessages('how am I doing on my goal?')).response).toContain(title);
});

test.each([
  ['add descaling the kettle to my list', 'Descaling the kettle'],
  ["Wc-papier op m'n lijstje alsjeblieft", 'Wc-papier'],
  ['Setz Glühbirnen auf meine Liste bitte', 'Glühbirnen'],
  ['du dentifrice sur ma liste stp', 'Dentifrice'],
  ['mete en pendientes lo de arreglar la persiana', 'Arreglar la persiana'],
  ['metti in lista cambiare il filtro', 'Cambiare il filtro'],
  ['põe na lista: trocar as pilhas', 'Trocar as pilhas'],
])('a task is suggested for %j', async (request, title) => {
  const { response, suggestions } = await sendMessages(request);
  expect(suggestions).toMatchObject([{ type: 'task', title }]);
  expect(response).not.toContain('can’t');
});

test('small talk, arithmetic and other languages are answered accordingly', async () => {
  expect((await sendMessages('thanks!')).response).toBe('You are welcome.');
  expect((await sendMessages('what is 15% of 80')).response).toContain('**12**');
  expect((await sendMessages('Was ist der Unterschied zwischen Hefe und Sauerteig?')).response).toContain(
    'kann das nicht schreiben oder erklären',
  );
  expect((await sendMessages('where is the trash?')).response).toContain('(/trash)');
});

test('follow-up questions work in several languages: about the latest mention, another subject, the reply, one result', async () => {
  await storeConversation(
    'Heat pump',
    'Which heat pump suits the stone house?',
    'One of 14 kW. Insulate the roof first.',
  );
  await storeConversation('Heat pump noise', 'Is the heat pump loud at night?', 'About 35 decibels.');
  await storeConversation('Roof', 'How thick should the roof insulation be?', '24 cm.');
  const last = await sendMessages('Wann habe ich zum ersten Mal nach Heat pump gefragt?', 'und zuletzt?');
  expect(last.response).toMatch(/^Am .* hast du zuletzt über/);
  const subject = await sendMessages('¿Cuándo pregunté por primera vez por el roof?', '¿y qué me contestaron?');
  expect(subject.response).toContain('24 cm.');
  const count = await sendMessages('hoeveel gesprekken heb ik over heat pump?', 'en over roof?');
  expect(count.response).toContain('van je gesprekken');
  expect(count.response).toContain('roof');
  const list = await sendMessages('list everything about heat pump, titles only', 'open the second one');
  expect(list.response).toContain('**[Heat pump');
  expect(list.response).not.toContain('>');
});
