import { claimPairing, createPairing, deleteDevice, listDevices, updateDevice } from '@app/contract/devices';
import { searchConversations } from '@app/contract/search';
import { createToken, listTokens } from '@app/contract/tokens';
import { forgotPassword, resetPassword } from '@app/contract/account';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let app: TestApp;
let ann: TestUser;
let people = 0;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  ann = await app.signUp(`Device ${(people += 1)}`);
  await app.db.execute(sql`delete from rate_limits where key like 'pairing:%'`);
});

const requestPairing = async (as = ann) => (await app.request(createPairing, { as })).body;
const claim = (code: string, deviceName = 'Laptop') =>
  app.request(claimPairing, { params: { code }, body: { deviceName } });
const fetchDevices = async (as = ann) => (await app.request(listDevices, { as })).body;
const pairNewDevice = async (name = 'Laptop') => (await claim((await requestPairing()).code, name)).body.token;
/**
 * Calls an endpoint that needs a session. A valid token of a device is refused with `tokens.session_only`, an invalid
 * one with `tokens.invalid`: so the response shows whether the token is valid.
 */
const callWithToken = (token: string) => app.request(listTokens, { as: { ...ann, token } });

test('a code gives one device a token that may only file conversations', async () => {
  const { code, expiresAt } = await requestPairing();
  expect(code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  expect(expiresAt).toBe('2026-11-20T09:10:00.000Z');
  const claimed = await claim(code.toLowerCase().replace('-', ' '));
  expect(claimed.status).toBe(201);
  expect(claimed.body.token).toMatch(/^aia_pat_/);
  expect(await claim(code)).toMatchObject({ status: 404, body: { code: 'devices.code_not_found' } });
  const [device, ...others] = await fetchDevices();
  expect(others).toEqual([]);
  expect(device).toMatchObject({ name: 'Laptop', lastSeenAt: null, canRead: false, isPaused: false });
  expect(claimed.body.scopes).toEqual(['archive:write']);
  const { rows } = await app.db.execute(sql`select scopes from access_tokens where id = ${device?.id}`);
  expect(rows).toEqual([{ scopes: ['archive:write'] }]);
  const { rows: stored } = await app.db.execute(sql`select t::text as row from pairings t`);
  expect(JSON.stringify(stored)).not.toContain(code);
});

test('a code that allows reading gives the device the scope archive:read, too', async () => {
  const { code } = (await app.request(createPairing, { as: ann, query: { canRead: 'true' } })).body;
  const { token, scopes } = (await claim(code, 'Browser')).body;
  expect(scopes).toEqual(['archive:write', 'archive:read']);
  expect(await fetchDevices()).toMatchObject([{ name: 'Browser', canRead: true }]);
  const search = await app.request(searchConversations, { as: { ...ann, token }, query: { q: 'tea' } });
  expect(search.status).toBe(200);
  expect((await claim(code)).status).toBe(404);
  expect(await callWithToken(token)).toMatchObject({ status: 403, body: { code: 'tokens.session_only' } });
});

test('if two devices enter a code at once, only one gets a token', async () => {
  const { code } = await requestPairing();
  const responses = await Promise.all([claim(code, 'One'), claim(code, 'Two')]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 404]);
  expect(await fetchDevices()).toHaveLength(1);
});

test('a code is valid for ten minutes at most, and only until a new one is made', async () => {
  const first = await requestPairing();
  const second = await requestPairing();
  expect((await claim(first.code)).status).toBe(404);
  app.clock.advance(10 * 60_000);
  expect((await claim(second.code)).status).toBe(404);
});

test('an IP address may try ten codes in ten minutes', async () => {
  const { code } = await requestPairing();
  for (let tried = 0; tried < 10; tried += 1) expect((await claim('ZZZZ-ZZZZ')).status).toBe(404);
  const refused = await claim(code);
  expect(refused).toMatchObject({ status: 429, body: { code: 'request.rate_limited' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('devices are listed apart from access tokens', async () => {
  await pairNewDevice();
  await app.request(createToken, { as: ann, body: { name: 'Editor', scopes: ['plan:read'] } });
  expect((await app.request(listTokens, { as: ann })).body.map(({ name }) => name)).toEqual(['Editor']);
  expect((await fetchDevices()).map(({ name }) => name)).toEqual(['Laptop']);
});

test('a removed device is refused at once, and only its owner can remove it', async () => {
  const token = await pairNewDevice();
  const [device] = await fetchDevices();
  const params = { id: device?.id ?? '' };
  expect(await callWithToken(token)).toMatchObject({ status: 403, body: { code: 'tokens.session_only' } });
  expect((await fetchDevices())[0]?.lastSeenAt).not.toBeNull();
  const eve = await app.signUp(`Eve ${people}`);
  expect(await app.request(deleteDevice, { as: eve, params })).toMatchObject({ status: 404 });
  expect((await app.request(deleteDevice, { as: ann, params })).status).toBe(204);
  expect(await callWithToken(token)).toMatchObject({ status: 401, body: { code: 'tokens.invalid' } });
  expect(await app.request(deleteDevice, { as: ann, params })).toMatchObject({ body: { code: 'devices.not_found' } });
});

test('a paused device is refused until it is resumed, and can be renamed', async () => {
  const token = await pairNewDevice();
  const params = { id: (await fetchDevices())[0]?.id ?? '' };
  const changeDevice = (body: object) => app.request(updateDevice, { as: ann, params, body });
  expect((await changeDevice({ isPaused: true, name: 'Desk' })).body).toMatchObject({ isPaused: true, name: 'Desk' });
  expect(await callWithToken(token)).toMatchObject({ status: 403, body: { code: 'devices.paused' } });
  expect((await changeDevice({ isPaused: false })).body).toMatchObject({ isPaused: false, name: 'Desk' });
  expect(await callWithToken(token)).toMatchObject({ body: { code: 'tokens.session_only' } });
  expect((await changeDevice({})).body).toMatchObject({ name: 'Desk' });
});

test('a person has at most 20 devices', async () => {
  for (let paired = 0; paired < 20; paired += 1) {
    await pairNewDevice(`Device ${paired}`);
    await app.db.execute(sql`delete from rate_limits where key like 'pairing:%'`);
  }
  expect(await app.request(createPairing, { as: ann })).toMatchObject({
    status: 409,
    body: { code: 'devices.too_many' },
  });
});

test('setting a new password by a mailed link removes every device and the open code', async () => {
  const token = await pairNewDevice();
  const { code } = await requestPairing();
  await app.request(forgotPassword, { body: { email: ann.email } });
  await expect.poll(() => app.mailer.sent.some(({ to }) => to === ann.email)).toBe(true);
  const mail = app.mailer.sent.findLast(({ to }) => to === ann.email);
  const resetToken = /reset-password\?token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await app.request(resetPassword, { body: { token: resetToken, password: 'a new password' } });
  expect((await callWithToken(token)).status).toBe(401);
  expect((await claim(code)).status).toBe(404);
});
