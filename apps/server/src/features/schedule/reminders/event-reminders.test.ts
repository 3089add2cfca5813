import { allEndpoints as api } from '@app/contract/all-endpoints';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '#test/test-app.ts';

let app: TestApp;
let planner: TestUser;
let userCount = 0;

beforeAll(async () => {
  app = await createTestApp({ now: '2026-11-20T09:00:00Z' });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-20T09:00:00Z');
  planner = await app.signUp(`Planner ${(userCount += 1)}`);
});

const fetchReminders = async () => (await app.request(api.listReminders, { as: planner })).body;
const listNextTimes = async () => (await fetchReminders()).map(({ nextAt }) => nextAt);
const addReminder = (body: object) => app.request(api.createReminder, { as: planner, body });

async function addEvent(body: object): Promise<string> {
  const eventBody = { title: 'Dentist', eventDate: '2026-11-25T10:00:00Z', duration: 30, ...body };
  const response = await app.request(api.createEvent, { as: planner, body: eventBody });
  return response.body.id;
}
const changeEvent = (id: string, body: object) => app.request(api.updateEvent, { as: planner, params: { id }, body });

test('a reminder before an event takes its title, fires that many minutes before it and moves with it', async () => {
  const eventId = await addEvent({});
  expect((await addReminder({ eventId, minutesBefore: 60 })).body).toMatchObject({
    title: 'Dentist',
    eventId,
    minutesBefore: 60,
    nextAt: '2026-11-25T09:00:00.000Z',
  });
  await changeEvent(eventId, { eventDate: '2026-11-24T15:00:00Z' });
  expect(await listNextTimes()).toEqual(['2026-11-24T14:00:00.000Z']);
  app.clock.set('2026-11-24T14:00:05Z');
  await app.server.services.fireDueReminders();
  const [notification] = (await app.request(api.listNotifications, { as: planner })).body;
  expect(notification).toMatchObject({ title: 'Dentist', body: 'Starts at 3:00 PM' });
  expect(await fetchReminders()).toMatchObject([{ status: 'fired', nextAt: null }]);
});

test('a reminder can be days before its event', async () => {
  const eventId = await addEvent({});
  expect((await addReminder({ eventId, minutesBefore: 3 * 1_440 })).body.nextAt).toBe('2026-11-22T10:00:00.000Z');
});

test('a reminder in the past, after its event or for an unknown event is rejected', async () => {
  const eventId = await addEvent({});
  expect((await addReminder({ eventId, minutesBefore: 7 * 1_440 })).body).toMatchObject({
    code: 'reminders.time_passed',
  });
  expect((await addReminder({ eventId, minutesBefore: -5 })).status).toBe(400);
  const missing = '00000000-0000-7000-8000-000000000000';
  expect((await addReminder({ eventId: missing })).body).toMatchObject({ code: 'events.not_found' });
});

test('a reminder before a series fires before each occurrence, including moved ones', async () => {
  const eventId = await addEvent({ recurrence: 'FREQ=WEEKLY', timeZone: 'Europe/Berlin' });
  await addReminder({ eventId, minutesBefore: 30 });
  await changeEvent(`${eventId}~2026-12-02T10:00:00.000Z`, { eventDate: '2026-12-03T12:00:00Z' });
  const seen: (string | null)[] = [];
  for (let count = 0; count < 3; count += 1) {
    const [next] = await listNextTimes();
    seen.push(next ?? null);
    app.clock.set(next ?? '');
    await app.server.services.fireDueReminders();
  }
  expect(seen).toEqual(['2026-11-25T09:30:00.000Z', '2026-12-03T11:30:00.000Z', '2026-12-09T09:30:00.000Z']);
  expect((await app.request(api.listNotifications, { as: planner })).body).toHaveLength(3);
});

test('a reminder for a single occurrence does not follow the series', async () => {
  const eventId = await addEvent({ recurrence: 'FREQ=WEEKLY' });
  const body = { eventId: `${eventId}~2026-12-02T10:00:00.000Z`, minutesBefore: 15 };
  expect((await addReminder(body)).body).toMatchObject({
    eventId,
    nextAt: '2026-12-02T09:45:00.000Z',
    minutesBefore: null,
  });
});

