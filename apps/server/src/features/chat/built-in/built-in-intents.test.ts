import { listCategories } from '@app/contract/categories';
import { sendChat } from '@app/contract/chat';
import { getConversation } from '@app/contract/conversations';
import { getSubscriptionStatus } from '@app/contract/subscription';
import { createTask } from '@app/contract/tasks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '#db/database.ts';
import { newId } from '#platform/ids.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../../test/test-app.ts';

let app: TestApp;
let ann: TestUser;
let people = 0;

beforeAll(async () => {
  app = await createTestApp({ environment: { FREE_AI_CHATS_PER_MONTH: '0' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  ann = await app.signUp(`Person ${(people += 1)}`);
});

const sendMessage = async (message: string, conversationId?: string) =>
  (await app.request(sendChat, { as: ann, body: { message, ...(conversationId && { conversationId }) } })).body
    .response;
const fetchConversation = async (id: string) => (await app.request(getConversation, { as: ann, params: { id } })).body;

async function storeConversation(title: string, question: string, reply: string, day = '2026-05-04'): Promise<string> {
  const [id, first, second] = [newId(), newId(), newId()];
  const createdAt = new Date(`${day}T10:00:00Z`);
  const messages = [
    { id: first, parentId: null, role: 'user' as const, content: question, createdAt },
    { id: second, parentId: first, role: 'assistant' as const, content: reply, createdAt },
  ];
  const times = { createdAt, updatedAt: createdAt };
  await inTransaction(app.db, (tx) =>
    app.server.services.conversations.storeConversations({ tx, userId: ann.userId }, [
      { id, title, source: 'chat', ...times, messages, activeLeafId: second },
    ]),
  );
  return id;
}

describe('requests about a conversation', () => {
  test('summarise it in its own sentences, and say so', async () => {
    const text =
      'A heat pump of 14 kW suits the stone house. Insulate the roof first. Olsen offered it for 21,000 euros.';
    const id = await storeConversation('Heat pump', 'Which heat pump do we need?', text);
    const reply = await sendMessage('Summarise the chat about the heat pump');
    expect(reply).toContain('Key sentences from');
    expect(reply).toContain(`[Heat pump](/conversation-chat/${id})`);
    expect(reply).toContain('> A heat pump of 14 kW suits the stone house.');
  });

  test('move it to a category like a manual move', async () => {
    const id = await storeConversation('Sourdough', 'My bread is flat', 'Let it rest for eight hours.');
    expect(await sendMessage('Move the sourdough chat to Health')).toContain('is now in Health');
    const health = (await app.request(listCategories, { as: ann })).body.find(({ name }) => name === 'Health');
    expect((await fetchConversation(id)).categoryId).toBe(health?.id);
    expect(await sendMessage('Move the sourdough chat to Health')).toContain('already');
    const which = await sendMessage('Move the sourdough chat to F');
    expect(which).toContain('Fitness or Finances or Family or Friends. Which category do you mean?');
    expect(await sendMessage('Move the sourdough chat to W')).toContain('“W” may be Work.');
    expect((await fetchConversation(id)).categoryId).toBe(health?.id);
    expect(await sendMessage('Move the sourdough chat to Gardening')).toContain(
      'There is no category called Gardening.',
    );
  });

  test('move it to a category that is named in another language, and list that category', async () => {
    const id = await storeConversation('Zuurdesem', 'Mijn brood is plat', 'Laat het acht uur rusten.');
    expect(await sendMessage('kun je de gesprekken over mijn zuurdesem onder Gezondheid zetten')).toContain(
      'staat nu in Health',
    );
    expect(await sendMessage('Welche Gespräche liegen im Ordner Gesundheit?')).toContain(
      `[Zuurdesem](/conversation-chat/${id})`,
    );
  });

  test('rename the current one', async () => {
    const { conversationId } = (await app.request(sendChat, { as: ann, body: { message: 'Hello' } })).body;
    expect(await sendMessage('Rename this chat to Bread plans', conversationId)).toContain('Bread plans');
    expect((await fetchConversation(conversationId)).title).toBe('Bread plans');
    expect(await sendMessage('Rename this chat to Something')).toContain('still empty');
  });

  test('ask which one is meant when several fit, and change none', async () => {
    const first = await storeConversation('Garden in spring', 'What do I plant in the garden?', 'Plant peas.');
    await storeConversation('Garden in autumn', 'What do I cut in the garden?', 'Cut the hedge.');
    const reply = await sendMessage('Rename the chat about the garden to Outside');
    expect(reply).toContain('Several conversations match');
    expect(reply).toContain('Garden in autumn');
    expect((await fetchConversation(first)).title).toBe('Garden in spring');
  });
});

describe('counts', () => {
  test('cover all conversations, with a chart by month', async () => {
    await storeConversation('Running shoes', 'Which shoes for running?', 'Light ones.', '2026-03-02');
    await storeConversation('Running plan', 'How often should I go running?', 'Three times.', '2026-05-09');
    await storeConversation('Cake', 'How long does a cake bake?', 'An hour.', '2026-05-10');
    const reply = await sendMessage('How often did I ask about running?');
    expect(reply).toContain('2 of your conversations mention running');
    expect(reply).toMatch(/2026-03 {2}█+ 1\n2026-04 {3}0\n2026-05 {2}█+ 1/);
    expect(reply).toContain('[Running plan]');
  });

  test('name the most frequent topic', async () => {
    await storeConversation('Running plan', 'How do I train for a marathon in the gym?', 'Run slowly.');
    expect(await sendMessage('What do I talk about most?')).toMatch(/Your conversations are most often about \w+/);
  });

  test('include open tasks, which are listed on request', async () => {
    await app.request(createTask, { as: ann, body: { title: 'Renew the passport', dueDate: '2026-12-01' } });
    expect(await sendMessage('How many tasks do I have?')).toBe('You have one open task.');
    expect(await sendMessage("What's on my to-do list?")).toContain('- Renew the passport, due Tuesday, December 1');
  });
});

describe('the built-in assistant', () => {
  test('does not change the schedule without consent', async () => {
    expect(await sendMessage('Cancel my meeting on Friday')).toMatch(/^I found no matching plan/);
  });

  test('declines calls, orders and devices', async () => {
    expect(await sendMessage('Turn off the lights in the kitchen')).toContain('I can’t do that');
  });

  test('says in one line that it cannot write, and quotes nothing', async () => {
    await storeConversation('Whales', 'What do whales eat?', 'Blue whales eat krill, four tons a day.');
    const reply = await sendMessage('Write a poem about whales');
    expect(reply).toContain('I am the built-in assistant');
    expect(reply).not.toContain('[Whales]');
  });

  test('counts no AI chat when it could not help', async () => {
    const countUsedChats = async () => (await app.request(getSubscriptionStatus, { as: ann })).body.usage.aiChatCount;
    await storeConversation('Whales', 'What do whales eat?', 'Blue whales eat krill, four tons a day.');
    await sendMessage('Write a poem about whales');
    await sendMessage('What did we say about xylophones?');
    expect(await countUsedChats()).toBe(0);
    await sendMessage('What did we say about whales?');
    expect(await countUsedChats()).toBe(1);
  });
});

describe('questions about the date', () => {
  test('name the weekday of another day, and the number of the week', async () => {
    expect(await sendMessage('What day is it on 24 December 2030?')).toBe('That is Tuesday, December 24, 2030.');
    expect(await sendMessage('Which calendar week are we in?')).toMatch(/^This is week \d{1,2} of the year\.$/);
  });

  test('are answered in the other languages that plans are read in', async () => {
    expect(await sendMessage('Wie spät ist es?')).toMatch(/^Es ist \w+tag, /);
    expect(await sendMessage('Hoe laat is het?')).toMatch(/^Het is \w+dag /);
  });
});

test('a request for a text in another language is declined in that language', async () => {
  expect(await sendMessage('Schreib mir bitte ein Gedicht über den Herbst')).toContain(
    'kann das nicht schreiben oder erklären',
  );
});

test('the month with the most conversations is named', async () => {
  await storeConversation('Bread', 'Why is my bread flat?', 'Let it rest.', '2026-05-04');
  await storeConversation('Rolls', 'And my rolls?', 'Let them rest too.', '2026-05-20');
  await storeConversation('Cake', 'And my cake?', 'Bake it longer.', '2026-08-01');
  const answer = await sendMessage('which month was I most active?');
  expect(answer).toMatch(/^May 2026 was the busiest month: 2 conversations\./);
});
