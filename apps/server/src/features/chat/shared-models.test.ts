import { sendChat } from '@app/contract/chat';
import { listModels } from '@app/contract/models';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFakeModel, type FakeModel } from '#integrations/llm/fake-model.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';

const defaultModel = createFakeModel();
let large: FakeModel;
let database: TestDatabase;
let app: TestApp;
let ann: TestUser;
let people = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  large = createFakeModel({ model: 'large' });
  const huge = createFakeModel({ model: 'huge' });
  const others = [
    { client: large, replies: { free: 2, premium: null } },
    { client: huge, replies: { premium: 1 } },
  ];
  app = await createTestApp({
    database,
    models: { current: defaultModel.current, others },
    now: '2026-11-20T09:00:00Z',
    environment: { RATE_LIMIT_SIGNUPS_PER_HOUR: '1000' },
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(async () => {
  ann = await app.signUp(`Chooser ${(people += 1)}`);
});

const fetchModels = async () => (await app.request(listModels, { as: ann })).body;
const sendMessage = (model: string) =>
  app.request(sendChat, { as: ann, body: { message: 'Why is the sky blue?', model } });

describe('an additional shared model', () => {
  it('is listed with the remaining number of replies of the month', async () => {
    const resetsAt = '2026-12-01T00:00:00.000Z';
    expect(await fetchModels()).toMatchObject([
      { id: 'shared/fake/fake-1' },
      { id: 'shared/fake/large', isOwn: false, quota: { limit: 2, used: 0, resetsAt } },
    ]);
    expect((await sendMessage('shared/fake/large')).status).toBe(200);
    expect((await fetchModels())[1]?.quota).toEqual({ limit: 2, used: 1, resetsAt });
  });

  it('does not answer when the replies of the plan are used up, until the next month', async () => {
    await sendMessage('shared/fake/large');
    await sendMessage('shared/fake/large');
    const refused = await sendMessage('shared/fake/large');
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({
      code: 'chat.model_limit_reached',
      message:
        'You have used all 2 replies that your plan has from large this month. Please choose another model; on December 1 there are new ones.',
    });
    expect((await sendMessage('shared/fake/fake-1')).status).toBe(200);
  });

  it('gives no more replies than the plan has, even to concurrent requests', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 5 }, async () => (await sendMessage('shared/fake/large')).status),
    );
    expect(statuses.toSorted()).toEqual([200, 200, 403, 403, 403]);
  });

  it('does not count a reply that failed', async () => {
    large.fail(new Error('gone'));
    await sendMessage('shared/fake/large');
    expect((await fetchModels())[1]?.quota?.used).toBe(0);
  });

  it('is offered only to the plans that include it', async () => {
    expect((await sendMessage('shared/fake/huge')).status).toBe(404);
    await app.db.execute(sql`update users set subscription_tier = 'premium' where id = ${ann.userId}`);
    expect((await fetchModels()).map(({ name, quota }) => [name, quota?.limit])).toEqual([
      ['fake-1', undefined],
      ['large', undefined],
      ['huge', 1],
    ]);
    expect((await sendMessage('shared/fake/huge')).status).toBe(200);
    expect((await sendMessage('shared/fake/huge')).status).toBe(403);
  });
});
