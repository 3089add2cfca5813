import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Fetcher, FetchRequest } from '#integrations/fetcher/fetcher.ts';
import { AppError } from '#platform/app-error.ts';
import { type Browser, createBrowser } from '../../../test/oauth-browser.ts';
import {
  authorizationRequest,
  CALLBACK,
  exchangeCode,
  getCode,
  postForm,
  postJson,
  registerClient,
} from '../../../test/oauth-client.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';

interface StoredDocument {
  status?: number;
  body: unknown;
}

const documents = new Map<string, StoredDocument>();
const fetched: { url: string; request: FetchRequest | undefined }[] = [];
const fetcher: Fetcher = {
  assertAllowed: () => undefined,
  fetch: async (url, request) => {
    fetched.push({ url, request });
    const found = documents.get(url);
    if (found === undefined) throw new AppError({ code: 'fetcher.address_refused' });
    const body = Buffer.from(typeof found.body === 'string' ? found.body : JSON.stringify(found.body));
    return { status: found.status ?? 200, headers: { 'content-type': 'application/json' }, body, url };
  },
};

let database: TestDatabase;
let app: TestApp;
let origin: string;
let ann: TestUser;
let browser: Browser;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp({ database, fetcher });
  origin = await app.server.app.listen({ host: '127.0.0.1', port: 0 });
  ann = await app.signUp('Client');
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(() => {
  app.clock.advance(3_600_000);
  browser = createBrowser(origin);
  browser.signIn(ann);
});

const tryRegistering = (fields: object) =>
  postJson(`${origin}/oauth/register`, { client_name: 'X', redirect_uris: [CALLBACK], ...fields });

