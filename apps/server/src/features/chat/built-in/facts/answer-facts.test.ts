import { sendChat } from '@app/contract/chat';
import { createGoal } from '@app/contract/goals';
import type { ConversationSource } from '@app/contract/conversations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#db/database.ts';
import { newId } from '#platform/ids.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../../../test/test-app.ts';

let app: TestApp;
let ann: TestUser;

beforeAll(async () => {
  app = await createTestApp({ environment: { FREE_AI_CHATS_PER_MONTH: '0' } });
  ann = await app.signUp('Ann');
  await store('SQL: joins', { day: '2026-08-03', source: 'chatgpt' });
  await store('SQL: rounding', { day: '2026-09-10', source: 'claude' });
  await store('Bread', { day: '2026-10-11', source: 'chatgpt', pairs: 3 });
  await app.request(createGoal, { as: ann, body: { title: 'Run the half marathon', targetValue: 300, unit: 'km' } });
});
afterAll(() => app.close());

async function store(
  title: string,
  { day, source, pairs = 1 }: { day: string; source: ConversationSource; pairs?: number },
) {
  const createdAt = new Date(`${day}T10:00:00Z`);
  const ids = Array.from({ length: pairs * 2 }, () => newId());
  const messages = ids.map((id, at) => ({
    id,
    parentId: ids[at - 1] ?? null,
    role: at % 2 === 0 ? ('user' as const) : ('assistant' as const),
    content: `${title} ${at}`,
    createdAt,
  }));
  const draft = {
    id: newId(),
    title,
    source,
    createdAt,
    updatedAt: createdAt,
    messages,
    activeLeafId: ids.at(-1) ?? '',
  };
  await inTransaction(app.db, (tx) =>
    app.server.services.conversations.storeConversations({ tx, userId: ann.userId }, [draft]),
  );
}

/** Sends messages one after another in one conversation, and returns the first line of the last reply. */
async function ask(first: string, ...others: string[]): Promise<string> {
  let { body } = await app.request(sendChat, { as: ann, body: { message: first } });
  for (const message of others) {
    const { conversationId } = body;
    body = (await app.request(sendChat, { as: ann, body: { message, conversationId } })).body;
  }
  return body.response.split('\n')[0] ?? '';
}

test.each([
  ['how many conversations mention SQL?', '2 of your conversations mention SQL.'],
  [
    'did I have more conversations in August or in October?',
    'The same number of conversations in both cases: 1 each for August 2026 and October 2026.',
  ],
  ['do I use Claude or ChatGPT more?', 'More for ChatGPT: 1 more than for Claude.'],
  ['what percentage of my conversations is with Claude?', '1 of 3 conversations is with Claude: 33%.'],
  [
    'how many messages does a conversation have on average',
    'On average 3.3 messages per conversation (10 messages in 3 conversations).',
  ],
  ['have I ever talked about volcanoes?', 'No. None of your conversations mentions volcanoes.'],
  ['which assistant do I use most', 'ChatGPT is the most used assistant: 2 conversations.'],
  ['combien de conversations ai-je avec Claude ?', 'Vous avez une conversation avec Claude.'],
  ['how many kilometres are left?', '**Run the half marathon**: 0 of 300 km (0%), 300 to go.'],
  ['what am I late with?', 'Nothing is overdue.'],
  ['how many flashcards do I have', 'No card is due today. You have 0 cards.'],
  ['is there anything in my inbox?', 'No suggestion is waiting in your inbox.'],
])('%s', async (question, answer) => {
  expect(await ask(question)).toBe(answer);
});

test('a follow-up keeps what it does not name', async () => {
  expect(await ask('how many conversations mention SQL?', 'how many of those were with Claude?')).toBe(
    'One of your conversations with Claude mentions SQL.',
  );
  expect(await ask('how many conversations did I have in October?', 'and the month before that?')).toBe(
    'You had one conversation in September 2026.',
  );
  expect(await ask('what is my longest conversation', 'and the second one?')).toBe('Number 2 of 3:');
});
