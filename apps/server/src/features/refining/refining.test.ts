import { listModelCalls, updateAssistantSettings } from '@app/contract/assistant';
import { listCategories } from '@app/contract/categories';
import { getConversation } from '@app/contract/conversations';
import { getRefiningStatus } from '@app/contract/refining';
import { listSuggestions } from '@app/contract/suggestions';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '#db/database.ts';
import { createFakeModel, type FakeModel } from '#integrations/llm/fake-model.ts';
import { AppError } from '#platform/app-error.ts';
import { newId } from '#platform/ids.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let app: TestApp;
let model: FakeModel;
let ann: TestUser;
let people = 0;

const startApp = async (tokensPerDay: number) => {
  model = createFakeModel();
  app = await createTestApp({ models: model, environment: { AI_REFINE_TOKENS_PER_DAY: String(tokensPerDay) } });
};

beforeEach(async () => {
  ann = await app.signUp(`Ann ${(people += 1)}`);
});
// A conversation left by one test must not be reviewed in the next.
afterEach(() => app.db.execute(sql`update conversations set refined_at = now()`));

/** Stores a conversation that is an hour old and that the engine cannot categorise. */
async function storeConversation(content = 'zxq blorp vint'): Promise<string> {
  const id = newId();
  const at = new Date('2026-11-20T08:00:00Z');
  const messageId = newId();
  const message = { id: messageId, parentId: null, role: 'user' as const, content, createdAt: at };
  const draft = { id, title: '', source: 'chat' as const, createdAt: at, updatedAt: at, messages: [message] };
  await inTransaction(app.db, (tx) =>
    app.server.services.conversations.storeConversations({ tx, userId: ann.userId }, [
      { ...draft, activeLeafId: messageId },
    ]),
  );
  return id;
}

const refineOnce = () => app.server.services.refining.refineNext();
const fetchConversation = async (id: string) => (await app.request(getConversation, { as: ann, params: { id } })).body;
const fetchRefiningStatus = async () => (await app.request(getRefiningStatus, { as: ann })).body;

describe('a review by a model', () => {
  beforeAll(() => startApp(100_000));
  afterAll(() => app.close());

  test('gives an unsure conversation its title and category, and proposes its plans', async () => {
    const id = await storeConversation();
    expect((await fetchConversation(id)).needsReview).toBe(true);
    expect(await fetchRefiningStatus()).toMatchObject({ state: 'working', waiting: 1, done: 0, tokensToday: 0 });
    const plans = [{ title: 'Dentist', start: '2026-11-24T10:00:00Z', minutes: 30 }];
    model.answer(JSON.stringify({ title: 'Toothache at night', category: 'Health', plans }));
    expect(await refineOnce()).toBe(true);
    const health = (await app.request(listCategories, { as: ann })).body.find(({ name }) => name === 'Health');
    expect(await fetchConversation(id)).toMatchObject({
      title: 'Toothache at night',
      categoryId: health?.id,
      needsReview: false,
    });
    expect(health?.conversationCount).toBe(1);
    expect((await app.request(listSuggestions, { as: ann })).body).toMatchObject([
      { type: 'schedule', title: 'Dentist', conversationId: id },
    ]);
    const [call] = (await app.request(listModelCalls, { as: ann })).body;
    expect(call).toMatchObject({ purpose: 'category', conversations: [{ id }], outcome: 'answered' });
    expect(await fetchRefiningStatus()).toMatchObject({ waiting: 0, done: 1 });
    expect((await fetchRefiningStatus()).tokensToday).toBeGreaterThan(0);
    expect(await refineOnce()).toBe(false);
  });

  test.each(['You said nonsense.', '{"title":7,"category":"Nowhere","plans":[{}]}', '[[[', '{"category":"health"}'])(
    'that returns %j changes nothing, and is not requested again',
    async (uselessReply) => {
      const id = await storeConversation();
      const before = await fetchConversation(id);
      model.answer(uselessReply);
      expect(await refineOnce()).toBe(true);
      const { title, categoryId, needsReview } = before;
      expect(await fetchConversation(id)).toMatchObject({ title, categoryId, needsReview });
      expect((await app.request(listSuggestions, { as: ann })).body).toEqual([]);
      expect(await refineOnce()).toBe(false);
    },
  );

  test.each([new AppError({ code: 'model.unavailable' }), new TypeError('terminated'), 'no error at all'])(
    'that fails with %s leaves the local result, and is not requested again',
    async (failure) => {
      const id = await storeConversation();
      const { title } = await fetchConversation(id);
      model.fail(failure, '{"tit');
      expect(await refineOnce()).toBe(true);
      expect(await fetchConversation(id)).toMatchObject({ title, needsReview: true });
      expect(await refineOnce()).toBe(false);
    },
  );

  test('skips conversations and categories marked “never send”, and users who switched off the archive', async () => {
    const id = await storeConversation();
    const requestCount = model.requests.length;
    const { privacy } = app.server.services;
    await privacy.markConversation(ann.userId, id, true);
    expect(await refineOnce()).toBe(false);
    await privacy.markConversation(ann.userId, id, false);
    const { categoryId } = await fetchConversation(id);
    await privacy.markCategory(ann.userId, categoryId, true);
    expect(await refineOnce()).toBe(false);
    await privacy.markCategory(ann.userId, categoryId, false);
    await app.request(updateAssistantSettings, { as: ann, body: { usesArchive: false } });
    expect(await refineOnce()).toBe(false);
    expect(await fetchRefiningStatus()).toMatchObject({ state: 'off', waiting: 0 });
    expect(model.requests).toHaveLength(requestCount);
  });

  test('skips a conversation that is still active', async () => {
    await storeConversation();
    app.clock.set(new Date('2026-11-20T08:01:00Z'));
    expect(await refineOnce()).toBe(false);
    app.clock.set(new Date('2026-11-20T09:00:00Z'));
  });
});

describe('the daily limit of tokens', () => {
  beforeAll(() => startApp(1_000));
  afterAll(() => app.close());

  test('is not exceeded', async () => {
    await storeConversation();
    await storeConversation('vint blorp zxq');
    expect(await refineOnce()).toBe(true);
    await app.db.execute(sql`update model_calls set input_tokens = 900`);
    expect(await refineOnce()).toBe(false);
    expect(await fetchRefiningStatus()).toMatchObject({ state: 'resting', waiting: 1, done: 1, tokensPerDay: 1_000 });
    app.clock.set(new Date('2026-11-21T09:00:00Z'));
    expect(await refineOnce()).toBe(true);
  });
});

describe('a daily limit of zero', () => {
  beforeAll(() => startApp(0));
  afterAll(() => app.close());

  test('sends nothing', async () => {
    await storeConversation();
    expect(await refineOnce()).toBe(false);
    expect(await fetchRefiningStatus()).toMatchObject({ state: 'off', waiting: 1 });
    expect(model.requests).toEqual([]);
  });
});
