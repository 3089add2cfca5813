import {
  changePassword,
  endSession,
  getCurrentUser,
  listSessions,
  login,
  logout,
  signup,
  updateProfile,
} from '@app/contract/identity';
import { startLogin } from '@app/contract/provider-login';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#platform/ids.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let app: TestApp;
let people = 0;

beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMIT_SIGNUPS_PER_HOUR: '1000' } });
});
afterAll(() => app.close());

const password = 'correct horse';
const createUser = (): Promise<TestUser> => app.signUp(`Person ${(people += 1)}`);
const makeSignupBody = () => ({
  firstName: 'New',
  lastName: 'Comer',
  email: `new.${(people += 1)}@example.org`,
  password,
});
const logIn = (email: string, given = password, headers: Record<string, string> = {}) =>
  app.request(login, { body: { email, password: given }, headers });
const readCookie = (headers: TestResponseHeaders): string => String(headers['set-cookie']).split(';')[0] ?? '';
const cookiesOf = (headers: TestResponseHeaders): string[] => [headers['set-cookie'] ?? []].flat().map(String);
const isSignedIn = async (token: string): Promise<boolean> =>
  (await app.request(getCurrentUser, { headers: { authorization: `Bearer ${token}` } })).status === 200;

type TestResponseHeaders = Readonly<Record<string, string | string[] | number | undefined>>;

