import { sendChat } from '@app/contract/chat';
import { createEvent } from '@app/contract/event-edits';
import { createTask } from '@app/contract/tasks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#db/database.ts';
import { newId } from '#platform/ids.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../../../test/test-app.ts';

const TASKS = 33;
const HIGHLIGHTS = 53;
let app: TestApp;
let ann: TestUser;

/** It is November 20, 2026. */
beforeAll(async () => {
  app = await createTestApp({ environment: { FREE_AI_CHATS_PER_MONTH: '0' } });
  ann = await app.signUp('Ann');
  for (let at = 1; at <= TASKS; at += 1) {
    await app.request(createTask, { as: ann, body: { title: `Chapter ${at}` } });
  }
  for (const [title, eventDate] of [
    ['Choir rehearsal', '2026-11-03T18:00:00Z'],
    ['Dentist', '2026-11-12T10:00:00Z'],
    ['Spanish class', '2026-11-24T10:00:00Z'],
  ] as const) {
    await app.request(createEvent, { as: ann, body: { title, eventDate, duration: 60 } });
  }
  await storeQuartz();
  // Counts the words of the archive, so that a misspelt word can be corrected.
  await app.jobs.runPending();
});
afterAll(() => app.close());

async function storeQuartz(): Promise<void> {
  const [id, first, second] = [newId(), newId(), newId()];
  const createdAt = new Date('2026-05-04T10:00:00Z');
  const messages = [
    { id: first, parentId: null, role: 'user' as const, content: 'What is quartz?', createdAt },
    { id: second, parentId: first, role: 'assistant' as const, content: 'A mineral.', createdAt },
  ];
  const dates = { createdAt, updatedAt: createdAt };
  const draft = { id, title: 'Minerals', source: 'claude' as const, ...dates, messages, activeLeafId: second };
  const { conversations, highlights } = app.server.services;
  await inTransaction(app.db, (tx) => conversations.storeConversations({ tx, userId: ann.userId }, [draft]));
  for (let at = 1; at <= HIGHLIGHTS; at += 1) {
    const mark = { messageId: second, quote: `Passage ${at}`, prefix: '', suffix: '', note: '' };
    await highlights.create(ann.userId, id, mark);
  }
}

async function ask(first: string, ...others: string[]): Promise<string> {
  let { body } = await app.request(sendChat, { as: ann, body: { message: first } });
  for (const message of others) {
    const { conversationId } = body;
    body = (await app.request(sendChat, { as: ann, body: { message, conversationId } })).body;
  }
  return body.response;
}

test.each([
  ['how many open tasks are in Work?', 'I can’t pick out tasks by category.'],
  ['do I have more tasks in Work or in Health?', 'I can’t pick out tasks by category.'],
  ['do I have more flashcards in Work or in Education?', 'I can’t compare cards.'],
  ['how many flashcards are due tomorrow?', 'I can’t pick out cards by period.'],
])('%s', async (question, answer) => {
  expect(await ask(question)).toBe(answer);
});

test('a question about past events counts those that are over', async () => {
  expect(await ask('how many meetings have I had so far?')).toMatch(/^You have 2 events since November 19, 2025\./);
  expect(await ask('how many meetings do I have?')).toMatch(/^You have one event from November 20, 2026/);
});

test('the answer to a question with a misspelt word names the corrected word', async () => {
  expect(await ask('how many conversations mention quarzt?')).toMatch(/^One of your conversations mentions quartz\./);
});

test('the rest of a list begins where the list ended', async () => {
  const first = await ask('list my tasks');
  expect(first.match(/^- /gm)).toHaveLength(10);
  expect(first).toMatch(/And 23 more: ask for the rest\.$/);
  const second = await ask('list my tasks', 'show me the rest');
  expect(second).toMatch(/^Numbers 11 to 30 of 33:[^]*And 3 more: ask for the rest\.$/);
  expect(await ask('list my tasks', 'show me the rest', 'show me the rest')).toMatch(/^Numbers 31 to 33 of 33:/);
  expect(await ask('how many tasks do I have?', 'show me the rest')).toMatch(/^You have 33 open tasks:\n\n- Chapter/);
});

test('all highlights are counted', async () => {
  expect(await ask('how many highlights do I have?')).toMatch(/^You have 53 highlights:[^]*And 43 more/);
  expect(await ask('how many highlights do I have?', 'show me the rest')).toMatch(/^Numbers 11 to 30 of 53:/);
});
