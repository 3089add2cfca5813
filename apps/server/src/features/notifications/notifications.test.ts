import { allEndpoints as api } from '@app/contract/all-endpoints';
import { sql } from 'drizzle-orm';
import { inTransaction } from '#db/database.ts';
import { AppError } from '#platform/app-error.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '#test/test-app.ts';

let app: TestApp;
let ann: TestUser;
let people = 0;

beforeAll(async () => {
  app = await createTestApp({ now: '2026-11-20T09:00:00Z' });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-20T09:00:00Z');
  ann = await app.signUp(`Notified ${(people += 1)}`);
});

const fetchNotifications = async (query = {}) => app.request(api.listNotifications, { as: ann, query });
const addReminder = (body: object) =>
  app.request(api.createReminder, { as: ann, body: { title: 'Pay rent', remindAt: '2026-11-20T09:30:00Z', ...body } });
const listMails = () => app.mailer.sent.filter(({ to }) => to === ann.email);

async function fireAt(time: string): Promise<void> {
  app.clock.set(time);
  await app.server.services.fireDueReminders();
}

test('notifications can be marked read and unread, one by one and all at once', async () => {
  await addReminder({});
  await addReminder({ title: 'Call Bob' });
  await fireAt('2026-11-20T09:30:10Z');
  const [first] = (await fetchNotifications()).body;
  const params = { id: first?.id ?? '' };
  const setRead = (isRead: boolean) => app.request(api.updateNotification, { as: ann, params, body: { isRead } });
  expect((await setRead(true)).body.isRead).toBe(true);
  expect((await setRead(false)).body.isRead).toBe(false);
  expect((await app.request(api.readAllNotifications, { as: ann })).status).toBe(204);
  expect((await fetchNotifications()).body.map(({ isRead }) => isRead)).toEqual([true, true]);
  const missing = { id: '00000000-0000-7000-8000-000000000000' };
  const response = await app.request(api.updateNotification, { as: ann, params: missing, body: { isRead: true } });
  expect(response.body).toMatchObject({ code: 'notifications.not_found' });
});

test('the list is polled by version and paged, latest first', async () => {
  for (const minute of ['10', '20', '30'])
    await addReminder({ title: minute, remindAt: `2026-11-20T09:${minute}:00Z` });
  for (const minute of ['10', '20', '30']) await fireAt(`2026-11-20T09:${minute}:01Z`);
  const first = await fetchNotifications({ limit: '2' });
  expect(first.body.map(({ title }) => title)).toEqual(['30', '20']);
  const cursor = /cursor=([^>&]+)/.exec(String(first.headers['link']))?.[1] ?? '';
  expect((await fetchNotifications({ limit: '2', cursor })).body.map(({ title }) => title)).toEqual(['10']);
  const headers = { 'if-none-match': String(first.headers['etag']) };
  const again = await app.request(api.listNotifications, { as: ann, query: { limit: '2' }, headers });
  expect(again.status).toBe(304);
});

test('a mail with the local time and a link to turn mails off is sent once, even if the job runs twice', async () => {
  await app.request(api.updateProfile, {
    as: ann,
    body: { firstName: 'Ann', lastName: 'Tester', email: ann.email, timeZone: 'America/New_York' },
  });
  await addReminder({ channels: ['email'] });
  await fireAt('2026-11-20T09:30:10Z');
  await app.jobs.runPending();
  await app.jobs.runPending();
  expect(listMails()).toHaveLength(1);
  expect(listMails()[0]).toMatchObject({ subject: 'Reminder: Pay rent' });
  expect(listMails()[0]?.text).toContain('Due Friday, November 20, 2026 at 4:30 AM (America/New_York).');
  expect(listMails()[0]?.text).toContain('/settings');
  // Mail was the only channel.
  expect((await fetchNotifications()).body).toEqual([]);
});

test('a mail is sent again if the mail server was unreachable, but not if it refused the mail', async () => {
  await addReminder({ channels: ['email'] });
  await fireAt('2026-11-20T09:30:10Z');
  app.mailer.fail(new AppError({ code: 'email.unavailable' }));
  await expect(app.jobs.runPending()).rejects.toMatchObject({ code: 'email.unavailable' });
  await app.jobs.runPending();
  expect(listMails()).toHaveLength(1);
  await addReminder({ title: 'Other', remindAt: '2026-11-20T10:30:00Z', channels: ['email'] });
  await fireAt('2026-11-20T10:30:10Z');
  app.mailer.fail(new AppError({ code: 'email.refused' }));
  await app.jobs.runPending();
  await app.jobs.runPending();
  expect(listMails()).toHaveLength(1);
});

