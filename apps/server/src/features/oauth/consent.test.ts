import { login } from '@app/contract/identity';
import { decideConsent, getConsentRequest, listConnectedApps } from '@app/contract/oauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Browser, createBrowser } from '../../../test/oauth-browser.ts';
import {
  authorizationRequest,
  CALLBACK,
  connectProgram,
  exchangeCode,
  getCode,
  registerClient,
} from '../../../test/oauth-client.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let app: TestApp;
let origin: string;
let ann: TestUser;
let browser: Browser;
let people = 0;

beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMIT_SIGNUPS_PER_HOUR: '1000' } });
  origin = await app.server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());
beforeEach(async () => {
  // After an hour the rate limits of an IP address start again.
  app.clock.advance(3_600_000);
  ann = await app.signUp(`Consent ${(people += 1)}`);
  browser = createBrowser(origin);
  browser.signIn(ann);
});

const makeConsent = (user: TestUser = ann) => ({
  isAllowed: true,
  scopes: ['plan:read'] as const,
  userId: user.userId,
});
const startRequest = async (changes: Record<string, string | undefined> = {}) =>
  (await browser.open(authorizationRequest(origin, await registerClient(origin), changes).address)).address;
const fetchConnectedApps = async (user: TestUser) => (await app.request(listConnectedApps, { as: user })).body;

describe('the consent page', () => {
  test('is where a request leads, and asks the person who is signed in', async () => {
    const page = await startRequest({ scope: 'plan:read archive:write' });
    expect(page).toMatch(new RegExp(`^${origin}/connect/[\\w-]{43}$`));
    expect(await browser.fetchConsent(page)).toMatchObject({
      status: 200,
      body: {
        clientName: 'Editor',
        clientHost: null,
        redirectHost: 'localhost:8090',
        scopes: ['plan:read', 'archive:write'],
        email: ann.email,
      },
    });
  });

  test('needs a session', async () => {
    const page = await startRequest();
    browser.cookies.delete('session|/');
    expect((await browser.fetchConsent(page)).status).toBe(401);
  });

  test('asks for reading and proposing when the program does not say what it needs', async () => {
    for (const scope of [undefined, 'openid profile offline_access']) {
      const { body } = await browser.fetchConsent(await startRequest({ scope }));
      expect(body.scopes).toEqual(['archive:read', 'plan:read', 'inbox:propose']);
    }
  });

  test('is shown again although the same program was allowed before', async () => {
    const { clientId } = await connectProgram(origin, { browser, user: ann });
    expect((await browser.open(authorizationRequest(origin, clientId).address)).address).toContain('/connect/');
    const silentPage = await browser.open(authorizationRequest(origin, clientId, { prompt: 'none' }).address);
    expect(new URL(silentPage.address).searchParams.get('error')).toBe('login_required');
  });
});

describe('allowing', () => {
  test('leads back to the program with a code, the state and the issuer', async () => {
    const { end, status } = await browser.decide(await startRequest(), makeConsent());
    const { searchParams } = new URL(end);
    expect(status).toBe(200);
    expect(end).toMatch(new RegExp(`^${CALLBACK}\\?`));
    expect([...searchParams.keys()].toSorted()).toEqual(['code', 'iss', 'state']);
    expect([searchParams.get('state'), searchParams.get('iss')]).toEqual(['some-state', origin]);
    expect(await fetchConnectedApps(ann)).toMatchObject([
      { name: 'Editor', host: 'localhost:8090', scopes: ['plan:read'] },
    ]);
  });

  test('gives the ticked scopes that the program requested, and no others', async () => {
    const clientId = await registerClient(origin);
    const attempt = authorizationRequest(origin, clientId);
    const code = await getCode(browser, { attempt, user: ann, scopes: ['plan:read', 'archive:write'] });
    const { body } = await exchangeCode(origin, { clientId, code, verifier: attempt.verifier });
    expect(body).toMatchObject({ token_type: 'Bearer', scope: 'plan:read', expires_in: 3_600 });
    expect(body['id_token']).toBeUndefined();
  });

  test('without a ticked scope is refused, and with only scopes that were not requested counts as a denial', async () => {
    const page = await startRequest();
    expect(await browser.decide(page, { ...makeConsent(), scopes: [] })).toMatchObject({ status: 400 });
    const { end } = await browser.decide(page, { ...makeConsent(), scopes: ['archive:write'] });
    expect(new URL(end).searchParams.get('error')).toBe('access_denied');
    expect(await fetchConnectedApps(ann)).toEqual([]);
  });

  test('works once', async () => {
    const page = await startRequest();
    await browser.decide(page, makeConsent());
    expect(await browser.decide(page, makeConsent())).toMatchObject({
      status: 404,
      body: { code: 'oauth.request_gone' },
    });
    expect(await browser.fetchConsent(page)).toMatchObject({ status: 404 });
    expect(await fetchConnectedApps(ann)).toHaveLength(1);
  });

  test('at the same time in two tabs counts once', async () => {
    const page = await startRequest();
    const answers = await Promise.all([1, 2].map(() => browser.decide(page, makeConsent())));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await fetchConnectedApps(ann)).toHaveLength(1);
  });

  test('is too late after ten minutes', async () => {
    const page = await startRequest();
    app.clock.advance(600_001);
    expect(await browser.decide(page, makeConsent())).toMatchObject({
      status: 404,
      body: { code: 'oauth.request_gone' },
    });
  });

  test('from another website is refused', async () => {
    const page = await startRequest();
    const foreignHeaders = { origin: 'https://evil.example' };
    expect(await browser.decide(page, makeConsent(), foreignHeaders)).toMatchObject({
      status: 403,
      body: { code: 'request.origin_refused' },
    });
  });

  test('is not possible with a token', async () => {
    const { tokens } = await connectProgram(origin, { browser, user: ann });
    const id = (await startRequest()).split('/').at(-1) ?? '';
    for (const endpoint of [getConsentRequest, decideConsent]) {
      const as = { ...ann, token: tokens.access_token };
      expect((await app.request(endpoint, { as, params: { id }, body: makeConsent() })).status).toBe(401);
    }
  });
});

