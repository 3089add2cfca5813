import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getAccountData as exportAccountData } from '@app/contract/account';
import { createModelKey, deleteModelKey, listModelKeys, listModels, testModelKey } from '@app/contract/models';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '#platform/logger.ts';
import { type ModelServer, startModelServer } from '../../../test/model-server/model-server.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';

let database: TestDatabase;
let app: TestApp;
let provider: ModelServer;
let ann: TestUser;
let people = 0;
const logLines: string[] = [];

beforeAll(async () => {
  provider = await startModelServer({ models: ['echo', 'slow-mini', 'text-embedding-3'] });
  const log = createLogger({ level: 'trace', destination: { write: (line) => void logLines.push(line) } });
  database = await createTestDatabase();
  app = await createTestApp({ database, log, environment: { RATE_LIMIT_SIGNUPS_PER_HOUR: '1000' } });
});
afterAll(async () => {
  await app.close();
  await provider.close();
  await database.close();
});
beforeEach(async () => {
  ann = await app.signUp(`Key holder ${(people += 1)}`);
});

const key = 'sk-good-0123456789-abcd';
const addModelKey = (body: object, as = ann) => app.request(createModelKey, { as, body });

describe('a key of one’s own', () => {
  it.each([
    ['openai', '/v1', { contextLength: null, seesImages: null, inputPrice: null }],
    ['anthropic', '/v1', { contextLength: 200_000, seesImages: true }],
    ['google', '/v1beta', { contextLength: 1_048_576 }],
    ['mistral', '/v1', {}],
    ['xai', '/v1', { inputPrice: 2, outputPrice: 6, seesImages: true }],
    ['deepseek', '/v1', {}],
    ['groq', '/v1', {}],
    ['openrouter', '/api/v1', { contextLength: 128_000, usesTools: true, inputPrice: 3, outputPrice: 15 }],
    ['ollama', '', { contextLength: 131_072, usesTools: true, seesImages: false }],
    ['openai-compatible', '/v1', {}],
  ])('for %s is tested, and its chat models are listed', async (name, path, facts) => {
    const added = await addModelKey({ provider: name, key, baseUrl: provider.url + path });
    expect(added).toMatchObject({ status: 201, body: { provider: name, lastCharacters: 'abcd' } });
    expect(added.body.models.map((model) => model.name)).toEqual(
      name === 'xai' || name === 'openrouter' || name === 'anthropic'
        ? ['echo', 'slow-mini', 'text-embedding-3']
        : ['echo', 'slow-mini'],
    );
    expect(added.body.models[0]).toMatchObject({ ...facts, provider: name, isOwn: true, keyId: added.body.id });
    const listed = await app.request(listModels, { as: ann });
    expect(listed.body).toEqual(added.body.models);
  });

  it('is never returned, and is neither in the database nor in the raw data nor in the log', async () => {
    const added = await addModelKey({ provider: 'openai', key, baseUrl: `${provider.url}/v1` });
    const refused = await addModelKey({ provider: 'openai', key: `wrong-${key}`, baseUrl: `${provider.url}/v1` });
    expect(refused.status).toBe(422);
    await app.request(testModelKey, { as: ann, params: { id: added.body.id } });
    const listed = await app.request(listModelKeys, { as: ann });
    const raw = await app.request(exportAccountData, { as: ann });
    const { rows } = await app.db.execute(sql`select t::text as row from model_keys t where user_id = ${ann.userId}`);
    expect(listed.body).toHaveLength(1);
    expect(rows).toHaveLength(1);
    expect(raw.status).toBe(200);
    for (const text of [added.text, refused.text, listed.text, raw.text, JSON.stringify(rows), logLines.join('')]) {
      expect(text).not.toContain(key);
    }
    expect(raw.text).not.toContain('model_keys');
  });

  it('of another person cannot be tested or deleted', async () => {
    const added = await addModelKey({ provider: 'openai', key, baseUrl: `${provider.url}/v1` });
    const bob = await app.signUp(`Key thief ${people}`);
    for (const endpoint of [testModelKey, deleteModelKey]) {
      const answer = await app.request(endpoint, { as: bob, params: { id: added.body.id } });
      expect(answer).toMatchObject({ status: 404, body: { code: 'models.key_not_found' } });
    }
    expect((await app.request(listModels, { as: bob })).body).toEqual([]);
  });

  it('disappears together with its models when it is deleted', async () => {
    const added = await addModelKey({ provider: 'openai', key, baseUrl: `${provider.url}/v1` });
    expect((await app.request(deleteModelKey, { as: ann, params: { id: added.body.id } })).status).toBe(204);
    expect((await app.request(listModelKeys, { as: ann })).body).toEqual([]);
    expect((await app.request(listModels, { as: ann })).body).toEqual([]);
  });

  it('is refused when the person has 20 already', async () => {
    const body = { provider: 'ollama', baseUrl: provider.url };
    // The other keys are inserted directly, because adding so many in a minute would exceed another limit.
    const { body: first } = await addModelKey(body);
    await app.db.execute(sql`
      insert into model_keys select user_id, gen_random_uuid(), provider, name, base_url, sealed_key, last_characters,
        models, created_at, tested_at from model_keys, generate_series(1, 19) where id = ${first.id}`);
    expect(await addModelKey(body)).toMatchObject({ status: 409, body: { code: 'models.too_many_keys' } });
  });
});

