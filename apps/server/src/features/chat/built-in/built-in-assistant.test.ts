import { sendChat } from '@app/contract/chat';
import { approveSuggestion, listSuggestions } from '@app/contract/suggestions';
import { listEvents } from '@app/contract/events';
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

const sendMessage = async (message: string) => (await app.request(sendChat, { as: ann, body: { message } })).body;

async function storeConversation(question: string, reply: string): Promise<string> {
  const [id, first, second] = [newId(), newId(), newId()];
  const createdAt = new Date('2026-05-04T10:00:00Z');
  const messages = [
    { id: first, parentId: null, role: 'user' as const, content: question, createdAt },
    { id: second, parentId: first, role: 'assistant' as const, content: reply, createdAt },
  ];
  const draft = {
    id,
    title: 'Sourdough',
    source: 'chat' as const,
    createdAt,
    updatedAt: createdAt,
    messages,
    activeLeafId: second,
  };
  await inTransaction(app.db, (tx) =>
    app.server.services.conversations.storeConversations({ tx, userId: ann.userId }, [draft]),
  );
  return id;
}

test('quotes an earlier conversation, with its date and a link', async () => {
  const id = await storeConversation(
    'My sourdough is flat',
    'The sourdough needs eight hours at 24 degrees. Bread is old.',
  );
  const { response } = await sendMessage('What did we say about sourdough?');
  expect(response).toContain(`[Sourdough](/conversation-chat/${id})`);
  expect(response).toContain('May 4, 2026');
  expect(response).toContain('> The sourdough needs eight hours at 24 degrees.');
});

test('proposes an event, which is added to the schedule once when approved', async () => {
  const { suggestions } = await sendMessage('Dentist appointment on Tuesday at 3pm');
  const [suggestion] = suggestions;
  expect(suggestion).toMatchObject({ type: 'schedule', title: expect.stringContaining('entist') });
  expect((await app.request(listEvents, { as: ann })).body).toEqual([]);
  const approve = () => app.request(approveSuggestion, { as: ann, body: { suggestion } });
  const first = await approve();
  const second = await approve();
  expect(second.body).toEqual(first.body);
  expect((await app.request(listEvents, { as: ann })).body).toMatchObject([
    { id: first.body.eventId, eventDate: '2026-11-24T15:00:00.000Z', isAutoDetected: true },
  ]);
  expect((await app.request(listSuggestions, { as: ann })).body).toEqual([]);
  const { response } = await sendMessage('What is on my calendar next week?');
  expect(response).toContain('entist');
});

test('says in one line that a message needs a model, without names of environment variables', async () => {
  const { response } = await sendMessage('Write a poem about the sea');
  expect(response).toContain('built-in assistant');
  expect(response).not.toMatch(/\n|AI_[A-Z]+/);
  expect((await sendMessage('help')).response).not.toMatch(/AI_[A-Z]+/);
});

test('never denies what the suggestion below the reply offers', async () => {
  const { response, suggestions } = await sendMessage(
    'Can you explain fractions? I have a maths exam on Friday at 10am.',
  );
  expect(suggestions).toHaveLength(1);
  expect(response).toBe('I can add this to your schedule.');
});

test('says that nothing was found', async () => {
  const { response } = await sendMessage('What did we say about xylophones?');
  expect(response).toContain('nothing about xylophones');
});
