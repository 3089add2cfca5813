import { sendChat } from '@app/contract/chat';
import { getSubscriptionStatus } from '@app/contract/subscription';
import { summariseConversation } from '@app/contract/summaries';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '#db/database.ts';
import { createFakeModel } from '#integrations/llm/fake-model.ts';
import { AppError } from '#platform/app-error.ts';
import { createTestApp, type TestApp, type TestUser } from '#test/test-app.ts';
import { storeSummary } from './summaries.repository.ts';

const model = createFakeModel();
let app: TestApp;
let people = 0;

beforeAll(async () => {
  app = await createTestApp({ models: model, environment: { FREE_AI_CHATS_PER_MONTH: '4' } });
});
afterAll(() => app.close());

const createUser = (): Promise<TestUser> => app.signUp(`Reader ${(people += 1)}`);
const requestSummary = (as: TestUser, id: string) => app.request(summariseConversation, { as, params: { id } });
const countUsedChats = async (as: TestUser) =>
  (await app.request(getSubscriptionStatus, { as })).body.usage.aiChatCount;

async function startConversation(as: TestUser): Promise<string> {
  model.answer('Tomato plants on a hot balcony need water every morning. Mulch keeps the soil of tomato plants cool.');
  const body = { message: 'My tomato plants on the hot balcony lose their leaves every summer.' };
  return (await app.request(sendChat, { as, body })).body.conversationId;
}

describe('a summary', () => {
  test('is written by the connected model, counts as an AI chat, and includes the extract', async () => {
    const ann = await createUser();
    const id = await startConversation(ann);
    model.answer('Tomatoes need ', 'water and mulch.');
    const { body } = await requestSummary(ann, id);
    expect(body).toMatchObject({
      kind: 'written',
      text: 'Tomatoes need water and mulch.',
      model: 'fake-1 (in memory)',
    });
    expect(body.sentences.length).toBeGreaterThan(0);
    expect(body.keyPhrases).toContain('tomato plants');
    expect(await countUsedChats(ann)).toBe(2);
  });

  test('is written once until the conversation goes on', async () => {
    const ann = await createUser();
    const id = await startConversation(ann);
    model.answer('Tomatoes need water and mulch.');
    const { body: first } = await requestSummary(ann, id);
    const requestCount = model.requests.length;
    expect((await requestSummary(ann, id)).body).toEqual(first);
    expect([model.requests.length, await countUsedChats(ann)]).toEqual([requestCount, 2]);
    model.answer('Pears need less water than tomato plants.');
    const more = { conversationId: id, message: 'And what about my pears on the hot balcony?' };
    expect((await app.request(sendChat, { as: ann, body: more })).status).toBe(200);
    model.answer('Tomatoes need water, pears less of it.');
    const { body: second } = await requestSummary(ann, id);
    expect([second.text, await countUsedChats(ann)]).toEqual(['Tomatoes need water, pears less of it.', 4]);
  });

  test('counts once when it is requested twice concurrently', async () => {
    const ann = await createUser();
    const id = await startConversation(ann);
    const answers = ['Tomatoes need water and mulch.', 'Tomato plants need water and mulch.'];
    for (const text of answers) model.answer(text);
    const both = await Promise.all([requestSummary(ann, id), requestSummary(ann, id)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const requestCount = model.requests.length;
    expect(answers).toContain((await requestSummary(ann, id)).body.text);
    expect([model.requests.length, await countUsedChats(ann)]).toEqual([requestCount, 2]);
  });

  test('is not stored when the conversation was deleted for good meanwhile', async () => {
    const ann = await createUser();
    const id = await startConversation(ann);
    const summary = { conversationId: id, leafId: id, text: 'Gone.', model: 'fake', writtenAt: new Date() };
    await app.db.execute(sql`delete from conversations where user_id = ${ann.userId} and id = ${id}`);
    expect(await inTransaction(app.db, (tx) => storeSummary(tx, ann.userId, summary))).toBe(false);
  });

  test('is extracted when the model fails, and is not counted', async () => {
    const ann = await createUser();
    const id = await startConversation(ann);
    model.fail(new AppError({ code: 'model.unavailable' }));
    const { body } = await requestSummary(ann, id);
    expect(body).toMatchObject({ kind: 'extracted', model: null });
    expect(body.text).toContain('tomato plants');
    expect(await countUsedChats(ann)).toBe(1);
  });

  test('is extracted at the plan’s limit', async () => {
    const ann = await createUser();
    for (let chat = 1; chat < 4; chat += 1) await startConversation(ann);
    const id = await startConversation(ann);
    const requestCount = model.requests.length;
    expect((await requestSummary(ann, id)).body.kind).toBe('extracted');
    expect([model.requests.length, await countUsedChats(ann)]).toEqual([requestCount, 4]);
  });

  test('is not available to other users', async () => {
    const [ann, bob] = [await createUser(), await createUser()];
    expect(await requestSummary(bob, await startConversation(ann))).toMatchObject({
      status: 404,
      body: { code: 'conversations.not_found' },
    });
  });
});
