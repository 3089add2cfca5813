import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listModelCalls } from '@app/contract/assistant';
import { sendChat } from '@app/contract/chat';
import { getConversation, updateConversation } from '@app/contract/conversations';
import { createModelKey, getModelSettings, listModels, updateModelSettings } from '@app/contract/models';
import { summariseConversation } from '@app/contract/summaries';
import { getSubscriptionStatus } from '@app/contract/subscription';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFakeModel } from '#integrations/llm/fake-model.ts';
import { sealedModelKeys } from '#features/models/sealed-model-keys.ts';
import { createLogger } from '#platform/logger.ts';
import { renewSealed } from '#platform/sealed-rows.ts';
import { type ModelServer, startModelServer } from '../../../test/model-server/model-server.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';

const key = 'sk-own-0123456789-wxyz';
const paths = { openai: '/v1', anthropic: '/v1', google: '/v1beta', openrouter: '/api/v1', ollama: '' };

let database: TestDatabase;
let provider: ModelServer;
let app: TestApp;
let ann: TestUser;
let address = '';
let people = 0;
const logLines: string[] = [];
const environment = { FREE_AI_CHATS_PER_MONTH: '1', RATE_LIMIT_SIGNUPS_PER_HOUR: '1000' };

beforeAll(async () => {
  database = await createTestDatabase();
  provider = await startModelServer({ pace: 1 });
  const log = createLogger({ level: 'trace', destination: { write: (line) => void logLines.push(line) } });
  app = await createTestApp({ database, log, environment });
  address = await app.server.app.listen({ port: 0 });
});
afterAll(async () => {
  await app.close();
  await provider.close();
  await database.close();
});
beforeEach(async () => {
  ann = await app.signUp(`Chooser ${(people += 1)}`);
});

/** Adds a key, and returns a function that gives the id of a model by its name. */
async function addKey(name: keyof typeof paths = 'openai', as = ann, target = app) {
  const body = { provider: name, key, baseUrl: provider.url + paths[name] };
  const added = await target.request(createModelKey, { as, body });
  expect(added.status).toBe(201);
  return (model: string) => added.body.models.find((listed) => listed.name === model)?.id ?? '';
}
const sendMessage = (body: object, as = ann, target = app) =>
  target.request(sendChat, { as, body: { message: 'Hello there', ...body } });
/** The text of a whole stream, over a real connection. */
async function streamReply(body: object): Promise<string> {
  const headers = {
    authorization: `Bearer ${ann.token}`,
    accept: 'text/event-stream',
    'content-type': 'application/json',
  };
  const response = await fetch(`${address}/api/chat`, { method: 'POST', headers, body: JSON.stringify(body) });
  return response.text();
}
const fetchConversation = async (id: string, as = ann) =>
  (await app.request(getConversation, { as, params: { id } })).body;

describe('a chat with a model of one’s own', () => {
  it.each(['openai', 'anthropic', 'google', 'openrouter', 'ollama'] as const)(
    'is answered by %s, and the reply keeps its model and tokens',
    async (name) => {
      const idOf = await addKey(name);
      const answer = await sendMessage({ model: idOf('echo') });
      const names = {
        openai: 'OpenAI',
        anthropic: 'Anthropic',
        google: 'Google',
        openrouter: 'OpenRouter',
        ollama: 'Ollama',
      };
      const cost = name === 'openrouter' ? (7 * 3 + 4 * 15) / 1e6 : null;
      const tokens = { input: 7, output: 4, cost };
      expect(answer).toMatchObject({ status: 200, body: { response: 'You said: Hello there', tokens } });
      const reply = (await fetchConversation(answer.body.conversationId)).messages.at(-1);
      expect(reply).toMatchObject({ model: `echo (${names[name]})`, tokens });
    },
  );

  it('does not count, and is possible above the limit of the month', async () => {
    const idOf = await addKey();
    expect((await sendMessage({})).status).toBe(200);
    expect(await sendMessage({})).toMatchObject({ status: 403, body: { code: 'chat.limit_reached' } });
    const answer = await sendMessage({ model: idOf('echo') });
    expect(answer).toMatchObject({ status: 200, body: { usage: { aiChatCount: 1 } } });
    expect((await app.request(getSubscriptionStatus, { as: ann })).body.usage.aiChatCount).toBe(1);
  });

  it('streams, and ends as interrupted if the connection to the provider breaks', async () => {
    const idOf = await addKey();
    const text = await streamReply({ message: 'Hello', model: idOf('cut-after-3') });
    expect(text).toContain('"text":"One ');
    expect(text).toContain('model.interrupted');
  });

  it('can be answered again by another model, as a branch', async () => {
    const idOf = await addKey();
    const { body: first } = await sendMessage({ model: idOf('echo') });
    const { conversationId } = first;
    const { body: second } = await sendMessage({
      message: '',
      conversationId,
      regenerateMessageId: first.messageId,
      model: idOf('reasoning'),
    });
    expect(second.response).toBe('Forty-two.');
    const { messages } = await fetchConversation(conversationId);
    const replies = messages.filter(({ role }) => role === 'assistant');
    expect(replies.map(({ model, parentId }) => [model, parentId])).toEqual([
      ['echo (OpenAI)', first.userMessageId],
      ['reasoning (OpenAI)', first.userMessageId],
    ]);
    await app.request(updateConversation, {
      as: ann,
      params: { id: conversationId },
      body: { activeLeafId: first.messageId },
    });
    expect((await fetchConversation(conversationId)).activeLeafId).toBe(first.messageId);
  });

  it('is in the log of sent data', async () => {
    const idOf = await addKey();
    await sendMessage({ model: idOf('echo') });
    const [call] = (await app.request(listModelCalls, { as: ann })).body;
    expect(call).toMatchObject({
      model: 'echo (OpenAI)',
      destination: new URL(provider.url).host,
      outcome: 'answered',
    });
  });
});