describe('registering', () => {
  test.each([
    ['https://claude.ai/api/mcp/auth_callback'],
    ['https://chatgpt.com/connector/oauth/abc'],
    ['http://localhost/callback'],
    ['http://127.0.0.1:33418/'],
    ['https://vscode.dev/redirect'],
    ['http://localhost:8787/callback'],
    ['cursor://anysphere.cursor-mcp/oauth/callback'],
  ])('accepts the redirect %s', async (redirect) => {
    const { status, body } = await tryRegistering({ redirect_uris: [redirect] });
    expect(status).toBe(201);
    expect(body).toMatchObject({ redirect_uris: [redirect], token_endpoint_auth_method: 'none' });
    expect(body['client_secret']).toBeUndefined();
    expect(body['registration_access_token']).toBeUndefined();
    const page = await browser.open(
      authorizationRequest(origin, String(body['client_id']), { redirect_uri: redirect }).address,
    );
    expect(page.address).toContain('/connect/');
  });

  test.each([
    ['http on another host', { redirect_uris: ['http://evil.example/cb'] }],
    ['http on another host, as a web client', { redirect_uris: ['http://evil.example/cb'], application_type: 'web' }],
    ['a name that only begins like this computer', { redirect_uris: ['http://localhost.evil.example/cb'] }],
    ['a script', { redirect_uris: ['javascript:alert(1)'] }],
    ['a data address', { redirect_uris: ['data:text/html,x'] }],
    ['a file', { redirect_uris: ['file:///tmp/x'] }],
    ['a fragment', { redirect_uris: ['https://a.example/#x'] }],
    ['a password in the address', { redirect_uris: ['https://a:b@a.example/'] }],
    ['an empty list of redirects', { redirect_uris: [] }],
    ['redirects of the wrong type', { redirect_uris: 'https://a.example/' }],
    ['a redirect that is not an address', { redirect_uris: ['x'] }],
    ['a secret', { token_endpoint_auth_method: 'client_secret_basic' }],
    ['the implicit flow', { response_types: ['token'], grant_types: ['implicit'] }],
    ['client credentials', { grant_types: ['client_credentials'] }],
  ])('refuses %s', async (_what, fields) => {
    const { status, body } = await tryRegistering(fields);
    expect(status).toBe(400);
    expect(body['error']).toMatch(/^invalid_(?:client_metadata|redirect_uri)$/);
  });

  test('accepts a client that names scopes we do not have, and shows its name on one line', async () => {
    const id = await registerClient(origin, { scope: 'openid offline_access', client_name: 'Good\u202E\nname\u0000 ' });
    const { body } = await browser.fetchConsent((await browser.open(authorizationRequest(origin, id).address)).address);
    expect(body.clientName).toBe('Good name');
  });

  test('ignores fields that it does not use, and fetches no address in them', async () => {
    fetched.length = 0;
    const { status, body } = await tryRegistering({
      application_type: 'web',
      sector_identifier_uri: 'https://inside.example/sector.json',
      jwks_uri: 'https://inside.example/keys.json',
      logo_uri: 'https://inside.example/logo.png',
      require_auth_time: true,
      default_max_age: 60,
      id_token_signed_response_alg: 'RS256',
      grant_types: ['authorization_code', 'refresh_token', 'urn:ietf:params:oauth:grant-type:device_code'],
    });
    expect(status).toBe(201);
    expect(fetched).toEqual([]);
    expect(Object.keys(body)).not.toContain('logo_uri');
    expect(body['grant_types']).toEqual(['authorization_code', 'refresh_token']);
    const page = await browser.open(authorizationRequest(origin, String(body['client_id'])).address);
    expect(page.address).toContain('/connect/');
  });

  test('shows the host instead of a missing name', async () => {
    const id = await registerClient(origin, { client_name: undefined });
    const { body } = await browser.fetchConsent((await browser.open(authorizationRequest(origin, id).address)).address);
    expect(body.clientName).toBe('localhost:8090');
  });

  test('is limited to 60 an hour for an IP address', async () => {
    const answers = await Promise.all(Array.from({ length: 61 }, () => tryRegistering({})));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test.each(['', '{', '[]', 'null', '"x"', '{"redirect_uris":{}}', '{"redirect_uris":[null]}'])(
    'answers the body %s with an error of the protocol',
    async (body) => {
      const response = await postJson(`${origin}/oauth/register`, body);
      expect(response.status).toBe(400);
      expect(response.body['error']).toEqual(expect.any(String));
    },
  );
});

describe('an authorization request', () => {
  const openRequest = async (changes: Record<string, string | undefined>) =>
    browser.open(authorizationRequest(origin, await registerClient(origin), changes).address);

  test.each([
    ['an unknown client', { client_id: 'nobody' }],
    ['no client', { client_id: undefined }],
    ['a foreign redirect', { redirect_uri: 'https://evil.example/cb' }],
    ['a redirect with another path', { redirect_uri: 'http://localhost:8090/other' }],
    ['a redirect that begins like the registered one', { redirect_uri: 'http://localhost:8090/callback.evil' }],
    ['a redirect to another loopback name', { redirect_uri: 'http://127.0.0.1:8090/callback' }],
  ])('with %s shows an error page and does not redirect', async (_what, changes) => {
    const response = await openRequest(changes);
    expect([400, 401]).toContain(response.status);
    expect(response.location).toBeNull();
    expect(response.text).toContain('cannot be connected');
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(response.headers.get('x-frame-options')).toBe('DENY');
  });

  test('may redirect to any port of this computer', async () => {
    expect((await openRequest({ redirect_uri: 'http://localhost:51234/callback' })).address).toContain('/connect/');
  });

  test.each([
    ['a foreign resource', { resource: 'https://elsewhere.example/mcp' }, 'invalid_target'],
    ['the resource at another port', { resource: 'http://127.0.0.1:1/mcp' }, 'invalid_target'],
    ['no PKCE', { code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
    ['plain PKCE', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['another response type', { response_type: 'none' }, 'unsupported_response_type'],
  ])('with %s redirects to the program with an error and the issuer', async (_what, changes, error) => {
    const { searchParams } = new URL((await openRequest(changes)).address);
    expect([searchParams.get('error'), searchParams.get('iss')]).toEqual([error, origin]);
  });

  test('with unusual parameters works, but a doubled client id is refused', async () => {
    const unusualParameters = {
      nonce: 'x',
      prompt: 'login',
      max_age: '0',
      claims: '{',
      response_mode: 'form_post',
      acr_values: 'x',
    };
    expect((await openRequest(unusualParameters)).address).toContain('/connect/');
    const encoded = authorizationRequest(origin, await registerClient(origin), unusualParameters).address.replace(
      'authorize',
      '%61uthorize',
    );
    expect((await browser.open(encoded)).address).toContain('/connect/');
    const addressOfRequest = authorizationRequest(origin, await registerClient(origin)).address;
    expect((await browser.open(`${addressOfRequest}&client_id=other`)).status).toBe(400);
  });

  test('with a state that no database could store as text works', async () => {
    const state = 'a\u0000b\uD800';
    expect((await openRequest({ state })).address).toContain('/connect/');
  });

  test('more than 300 times a minute is refused', async () => {
    const { address } = authorizationRequest(origin, 'nobody');
    const answers = await Promise.all(Array.from({ length: 301 }, () => fetch(address, { redirect: 'manual' })));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('a client with a metadata document', () => {
  let number = 0;
  const publishDocument = (changes: object = {}, stored: Partial<StoredDocument> = {}): string => {
    const url = `https://programs.example/client-${(number += 1)}.json`;
    const body = { client_id: url, client_name: 'Documented', redirect_uris: [CALLBACK], ...changes };
    documents.set(url, { body, ...stored });
    return url;
  };

  test('is shown with the host of its document, and gets tokens', async () => {
    const clientId = publishDocument({ logo_uri: 'https://programs.example/logo.png' });
    const attempt = authorizationRequest(origin, clientId);
    const page = await browser.open(attempt.address);
    expect((await browser.fetchConsent(page.address)).body).toMatchObject({
      clientName: 'Documented',
      clientHost: 'programs.example',
      redirectHost: 'localhost:8090',
    });
    const code = await getCode(browser, { attempt: authorizationRequest(origin, clientId), user: ann });
    expect(code).not.toBe('');
    const next = authorizationRequest(origin, clientId);
    const response = await exchangeCode(origin, {
      clientId,
      code: await getCode(browser, { attempt: next, user: ann }),
      verifier: next.verifier,
    });
    expect(response.status).toBe(200);
  });

  test('has its document read once, through the guarded fetcher, without redirects and with limits', async () => {
    const clientId = publishDocument();
    fetched.length = 0;
    await browser.open(authorizationRequest(origin, clientId).address);
    await browser.open(authorizationRequest(origin, clientId).address);
    expect(fetched).toMatchObject([{ url: clientId, request: { maxRedirects: 0, maxBytes: 5_120, timeoutMs: 5_000 } }]);
  });

  test.each([
    ['that is moved', {}, { status: 302 }],
    ['that is missing', {}, { status: 404 }],
    ['of another client', { client_id: 'https://programs.example/other.json' }, {}],
    ['with a secret', { client_secret: 'x' }, {}],
    ['that wants to authenticate with a secret', { token_endpoint_auth_method: 'client_secret_post' }, {}],
    ['with a redirect over http', { redirect_uris: ['http://evil.example/'] }, {}],
    ['that is no JSON', {}, { body: '<html>' }],
    ['that is a list', {}, { body: [] }],
  ])('%s is refused on a page', async (_what, changes, stored) => {
    const response = await browser.open(authorizationRequest(origin, publishDocument(changes, stored)).address);
    expect([400, 401]).toContain(response.status);
    expect(response.location).toBeNull();
  });

  test('cannot be allowed once its document is gone', async () => {
    const clientId = publishDocument();
    const page = await browser.open(authorizationRequest(origin, clientId).address);
    documents.delete(clientId);
    // The other process has not read the document yet.
    const other = await createTestApp({ database, fetcher, now: app.clock.now().toISOString() });
    const otherBrowser = createBrowser(await other.server.app.listen({ host: '127.0.0.1', port: 0 }));
    for (const [key, cookie] of browser.cookies) otherBrowser.cookies.set(key, cookie);
    expect(await otherBrowser.fetchConsent(page.address)).toMatchObject({
      status: 404,
      body: { code: 'oauth.request_gone' },
    });
    await other.close();
  });

  test('at an address that may not be fetched is refused', async () => {
    for (const clientId of [
      'https://10.0.0.1/client.json',
      'http://programs.example/client.json',
      'https://programs.example/a/../client.json',
      'https://user@programs.example/client.json',
    ]) {
      const response = await browser.open(authorizationRequest(origin, clientId).address);
      expect([400, 401]).toContain(response.status);
    }
  });

  test('on this machine is refused without a connection to it', async () => {
    const guardedApp = await createTestApp();
    const guardedOrigin = await guardedApp.server.app.listen({ host: '127.0.0.1', port: 0 });
    let connections = 0;
    const localServer = createServer(() => (connections += 1)).listen(0, '127.0.0.1');
    await once(localServer, 'listening');
    const { port } = localServer.address() as AddressInfo;
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '2130706433']) {
      const response = await createBrowser(guardedOrigin).open(
        authorizationRequest(guardedOrigin, `https://${host}:${port}/client.json`).address,
      );
      expect([400, 401]).toContain(response.status);
    }
    expect(connections).toBe(0);
    localServer.close();
    await guardedApp.close();
  });

  test('shares a limit: at most 60 documents an hour are fetched for one IP address', async () => {
    fetched.length = 0;
    for (let count = 0; count < 62; count += 1)
      await browser.open(authorizationRequest(origin, publishDocument()).address);
    expect(fetched).toHaveLength(60);
  });
});

describe('the token endpoint', () => {
  test('refuses pages of other websites', async () => {
    const response = await fetch(`${origin}/oauth/token`, {
      method: 'POST',
      headers: { origin: 'http://localhost:8090' },
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        client_id: await registerClient(origin),
        refresh_token: 'x',
      }),
    });
    expect(response.status).toBe(400);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  test.each([
    ['an empty form', {}],
    ['an unknown client', { client_id: 'nobody', grant_type: 'refresh_token', refresh_token: 'x' }],
    ['an unknown grant', { client_id: 'nobody', grant_type: 'password' }],
  ])('refuses %s', async (_what, fields) => {
    const { status, body } = await postForm(`${origin}/oauth/token`, fields);
    expect([400, 401]).toContain(status);
    expect(body['error']).toEqual(expect.any(String));
  });

  test('refuses JSON, and bodies that are too large', async () => {
    expect((await postJson(`${origin}/oauth/token`, { grant_type: 'refresh_token' })).status).toBe(400);
    const largeResponse = await fetch(`${origin}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'x'.repeat(5_000_000) }),
    });
    expect(largeResponse.status).toBeGreaterThanOrEqual(400);
    expect(largeResponse.status).toBeLessThan(500);
  });
});

describe('the metadata', () => {
  test('of the server says how to connect', async () => {
    const response = await app.request('GET /.well-known/oauth-authorization-server', {
      headers: { host: 'localhost:3000' },
    });
    expect(response.body).toEqual({
      issuer: 'http://127.0.0.1:3000',
      authorization_endpoint: 'http://127.0.0.1:3000/oauth/authorize',
      token_endpoint: 'http://127.0.0.1:3000/oauth/token',
      registration_endpoint: 'http://127.0.0.1:3000/oauth/register',
      revocation_endpoint: 'http://127.0.0.1:3000/oauth/revoke',
      scopes_supported: ['archive:read', 'plan:read', 'inbox:propose', 'archive:write'],
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
      revocation_endpoint_auth_methods_supported: ['none'],
      authorization_response_iss_parameter_supported: true,
      client_id_metadata_document_supported: true,
    });
  });

  test('of the resource names the server', async () => {
    const { body } = await app.request('GET /.well-known/oauth-protected-resource/mcp');
    expect(body).toMatchObject({ resource: 'http://127.0.0.1/mcp', authorization_servers: ['http://127.0.0.1'] });
  });

  test.each(['/.well-known/openid-configuration', '/.well-known/jwks.json', '/oauth/keys', '/oauth', '/oauth/me'])(
    'is not at %s, which does not exist',
    async (path) => {
      expect(await app.request(`GET ${path}`)).toMatchObject({ status: 404, body: { code: 'request.not_found' } });
    },
  );
});

test('behind a proxy with TLS, addresses and cookies are those of the public URL', async () => {
  const appBehindProxy = await createTestApp({ environment: { PUBLIC_URL: 'https://archive.example' } });
  const headers = { host: 'archive.example' };
  const { body } = await appBehindProxy.request('POST /oauth/register', {
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ redirect_uris: [CALLBACK] }),
  });
  const { address } = authorizationRequest(
    'https://archive.example',
    String((body as Record<string, unknown>)['client_id']),
  );
  const { pathname, search } = new URL(address);
  const response = await appBehindProxy.request(`GET ${pathname}${search}`, { headers });
  expect(response.status).toBe(303);
  expect(response.headers['location']).toMatch(/^\/connect\//);
  const cookies = response.headers['set-cookie'];
  expect(Array.isArray(cookies) && cookies.every((cookie) => /; secure/i.test(cookie))).toBe(true);
  await appBehindProxy.close();
});