describe('signing up', () => {
  test('creates a free account in UTC and a session by token and by cookie', async () => {
    const body = { ...makeSignupBody(), email: '  Mixed.Case@Example.org ' };
    const answer = await app.request(signup, { body });
    expect(answer.status).toBe(200);
    expect(answer.body.user).toMatchObject({
      firstName: 'New',
      email: 'mixed.case@example.org',
      subscriptionTier: 'free',
      timeZone: 'UTC',
      profileImageUrl: null,
    });
    expect(await isSignedIn(answer.body.authToken)).toBe(true);
    expect(cookiesOf(answer.headers)[0]).toMatch(/^session=\S+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/);
    const byCookie = await app.request(getCurrentUser, { headers: { cookie: readCookie(answer.headers) } });
    expect(byCookie.body.id).toBe(answer.body.user.id);
  });

  test('stores the given time zone', async () => {
    const answer = await app.request(signup, { body: { ...makeSignupBody(), timeZone: 'Europe/Berlin' } });
    expect(answer.body.user.timeZone).toBe('Europe/Berlin');
  });

  test('refuses a taken email in any case', async () => {
    const ann = await createUser();
    const answer = await app.request(signup, { body: { ...makeSignupBody(), email: ann.email.toUpperCase() } });
    expect(answer).toMatchObject({ status: 409, body: { code: 'identity.email_taken' } });
  });

  test('gives the email to one of several concurrent signups and refuses the others', async () => {
    const body = makeSignupBody();
    const answers = await Promise.all([1, 2, 3].map(() => app.request(signup, { body })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  test.each([
    [{ firstName: ' ' }, 'Please fill in all fields'],
    [{ password: '12345' }, 'Password must be at least 6 characters long.'],
    [{ email: 'nobody' }, 'Please enter a valid email'],
    [{ password: 'x'.repeat(257) }, 'Password may have at most 256 characters.'],
    [{ timeZone: 'Mars/Olympus' }, 'Please enter a time zone such as Europe/Berlin.'],
  ])('refuses %j with a message', async (fault, message) => {
    const answer = await app.request(signup, { body: { ...makeSignupBody(), ...fault } });
    expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid', message } });
  });

  test('ignores fields that are not in the contract', async () => {
    const body = { ...makeSignupBody(), subscriptionTier: 'premium', id: newId(), emailVerified: true };
    const { user } = (await app.request(signup, { body })).body;
    expect(user.subscriptionTier).toBe('free');
    expect(user.id).not.toBe(body.id);
  });

  test('is refused when signup is closed', async () => {
    const closed = await createTestApp({ environment: { SIGNUP: 'closed' } });
    const answer = await closed.request(signup, { body: makeSignupBody() });
    expect(answer).toMatchObject({ status: 403, body: { code: 'identity.signup_closed' } });
    await closed.close();
  });
});

describe('signing in', () => {
  test('returns the user and a new token', async () => {
    const ann = await createUser();
    const answer = await logIn(` ${ann.email.toUpperCase()} `);
    expect(answer.status).toBe(200);
    expect(answer.body.user.id).toBe(ann.userId);
    expect(answer.body.authToken).not.toBe(ann.token);
    expect(await isSignedIn(answer.body.authToken)).toBe(true);
  });

  test('responds the same for an unknown email and a wrong password', async () => {
    const ann = await createUser();
    const wrong = await logIn(ann.email, 'wrong password');
    const unknown = await logIn('nobody@example.org', 'wrong password');
    const dropRequestId = ({ body }: { body: unknown }) => ({ ...(body as object), requestId: '' });
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect(dropRequestId(unknown)).toEqual(dropRequestId(wrong));
    expect(dropRequestId(wrong)).toMatchObject({ code: 'identity.bad_credentials' });
    expect(Object.keys(unknown.headers).toSorted()).toEqual(Object.keys(wrong.headers).toSorted());
  });

  test('refuses a missing password and a password of another type with a message', async () => {
    for (const body of [{ email: 'a@example.org' }, { password }, { email: ['a'], password: {} }, {}]) {
      const answer = await app.request(login, { body });
      expect(answer).toMatchObject({ status: 400, body: { message: 'Please fill in all fields' } });
    }
  });

  test('stores one session per sign-in, with only a hash of its token', async () => {
    const ann = await createUser();
    const { authToken } = (await logIn(ann.email)).body;
    const { rows } = await app.db.execute<{ token: string }>(
      sql`select token from sessions where user_id = ${ann.userId}`,
    );
    expect(rows).toHaveLength(2);
    for (const { token } of rows) {
      expect([authToken, ann.token]).not.toContain(token);
      expect(await isSignedIn(token)).toBe(false);
    }
    const stored = await app.db.execute(sql`select password from accounts where user_id = ${ann.userId}`);
    expect(stored.rows[0]?.['password']).toMatch(/^\$argon2id\$/);
  });

  test('redirects GET /api/login to the sign-in page', async () => {
    const answer = await app.request(startLogin);
    expect(answer.status).toBe(302);
    expect(answer.headers['location']).toBe('/login');
  });
});

describe('the caller', () => {
  test('is identified by the bearer token alone, if the request has one', async () => {
    const ann = await createUser();
    const cookie = `session=${ann.token}`;
    expect((await app.request(getCurrentUser, { headers: { cookie } })).status).toBe(200);
    for (const authorization of ['Bearer nonsense', 'Bearer ', 'Basic YTpi', '', `Bearer ${ann.token}x`]) {
      const answer = await app.request(getCurrentUser, { headers: { cookie, authorization } });
      expect(answer).toMatchObject({ status: 401, body: { code: 'identity.signed_out' } });
    }
  });

  test('is signed out thirty days after the last use', async () => {
    const ann = await createUser();
    const day = 86_400_000;
    app.clock.advance(29 * day);
    expect(await isSignedIn(ann.token)).toBe(true);
    app.clock.advance(29 * day);
    expect(await isSignedIn(ann.token)).toBe(true);
    app.clock.advance(31 * day);
    expect(await isSignedIn(ann.token)).toBe(false);
  });

  test('is identified by a cookie that is extended with the session', async () => {
    const ann = await createUser();
    const headers = { cookie: `session=${ann.token}` };
    const answer = await app.request(getCurrentUser, { headers });
    const [session, hint] = cookiesOf(answer.headers);
    expect(session).toBe(`session=${ann.token}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax`);
    // The web app reads this second cookie to know whether a person is signed in.
    expect(hint).toBe('signed_in=1; Path=/; Max-Age=2592000; SameSite=Lax');
    expect((await app.request(getCurrentUser, { as: ann })).headers['set-cookie']).toBeUndefined();
  });

  test('may write with a cookie only from our own pages', async () => {
    const ann = await createUser();
    const cookie = `session=${ann.token}`;
    const body = { firstName: 'Ann', lastName: 'Other', email: ann.email };
    for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example']) {
      const answer = await app.request(updateProfile, { body, headers: { cookie, origin } });
      expect(answer).toMatchObject({ status: 403, body: { code: 'request.origin_refused' } });
    }
    expect((await app.request(updateProfile, { body, headers: { cookie } })).status).toBe(403);
    const response = await app.request(updateProfile, { body, headers: { cookie, origin: 'http://localhost' } });
    expect(response).toMatchObject({ status: 200, body: { lastName: 'Other' } });
  });

  test('may sign in and out with a cookie if the request has no origin', async () => {
    const ann = await createUser();
    const cookie = `session=${ann.token}`;
    const body = { email: ann.email, password: 'correct horse' };
    expect((await app.request(login, { body, headers: { cookie } })).status).toBe(200);
    const elsewhere = await app.request(login, { body, headers: { cookie, origin: 'https://evil.example' } });
    expect(elsewhere).toMatchObject({ status: 403, body: { code: 'request.origin_refused' } });
    expect((await app.request(logout, { headers: { cookie } })).status).toBe(204);
    expect(await isSignedIn(ann.token)).toBe(false);
  });
});

describe('signing out', () => {
  test('ends the session and clears the cookie, and succeeds without a session', async () => {
    const ann = await createUser();
    const other = (await logIn(ann.email)).body.authToken;
    const answer = await app.request(logout, { as: ann });
    expect(answer.status).toBe(204);
    const [session, hint] = cookiesOf(answer.headers);
    expect(session).toMatch(/^session=; Path=\/; Max-Age=0/);
    expect(hint).toMatch(/^signed_in=1; Path=\/; Max-Age=0/);
    expect(await isSignedIn(ann.token)).toBe(false);
    expect(await isSignedIn(other)).toBe(true);
    expect((await app.request(logout, { as: ann })).status).toBe(204);
    expect((await app.request(logout)).status).toBe(204);
  });
});

describe('updating the profile', () => {
  const changeOwnProfile = (as: TestUser, fields: object) =>
    app.request(updateProfile, { as, body: { firstName: 'Ann', lastName: 'Tester', email: as.email, ...fields } });

  test('changes the name and time zone without the password', async () => {
    const ann = await createUser();
    const answer = await changeOwnProfile(ann, { firstName: ' Änne ', timeZone: 'Asia/Tokyo' });
    expect(answer).toMatchObject({ status: 200, body: { firstName: 'Änne', timeZone: 'Asia/Tokyo' } });
    expect((await app.request(getCurrentUser, { as: ann })).body).toMatchObject({ firstName: 'Änne' });
  });

  test('changes the email only with the password', async () => {
    const ann = await createUser();
    const email = `moved.${people}@example.org`;
    expect(await changeOwnProfile(ann, { email })).toMatchObject({
      status: 403,
      body: { code: 'identity.password_required' },
    });
    expect(await changeOwnProfile(ann, { email, currentPassword: 'wrong' })).toMatchObject({
      status: 401,
      body: { code: 'identity.bad_credentials' },
    });
    expect(await changeOwnProfile(ann, { email, currentPassword: password })).toMatchObject({
      status: 200,
      body: { email },
    });
    expect((await logIn(email)).status).toBe(200);
    expect((await logIn(ann.email)).status).toBe(401);
  });

  test('refuses the email of another account', async () => {
    const [ann, bob] = [await createUser(), await createUser()];
    const answer = await changeOwnProfile(ann, { email: bob.email, currentPassword: password });
    expect(answer).toMatchObject({ status: 409, body: { code: 'identity.email_taken' } });
  });

  test.each([{ firstName: '' }, { lastName: null }, { email: 'x' }, { timeZone: '+01:00' }])(
    'refuses %j',
    async (fault) => {
      expect((await changeOwnProfile(await createUser(), fault)).status).toBe(400);
    },
  );
});

describe('a new password', () => {
  const tryPasswordChange = (as: TestUser, currentPassword: string, newPassword: string) =>
    app.request(changePassword, { as, body: { currentPassword, newPassword } });

  test('replaces the old one and ends every other session', async () => {
    const ann = await createUser();
    const other = (await logIn(ann.email)).body.authToken;
    expect((await tryPasswordChange(ann, password, 'battery staple')).status).toBe(204);
    expect(await isSignedIn(ann.token)).toBe(true);
    expect(await isSignedIn(other)).toBe(false);
    expect((await logIn(ann.email)).status).toBe(401);
    expect((await logIn(ann.email, 'battery staple')).status).toBe(200);
  });

  test('needs the old one, with a limit on attempts', async () => {
    const ann = await createUser();
    expect((await tryPasswordChange(ann, password, 'short')).status).toBe(400);
    for (let guess = 0; guess < 10; guess += 1)
      expect((await tryPasswordChange(ann, 'wrong', 'battery staple')).status).toBe(401);
    const answer = await tryPasswordChange(ann, password, 'battery staple');
    expect(answer).toMatchObject({ status: 429, body: { code: 'identity.too_many_attempts' } });
  });
});

describe('the list of sessions', () => {
  test('shows device and time, and never a token', async () => {
    const ann = await createUser();
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const second = await logIn(ann.email, password, { 'user-agent': agent });
    const { body, text } = await app.request(listSessions, { as: ann });
    expect(body.map(({ device }) => device).toSorted()).toEqual(['Firefox on Linux', 'Unknown device']);
    expect(body.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(text).not.toContain(ann.token);
    expect(text).not.toContain(second.body.authToken);
  });

  test('ends a session of the caller, and none of another user', async () => {
    const [ann, bob] = [await createUser(), await createUser()];
    const currentId = (await app.request(listSessions, { as: ann })).body[0]?.id ?? '';
    const foreign = await app.request(endSession, { as: bob, params: { id: currentId } });
    expect(foreign).toMatchObject({ status: 404, body: { code: 'identity.session_not_found' } });
    expect(await isSignedIn(ann.token)).toBe(true);
    expect((await app.request(endSession, { as: ann, params: { id: currentId } })).status).toBe(204);
    expect(await isSignedIn(ann.token)).toBe(false);
  });
});

describe('too many attempts', () => {
  test('ten wrong passwords block the account for that address for 15 minutes', async () => {
    const ann = await createUser();
    for (let guess = 0; guess < 10; guess += 1) expect((await logIn(ann.email, 'wrong')).status).toBe(401);
    app.clock.advance(5 * 60_000);
    const refused = await logIn(ann.email);
    expect(refused).toMatchObject({ status: 429, body: { code: 'identity.too_many_attempts' } });
    expect(refused.headers['retry-after']).toBe('600');
    expect((await logIn((await createUser()).email)).status).toBe(200);
    app.clock.advance(10 * 60_000);
    expect((await logIn(ann.email)).status).toBe(200);
  });

  test('a right password resets the count', async () => {
    const ann = await createUser();
    for (let round = 0; round < 3; round += 1) {
      for (let guess = 0; guess < 9; guess += 1) expect((await logIn(ann.email, 'wrong')).status).toBe(401);
      expect((await logIn(ann.email)).status).toBe(200);
    }
  });

  test('concurrent attempts cannot exceed the limit', async () => {
    const ann = await createUser();
    const answers = await Promise.all(Array.from({ length: 40 }, () => logIn(ann.email, 'wrong')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
  });
});

describe('limits of an address', () => {
  let strict: TestApp;
  const headersFrom = (address: string) => ({ 'x-forwarded-for': address });
  beforeAll(async () => {
    const environment = { TRUST_PROXY: '1', RATE_LIMIT_SIGNUPS_PER_HOUR: '3', RATE_LIMIT_FAILED_LOGINS: '2' };
    strict = await createTestApp({ environment });
  });
  afterAll(() => strict.close());
  const signUpFrom = async (address: string) =>
    strict.request(signup, { body: makeSignupBody(), headers: headersFrom(address) });
  const guessPassword = (email: string, address: string) =>
    strict.request(login, { body: { email, password: 'wrong' }, headers: headersFrom(address) });

  test('limit signups per hour, with an IPv6 network as one address', async () => {
    for (const last of ['1', '2', '3']) expect((await signUpFrom(`2001:db8:1:2::${last}`)).status).toBe(200);
    const refused = await signUpFrom('2001:db8:1:2:ffff::9');
    expect(refused).toMatchObject({ status: 429, body: { code: 'identity.too_many_attempts' } });
    expect(refused.headers['retry-after']).toBe('3600');
    expect((await signUpFrom('2001:db8:1:3::1')).status).toBe(200);
    strict.clock.advance(3_600_000);
    expect((await signUpFrom('2001:db8:1:2::1')).status).toBe(200);
  });

  test('allow ten times as many failures for all accounts together as for one', async () => {
    for (let at = 0; at < 20; at += 1)
      expect((await guessPassword(`a${at}@example.org`, '198.51.100.7')).status).toBe(401);
    expect((await guessPassword('b@example.org', '198.51.100.7')).status).toBe(429);
    expect((await guessPassword('b@example.org', '198.51.100.8')).status).toBe(401);
  });

  test('delay an account that is tried from many addresses, and do not block it', async () => {
    const { body: owner } = await strict.request(signup, {
      body: makeSignupBody(),
      headers: headersFrom('192.0.2.77'),
    });
    for (const [at, email] of [owner.user.email, 'nobody.here@example.org'].entries()) {
      const guessAsStranger = (last: number) => guessPassword(email, `203.0.${at}.${last}`);
      for (let last = 0; last < 20; last += 1) expect((await guessAsStranger(last)).status).toBe(401);
      const waits: unknown[] = [];
      for (let last = 20; last < 28; last += 1) {
        const refused = await guessAsStranger(last);
        expect(refused.status).toBe(429);
        const seconds = Number(refused.headers['retry-after']);
        waits.push(seconds);
        strict.clock.advance(seconds * 1000);
        expect((await guessAsStranger(last)).status).toBe(401);
      }
      expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    }
  });

  test('never lock the owner out: no delay where they are signed in, and a short one elsewhere', async () => {
    const body = makeSignupBody();
    await strict.request(signup, { body, headers: headersFrom('192.0.2.78') });
    const signInFrom = (address: string) =>
      strict.request(login, { body: { email: body.email, password }, headers: headersFrom(address) });
    for (let at = 0; at < 20; at += 1) await guessPassword(body.email, `203.0.9.${at}`);
    expect((await guessPassword(body.email, '203.0.9.99')).status).toBe(429);
    expect((await signInFrom('192.0.2.78')).status).toBe(200);
    expect((await signInFrom('198.51.100.78')).status).toBe(429);
    strict.clock.advance(1000);
    expect((await signInFrom('198.51.100.78')).status).toBe(200);
  });

  test('cannot be bypassed by a header where no proxy is trusted', async () => {
    const ann = await createUser();
    const tryWrongPassword = (at: number) => logIn(ann.email, 'wrong', headersFrom(`192.0.2.${at}`));
    for (let at = 0; at < 10; at += 1) expect((await tryWrongPassword(at)).status).toBe(401);
    expect((await tryWrongPassword(99)).status).toBe(429);
  });
});
