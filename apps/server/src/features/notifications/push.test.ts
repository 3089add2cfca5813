import { allEndpoints as api } from '@app/contract/all-endpoints';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startPushService, type PushService } from '#test/push-service.ts';
import { createTestApp, type TestApp, type TestUser } from '#test/test-app.ts';

let app: TestApp;
let ann: TestUser;
let pushService: PushService;
let people = 0;

beforeAll(async () => {
  app = await createTestApp({
    now: '2026-11-20T09:00:00Z',
    environment: { ALLOW_PRIVATE_FEEDS: 'true', VAPID_SUBJECT: 'mailto:admin@example.org' },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-20T09:00:00Z');
  ann = await app.signUp(`Pushed ${(people += 1)}`);
  pushService = await startPushService();
});
afterEach(() => pushService.close());

const fetchNotificationSettings = async (as: TestUser) => (await app.request(api.getNotificationSettings, { as })).body;
const subscribeToPushAs = (as: TestUser, body: object = pushService.subscription) =>
  app.request(api.subscribeToPush, { as, body, headers: { 'user-agent': 'Firefox/140.0 (X11; Linux x86_64)' } });

async function addPushReminder(title: string, at: string): Promise<void> {
  const body = { title, remindAt: at, channels: ['push'] };
  await app.request(api.createReminder, { as: ann, body });
  app.clock.set(at);
  await app.server.services.fireDueReminders();
}

test('a reminder is pushed encrypted for the browser and signed with the server’s key', async () => {
  expect((await subscribeToPushAs(ann)).status).toBe(200);
  await addPushReminder('Zahnarzt – mañana', '2026-11-20T09:30:00Z');
  await app.jobs.runPending();
  await app.jobs.runPending();
  expect(pushService.received).toHaveLength(1);
  const [push] = pushService.received;
  const { pushPublicKey, pushDevices } = await fetchNotificationSettings(ann);
  expect(push).toMatchObject({
    message: { title: 'Zahnarzt – mañana', link: '/reminders' },
    vapidKey: pushPublicKey,
    claims: { aud: new URL(pushService.subscription.endpoint).origin, sub: 'mailto:admin@example.org' },
  });
  expect(push?.headers).toMatchObject({ ttl: '86400', urgency: 'high' });
  expect(pushDevices).toMatchObject([{ label: 'Firefox on Linux', isThisSession: true }]);
});

test('a busy push service is retried; an unsubscribed browser is removed', async () => {
  await subscribeToPushAs(ann);
  await addPushReminder('One', '2026-11-20T09:30:00Z');
  pushService.respondOnceWith(503);
  await expect(app.jobs.runPending()).rejects.toThrow('the push service answered 503');
  await app.jobs.runPending();
  expect(pushService.received.map(({ message }) => message.title)).toEqual(['One']);
  await addPushReminder('Two', '2026-11-20T10:30:00Z');
  pushService.respondOnceWith(410);
  await app.jobs.runPending();
  expect((await fetchNotificationSettings(ann)).pushDevices).toEqual([]);
  // Without a subscribed browser, a reminder is shown in the app.
  await addPushReminder('Three', '2026-11-20T11:30:00Z');
  expect((await app.request(api.listNotifications, { as: ann })).body.map(({ title }) => title)).toEqual(['Three']);
});

test('a browser belongs to the user who subscribed last, and to nobody after signing out', async () => {
  const bob = await app.signUp(`Pushed ${(people += 1)}`);
  await subscribeToPushAs(ann);
  await subscribeToPushAs(bob);
  expect((await fetchNotificationSettings(ann)).pushDevices).toEqual([]);
  expect((await fetchNotificationSettings(bob)).pushDevices).toHaveLength(1);
  await app.request(api.logout, { as: bob });
  const again = await app.request(api.login, { body: { email: bob.email, password: 'correct horse' } });
  expect((await fetchNotificationSettings({ ...bob, token: again.body.authToken })).pushDevices).toEqual([]);
});

test('push can be switched off for a browser', async () => {
  const { id } = (await subscribeToPushAs(ann)).body;
  expect((await app.request(api.unsubscribeFromPush, { as: ann, params: { id } })).status).toBe(204);
  expect((await app.request(api.unsubscribeFromPush, { as: ann, params: { id } })).status).toBe(404);
  expect((await fetchNotificationSettings(ann)).pushDevices).toEqual([]);
});

test('keys of the wrong length are refused; with other invalid keys the browser is removed and the delivery ends', async () => {
  const { endpoint, keys } = pushService.subscription;
  expect((await subscribeToPushAs(ann, { endpoint, keys: { ...keys, p256dh: 'short' } })).status).toBe(400);
  // The right length, but no point on the curve.
  await subscribeToPushAs(ann, { endpoint, keys: { ...keys, p256dh: 'A'.repeat(87) } });
  await addPushReminder('Lost', '2026-11-20T09:30:00Z');
  await app.jobs.runPending();
  expect((await fetchNotificationSettings(ann)).pushDevices).toEqual([]);
});

test('a push service inside the network needs the operator’s permission', async () => {
  const strictApp = await createTestApp();
  const eve = await strictApp.signUp('Eve');
  const response = await strictApp.request(api.subscribeToPush, { as: eve, body: pushService.subscription });
  expect(response).toMatchObject({ status: 400, body: { code: 'fetcher.address_refused' } });
  await strictApp.close();
});

test('subscribing a browser again removes no other browser, even when there are as many as allowed', async () => {
  const makeSubscription = (n: number) => ({ ...pushService.subscription, endpoint: `https://push.example.org/${n}` });
  await subscribeToPushAs(ann);
  for (let n = 1; n < 20; n += 1) await subscribeToPushAs(ann, makeSubscription(n));
  await subscribeToPushAs(ann, makeSubscription(19));
  expect((await fetchNotificationSettings(ann)).pushDevices).toHaveLength(20);
  await subscribeToPushAs(ann, makeSubscription(20));
  expect((await fetchNotificationSettings(ann)).pushDevices).toHaveLength(20);
});