describe('a model that the user does not have', () => {
  it.each(['own/0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0a01/echo', 'shared/openai/gpt', 'gpt', 'own/x/y'])(
    'such as %s is refused before anything is stored',
    async (model) => {
      expect(await sendMessage({ model })).toMatchObject({ status: 404, body: { code: 'models.not_found' } });
      const { rows } = await app.db.execute(sql`select 1 from conversations where user_id = ${ann.userId}`);
      expect(rows).toEqual([]);
    },
  );

  it('that belongs to another person is refused', async () => {
    const idOf = await addKey();
    const bob = await app.signUp(`Borrower ${people}`);
    expect(await sendMessage({ model: idOf('echo') }, bob)).toMatchObject({
      status: 404,
      body: { code: 'models.not_found' },
    });
  });
});

describe('a failing own model', () => {
  it.each([
    ['error-401', 'models.key_refused', 'OpenAI refuses this key.'],
    ['error-404', 'models.not_found', 'OpenAI no longer has this model.'],
    ['error-429-minute', 'model.rate_limited', 'OpenAI limits the requests with your key.'],
    ['error-500', 'model.unavailable', 'OpenAI has a problem right now.'],
    ['html-page', 'model.bad_response', 'OpenAI'],
    ['cut-at-once', 'model.unavailable', 'OpenAI cannot be reached right now.'],
  ])(
    'with %s is reported in a sentence that names the provider, and nothing is stored',
    async (model, code, sentence) => {
      const idOf = await addKey();
      const answer = await sendMessage({ model: idOf(model) });
      expect(answer.body).toMatchObject({ code, message: expect.stringContaining(sentence) });
      const { rows } = await app.db.execute(sql`select 1 from messages where user_id = ${ann.userId}`);
      expect(rows).toEqual([]);
    },
  );

  it('whose error repeats the key puts it into neither the stream nor the log', async () => {
    const idOf = await addKey();
    provider.script('echo', [
      {
        do: 'status',
        status: 401,
        body: JSON.stringify({ error: { message: `Bad key ${key}`, code: 'invalid_api_key' } }),
      },
    ]);
    const text = await streamReply({ message: 'Hello', model: idOf('echo') });
    provider.script('echo', undefined);
    expect(text).toContain('models.key_refused');
    expect(text + logLines.join('')).not.toContain(key);
  });
});

it('an own key is used only for the questions of its owner: a summary is made without a model', async () => {
  const idOf = await addKey();
  const { body } = await sendMessage({
    model: idOf('echo'),
    message: 'How do I prune an apple tree in winter? '.repeat(20),
  });
  const before = provider.requests.length;
  const summary = await app.request(summariseConversation, { as: ann, params: { id: body.conversationId } });
  expect(summary).toMatchObject({ status: 200, body: { model: null } });
  await app.jobs.runPending();
  expect(provider.requests).toHaveLength(before);
});

