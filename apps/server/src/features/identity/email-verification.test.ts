import { sendVerification, verifyEmail } from '@app/contract/email-verification';
import { getCurrentUser, signup, updateProfile } from '@app/contract/identity';
import { listNotifications, testNotification } from '@app/contract/notifications';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFakeMailer } from '#integrations/email/fake-mailer.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let app: TestApp;
let people = 0;

beforeAll(async () => {
  app = await createTestApp({ environment: { PUBLIC_URL: 'https://app.example.org' } });
});
afterAll(() => app.close());

/** Signs up without `app.signUp`, which would also verify the email. */
async function signUpUnconfirmed(): Promise<TestUser> {
  const email = `unconfirmed.${(people += 1)}@example.org`;
  const body = { firstName: 'Una', lastName: 'Tester', email, password: 'correct horse' };
  const response = await app.request(signup, { body });
  expect(response.body.user.emailVerification).toBe('waiting');
  await app.jobs.runPending();
  return { userId: response.body.user.id, token: response.body.authToken, email };
}

const listMailsTo = (email: string) => app.mailer.sent.filter(({ to }) => to === email);
const findMailedToken = (email: string): string =>
  /\/verify-email\?token=(\S+)/.exec(listMailsTo(email).at(-1)?.text ?? '')?.[1] ?? expect.fail('no link');
const openLink = (token: string) => app.request(verifyEmail, { body: { token } });
const fetchVerification = async (as: TestUser) => (await app.request(getCurrentUser, { as })).body.emailVerification;

test('a new account gets a link that verifies its email and can be opened repeatedly', async () => {
  const una = await signUpUnconfirmed();
  expect(listMailsTo(una.email)).toHaveLength(1);
  expect(listMailsTo(una.email)[0]).toMatchObject({ subject: 'Confirm your email for AI Assistant' });
  expect(listMailsTo(una.email)[0]?.text).toContain('https://app.example.org/verify-email?token=');
  for (const _ of [1, 2])
    expect(await openLink(findMailedToken(una.email))).toMatchObject({
      status: 200,
      body: { email: una.email },
    });
  expect(await fetchVerification(una)).toBe('done');
});

test('the link can be sent again until the email is verified', async () => {
  const una = await signUpUnconfirmed();
  const sendLink = async () => {
    expect((await app.request(sendVerification, { as: una })).status).toBe(204);
    await app.jobs.runPending();
  };
  await sendLink();
  expect(listMailsTo(una.email)).toHaveLength(2);
  await openLink(findMailedToken(una.email));
  await sendLink();
  expect(listMailsTo(una.email)).toHaveLength(2);
  for (const _ of [1, 2, 3]) await sendLink();
  expect((await app.request(sendVerification, { as: una })).status).toBe(429);
});

test('an expired, changed or forged link verifies nothing', async () => {
  const una = await signUpUnconfirmed();
  const token = findMailedToken(una.email);
  const other = await signUpUnconfirmed();
  const forged = token.replace(una.userId, other.userId);
  for (const wrong of [forged, `${token.slice(0, -1)}_`, `${una.userId}.zzzz.${'x'.repeat(43)}`, 'x'.repeat(40)]) {
    expect(await openLink(wrong)).toMatchObject({
      status: 400,
      body: { code: 'identity.verification_invalid' },
    });
  }
  app.clock.advance(3 * 86_400_000 + 1);
  expect((await openLink(token)).status).toBe(400);
  expect(await fetchVerification(una)).toBe('waiting');
});

test('a new email has to be verified again, and the link for the former email is invalid', async () => {
  const una = await signUpUnconfirmed();
  const old = findMailedToken(una.email);
  const email = `moved.${una.email}`;
  const body = { firstName: 'Una', lastName: 'Tester', email, currentPassword: 'correct horse' };
  await openLink(old);
  expect((await app.request(updateProfile, { as: una, body })).body.emailVerification).toBe('waiting');
  await app.jobs.runPending();
  expect((await openLink(old)).status).toBe(400);
  expect((await openLink(findMailedToken(email))).status).toBe(200);
  expect((await app.request(updateProfile, { as: una, body: { ...body, firstName: 'Ann' } })).body).toMatchObject({
    emailVerification: 'done',
  });
});

test('no other mail goes to an unverified email: notifications stay in the app', async () => {
  const una = await signUpUnconfirmed();
  const sendTestMail = async () => {
    await app.request(testNotification, { as: una, body: { channels: ['email'] } });
    await app.jobs.runPending();
  };
  await sendTestMail();
  expect(listMailsTo(una.email)).toHaveLength(1);
  expect((await app.request(listNotifications, { as: una })).body).toHaveLength(1);
  await openLink(findMailedToken(una.email));
  await sendTestMail();
  expect(listMailsTo(una.email)).toHaveLength(2);
  expect((await app.request(listNotifications, { as: una })).body).toHaveLength(1);
});

test('a notification queued for the former email is not mailed to the new one', async () => {
  const una = await signUpUnconfirmed();
  await openLink(findMailedToken(una.email));
  await app.request(testNotification, { as: una, body: { channels: ['email'] } });
  const email = `next.${una.email}`;
  const body = { firstName: 'Una', lastName: 'Tester', email, currentPassword: 'correct horse' };
  await app.request(updateProfile, { as: una, body });
  await app.jobs.runPending();
  expect(listMailsTo(email).map(({ subject }) => subject)).toEqual(['Confirm your email for AI Assistant']);
});

test('without a mail server nobody is asked to verify an email', async () => {
  const mute = await createTestApp({ mailer: createFakeMailer({ isConfigured: false }) });
  const body = { firstName: 'Mo', lastName: 'Tester', email: 'mo@example.org', password: 'correct horse' };
  const { user, authToken } = (await mute.request(signup, { body })).body;
  expect(user.emailVerification).toBe('off');
  const as = { userId: user.id, token: authToken, email: body.email };
  expect(await mute.request(sendVerification, { as })).toMatchObject({ status: 503 });
  await mute.close();
});
