import { deleteToken, listTokens } from '@app/contract/tokens';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../../../../test/test-app.ts';
import { makeToken } from '../../../../test/mcp-client.ts';

let app: TestApp;
let ann: TestUser;
let token: string;

beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMIT_TOKEN_CALLS_PER_MINUTE: '60' } });
  ann = await app.signUp('Gate');
  token = await makeToken(app, ann);
});
afterAll(() => app.close());

const LIST = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
const JSON_TYPES = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
const postMcp = (headers: Record<string, string>, body: string = LIST) =>
  app.request('POST /mcp', { headers: { ...JSON_TYPES, ...headers }, body });
const authorization = () => `Bearer ${token}`;

describe('/mcp', () => {
  test('responds with 401 without a valid access token, and says how to get one', async () => {
    const tries: Record<string, string>[] = [
      {},
      { authorization: 'Bearer aia_pat_wrong' },
      { authorization: `Bearer ${ann.token}` },
      { cookie: `session=${ann.token}` },
    ];
    for (const headers of tries) {
      for (const method of ['POST', 'GET', 'DELETE']) {
        const response = await app.request(`${method} /mcp`, {
          headers: { ...JSON_TYPES, ...headers, origin: 'http://localhost' },
          ...(method === 'POST' && { body: LIST }),
        });
        expect(response.status).toBe(401);
        expect(response.headers['www-authenticate']).toMatch(
          /^Bearer (?:error="invalid_token", )?scope="archive:read plan:read inbox:propose", resource_metadata="http:\/\/127\.0\.0\.1\/\.well-known\/oauth-protected-resource\/mcp"$/,
        );
      }
    }
    expect((await app.request(`POST /mcp?access_token=${token}`, { headers: JSON_TYPES, body: LIST })).status).toBe(
      401,
    );
  });

  test('accepts a token until it is revoked', async () => {
    const shortToken = await makeToken(app, ann, ['plan:read'], 'Short');
    expect((await postMcp({ authorization: `Bearer ${shortToken}` })).status).toBe(200);
    const listed = (await app.request(listTokens, { as: ann })).body.find(({ name }) => name === 'Short');
    await app.request(deleteToken, { as: ann, params: { id: listed?.id ?? '' } });
    expect((await postMcp({ authorization: `Bearer ${shortToken}` })).status).toBe(401);
  });

  test('refuses pages of other websites', async () => {
    const response = await postMcp({ authorization: authorization(), origin: 'https://evil.example' });
    expect(response).toMatchObject({ status: 403, body: { code: 'request.origin_refused' } });
    expect((await postMcp({ authorization: authorization(), origin: 'http://localhost' })).status).toBe(200);
  });

  test('refuses other content types, large bodies, and GET and DELETE, which only MCP sessions use', async () => {
    expect((await postMcp({ authorization: authorization(), 'content-type': 'text/plain' })).status).toBe(415);
    expect((await postMcp({ authorization: authorization() }, `"${'x'.repeat(5_000_000)}"`)).status).toBe(413);
    for (const method of ['GET', 'DELETE']) {
      expect(
        (await app.request(`${method} /mcp`, { headers: { ...JSON_TYPES, authorization: authorization() } })).status,
      ).toBe(405);
    }
  });

  test.each([
    '',
    '{',
    '[]',
    'null',
    '12',
    '"text"',
    '{"jsonrpc":"1.0"}',
    '{"jsonrpc":"2.0","id":1}',
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":7}}',
  ])('responds to the broken message %s without an internal error or a stack trace', async (body) => {
    const response = await postMcp({ authorization: authorization() }, body);
    expect(response.status).toBeLessThan(500);
    expect(response.text).not.toMatch(/\bat .+\.ts:\d+|node_modules/);
  });

  test('counts each call of a batch', async () => {
    const batch = JSON.stringify(Array.from({ length: 61 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'tools/list' })));
    for (const [name, body] of [
      ['Batch', batch],
      ['Marked', `\uFEFF${batch}`],
    ] as const) {
      const caller = await makeToken(app, await app.signUp(name));
      expect(await postMcp({ authorization: `Bearer ${caller}` }, body)).toMatchObject({
        status: 429,
        body: { code: 'request.rate_limited' },
      });
    }
  });

  test('responds to calls above the limit with 429 and the time to wait', async () => {
    const answers = await Promise.all(Array.from({ length: 70 }, () => postMcp({ authorization: authorization() })));
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  });
});

test('the metadata of the resource is at two paths, and other well-known paths do not exist', async () => {
  for (const path of ['/.well-known/oauth-protected-resource', '/.well-known/oauth-protected-resource/mcp']) {
    expect(await app.request(`GET ${path}`)).toMatchObject({
      status: 200,
      body: {
        resource: 'http://127.0.0.1/mcp',
        bearer_methods_supported: ['header'],
        scopes_supported: ['archive:read', 'plan:read', 'inbox:propose'],
      },
    });
  }
  expect(await app.request('GET /.well-known/anything')).toMatchObject({
    status: 404,
    body: { code: 'request.not_found' },
  });
});
