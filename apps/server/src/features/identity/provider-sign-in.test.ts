import { forgotPassword, resetPassword } from '@app/contract/account';
import { getCurrentUser, login } from '@app/contract/identity';
import { finishLogin, startLogin } from '@app/contract/provider-login';
import { enableTwoFactor, loginWithCode, setUpTwoFactor } from '@app/contract/two-factor';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startOpenidProvider, type OpenidProvider } from '../../../test/openid-provider/openid-provider.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { codeAt } from './totp.ts';

const now = '2026-11-20T09:00:00Z';
let app: TestApp;
let provider: OpenidProvider;
let people = 0;

beforeAll(async () => {
  provider = await startOpenidProvider(() => app.clock.now());
  app = await createTestApp({ now, environment: providerSettings() });
});
afterAll(async () => {
  await app.close();
  await provider.close();
});
beforeEach(() => {
  Object.assign(provider, { claims: {}, isDown: false, signsWithForeignKey: false });
  app.clock.advance(600_000);
});

const providerSettings = () => ({
  OIDC_ISSUER: `${provider.issuer}/`,
  OIDC_CLIENT_ID: provider.clientId,
  OIDC_CLIENT_SECRET: provider.clientSecret,
});
const makeProviderUser = (fields: object = {}) => {
  people += 1;
  const email = `provided.${people}@example.org`;
  provider.claims = {
    sub: `person-${people}`,
    email,
    email_verified: true,
    given_name: 'Pia',
    family_name: 'Vider',
    ...fields,
  };
  return email;
};
const readCookies = (headers: { 'set-cookie'?: unknown }): string[] =>
  [headers['set-cookie'] ?? []].flat().map((line) => String(line).split(';')[0] ?? '');

/** Redirects like a browser: to the provider and back. */
async function signIn({ on = app, next = '/', tamper = (query: URLSearchParams) => query } = {}) {
  const start = await on.request(startLogin, { query: { next } });
  expect(start.status).toBe(302);
  const back = new URL(provider.agree(String(start.headers['location'])));
  const query = Object.fromEntries(tamper(back.searchParams));
  const response = await on.request(finishLogin, { query, headers: { cookie: readCookies(start.headers).join('; ') } });
  expect(response.status).toBe(302);
  const session = readCookies(response.headers).find((cookie) => /^session=./.test(cookie));
  return { location: String(response.headers['location']), session };
}

const fetchUser = async (session: string | undefined) =>
  (await app.request(getCurrentUser, { headers: { cookie: session ?? '' } })).body;

