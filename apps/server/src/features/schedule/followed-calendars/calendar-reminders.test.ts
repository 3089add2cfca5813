import { allEndpoints as api } from '@app/contract/all-endpoints';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CalendarServer, startCalendarServer } from '#test/calendar-server.ts';
import { createTestApp, type TestApp, type TestUser } from '#test/test-app.ts';
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts';

const NOW = '2026-11-23T09:00:00Z';
const environment = { ALLOW_PRIVATE_FEEDS: 'true' };
let database: TestDatabase;
let app: TestApp;
let calendars: CalendarServer;
let ann: TestUser;
let people = 0;
let feed = '';

beforeAll(async () => {
  database = await createTestDatabase();
  calendars = await startCalendarServer();
  app = await createTestApp({ now: NOW, environment, database });
});
afterAll(async () => {
  await app.close();
  await calendars.close();
  await database.close();
});
beforeEach(async () => {
  app.clock.set(NOW);
  ann = await app.signUp(`Reminded ${(people += 1)}`);
  feed = `/reminded-${people}.ics`;
});

const makeCalendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const makeEvent = (uid: string, ...lines: string[]) => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `SUMMARY:${uid}`,
  ...lines,
  'END:VEVENT',
];
const makeReview = (start = '20261123T100000Z') => makeEvent('Review', `DTSTART:${start}`, 'DURATION:PT1H');
const standup = makeEvent(
  'Standup',
  'DTSTART;TZID=Europe/Berlin:20261116T091500',
  'DURATION:PT15M',
  'RRULE:FREQ=DAILY',
  'EXDATE;TZID=Europe/Berlin:20261125T091500',
);
const holiday = makeEvent('Holiday', 'DTSTART;VALUE=DATE:20261124');

async function followWithReminder(minutes: number | null, ...lines: string[]): Promise<string> {
  calendars.serve(feed, { body: makeCalendar(...lines) });
  const body = { url: calendars.url(feed), reminderMinutes: minutes };
  const response = await app.request(api.followCalendar, { as: ann, body });
  expect(response.status, response.text).toBe(201);
  return response.body.id;
}
const changeFeed = (id: string, body: object) => app.request(api.updateFeed, { as: ann, params: { id }, body });
const listReminderTitles = async () =>
  (await app.request(api.listNotifications, { as: ann })).body
    .filter(({ kind }) => kind === 'reminder')
    .map(({ title, body, isLate }) => `${title} ${body}${isLate ? ' late' : ''}`)
    .toReversed();
async function sendAt(instant: string): Promise<number> {
  app.clock.set(instant);
  return app.server.services.followedCalendars.sendDue();
}

test('each event of a followed calendar is notified once, at the lead time, except all-day events and cancelled occurrences', async () => {
  await followWithReminder(15, ...makeReview(), ...standup, ...holiday);
  expect(await sendAt('2026-11-23T09:44:00Z')).toBe(0);
  expect(await sendAt('2026-11-23T09:45:00Z')).toBe(1);
  expect(await sendAt('2026-11-23T09:45:30Z')).toBe(0);
  await sendAt('2026-11-24T08:00:10Z');
  await sendAt('2026-11-25T08:00:10Z');
  await sendAt('2026-11-26T08:00:10Z');
  expect(await listReminderTitles()).toEqual([
    'Review Starts at 10:00 AM',
    'Standup Starts at 9:15 AM',
    'Standup Starts at 9:15 AM',
  ]);
});

test('two processes notify once, and a refresh moves future reminders', async () => {
  const other = await createTestApp({ now: NOW, environment, database });
  await followWithReminder(15, ...makeReview());
  for (const each of [app, other]) each.clock.set('2026-11-23T09:45:00Z');
  const sending = [app, other, app, other].map((each) => each.server.services.followedCalendars.sendDue());
  expect((await Promise.all(sending)).reduce((sum, count) => sum + count, 0)).toBe(1);
  await other.close();

  calendars.serve(feed, { body: makeCalendar(...makeReview('20261123T140000Z')) });
  app.clock.set('2026-11-23T10:30:00Z');
  await app.server.services.followedCalendars.refreshDue();
  expect(await sendAt('2026-11-23T13:44:00Z')).toBe(0);
  expect(await sendAt('2026-11-23T13:45:00Z')).toBe(1);
  expect(await listReminderTitles()).toEqual(['Review Starts at 10:00 AM', 'Review Starts at 2:00 PM']);
});

test('a reminder missed while no process ran is sent as late, and one missed by more than a day is not sent', async () => {
  await followWithReminder(15, ...standup);
  await sendAt('2026-11-27T12:00:00Z');
  expect(await listReminderTitles()).toEqual(['Standup Starts at 9:15 AM late']);
});

test('reminders start when they are enabled, and end when the calendar is hidden', async () => {
  const id = await followWithReminder(null, ...makeReview(), ...standup);
  expect(await sendAt('2026-11-23T09:50:00Z')).toBe(0);
  await changeFeed(id, { reminderMinutes: 15 });
  // The reminder of the review was due before reminders were enabled.
  expect(await sendAt('2026-11-23T09:51:00Z')).toBe(0);
  expect(await sendAt('2026-11-24T08:00:10Z')).toBe(1);
  await changeFeed(id, { isHidden: true });
  expect(await sendAt('2026-11-26T08:00:10Z')).toBe(0);
  await changeFeed(id, { isHidden: false });
  expect(await sendAt('2026-11-26T08:01:00Z')).toBe(0);
});

test('a reminder can be snoozed, and links to the event', async () => {
  await followWithReminder(15, ...makeReview());
  await sendAt('2026-11-23T09:45:00Z');
  const [notice] = (await app.request(api.listNotifications, { as: ann })).body;
  expect(notice?.link).toMatch(/^\/schedule\?event=[0-9a-f-]{36}$/);
  const params = { id: notice?.reminderId ?? '' };
  expect((await app.request(api.listReminders, { as: ann })).body[0]?.status).toBe('done');
  await app.request(api.snoozeReminder, { as: ann, params, body: { minutes: 5 } });
  app.clock.set('2026-11-23T09:50:01Z');
  expect(await app.server.services.fireDueReminders()).toBe(1);
});

test('a reminder that was set for an event of a followed calendar moves with the event', async () => {
  await followWithReminder(null, ...makeReview());
  const events = (await app.request(api.listEvents, { as: ann })).body;
  const body = { eventId: events[0]?.id ?? '', minutesBefore: 10 };
  const made = await app.request(api.createReminder, { as: ann, body });
  expect(made).toMatchObject({ status: 201, body: { title: 'Review', nextAt: '2026-11-23T09:50:00.000Z' } });
  calendars.serve(feed, { body: makeCalendar(...makeReview('20261124T140000Z')) });
  app.clock.advance(3_700_000);
  await app.server.services.followedCalendars.refreshDue();
  const [moved] = (await app.request(api.listReminders, { as: ann })).body;
  expect(moved?.nextAt).toBe('2026-11-24T13:50:00.000Z');
});
