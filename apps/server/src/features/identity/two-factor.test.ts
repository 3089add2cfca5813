import { restoreAccount, deleteAccount } from '@app/contract/account';
import { getCurrentUser, login } from '@app/contract/identity';
import * as api from '@app/contract/two-factor';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { codeAt } from './totp.ts';

let database: TestDatabase;
let app: TestApp;
let people = 0;
const password = 'correct horse';

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp({ database });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

interface Guarded extends TestUser {
  secret: string;
  recoveryCodes: string[];
}

const currentCode = (secret: string, offset = 0): string =>
  codeAt(secret, Math.floor(app.clock.now().getTime() / 30_000) + offset);
const makeWrongCode = (secret: string): string => {
  const near = new Set([-1, 0, 1].map((offset) => currentCode(secret, offset)));
  return ['000000', '000001', '000002', '000003'].find((code) => !near.has(code)) ?? '';
};
const setUp = (as: TestUser, given = password) => app.request(api.setUpTwoFactor, { as, body: { password: given } });
const requestEnable = (as: TestUser, code: string) => app.request(api.enableTwoFactor, { as, body: { code } });
const fetchState = async (as: TestUser) => (await app.request(api.getTwoFactor, { as })).body;
const logIn = (email: string) => app.request(login, { body: { email, password } });
const enterCode = (challenge: string, code: string) => app.request(api.loginWithCode, { body: { challenge, code } });

async function logInForChallenge(email: string): Promise<string> {
  const { status, body } = await logIn(email);
  expect(status).toBe(401);
  const { code, details } = body as unknown as { code: string; details: { challenge: string } };
  expect(code).toBe('identity.totp_required');
  return details.challenge;
}

async function createGuardedUser(): Promise<Guarded> {
  const user = await app.signUp(`Guarded ${(people += 1)}`);
  const { secret } = (await setUp(user)).body;
  const { recoveryCodes } = (await requestEnable(user, currentCode(secret))).body;
  app.clock.advance(30_000);
  return { ...user, secret, recoveryCodes };
}

describe('turning two-factor authentication on', () => {
  test('needs the password, and a code of the secret', async () => {
    const ann = await app.signUp('Ann');
    expect(await setUp(ann, 'wrong')).toMatchObject({ status: 401, body: { code: 'identity.bad_credentials' } });
    expect(await requestEnable(ann, '123456')).toMatchObject({
      status: 409,
      body: { code: 'identity.totp_not_set_up' },
    });
    const { secret, uri } = (await setUp(ann)).body;
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(await requestEnable(ann, makeWrongCode(secret))).toMatchObject({
      status: 401,
      body: { code: 'identity.code_invalid' },
    });
    expect(await fetchState(ann)).toEqual({ isEnabled: false, recoveryCodesLeft: 0 });
    expect((await logIn(ann.email)).status).toBe(200);
    const spaced = currentCode(secret).replace(/^.../, '$& ');
    const { recoveryCodes } = (await requestEnable(ann, spaced)).body;
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await fetchState(ann)).toEqual({ isEnabled: true, recoveryCodesLeft: 10 });
    expect(await setUp(ann)).toMatchObject({ status: 409, body: { code: 'identity.totp_already_on' } });
  });

  test('stores neither the secret nor a code in plain text', async () => {
    const ben = await createGuardedUser();
    const { rows } = await app.db.execute(
      sql`select t::text as row from two_factor t union all select r::text from recovery_codes r`,
    );
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(ben.secret);
    for (const code of ben.recoveryCodes) expect(stored).not.toContain(code);
  });
});

