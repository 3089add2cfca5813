import { deleteAccount, forgotPassword, resetPassword, restoreAccount } from '@app/contract/account';
import { getCurrentUser } from '@app/contract/identity';
import { disconnectApp, listConnectedApps } from '@app/contract/oauth';
import { listTasks } from '@app/contract/tasks';
import { createToken } from '@app/contract/tokens';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Browser, createBrowser } from '../../../test/oauth-browser.ts';
import {
  authorizationRequest,
  CALLBACK,
  connectProgram,
  exchangeCode,
  getCode,
  postForm,
  refreshTokens,
  registerClient,
  type Tokens,
} from '../../../test/oauth-client.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let database: TestDatabase;
let app: TestApp;
let origin: string;
let ann: TestUser;
let browser: Browser;
let people = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp({ database, environment: { RATE_LIMIT_SIGNUPS_PER_HOUR: '1000' } });
  origin = await app.server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(async () => {
  app.clock.advance(HOUR);
  ann = await app.signUp(`Grant ${(people += 1)}`);
  browser = createBrowser(origin);
});

const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
const fetchMcpStatus = async (token: string, at = origin) =>
  (
    await fetch(`${at}/mcp`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify(LIST),
    })
  ).status;
const fetchConnectedApps = async (user: TestUser) => (await app.request(listConnectedApps, { as: user })).body;
const expectRevoked = async ({ clientId, tokens }: { clientId: string; tokens: Tokens }) => {
  expect(await fetchMcpStatus(tokens.access_token)).toBe(401);
  expect(await refreshTokens(origin, clientId, tokens.refresh_token)).toMatchObject({
    status: 400,
    body: { error: 'invalid_grant' },
  });
};