test('a reminder is done while its event is in the trash, and scheduled again when the event is restored', async () => {
  const eventId = await addEvent({});
  await addReminder({ eventId, minutesBefore: 10 });
  await app.request(api.deleteEvent, { as: planner, params: { id: eventId } });
  expect(await fetchReminders()).toMatchObject([{ status: 'done', nextAt: null }]);
  await app.request(api.restoreTrashItem, { as: planner, params: { type: 'event', id: eventId } });
  expect(await fetchReminders()).toMatchObject([{ status: 'scheduled', nextAt: '2026-11-25T09:50:00.000Z' }]);
});

test('new events get a default reminder if the user has set one', async () => {
  await addEvent({ title: 'Before' });
  expect(await fetchReminders()).toEqual([]);
  const body = { eventReminderMinutes: 30, defaultChannels: ['in_app', 'email'] };
  await app.request(api.updateNotificationSettings, { as: planner, body });
  await addEvent({ title: 'After' });
  await addEvent({ title: 'Long ago', eventDate: '2026-01-01T10:00:00Z' });
  expect(await fetchReminders()).toMatchObject([
    { title: 'After', minutesBefore: 30, nextAt: '2026-11-25T09:30:00.000Z', channels: ['in_app', 'email'] },
  ]);
});

test('a new event can have its own reminder instead of the default', async () => {
  await app.request(api.updateNotificationSettings, { as: planner, body: { eventReminderMinutes: 30 } });
  await addEvent({ title: 'Dentist', reminderMinutes: 1440 });
  expect(await fetchReminders()).toMatchObject([
    { title: 'Dentist', minutesBefore: 1440, nextAt: '2026-11-24T10:00:00.000Z' },
  ]);
});

test('the minutes before the event can be changed; a reminder with a time of its own no longer moves with the event', async () => {
  const eventId = await addEvent({});
  const { id } = (await addReminder({ eventId, minutesBefore: 10 })).body;
  const changeReminder = (body: object) => app.request(api.updateReminder, { as: planner, params: { id }, body });
  expect((await changeReminder({ minutesBefore: 120 })).body.nextAt).toBe('2026-11-25T08:00:00.000Z');
  expect((await changeReminder({ remindAt: '2026-11-23T08:00:00Z' })).body).toMatchObject({ minutesBefore: null });
  await changeEvent(eventId, { eventDate: '2026-11-28T10:00:00Z' });
  expect(await listNextTimes()).toEqual(['2026-11-23T08:00:00.000Z']);
});

test('a snoozed reminder fires at the chosen time even if its event is changed, and is done when the event is deleted', async () => {
  const eventId = await addEvent({});
  const { id } = (await addReminder({ eventId, minutesBefore: 60 })).body;
  app.clock.set('2026-11-25T09:00:05Z');
  await app.server.services.fireDueReminders();
  await app.request(api.snoozeReminder, { as: planner, params: { id }, body: { minutes: 30 } });
  await changeEvent(eventId, { title: 'Dentist, upstairs' });
  expect(await fetchReminders()).toMatchObject([{ status: 'snoozed', nextAt: '2026-11-25T09:30:05.000Z' }]);
  await app.request(api.deleteEvent, { as: planner, params: { id: eventId } });
  expect(await fetchReminders()).toMatchObject([{ status: 'done', nextAt: null }]);
});

test('a reminder that was in the trash before an occurrence continues with the next one when it is restored', async () => {
  const eventId = await addEvent({ recurrence: 'FREQ=WEEKLY' });
  const { id } = (await addReminder({ eventId, minutesBefore: 30 })).body;
  await app.request(api.deleteReminder, { as: planner, params: { id } });
  app.clock.set('2026-11-26T09:00:00Z');
  await app.request(api.restoreTrashItem, { as: planner, params: { type: 'reminder', id } });
  expect(await fetchReminders()).toMatchObject([{ status: 'scheduled', nextAt: '2026-12-02T09:30:00.000Z' }]);
});

test('reminders that are done because their event was deleted are listed after completed ones', async () => {
  const eventId = await addEvent({});
  const deletedWithEventId = (await addReminder({ eventId, minutesBefore: 10 })).body.id;
  await app.request(api.deleteEvent, { as: planner, params: { id: eventId } });
  const completedId = (await addReminder({ title: 'Pay rent', remindAt: '2026-11-21T09:00:00Z' })).body.id;
  await app.request(api.updateReminder, { as: planner, params: { id: completedId }, body: { status: 'done' } });
  expect((await fetchReminders()).map(({ id }) => id)).toEqual([completedId, deletedWithEventId]);
});