describe('a bad key', () => {
  it.each([
    ['openai', '/v1'],
    ['anthropic', '/v1'],
    ['google', '/v1beta'],
    ['openrouter', '/api/v1'],
  ])('of %s that is wrong is refused with a message', async (name, path) => {
    const answer = await addModelKey({ provider: name, key: 'wrong-0123456789', baseUrl: provider.url + path });
    expect(answer).toMatchObject({ status: 422, body: { code: 'models.key_refused' } });
    expect(answer.body).toMatchObject({ message: expect.stringMatching(/refuses this key/) });
  });

  it.each([
    ['openai', '/v1'],
    ['anthropic', '/v1'],
    ['google', '/v1beta'],
    ['openrouter', '/api/v1'],
  ])('of %s whose account has no credit is refused with a message', async (name, path) => {
    const answer = await addModelKey({ provider: name, key: 'spent-0123456789', baseUrl: provider.url + path });
    expect(answer).toMatchObject({ status: 422, body: { code: 'models.no_credit' } });
  });

  it.each([
    [{ provider: 'openai' }, 'Please enter the key.'],
    [{ provider: 'openai', key: 'two words' }, 'The key must not have spaces or line breaks in it.'],
    [{ provider: 'ollama' }, 'Please enter the address of the server.'],
    [{ provider: 'someone', key }, 'Please choose a provider of the list.'],
    [{ provider: 'ollama', baseUrl: 'ftp://example.org' }, expect.stringContaining('Please enter an address')],
    [{ provider: 'ollama', baseUrl: 'http://me:secret@example.org' }, expect.stringContaining('without a password')],
  ])('with the body %o is invalid', async (body, message) => {
    const answer = await addModelKey(body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid', message } });
  });
});

describe('a faulty model server', () => {
  const servers: Server[] = [];
  afterAll(() => {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  });
  const startListener = (listener: RequestListener): Promise<string> =>
    new Promise((resolve) => {
      const server = createServer(listener);
      servers.push(server);
      server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`));
    });
  const answerWith = (body: string, type = 'application/json') =>
    startListener((_request, response) => response.writeHead(200, { 'content-type': type }).end(body));

  it.each([
    ['a page of HTML', '<h1>Log in</h1>', 'models.no_list'],
    ['a list that is text', '{"data": "many"}', 'models.no_list'],
    ['a list at the top', '[{"id": "m"}]', 'models.no_list'],
    ['nothing', '', 'models.no_list'],
    ['an empty list', '{"data": []}', 'models.none_listed'],
    ['names of other types', '{"data": [{"id": 1}, {"id": null}, null, "m", {"id": ""}]}', 'models.none_listed'],
  ])('with %s is refused', async (_what, body, code) => {
    const baseUrl = await answerWith(body);
    expect(await addModelKey({ provider: 'openai-compatible', baseUrl })).toMatchObject({
      status: 422,
      body: { code },
    });
  });

  it('with a huge list is accepted, and the list is cut to 1,000 models', async () => {
    const entries = Array.from({ length: 3_000 }, (_, index) => ({ id: `m-${index}`, context_length: 'endless' }));
    const baseUrl = await answerWith(JSON.stringify({ data: [{ id: 'x'.repeat(5_000) }, ...entries] }));
    const added = await addModelKey({ provider: 'openai-compatible', baseUrl });
    expect(added.body.models).toHaveLength(1_000);
    expect(added.body.models[0]).toMatchObject({ name: 'm-0', contextLength: null });
  });

  it('with a list of 20 MB is refused', async () => {
    const baseUrl = await answerWith(JSON.stringify({ data: [{ id: 'm', note: 'x'.repeat(20_000_000) }] }));
    expect(await addModelKey({ provider: 'openai-compatible', baseUrl })).toMatchObject({
      status: 422,
      body: { code: 'models.no_list' },
    });
  });

  it('that redirects to another address is not followed', async () => {
    let hasFollowed = false;
    const target = await startListener((_request, response) => {
      hasFollowed = true;
      response.end('{"data": [{"id": "m"}]}');
    });
    const baseUrl = await startListener((_request, response) => response.writeHead(302, { location: target }).end());
    expect(await addModelKey({ provider: 'openai-compatible', baseUrl })).toMatchObject({
      status: 422,
      body: { code: 'models.no_list' },
    });
    expect(hasFollowed).toBe(false);
  });

  it('at which nothing listens is unreachable', async () => {
    const answer = await addModelKey({ provider: 'ollama', baseUrl: 'http://127.0.0.1:9' });
    expect(answer).toMatchObject({ status: 422, body: { code: 'models.unreachable' } });
  });
});

describe('an address', () => {
  const forwarded = { 'x-forwarded-for': '203.0.113.7' };

  it.each([
    'http://169.254.169.254/v1',
    'http://[fe80::1]/v1',
    'http://[fd00:ec2::254]/v1',
    'http://[::ffff:169.254.169.254]/v1',
  ])('such as %s is always refused', async (baseUrl) => {
    const answer = await addModelKey({ provider: 'openai-compatible', baseUrl });
    expect(answer).toMatchObject({ status: 422, body: { code: 'models.address_refused' } });
  });

  it.each([
    'http://127.0.0.1:11434',
    'http://localhost:11434',
    'http://10.0.0.1',
    'http://[::1]:80',
    'http://2130706433/',
  ])('such as %s is refused for a person who comes through a proxy', async (baseUrl) => {
    const body = { provider: 'ollama', baseUrl };
    const answer = await app.request(createModelKey, { as: ann, body, headers: forwarded });
    expect(answer).toMatchObject({ status: 422, body: { code: 'models.address_refused' } });
  });

  it('in a private network is called where the operator allows it', async () => {
    const permissiveApp = await createTestApp({
      database,
      environment: { ALLOW_PRIVATE_MODELS: 'on', PUBLIC_URL: 'https://ai.example.org' },
    });
    const as = ann;
    const body = { provider: 'ollama', baseUrl: provider.url };
    expect((await permissiveApp.request(createModelKey, { as, body, headers: forwarded })).status).toBe(201);
    const linkLocalBody = { provider: 'ollama', baseUrl: 'http://169.254.169.254' };
    expect((await permissiveApp.request(createModelKey, { as, body: linkLocalBody })).status).toBe(422);
    await permissiveApp.close();
  });
});

describe('the operator', () => {
  it('can turn own models off', async () => {
    const appWithoutOwnModels = await createTestApp({ database, environment: { OWN_MODELS: 'off' } });
    const as = ann;
    const answer = await appWithoutOwnModels.request(createModelKey, { as, body: { provider: 'openai', key } });
    expect(answer).toMatchObject({ status: 403, body: { code: 'models.off' } });
    await appWithoutOwnModels.close();
  });

  it('can allow some providers only', async () => {
    const appWithSomeProviders = await createTestApp({
      database,
      environment: { OWN_MODEL_PROVIDERS: 'ollama, mistral' },
    });
    const as = ann;
    const answer = await appWithSomeProviders.request(createModelKey, { as, body: { provider: 'openai', key } });
    expect(answer).toMatchObject({ status: 403, body: { code: 'models.provider_not_allowed' } });
    await appWithSomeProviders.close();
  });
});
