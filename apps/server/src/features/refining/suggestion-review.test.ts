import { listModelCalls } from '@app/contract/assistant';
import { listSuggestions } from '@app/contract/suggestions';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '#db/database.ts';
import { createFakeModel, type FakeModel } from '#integrations/llm/fake-model.ts';
import { newId } from '#platform/ids.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let app: TestApp;
let model: FakeModel;
let ann: TestUser;
let people = 0;

beforeAll(async () => {
  model = createFakeModel();
  app = await createTestApp({ models: model, environment: { AI_REFINE_TOKENS_PER_DAY: '1000000' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  ann = await app.signUp(`Ann ${(people += 1)}`);
});

/** Stores a quiet conversation with a sure category, and the suggestions that the engine finds in its sentence. */
async function storeConversation(sentence: string): Promise<string> {
  const { conversations, sorting, categories, suggestions } = app.server.services;
  const [id, messageId, at] = [newId(), newId(), new Date('2026-11-16T08:00:00Z')];
  const message = { id: messageId, parentId: null, role: 'user' as const, content: sentence, createdAt: at };
  const draft = { id, title: 'Our conversation', source: 'chatgpt' as const, createdAt: at, updatedAt: at };
  const family = (await categories.list(ann.userId)).find(({ name }) => name === 'Family')?.id ?? '';
  await inTransaction(app.db, async (tx) => {
    const scope = { tx, userId: ann.userId };
    await conversations.storeConversations(scope, [{ ...draft, messages: [message], activeLeafId: messageId }]);
    await sorting.resolveReview(scope, id, family);
    const source = { conversationId: id, messageId, text: sentence, timeZone: 'Europe/Berlin' };
    await suggestions.propose(scope, source);
  });
  return id;
}

const refineOnce = () => app.server.services.refining.refineNext();
const listTitles = async () =>
  (await app.request(listSuggestions, { as: ann })).body.map(({ title }) => title).toSorted();

describe('suggestions of the local engine, judged by a model', () => {
  test('are judged together, and those that are not plans are declined', async () => {
    const ids = [
      await storeConversation('Remind me on 3 December at 9am to renew the parking permit.'),
      await storeConversation('I have a dentist appointment on 4 December at 2pm.'),
    ];
    expect(await listTitles()).toEqual(['Dentist appointment', 'Renew the parking permit']);
    model.answer('{"wrong": [1, 12]}');
    expect(await refineOnce()).toBe(true);
    // The request lists the latest suggestion first, so number 1 is the dentist appointment; number 12 does not exist.
    expect(await listTitles()).toEqual(['Renew the parking permit']);
    const [call] = (await app.request(listModelCalls, { as: ann })).body;
    expect(call?.purpose).toBe('events');
    expect(call?.conversations.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(await refineOnce()).toBe(false);
  });

  test.each(['Fine, all of them.', '{"wrong": "all"}', '{"wrong": [0]}', '[[['])(
    'stay when the model replies %j, and are not sent again',
    async (reply) => {
      await storeConversation('I have a dentist appointment on 4 December at 2pm.');
      model.answer(reply);
      expect(await refineOnce()).toBe(true);
      expect(await listTitles()).toEqual(['Dentist appointment']);
      expect(await refineOnce()).toBe(false);
    },
  );

  test('are not sent again when the log of calls is gone', async () => {
    await storeConversation('I have a dentist appointment on 4 December at 2pm.');
    model.answer('{"wrong": []}');
    expect(await refineOnce()).toBe(true);
    await app.db.$client.query('delete from model_calls where user_id = $1', [ann.userId]);
    expect(await refineOnce()).toBe(false);
    expect(await listTitles()).toEqual(['Dentist appointment']);
  });

  test('of a conversation with more than one batch are all judged', async () => {
    const id = await storeConversation('I have a dentist appointment on 4 December at 2pm.');
    await app.db.$client.query(
      `insert into suggestions (user_id, id, conversation_id, type, title, description, content_key, created_at)
       select user_id, gen_random_uuid(), conversation_id, type, 'Extra ' || n, description, 'extra ' || n, created_at
       from suggestions, generate_series(1, 14) n where user_id = $1 and conversation_id = $2`,
      [ann.userId, id],
    );
    for (const answer of ['{"wrong": [1, 2]}', '{"wrong": [3]}']) {
      model.answer(answer);
      expect(await refineOnce()).toBe(true);
    }
    expect(await listTitles()).toHaveLength(12);
    expect(await refineOnce()).toBe(false);
  });

  test('are not sent again when the person reopens them', async () => {
    await storeConversation('I have a dentist appointment on 4 December at 2pm.');
    model.answer('{"wrong": [1]}');
    expect(await refineOnce()).toBe(true);
    const { rows } = await app.db.$client.query('select id from suggestions where user_id = $1', [ann.userId]);
    const ids = rows.map((row) => String(row.id));
    await app.server.services.suggestions.reopen(ann.userId, ids);
    expect(await listTitles()).toEqual(['Dentist appointment']);
    expect(await refineOnce()).toBe(false);
  });

  test('from a conversation marked “never send” are not sent', async () => {
    const id = await storeConversation('I have a dentist appointment on 4 December at 2pm.');
    await app.server.services.privacy.markConversation(ann.userId, id, true);
    const requestCount = model.requests.length;
    expect(await refineOnce()).toBe(false);
    expect(model.requests).toHaveLength(requestCount);
    expect(await listTitles()).toEqual(['Dentist appointment']);
  });
});
