import { allEndpoints as api } from '@app/contract/all-endpoints';
import type { Reminder } from '@app/contract/reminders';
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
  ann = await app.signUp(`Reminded ${(people += 1)}`);
});

const requestReminder = async (body: object) => app.request(api.createReminder, { as: ann, body });
const fetchReminders = async () => (await app.request(api.listReminders, { as: ann })).body;
const fetchNotifications = async () => (await app.request(api.listNotifications, { as: ann })).body;
const changeReminder = async (id: string, body: object) =>
  app.request(api.updateReminder, { as: ann, params: { id }, body });
const fireReminders = () => app.server.services.fireDueReminders();

async function addValidReminder(body: object): Promise<Reminder> {
  const response = await requestReminder(body);
  expect(response.status, response.text).toBe(201);
  return response.body;
}

test('a single reminder fires at its time, not before', async () => {
  const reminder = await addValidReminder({ title: ' Call the bank ', remindAt: '2026-11-20T10:00:00Z' });
  expect(reminder).toMatchObject({
    title: 'Call the bank',
    status: 'scheduled',
    nextAt: '2026-11-20T10:00:00.000Z',
    channels: ['in_app'],
    timeZone: 'UTC',
    firedAt: null,
    isLate: false,
  });
  app.clock.set('2026-11-20T09:59:59Z');
  await fireReminders();
  expect(await fetchNotifications()).toEqual([]);
  app.clock.set('2026-11-20T10:00:01Z');
  await fireReminders();
  await fireReminders();
  expect(await fetchNotifications()).toMatchObject([
    { kind: 'reminder', title: 'Call the bank', isRead: false, isLate: false, reminderId: reminder.id },
  ]);
  expect(await fetchReminders()).toMatchObject([
    { status: 'fired', nextAt: null, firedAt: '2026-11-20T10:00:01.000Z' },
  ]);
});

test('a repeating reminder keeps its local time and comes again after it is done', async () => {
  const body = { title: 'Water', remindAt: '2026-11-20T09:30:00Z', recurrence: 'FREQ=DAILY', timeZone: 'Asia/Tokyo' };
  const { id } = await addValidReminder(body);
  app.clock.set('2026-11-20T09:30:10Z');
  await fireReminders();
  expect((await fetchReminders())[0]).toMatchObject({ status: 'fired', nextAt: '2026-11-21T09:30:00.000Z' });
  const response = await changeReminder(id, { status: 'done' });
  expect(response.body).toMatchObject({ status: 'scheduled', nextAt: '2026-11-21T09:30:00.000Z' });
  expect((await fetchNotifications()).every(({ isRead }) => isRead)).toBe(true);
  app.clock.set('2026-11-21T09:30:10Z');
  await fireReminders();
  expect(await fetchNotifications()).toHaveLength(2);
});

test('a reminder missed while no process ran fires once, marked as late', async () => {
  await addValidReminder({
    title: 'Pills',
    remindAt: '2026-11-20T10:00:00Z',
    recurrence: 'FREQ=DAILY',
  });
  await addValidReminder({ title: 'Old', remindAt: '2026-11-20T10:00:00Z' });
  app.clock.set('2026-11-23T12:00:00Z');
  await fireReminders();
  const notifications = await fetchNotifications();
  expect(notifications.map(({ title, isLate }) => [title, isLate]).toSorted()).toEqual([
    ['Old', true],
    ['Pills', true],
  ]);
  const byTitle = new Map((await fetchReminders()).map((reminder) => [reminder.title, reminder]));
  expect(byTitle.get('Old')).toMatchObject({ status: 'missed', isLate: true, nextAt: null });
  expect(byTitle.get('Pills')).toMatchObject({ isLate: true, nextAt: '2026-11-24T10:00:00.000Z' });
});

test('a snoozed reminder fires again after some minutes or at a given time', async () => {
  const { id } = await addValidReminder({ title: 'Stretch', remindAt: '2026-11-20T09:00:00Z' });
  await fireReminders();
  const requestSnooze = (body?: object) =>
    app.request(api.snoozeReminder, { as: ann, params: { id }, body: body ?? {} });
  expect((await requestSnooze()).body).toMatchObject({ status: 'snoozed', nextAt: '2026-11-20T09:10:00.000Z' });
  expect((await fetchNotifications())[0]?.isRead).toBe(true);
  app.clock.set('2026-11-20T09:10:05Z');
  await fireReminders();
  expect(await fetchNotifications()).toHaveLength(2);
  expect((await requestSnooze({ minutes: 60 })).body.nextAt).toBe('2026-11-20T10:10:05.000Z');
  expect((await requestSnooze({ until: '2026-11-27T08:00:00Z' })).body.nextAt).toBe('2026-11-27T08:00:00.000Z');
  expect((await requestSnooze({ until: '2026-11-19T08:00:00Z' })).body).toMatchObject({
    code: 'reminders.time_passed',
  });
  expect((await requestSnooze({ minutes: 0 })).status).toBe(400);
});