describe('a code', () => {
  test('is valid for 60 seconds', async () => {
    const clientId = await registerClient(origin);
    const attempt = authorizationRequest(origin, clientId);
    const code = await getCode(browser, { attempt, user: ann });
    app.clock.advance(60_001);
    const answer = await exchangeCode(origin, { clientId, code, verifier: attempt.verifier });
    expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  test('used twice revokes the tokens issued for it', async () => {
    const clientId = await registerClient(origin);
    const attempt = authorizationRequest(origin, clientId);
    const code = await getCode(browser, { attempt, user: ann });
    const first = await exchangeCode(origin, { clientId, code, verifier: attempt.verifier });
    const tokens = first.body as unknown as Tokens;
    expect(await fetchMcpStatus(tokens.access_token)).toBe(200);
    const second = await exchangeCode(origin, { clientId, code, verifier: attempt.verifier });
    expect(second).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    await expectRevoked({ clientId, tokens });
    expect(await fetchConnectedApps(ann)).toEqual([]);
  });

  test('used at the same time on two processes gives tokens at most once', async () => {
    const other = await createTestApp({ database, now: app.clock.now().toISOString() });
    const otherOrigin = await other.server.app.listen({ host: '127.0.0.1', port: 0 });
    const clientId = await registerClient(origin);
    const attempt = authorizationRequest(origin, clientId, { resource: undefined });
    const code = await getCode(browser, { attempt, user: ann });
    const answers = await Promise.all(
      [origin, otherOrigin].map((at) => exchangeCode(at, { clientId, code, verifier: attempt.verifier })),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    await other.close();
  });

  test.each([
    ['another verifier', { code_verifier: 'x'.repeat(43) }],
    ['no verifier', { code_verifier: '' }],
    ['another redirect', { redirect_uri: 'http://localhost:8090/other' }],
    ['a foreign resource', { resource: 'https://elsewhere.example/mcp' }],
  ])('with %s is refused', async (_what, changes) => {
    const clientId = await registerClient(origin);
    const attempt = authorizationRequest(origin, clientId);
    const code = await getCode(browser, { attempt, user: ann });
    const answer = await postForm(`${origin}/oauth/token`, {
      grant_type: 'authorization_code',
      client_id: clientId,
      code,
      code_verifier: attempt.verifier,
      redirect_uri: CALLBACK,
      ...changes,
    });
    expect(answer.status).toBe(400);
    expect(answer.body['error']).toMatch(/^invalid_(?:grant|request|target)$/);
  });

  test('stolen by another program is refused', async () => {
    const attempt = authorizationRequest(origin, await registerClient(origin));
    const code = await getCode(browser, { attempt, user: ann });
    const clientId = await registerClient(origin);
    expect(await exchangeCode(origin, { clientId, code, verifier: attempt.verifier })).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
  });
});

describe('an access token', () => {
  test('gives access to /mcp for an hour, on every process', async () => {
    const other = await createTestApp({ database, now: app.clock.now().toISOString() });
    const otherOrigin = await other.server.app.listen({ host: '127.0.0.1', port: 0 });
    const { tokens } = await connectProgram(origin, { browser, user: ann });
    expect(tokens.access_token).toMatch(/^aia_oat_[\w-]{43}$/);
    expect(tokens.refresh_token).toMatch(/^aia_ort_[\w-]{43}$/);
    expect([await fetchMcpStatus(tokens.access_token), await fetchMcpStatus(tokens.access_token, otherOrigin)]).toEqual(
      [200, 200],
    );
    app.clock.advance(HOUR);
    expect(await fetchMcpStatus(tokens.access_token)).toBe(401);
    await other.close();
  });

  test('gives access to nothing else', async () => {
    const { tokens } = await connectProgram(origin, { browser, user: ann });
    for (const token of [tokens.access_token, tokens.refresh_token]) {
      const as = { ...ann, token };
      expect((await app.request(listTasks, { as })).status).toBe(401);
      expect((await app.request(getCurrentUser, { as })).status).toBe(401);
      expect((await app.request(listConnectedApps, { as })).status).toBe(401);
      expect((await app.request(createToken, { as, body: { name: 'x', scopes: ['plan:read'] } })).status).toBe(401);
    }
    expect(await fetchMcpStatus(tokens.refresh_token)).toBe(401);
    const inAddress = await fetch(`${origin}/mcp?access_token=${tokens.access_token}`, { method: 'POST', body: '{}' });
    expect(inAddress.status).toBe(401);
  });

  test('shows its last use to the minute', async () => {
    const { tokens } = await connectProgram(origin, { browser, user: ann });
    expect(await fetchConnectedApps(ann)).toMatchObject([{ lastUsedAt: null }]);
    await fetchMcpStatus(tokens.access_token);
    const [first] = await fetchConnectedApps(ann);
    app.clock.advance(120_000);
    await fetchMcpStatus(tokens.access_token);
    const [second] = await fetchConnectedApps(ann);
    expect(Date.parse(second?.lastUsedAt ?? '') - Date.parse(first?.lastUsedAt ?? '')).toBe(120_000);
  });
});

describe('a refresh token', () => {
  test('is replaced at each use, and using it again ends the connection', async () => {
    const { clientId, tokens } = await connectProgram(origin, { browser, user: ann });
    const next = (await refreshTokens(origin, clientId, tokens.refresh_token)).body as unknown as Tokens;
    expect(next.refresh_token).not.toBe(tokens.refresh_token);
    expect(await fetchMcpStatus(next.access_token)).toBe(200);
    expect(await refreshTokens(origin, clientId, tokens.refresh_token)).toMatchObject({ status: 400 });
    await expectRevoked({ clientId, tokens: next });
    expect(await fetchConnectedApps(ann)).toEqual([]);
  });

  test('used twice at the same time gives tokens at most once, and ends the connection', async () => {
    const { clientId, tokens } = await connectProgram(origin, { browser, user: ann });
    const answers = await Promise.all([1, 2, 3].map(() => refreshTokens(origin, clientId, tokens.refresh_token)));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    expect(answers.every(({ status }) => status === 200 || status === 400)).toBe(true);
    expect(await fetchConnectedApps(ann)).toEqual([]);
  });

  test('lasts 30 days from its last use', async () => {
    const { clientId, tokens } = await connectProgram(origin, { browser, user: ann });
    app.clock.advance(29 * DAY);
    const next = (await refreshTokens(origin, clientId, tokens.refresh_token)).body as unknown as Tokens;
    app.clock.advance(29 * DAY);
    const lastTokens = (await refreshTokens(origin, clientId, next.refresh_token)).body as unknown as Tokens;
    expect(await fetchMcpStatus(lastTokens.access_token)).toBe(200);
    app.clock.advance(30 * DAY);
    await expectRevoked({ clientId, tokens: lastTokens });
  });

  test('lasts a year in total, however often it is used', async () => {
    const { clientId, tokens } = await connectProgram(origin, { browser, user: ann });
    let token = tokens.refresh_token;
    for (let month = 0; month < 12; month += 1) {
      app.clock.advance(30 * DAY - HOUR);
      const { status, body } = await refreshTokens(origin, clientId, token);
      expect(status, `month ${month}`).toBe(200);
      token = String(body['refresh_token']);
    }
    app.clock.advance(10 * DAY);
    expect(await refreshTokens(origin, clientId, token)).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
  });

  test('of another program is refused', async () => {
    const { tokens } = await connectProgram(origin, { browser, user: ann });
    expect(await refreshTokens(origin, await registerClient(origin), tokens.refresh_token)).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
  });

  test('cannot ask for more than was allowed', async () => {
    const { clientId, tokens } = await connectProgram(origin, { browser, user: ann, scopes: ['plan:read'] });
    const answer = await postForm(`${origin}/oauth/token`, {
      grant_type: 'refresh_token',
      client_id: clientId,
      refresh_token: tokens.refresh_token,
      scope: 'plan:read archive:write',
    });
    expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_scope' } });
  });
});

describe('a connection ends', () => {
  test.each(['access_token', 'refresh_token'] as const)('when the program revokes its %s', async (name) => {
    const { clientId, tokens } = await connectProgram(origin, { browser, user: ann });
    const otherClientId = await registerClient(origin);
    await postForm(`${origin}/oauth/revoke`, { client_id: otherClientId, token: tokens[name] });
    expect(await fetchMcpStatus(tokens.access_token)).toBe(200);
    const answer = await postForm(`${origin}/oauth/revoke`, { client_id: clientId, token: tokens[name] });
    expect(answer.status).toBe(200);
    await expectRevoked({ clientId, tokens });
    expect(await fetchConnectedApps(ann)).toEqual([]);
  });

  test('when the person disconnects it, which nobody else can', async () => {
    const { clientId, tokens } = await connectProgram(origin, { browser, user: ann });
    const [connected] = await fetchConnectedApps(ann);
    const params = { id: connected?.id ?? '' };
    const bob = await app.signUp(`Grant ${(people += 1)}`);
    expect(await app.request(disconnectApp, { as: bob, params })).toMatchObject({
      status: 404,
      body: { code: 'oauth.app_not_found' },
    });
    expect(await fetchMcpStatus(tokens.access_token)).toBe(200);
    expect((await app.request(disconnectApp, { as: ann, params })).status).toBe(204);
    await expectRevoked({ clientId, tokens });
  });

  test('while the account is being closed, and for good when it is deleted', async () => {
    const { clientId, tokens } = await connectProgram(origin, { browser, user: ann });
    await app.request(deleteAccount, { as: ann, body: { password: 'correct horse' } });
    expect(await fetchMcpStatus(tokens.access_token)).toBe(401);
    expect((await refreshTokens(origin, clientId, tokens.refresh_token)).status).toBe(400);
    await app.request(restoreAccount, { body: { email: ann.email, password: 'correct horse' } });
    expect(await fetchMcpStatus(tokens.access_token)).toBe(200);
    await app.db.execute(sql`delete from users where id = ${ann.userId}`);
    await expectRevoked({ clientId, tokens });
    const { rows } = await app.db.execute(
      sql`select kind from oauth_records where payload::text like ${`%${ann.userId}%`} and kind <> 'Interaction'`,
    );
    expect(rows).toEqual([]);
  });

  test('when a new password is set by a mailed link', async () => {
    const { clientId, tokens } = await connectProgram(origin, { browser, user: ann });
    await app.request(forgotPassword, { body: { email: ann.email } });
    await expect.poll(() => app.mailer.sent.some(({ to }) => to === ann.email)).toBe(true);
    const mail = app.mailer.sent.findLast(({ to }) => to === ann.email);
    const token = /reset-password\?token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    await app.request(resetPassword, { body: { token, password: 'a new password' } });
    await expectRevoked({ clientId, tokens });
  });
});

test('the database has no secret in plain text', async () => {
  const { tokens } = await connectProgram(origin, { browser, user: ann });
  await getCode(browser, { attempt: authorizationRequest(origin, await registerClient(origin)), user: ann });
  const { rows } = await app.db.execute(sql`
    select r::text as row from oauth_records r union all select a::text from connected_apps a`);
  const stored = JSON.stringify(rows);
  expect(stored).not.toContain(tokens.access_token);
  expect(stored).not.toContain(tokens.refresh_token);
  const { rows: jtis } = await app.db.execute(
    sql`select kind from oauth_records where kind <> 'Grant' and payload::jsonb ? 'jti'`,
  );
  expect(jtis).toEqual([]);
});

test('expired records are deleted, and so are connections without tokens', async () => {
  const { clientId, tokens } = await connectProgram(origin, { browser, user: ann });
  await app.server.services.oauth.deleteExpired();
  expect(await fetchConnectedApps(ann)).toHaveLength(1);
  await refreshTokens(origin, clientId, tokens.refresh_token);
  app.clock.advance(31 * DAY);
  await app.server.services.oauth.deleteExpired();
  const { rows } = await app.db.execute(sql`
    select kind from oauth_records r where expires_at < ${app.clock.now().toISOString()}::timestamptz
    union all select 'app' from connected_apps where user_id = ${ann.userId}`);
  expect(rows).toEqual([]);
});

test('a request that was started before a key rotation can be decided after it', async () => {
  browser.signIn(ann);
  const period = 90 * DAY;
  app.clock.set(new Date(Math.ceil(app.clock.now().getTime() / period) * period - 60_000));
  const bob = await app.signUp(`Grant ${(people += 1)}`);
  browser.signIn(bob);
  const page = await browser.open(authorizationRequest(origin, await registerClient(origin)).address);
  app.clock.advance(120_000);
  const { end } = await browser.decide(page.address, {
    isAllowed: true,
    scopes: ['plan:read'],
    userId: bob.userId,
  });
  expect(new URL(end).searchParams.get('code')).not.toBeNull();
});