describe('signing in with two-factor authentication', () => {
  test('needs the password and then a code, which works once', async () => {
    const cat = await createGuardedUser();
    const challenge = await logInForChallenge(cat.email);
    expect(await enterCode(challenge, makeWrongCode(cat.secret))).toMatchObject({
      status: 401,
      body: { code: 'identity.code_invalid' },
    });
    const code = currentCode(cat.secret);
    const signedIn = await enterCode(challenge, code);
    expect(signedIn.body.user.id).toBe(cat.userId);
    expect(String(signedIn.headers['set-cookie'])).toContain(`session=${signedIn.body.authToken}`);
    const as = { ...cat, token: signedIn.body.authToken };
    expect((await app.request(getCurrentUser, { as })).status).toBe(200);
    expect((await enterCode(await logInForChallenge(cat.email), code)).status).toBe(401);
    expect((await enterCode(challenge, currentCode(cat.secret, -1))).status).toBe(401);
  });

  test('accepts one of many concurrent uses of a code', async () => {
    const dan = await createGuardedUser();
    const challenge = await logInForChallenge(dan.email);
    const code = currentCode(dan.secret);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => enterCode(challenge, code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401]);
  });

  test('accepts each recovery code once, in any spelling, until new codes replace it', async () => {
    const eve = await createGuardedUser();
    const [first = '', second = ''] = eve.recoveryCodes;
    const typed = ` ${first.toUpperCase().replaceAll('-', ' ')} `;
    expect((await enterCode(await logInForChallenge(eve.email), typed)).status).toBe(200);
    expect((await enterCode(await logInForChallenge(eve.email), first)).status).toBe(401);
    expect(await fetchState(eve)).toEqual({ isEnabled: true, recoveryCodesLeft: 9 });
    const fresh = await app.request(api.renewRecoveryCodes, { as: eve, body: { password } });
    expect((await enterCode(await logInForChallenge(eve.email), second)).status).toBe(401);
    expect((await enterCode(await logInForChallenge(eve.email), fresh.body.recoveryCodes[0] ?? '')).status).toBe(200);
  });

  test('refuses a challenge that is expired, malformed, or changed to another account', async () => {
    const fay = await createGuardedUser();
    const gus = await createGuardedUser();
    const challenge = await logInForChallenge(fay.email);
    const refused = { status: 401, body: { code: 'identity.challenge_expired' } };
    expect(await enterCode(challenge.replace(fay.userId, gus.userId), currentCode(gus.secret))).toMatchObject(refused);
    expect(await enterCode('x'.repeat(60), currentCode(fay.secret))).toMatchObject(refused);
    app.clock.advance(5 * 60_000 + 1);
    expect(await enterCode(challenge, currentCode(fay.secret))).toMatchObject(refused);
  });

  test('is blocked for 15 minutes after ten wrong codes', async () => {
    const hal = await createGuardedUser();
    const challenge = await logInForChallenge(hal.email);
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await enterCode(challenge, makeWrongCode(hal.secret))).status).toBe(401);
    }
    const refused = await enterCode(challenge, currentCode(hal.secret));
    expect(refused).toMatchObject({ status: 429, body: { code: 'identity.too_many_attempts' } });
    expect(refused.headers['retry-after']).toBe('900');
    app.clock.advance(900_000);
    expect((await enterCode(await logInForChallenge(hal.email), currentCode(hal.secret))).status).toBe(200);
  });

  test('is required to reopen a closing account', async () => {
    const ida = await createGuardedUser();
    await app.request(deleteAccount, { as: ida, body: { password } });
    const closing = await enterCode(await logInForChallenge(ida.email), currentCode(ida.secret));
    expect(closing).toMatchObject({ status: 403, body: { code: 'identity.account_closing' } });
    app.clock.advance(30_000);
    const { body } = await app.request(restoreAccount, { body: { email: ida.email, password } });
    const { challenge } = (body as unknown as { details: { challenge: string } }).details;
    expect((await enterCode(challenge, currentCode(ida.secret))).status).toBe(200);
  });
});

test('two-factor authentication is turned off with the password, which alone signs in from then on', async () => {
  const jan = await createGuardedUser();
  const requestDisable = (password: string) => app.request(api.disableTwoFactor, { as: jan, body: { password } });
  expect((await requestDisable('wrong')).status).toBe(401);
  const challenge = await logInForChallenge(jan.email);
  expect((await requestDisable(password)).status).toBe(204);
  expect((await logIn(jan.email)).status).toBe(200);
  expect((await enterCode(challenge, currentCode(jan.secret))).status).toBe(401);
  expect(await fetchState(jan)).toEqual({ isEnabled: false, recoveryCodesLeft: 0 });
});

test('codes are accepted after a change of SECRET_KEY while SECRET_KEY_PREVIOUS names the former key', async () => {
  const ada = await createGuardedUser();
  const later = await createTestApp({
    database,
    now: app.clock.now().toISOString(),
    environment: {
      SECRET_KEY: 'a-new-secret-key-of-some-length',
      SECRET_KEY_PREVIOUS: 'test-secret-key-of-some-length',
    },
  });
  const refused = await later.request(login, { body: { email: ada.email, password } });
  const { challenge } = (refused.body as unknown as { details: { challenge: string } }).details;
  const entered = await later.request(api.loginWithCode, { body: { challenge, code: currentCode(ada.secret) } });
  expect(entered.status).toBe(200);
  await later.close();
});