test('a change keeps omitted fields, and a reminder can be completed and reopened', async () => {
  const { id } = await addValidReminder({ title: 'Draft', remindAt: '2026-12-01T09:00:00Z' });
  expect((await changeReminder(id, {})).body).toMatchObject({ title: 'Draft', status: 'scheduled' });
  expect((await changeReminder(id, { title: 'Final' })).body).toMatchObject({ title: 'Final', status: 'scheduled' });
  expect((await changeReminder(id, { status: 'done' })).body).toMatchObject({ status: 'done', nextAt: null });
  app.clock.set('2026-12-02T09:00:00Z');
  await fireReminders();
  expect(await fetchNotifications()).toEqual([]);
  expect((await changeReminder(id, { status: 'scheduled' })).body).toMatchObject({ status: 'fired', nextAt: null });
  expect((await changeReminder(id, { remindAt: '2026-12-03T09:00:00Z' })).body).toMatchObject({
    status: 'scheduled',
    nextAt: '2026-12-03T09:00:00.000Z',
  });
  expect(
    (await changeReminder(id, { recurrence: 'FREQ=WEEKLY;BYDAY=MO', channels: ['email', 'push', 'email'] })).body,
  ).toMatchObject({ recurrence: 'FREQ=WEEKLY;BYDAY=MO', channels: ['email', 'push'] });
});

test.each([
  [{ remindAt: '2026-12-01T09:00:00Z' }, 'Please enter what to remind you of.'],
  [{ title: 'x' }, 'Please choose when to remind you.'],
  [{ title: 'x', remindAt: '2026-02-30T09:00:00Z' }, 'Please enter a date and time such as 2026-01-31T09:00:00Z.'],
  [{ title: 'x', remindAt: '9999-12-01T09:00:00Z' }, 'Please enter a date of the years 1900 to 2199.'],
  [{ title: 'x', remindAt: '2026-11-20T08:00:00Z' }, 'This time is in the past. Please choose a later one.'],
  [
    { title: 'x', remindAt: '2026-12-01T09:00:00Z', recurrence: 'FREQ=SECONDLY' },
    expect.stringMatching(/FREQ=/) as string,
  ],
  [
    { title: 'x', remindAt: '2026-11-01T09:00:00Z', recurrence: 'FREQ=DAILY;COUNT=3' },
    'With this rule the reminder would never be due.',
  ],
  [
    { title: 'x', remindAt: '2026-12-01T09:00:00Z', timeZone: 'Mars/Olympus' },
    'Please enter a time zone such as Europe/Berlin.',
  ],
  [{ title: 'x', remindAt: '2026-12-01T09:00:00Z', channels: [] }, 'Please choose at least one way to be reminded.'],
  [{ title: 'x', remindAt: '2026-12-01T09:00:00Z', channels: ['fax'] }, 'Please choose in_app, email or push.'],
])('an invalid reminder is refused with a message: %j', async (body, message) => {
  const response = await requestReminder(body);
  expect(response.status).toBe(400);
  expect(response.body).toMatchObject({ message });
});

test('the list has open reminders by time, then completed ones, and is answered with 304 when unchanged', async () => {
  const laterReminder = await addValidReminder({ title: 'Late', remindAt: '2026-12-24T09:00:00Z' });
  const soon = await addValidReminder({ title: 'Soon', remindAt: '2026-11-21T09:00:00Z' });
  const doneReminder = await addValidReminder({ title: 'Done', remindAt: '2026-11-21T09:00:00Z' });
  await changeReminder(doneReminder.id, { status: 'done' });
  const first = await app.request(api.listReminders, { as: ann });
  expect(first.body.map(({ id }) => id)).toEqual([soon.id, laterReminder.id, doneReminder.id]);
  const headers = { 'if-none-match': String(first.headers['etag']) };
  expect((await app.request(api.listReminders, { as: ann, headers })).status).toBe(304);
});

test('a reminder is moved to the trash and restored; it does not fire if it came due there', async () => {
  const { id } = await addValidReminder({ title: 'Forget me', remindAt: '2026-11-21T09:00:00Z' });
  expect((await app.request(api.deleteReminder, { as: ann, params: { id } })).status).toBe(204);
  expect(await fetchReminders()).toEqual([]);
  expect((await changeReminder(id, { title: 'x' })).status).toBe(404);
  app.clock.set('2026-11-22T09:00:00Z');
  await fireReminders();
  const [item] = (await app.request(api.listTrash, { as: ann })).body;
  expect(item).toMatchObject({ type: 'reminder', title: 'Forget me', id });
  const params = { type: 'reminder', id };
  expect((await app.request(api.restoreTrashItem, { as: ann, params })).status).toBe(204);
  await fireReminders();
  expect(await fetchNotifications()).toEqual([]);
  expect(await fetchReminders()).toMatchObject([{ id, status: 'missed', nextAt: null }]);
  await app.request(api.deleteReminder, { as: ann, params: { id } });
  expect((await app.request(api.deleteTrashItem, { as: ann, params })).status).toBe(204);
  expect((await app.request(api.restoreTrashItem, { as: ann, params })).status).toBe(404);
});

test('a reminder from a chat links to its conversation', async () => {
  const message = 'Remind me to water the plants tomorrow at 5pm';
  const { body } = await app.request(api.sendChat, { as: ann, body: { message } });
  const suggestion = body.suggestions.find(({ type }) => type === 'reminder');
  expect(suggestion).toBeDefined();
  await app.request(api.approveSuggestion, { as: ann, body: { suggestion } });
  expect(await fetchReminders()).toMatchObject([{ status: 'scheduled', nextAt: '2026-11-21T17:00:00.000Z' }]);
  app.clock.set('2026-11-21T17:00:30Z');
  await fireReminders();
  expect((await fetchNotifications())[0]?.link).toBe(`/conversation-chat/${body.conversationId}`);
});