test('denying leads back with an error, the state and the issuer, and connects nothing', async () => {
  const { end } = await browser.decide(await startRequest(), { isAllowed: false, userId: ann.userId });
  const { searchParams } = new URL(end);
  expect(['error', 'state', 'iss'].map((name) => searchParams.get(name))).toEqual([
    'access_denied',
    'some-state',
    origin,
  ]);
  expect(await fetchConnectedApps(ann)).toEqual([]);
});

describe('two people', () => {
  test('a request of another browser is not shown and cannot be allowed', async () => {
    const page = await startRequest();
    const bob = await app.signUp(`Consent ${(people += 1)}`);
    const other = createBrowser(origin);
    other.signIn(bob);
    expect((await other.fetchConsent(page)).status).toBe(404);
    expect(await other.decide(page, makeConsent(bob))).toMatchObject({
      status: 404,
      body: { code: 'oauth.request_gone' },
    });
    expect(await fetchConnectedApps(bob)).toEqual([]);
  });

  test('a person who signs in while the page is open does not decide for the person it was shown to', async () => {
    const page = await startRequest();
    const bob = await app.signUp(`Consent ${(people += 1)}`);
    browser.signIn(bob);
    expect(await browser.decide(page, makeConsent())).toMatchObject({
      status: 409,
      body: { code: 'oauth.other_person' },
    });
    expect((await browser.fetchConsent(page)).body.email).toBe(bob.email);
    await browser.decide(page, makeConsent(bob));
    expect([(await fetchConnectedApps(ann)).length, (await fetchConnectedApps(bob)).length]).toEqual([0, 1]);
  });

  test('the second person in a browser gets nothing that the first allowed, and can decide', async () => {
    const first = await connectProgram(origin, { browser, user: ann });
    const bob = await app.signUp(`Consent ${(people += 1)}`);
    const attempt = authorizationRequest(origin, first.clientId);
    const code = await getCode(browser, { attempt, user: bob });
    await exchangeCode(origin, { clientId: first.clientId, code, verifier: attempt.verifier });
    expect([(await fetchConnectedApps(ann)).length, (await fetchConnectedApps(bob)).length]).toEqual([1, 1]);
    expect([...browser.cookies.keys()].filter((name) => name.startsWith('_session'))).toEqual([]);
  });

  test('a session cookie of the OAuth library, wherever it comes from, is not used', async () => {
    browser.cookies.set('_session|/', { value: 'from-before', path: '/' });
    browser.cookies.set('_session.sig|/', { value: 'signed', path: '/' });
    const { end } = await browser.decide(await startRequest(), makeConsent());
    expect(new URL(end).searchParams.get('code')).not.toBeNull();
  });

  test('several requests can be open in one browser', async () => {
    const [one, two] = [await startRequest(), await startRequest()];
    for (const page of [one, two]) {
      const { end } = await browser.decide(page, makeConsent());
      expect(new URL(end).searchParams.get('code')).not.toBeNull();
    }
  });
});

test('a person who signs in on the way to the consent page can decide there', async () => {
  browser.cookies.delete('session|/');
  const page = await startRequest();
  expect((await browser.fetchConsent(page)).status).toBe(401);
  const signedIn = await app.request(login, { body: { email: ann.email, password: 'correct horse' } });
  browser.signIn({ ...ann, token: signedIn.body.authToken });
  expect((await browser.decide(page, makeConsent())).status).toBe(200);
});
