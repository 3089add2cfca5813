import { getCurrentUser, login } from '@app/contract/identity';
import { deleteAccount, forgotPassword, resetPassword, restoreAccount } from '@app/contract/account';
import { listEvents } from '@app/contract/events';
import { listTasks } from '@app/contract/tasks';
import { createToken, deleteToken, listTokens } from '@app/contract/tokens';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';

let database: TestDatabase;
let app: TestApp;
let ann: TestUser;
let people = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp({ database });
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(async () => {
  ann = await app.signUp(`Token ${(people += 1)}`);
});

const addToken = async (fields: object = {}) =>
  (await app.request(createToken, { as: ann, body: { name: 'Editor', scopes: ['plan:read'], ...fields } })).body;
const fetchTokens = async () => (await app.request(listTokens, { as: ann })).body;
const callWithToken = (token: string, target: TestApp = app) => target.request(listTasks, { as: { ...ann, token } });

test('a token is shown once, stored as a hash, and gives access according to its scopes', async () => {
  const created = await addToken();
  expect(created).toMatchObject({ name: 'Editor', scopes: ['plan:read'], lastUsedAt: null });
  expect(created.expiresAt).toBe('2026-12-20T09:00:00.000Z');
  expect((await callWithToken(created.token)).status).toBe(200);
  const listed = await fetchTokens();
  expect(listed).toMatchObject([{ id: created.id, lastUsedAt: '2026-11-20T09:00:00.000Z' }]);
  expect(JSON.stringify(listed)).not.toContain(created.token);
  const { rows } = await app.db.execute(sql`select t::text as row from access_tokens t where user_id = ${ann.userId}`);
  expect(JSON.stringify(rows)).not.toContain(created.token.slice(8));
});

test('a token gives no access to calls about the account, tokens or sessions', async () => {
  const { token, id } = await addToken({ scopes: ['archive:read', 'plan:read', 'inbox:propose', 'archive:write'] });
  const as = { ...ann, token };
  for (const response of [
    await app.request(getCurrentUser, { as }),
    await app.request(listTokens, { as }),
    await app.request(createToken, { as, body: { name: 'More', scopes: ['plan:read'] } }),
    await app.request(deleteToken, { as, params: { id } }),
  ]) {
    expect(response).toMatchObject({ status: 403, body: { code: 'tokens.session_only' } });
  }
});

test('a missing scope is named in the response and its header', async () => {
  const { token } = await addToken({ scopes: ['archive:read'] });
  const response = await app.request(listEvents, { as: { ...ann, token } });
  expect(response).toMatchObject({
    status: 403,
    body: { code: 'tokens.insufficient_scope', details: { scope: 'plan:read' } },
  });
  expect(response.headers['www-authenticate']).toBe('Bearer error="insufficient_scope", scope="plan:read"');
});

test('a revoked token is refused at once by every process', async () => {
  const other = await createTestApp({ database });
  const { token, id } = await addToken();
  expect((await callWithToken(token)).status).toBe(200);
  expect((await callWithToken(token, other)).status).toBe(200);
  expect((await app.request(deleteToken, { as: ann, params: { id } })).status).toBe(204);
  for (const target of [app, other]) {
    const response = await callWithToken(token, target);
    expect(response).toMatchObject({ status: 401, body: { code: 'tokens.invalid' } });
    expect(response.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
  }
  expect(await app.request(deleteToken, { as: ann, params: { id } })).toMatchObject({ status: 404 });
  await other.close();
});

test('an expired token is refused, listed for 30 days, then deleted', async () => {
  const { token } = await addToken({ expiresInDays: 1 });
  app.clock.advance(86_400_000);
  expect((await callWithToken(token)).status).toBe(401);
  await app.server.services.tokens.deleteExpired();
  expect(await fetchTokens()).toHaveLength(1);
  app.clock.advance(30 * 86_400_000 + 1);
  await app.server.services.tokens.deleteExpired();
  const again = await app.request(login, { body: { email: ann.email, password: 'correct horse' } });
  ann = { ...ann, token: again.body.authToken };
  expect(await fetchTokens()).toEqual([]);
});

test('the time of the last use is written once a minute', async () => {
  const { token } = await addToken();
  await callWithToken(token);
  app.clock.advance(20_000);
  await callWithToken(token);
  const [first] = await fetchTokens();
  app.clock.advance(60_000);
  await callWithToken(token);
  const [second] = await fetchTokens();
  expect(new Date(second?.lastUsedAt ?? 0).getTime() - new Date(first?.lastUsedAt ?? 0).getTime()).toBe(60_000);
});

test.each([
  ['no scope', { scopes: [] }],
  ['an unknown scope', { scopes: ['archive:delete'] }],
  ['a scope twice', { scopes: ['plan:read', 'plan:read'] }],
  ['no name', { name: ' ' }],
  ['no days', { expiresInDays: 0 }],
  ['more than a year', { expiresInDays: 366 }],
])('a token with %s is refused', async (_what, fields) => {
  const body = { name: 'Editor', scopes: ['plan:read'], ...fields };
  expect(await app.request(createToken, { as: ann, body })).toMatchObject({
    status: 400,
    body: { code: 'request.invalid' },
  });
});

test('a person has at most 50 tokens, even when several are created at once', async () => {
  for (let made = 0; made < 49; made += 1) await addToken();
  const body = { name: 'Last', scopes: ['plan:read'] };
  const responses = await Promise.all([1, 2, 3].map(() => app.request(createToken, { as: ann, body })));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
});

test('the 301st call of a minute is refused, whatever the token', async () => {
  const tokens = [(await addToken()).token, (await addToken()).token];
  const responses = await Promise.all(Array.from({ length: 301 }, (_, at) => callWithToken(tokens[at % 2] ?? '')));
  const refused = responses.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(1);
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  // Sessions are not counted.
  expect((await callWithToken(ann.token)).status).toBe(200);
});

test('the tokens of an account that is being closed give no access', async () => {
  const { token } = await addToken();
  await app.request(deleteAccount, { as: ann, body: { password: 'correct horse' } });
  expect((await callWithToken(token)).status).toBe(401);
  await app.request(restoreAccount, { body: { email: ann.email, password: 'correct horse' } });
  expect((await callWithToken(token)).status).toBe(200);
});

test('setting a new password by a mailed link revokes every token', async () => {
  const { token } = await addToken();
  await app.request(forgotPassword, { body: { email: ann.email } });
  await expect.poll(() => app.mailer.sent.some(({ to }) => to === ann.email)).toBe(true);
  const mail = app.mailer.sent.findLast(({ to }) => to === ann.email);
  const resetToken = /reset-password\?token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const body = { token: resetToken, password: 'a new password' };
  expect((await app.request(resetPassword, { body })).status).toBe(204);
  expect((await callWithToken(token)).status).toBe(401);
});
