import { forgotPassword, resetPassword } from '@app/contract/account';
import { verifyEmail } from '@app/contract/email-verification';
import { login, signup, updateProfile } from '@app/contract/identity';
import { enableTwoFactor, loginWithCode, setUpTwoFactor } from '@app/contract/two-factor';
import type { Endpoint } from '@app/contract/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';
import { codeAt } from './totp.ts';

let app: TestApp;
let addresses = 0;
let people = 0;

beforeAll(async () => {
  app = await createTestApp({ environment: { PUBLIC_URL: 'https://app.example.org', TRUST_PROXY: '1' } });
});
afterAll(() => app.close());

const nextAddress = (): string => `198.51.100.${(addresses += 1)}`;
const headersFrom = (address: string) => ({ 'x-forwarded-for': address });
const createUser = (): Promise<TestUser> => app.signUp(`Somebody ${(people += 1)}`);
/** A token of this account with a forged signature. */
const forgeToken = ({ userId }: TestUser): string => `${userId}.zzzzzzzzz.${'x'.repeat(43)}`;
const tryReset = (token: string, address: string) =>
  app.request(resetPassword, { body: { token, password: 'a new password' }, headers: headersFrom(address) });
const tryVerify = (token: string, address: string) =>
  app.request(verifyEmail, { body: { token }, headers: headersFrom(address) });
const tryCode = (challenge: string, code: string, address: string) =>
  app.request(loginWithCode, { body: { challenge, code }, headers: headersFrom(address) });

/** The token in the newest mail that leads to this page. */
async function findMailedToken(email: string, page: string): Promise<string> {
  await app.jobs.runPending();
  const pattern = new RegExp(`/${page}\\?token=(\\S+)`);
  const find = () => app.mailer.sent.flatMap(({ to, text }) => (to === email ? (pattern.exec(text)?.[1] ?? []) : []));
  await expect.poll(() => find().length).toBeGreaterThan(0);
  return find().at(-1) ?? '';
}

async function requestResetToken(person: TestUser): Promise<string> {
  await app.request(forgotPassword, { body: { email: person.email }, headers: headersFrom(nextAddress()) });
  return findMailedToken(person.email, 'reset-password');
}

async function signUpUnconfirmed(): Promise<TestUser> {
  const email = `unconfirmed.${(people += 1)}@example.org`;
  const body = { firstName: 'Cy', lastName: 'Tester', email, password: 'correct horse' };
  const response = await app.request(signup, { body, headers: headersFrom(nextAddress()) });
  return { userId: response.body.user.id, token: response.body.authToken, email };
}

describe.each([10, 100])('%i forged tokens for an account', (count) => {
  async function sendForgeries(send: (token: string) => Promise<{ status: number }>, person: TestUser) {
    for (let time = 0; time < count; time += 1) expect((await send(forgeToken(person))).status).toBeLessThan(429);
  }

  test('do not use up its password reset link, even from the same address', async () => {
    const ann = await createUser();
    const token = await requestResetToken(ann);
    const address = nextAddress();
    await sendForgeries((junk) => tryReset(junk, address), ann);
    expect((await tryReset(token, address)).status).toBe(204);
  });

  test('do not use up the link that reverts an email change', async () => {
    const ben = await createUser();
    const body = { firstName: 'Ben', lastName: 'Tester', email: `thief.${(people += 1)}@example.org` };
    await app.request(updateProfile, { as: ben, body: { ...body, currentPassword: 'correct horse' } });
    const token = await findMailedToken(ben.email, 'reset-password');
    const address = nextAddress();
    await sendForgeries((junk) => tryReset(junk, address), ben);
    expect((await tryReset(token, address)).status).toBe(204);
  });

  test('do not use up the link that verifies its email', async () => {
    const cy = await signUpUnconfirmed();
    const address = nextAddress();
    await sendForgeries((junk) => tryVerify(junk, address), cy);
    expect((await tryVerify(await findMailedToken(cy.email, 'verify-email'), address)).status).toBe(200);
  });

  test('do not use up the challenge of its two-factor authentication', async () => {
    const dee = await createUser();
    const { secret } = (await app.request(setUpTwoFactor, { as: dee, body: { password: 'correct horse' } })).body;
    const currentCode = () => codeAt(secret, Math.floor(app.clock.now().getTime() / 30_000));
    await app.request(enableTwoFactor, { as: dee, body: { code: currentCode() } });
    app.clock.advance(30_000);
    const address = nextAddress();
    await sendForgeries((junk) => tryCode(junk, '000000', address), dee);
    const response = await app.request(login, { body: { email: dee.email, password: 'correct horse' } });
    const { details } = response.body as unknown as { details: { challenge: string } };
    expect((await tryCode(details.challenge, currentCode(), address)).status).toBe(200);
  });
});

describe('forged tokens from one address', () => {
  const kinds: [string, Endpoint, (token: string) => unknown][] = [
    ['reset links', resetPassword, (token) => ({ token, password: 'a new password' })],
    ['confirmation links', verifyEmail, (token) => ({ token })],
    ['sign-in challenges', loginWithCode, (challenge) => ({ challenge, code: '000000' })],
  ];

  test.each(kinds)('are refused after a hundred in an hour, for any account: %s', async (_kind, endpoint, bodyOf) => {
    const [guesser, other] = [nextAddress(), nextAddress()];
    const victims = [await createUser(), await createUser()];
    const guessToken = (time: number, address: string) => {
      const token = forgeToken(victims[time % victims.length] ?? expect.fail('nobody'));
      return app.request(endpoint, { body: bodyOf(token), headers: headersFrom(address) });
    };
    for (let time = 0; time < 100; time += 1) expect((await guessToken(time, guesser)).status).toBeLessThan(429);
    const refused = await guessToken(0, guesser);
    expect(refused).toMatchObject({ status: 429, body: { code: 'identity.too_many_attempts' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await guessToken(0, other)).status).toBeLessThan(429);
  });
});

test('an address that requested too many reset links cannot use up the limit of an account', async () => {
  const gil = await createUser();
  const address = nextAddress();
  const requestReset = (email: string, sender: string) =>
    app.request(forgotPassword, { body: { email }, headers: headersFrom(sender) });
  for (let time = 0; time < 100; time += 1) await requestReset(`nobody.${time}@example.org`, address);
  for (let time = 0; time < 10; time += 1) expect((await requestReset(gil.email, address)).status).toBe(429);
  expect((await requestReset(gil.email, nextAddress())).status).toBe(200);
});