describe('the monthly limit of costs', () => {
  it('refuses own models that cost, with a message that names the limit, until the limit is removed', async () => {
    const idOf = await addKey('openrouter');
    await sendMessage({ model: idOf('echo') });
    const changeModelSettings = (body: object) => app.request(updateModelSettings, { as: ann, body });
    const set = await changeModelSettings({ monthlyLimit: 0.00001 });
    expect(set.body).toMatchObject({
      monthlyLimit: 0.00001,
      month: { calls: 1, unpricedCalls: 0, inputTokens: 7, outputTokens: 4, resetsAt: '2026-12-01T00:00:00.000Z' },
    });
    expect(set.body.month.cost).toBeCloseTo(0.000081, 9);
    const refused = await sendMessage({ model: idOf('echo') });
    expect(refused).toMatchObject({
      status: 403,
      body: {
        code: 'models.limit_reached',
        message: expect.stringContaining('the limit of $0.00001 you set') as string,
      },
    });
    const local = await addKey('ollama');
    expect((await sendMessage({ model: local('echo') })).status).toBe(200);
    await changeModelSettings({ monthlyLimit: null });
    expect((await sendMessage({ model: idOf('echo') })).status).toBe(200);
  });
});

describe('the choice of a model', () => {
  it('is stored with the recent models and the favourites, and deleted with the key', async () => {
    const idOf = await addKey();
    const [echo, long] = [idOf('echo'), idOf('long')];
    for (const chosen of [echo, long, echo]) await app.request(updateModelSettings, { as: ann, body: { chosen } });
    await app.request(updateModelSettings, { as: ann, body: { favourites: [long, long] } });
    const fetchModelSettings = async () => (await app.request(getModelSettings, { as: ann })).body;
    expect(await fetchModelSettings()).toMatchObject({ chosen: echo, recent: [echo, long], favourites: [long] });
    await app.db.execute(sql`delete from model_keys where user_id = ${ann.userId}`);
    expect((await fetchModelSettings()).chosen).toBeNull();
  });

  it('lists the shared model first, with facts from the operator’s file', async () => {
    const file = path.join(await mkdtemp(path.join(tmpdir(), 'models-')), 'models.json');
    await writeFile(
      file,
      JSON.stringify({
        'fake/fake-1': { contextLength: 8_000, usesTools: true },
        echo: { inputPrice: 1, outputPrice: 2 },
      }),
    );
    const shared = await createTestApp({
      database,
      models: createFakeModel(),
      environment: { ...environment, AI_MODELS_FILE: file },
    });
    const as = ann;
    const idOf = await addKey('openai', as, shared);
    const [first, ...own] = (await shared.request(listModels, { as })).body;
    expect(first).toMatchObject({ id: 'shared/fake/fake-1', isOwn: false, contextLength: 8_000, usesTools: true });
    expect(own.find(({ id }) => id === idOf('echo'))).toMatchObject({ isOwn: true, inputPrice: 1, outputPrice: 2 });
    const answer = await sendMessage({ model: 'shared/fake/fake-1' }, as, shared);
    expect(answer.body).toMatchObject({ model: 'fake-1 (in memory)', usage: { aiChatCount: 1 } });
    expect((await sendMessage({ model: idOf('echo') }, as, shared)).body.tokens?.cost).toBeCloseTo(0.000015, 9);
    await shared.close();
  });
});

describe('an API key, after a change of SECRET_KEY,', () => {
  it('is read with SECRET_KEY_PREVIOUS and encrypted with the new SECRET_KEY', async () => {
    const idOf = await addKey();
    const startApp = (own: Record<string, string>) =>
      createTestApp({ database, environment: { ...environment, ...own } });
    const withoutFormerKey = await startApp({ SECRET_KEY: 'a-new-secret-key-of-some-length' });
    expect((await sendMessage({ model: idOf('echo') }, ann, withoutFormerKey)).body).toMatchObject({
      code: 'models.key_unreadable',
    });
    await withoutFormerKey.close();

    const rotated = await startApp({
      SECRET_KEY: 'a-new-secret-key-of-some-length',
      SECRET_KEY_PREVIOUS: 'another-one, test-secret-key-of-some-length',
    });
    expect((await sendMessage({ model: idOf('echo') }, ann, rotated)).status).toBe(200);
    const keys = { current: 'a-new-secret-key-of-some-length', former: ['test-secret-key-of-some-length'] };
    const { former } = await renewSealed(sealedModelKeys(database.db), keys);
    expect(former).toBe(0);
    await rotated.close();

    const later = await startApp({ SECRET_KEY: 'a-new-secret-key-of-some-length' });
    expect((await sendMessage({ model: idOf('echo') }, ann, later)).status).toBe(200);
    await later.close();
  });
});
