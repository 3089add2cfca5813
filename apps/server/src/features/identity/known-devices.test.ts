import { login } from '@app/contract/identity';
import { listNotifications } from '@app/contract/notifications';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ environment: { TRUST_PROXY: '1' } });
});
afterAll(() => app.close());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';

async function logIn(as: TestUser, headers: Record<string, string>): Promise<string> {
  const response = await app.request(login, { body: { email: as.email, password: 'correct horse' }, headers });
  expect(response.status).toBe(200);
  return /device=[\w-]{43}/.exec(String(response.headers['set-cookie']))?.[0] ?? expect.fail('no cookie');
}

async function listAlerts(as: TestUser) {
  const notifications = (await app.request(listNotifications, { as })).body;
  return notifications
    .filter(({ kind }) => kind === 'security')
    .map(({ body }) => /From a new device: (.*?)\. If/.exec(body)?.[1]);
}

test('a sign-in from a new device is notified in the app and by mail, once', async () => {
  const ann = await app.signUp('Ann');
  const phone = { 'user-agent': safari, 'x-forwarded-for': '198.51.100.1' };
  await logIn(ann, phone);
  expect(await listAlerts(ann)).toEqual(['Safari on iOS']);
  await logIn(ann, phone);
  expect(await listAlerts(ann)).toEqual(['Safari on iOS']);
  await app.jobs.runPending();
  const mails = app.mailer.sent.filter(({ to, subject }) => to === ann.email && subject.startsWith('New sign-in'));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('If this was not you');
});

test('a browser is recognised by its cookie at any address, and without the cookie by its address', async () => {
  const ben = await app.signUp('Ben');
  const cookie = await logIn(ben, { 'user-agent': firefox, 'x-forwarded-for': '198.51.100.2' });
  expect(await listAlerts(ben)).toHaveLength(1);
  expect(await logIn(ben, { 'user-agent': firefox, 'x-forwarded-for': '203.0.113.9', cookie })).toBe(cookie);
  await logIn(ben, { 'user-agent': firefox, 'x-forwarded-for': '198.51.100.2' });
  expect(await listAlerts(ben)).toHaveLength(1);
  await logIn(ben, { 'user-agent': firefox, 'x-forwarded-for': '192.0.2.1' });
  expect(await listAlerts(ben)).toHaveLength(2);
});

test('the device cookie of one account is unknown to another', async () => {
  const [cat, dan] = [await app.signUp('Cat'), await app.signUp('Dan')];
  const cookie = await logIn(cat, { 'user-agent': firefox, 'x-forwarded-for': '198.51.100.3' });
  await logIn(dan, { 'user-agent': firefox, 'x-forwarded-for': '198.51.100.4', cookie });
  expect(await listAlerts(dan)).toEqual(['Firefox on Linux']);
});