test('the mail of a late reminder says that it is late', async () => {
  await addReminder({ channels: ['email', 'in_app'] });
  await fireAt('2026-11-20T15:00:00Z');
  await app.jobs.runPending();
  expect(listMails()[0]?.subject).toBe('Late reminder: Pay rent');
  expect(listMails()[0]?.text).toContain('This reminder is late');
  expect((await fetchNotifications()).body).toMatchObject([{ isLate: true, dueAt: '2026-11-20T09:30:00.000Z' }]);
});

test('a change of settings keeps the fields that are not sent, and applies to new reminders', async () => {
  const fetchNotificationSettings = async () => (await app.request(api.getNotificationSettings, { as: ann })).body;
  expect(await fetchNotificationSettings()).toMatchObject({
    defaultChannels: ['in_app'],
    eventReminderMinutes: null,
    briefing: { isEnabled: false, time: '07:00', byEmail: false },
    isEmailAvailable: true,
    email: ann.email,
    pushDevices: [],
  });
  const changeNotificationSettings = (body: object) => app.request(api.updateNotificationSettings, { as: ann, body });
  await changeNotificationSettings({ defaultChannels: ['in_app', 'email'], eventReminderMinutes: 30 });
  await changeNotificationSettings({ briefing: { isEnabled: true, time: '06:45' } });
  expect((await changeNotificationSettings({})).body).toMatchObject({
    message: 'Please send at least one setting to change.',
  });
  expect(await fetchNotificationSettings()).toMatchObject({
    defaultChannels: ['in_app', 'email'],
    eventReminderMinutes: 30,
    briefing: { isEnabled: true, time: '06:45', byEmail: false },
  });
  expect((await addReminder({})).body.channels).toEqual(['in_app', 'email']);
  expect((await changeNotificationSettings({ briefing: { time: '25:00' } })).body).toMatchObject({
    message: 'Please enter the time as HH:MM, such as 07:30.',
  });
});

test('a test notification arrives immediately, and is rate-limited', async () => {
  const sendTest = () => app.request(api.testNotification, { as: ann, body: { channels: ['in_app', 'email'] } });
  expect((await sendTest()).status).toBe(204);
  await app.jobs.runPending();
  expect(listMails()[0]?.subject).toBe('Test notification');
  expect((await fetchNotifications()).body).toMatchObject([{ kind: 'test', title: 'Test notification' }]);
  for (let count = 0; count < 4; count += 1) await sendTest();
  expect((await sendTest()).status).toBe(429);
});

test('a mail whose job was given up is marked as failed and never sent', async () => {
  await addReminder({ channels: ['email'] });
  await fireAt('2026-11-20T09:30:10Z');
  const findDelivery = async () =>
    (await app.db.execute(sql`select id, state, reason from notification_deliveries where user_id = ${ann.userId}`))
      .rows;
  const [waiting] = await findDelivery();
  await app.server.services.notifications.giveUpDelivery(ann.userId, String(waiting?.['id']));
  expect(await findDelivery()).toMatchObject([{ state: 'failed', reason: 'internal' }]);
  await app.jobs.runPending();
  expect(listMails()).toEqual([]);
});

test('notices that were only mailed are deleted after 90 days; unread notices in the app are kept', async () => {
  await addReminder({ channels: ['email'] });
  await addReminder({ title: 'Call Bob' });
  await fireAt('2026-11-20T09:30:10Z');
  const listStoredTitles = async () =>
    (await app.db.execute(sql`select title from notifications where user_id = ${ann.userId}`)).rows;
  expect(await listStoredTitles()).toHaveLength(2);
  app.clock.set('2027-02-20T09:30:10Z');
  await app.server.services.notifications.deleteOld();
  expect(await listStoredTitles()).toEqual([{ title: 'Call Bob' }]);
});

test('a notification uses the connection of its transaction alone, so that many at once do not wait for each other', async () => {
  const { max } = app.db.$client.options;
  const allBegun = Promise.withResolvers<void>();
  let begun = 0;
  const notifyInTransaction = () =>
    inTransaction(app.db, async (tx) => {
      begun += 1;
      if (begun === max) allBegun.resolve();
      await allBegun.promise;
      const request = { kind: 'test', title: 'One of many', body: '', link: '/', channels: ['email'] } as const;
      const times = { isLate: false, dueAt: app.clock.now() };
      await app.server.services.notifications.notify({ tx, userId: ann.userId }, { ...request, ...times });
    });
  await Promise.all(Array.from({ length: max }, notifyInTransaction));
  await app.jobs.runPending();
  expect(listMails()).toHaveLength(max);
});