describe('a provider’s sign-in', () => {
  test('creates one account with the verified email, and returns to the requested page', async () => {
    const email = makeProviderUser();
    const first = await signIn({ next: '/goals?a=1' });
    expect(first.location).toBe('/goals?a=1');
    const user = await fetchUser(first.session);
    expect(user).toMatchObject({ email, firstName: 'Pia', lastName: 'Vider', emailVerification: 'done' });
    expect((await fetchUser((await signIn()).session)).id).toBe(user.id);
  });

  test('keeps the account when the email at the provider changes', async () => {
    makeProviderUser();
    const { id } = await fetchUser((await signIn()).session);
    provider.claims = { ...provider.claims, email: 'other@example.org' };
    expect((await fetchUser((await signIn()).session)).id).toBe(id);
  });

  test('links an existing account only when both sides have verified the email', async () => {
    const ann = await app.signUp('Linked Ann');
    makeProviderUser({ email: 'LINKED.ANN@example.org', email_verified: false });
    expect(await signIn()).toEqual({ location: '/login?problem=identity.provider_unlinked', session: undefined });
    provider.claims = { ...provider.claims, email_verified: true };
    await app.db.execute(sql`update users set email_verified = false where id = ${ann.userId}`);
    expect((await signIn()).location).toBe('/login?problem=identity.provider_unlinked');
    await app.db.execute(sql`update users set email_verified = true where id = ${ann.userId}`);
    expect((await fetchUser((await signIn()).session)).id).toBe(ann.userId);
  });

  test('asks for a code where the account uses two-factor authentication', async () => {
    const bob = await app.signUp('Linked Bob');
    const { secret } = (await app.request(setUpTwoFactor, { as: bob, body: { password: 'correct horse' } })).body;
    const currentCode = () => codeAt(secret, Math.floor(app.clock.now().getTime() / 30_000));
    await app.request(enableTwoFactor, { as: bob, body: { code: currentCode() } });
    app.clock.advance(30_000);
    makeProviderUser({ email: bob.email });
    const { location, session } = await signIn();
    expect(session).toBeUndefined();
    const challenge = location.split('/login#challenge=')[1] ?? '';
    const response = await app.request(loginWithCode, { body: { challenge, code: currentCode() } });
    expect(response.body.user.id).toBe(bob.userId);
  });

  test('creates no account where signup is closed', async () => {
    const closed = await createTestApp({ now, environment: { ...providerSettings(), SIGNUP: 'closed' } });
    closed.clock.set(app.clock.now().toISOString());
    makeProviderUser();
    expect((await signIn({ on: closed })).location).toBe('/login?problem=identity.signup_closed');
    await closed.close();
  });

  test('lets the account set a first password', async () => {
    const email = makeProviderUser();
    await signIn();
    await app.request(forgotPassword, { body: { email } });
    await expect.poll(() => app.mailer.sent.some(({ to }) => to === email)).toBe(true);
    const mail = app.mailer.sent.find(({ to }) => to === email);
    const token = /reset-password\?token=(\S+)/.exec(mail?.text ?? '')?.[1];
    const body = { token, password: 'battery staple' };
    expect((await app.request(resetPassword, { body })).status).toBe(204);
    expect((await app.request(resetPassword, { body })).status).toBe(400);
    expect((await app.request(login, { body: { email, password: 'battery staple' } })).status).toBe(200);
  });
});

describe('an invalid response', () => {
  const refused = { location: '/login?problem=identity.provider_refused', session: undefined };

  test.each([
    ['with another audience', { aud: 'another-app' }],
    ['with another authorized party', { azp: 'another-app' }],
    ['of another issuer', { iss: 'https://evil.example' }],
    ['that has expired', { exp: Math.floor(Date.parse(now) / 1000) - 3600 }],
    ['with another nonce', { nonce: 'another' }],
    ['without an email', { email: undefined }],
  ])('signs nobody in: a token %s', async (_what, claims) => {
    makeProviderUser(claims);
    expect(await signIn()).toEqual(refused);
  });

  test('is refused: a token with another signature', async () => {
    makeProviderUser();
    provider.signsWithForeignKey = true;
    expect(await signIn()).toEqual(refused);
  });

  test('is refused: another state, another code, an error, or another browser', async () => {
    makeProviderUser();
    const replaceParameter = (name: string, value: string) => (query: URLSearchParams) => {
      query.set(name, value);
      return query;
    };
    expect(await signIn({ tamper: replaceParameter('state', 'x') })).toEqual(refused);
    expect(await signIn({ tamper: replaceParameter('code', 'x') })).toEqual(refused);
    expect(await signIn({ tamper: () => new URLSearchParams({ error: 'access_denied' }) })).toEqual(refused);
    const start = await app.request(startLogin);
    const { searchParams } = new URL(provider.agree(String(start.headers['location'])));
    const response = await app.request(finishLogin, { query: Object.fromEntries(searchParams) });
    expect(response.headers['location']).toBe(refused.location);
  });
});

test('an unreachable provider is reported on the sign-in page', async () => {
  const freshApp = await createTestApp({ environment: providerSettings() });
  provider.isDown = true;
  const response = await freshApp.request(startLogin);
  expect(response.headers['location']).toBe('/login?problem=identity.provider_unavailable');
  await freshApp.close();
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'goals'])(
  'signing in does not lead to %s',
  async (next) => {
    expect((await app.request(startLogin, { query: { next } })).status).toBe(400);
  },
);
