import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { allEndpoints as api } from '@app/contract/all-endpoints';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CalendarServer, startCalendarServer } from '#test/calendar-server.ts';
import { createTestApp, type TestApp, type TestUser } from '#test/test-app.ts';
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts';

const HOUR = 3_600_000;
let database: TestDatabase;
let app: TestApp;
let calendars: CalendarServer;
let ann: TestUser;
let people = 0;
let feed = '';

beforeAll(async () => {
  database = await createTestDatabase();
  calendars = await startCalendarServer();
  app = await createTestApp({ now: '2026-11-20T09:00:00Z', environment: { ALLOW_PRIVATE_FEEDS: 'true' }, database });
});
afterAll(async () => {
  await app.close();
  await calendars.close();
  await database.close();
});
beforeEach(async () => {
  ann = await app.signUp(`Follower ${(people += 1)}`);
  feed = `/${people}.ics`;
});

const makeCalendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//', 'X-WR-CALNAME:Team', ...lines, 'END:VCALENDAR', ''].join(
    '\r\n',
  );
const makeEvent = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const makeMeeting = (title: string, start = '20261123T100000Z') =>
  makeEvent('UID:meeting', `DTSTART:${start}`, 'DURATION:PT60M', `SUMMARY:${title}`);
const standup = makeEvent(
  'UID:standup',
  'DTSTART;TZID=Europe/Berlin:20261019T091500',
  'DURATION:PT15M',
  'RRULE:FREQ=WEEKLY;BYDAY=MO',
  'EXDATE;TZID=Europe/Berlin:20261130T091500',
  'SUMMARY:Stand-up',
);
const moved = makeEvent(
  'UID:standup',
  'RECURRENCE-ID;TZID=Europe/Berlin:20261207T091500',
  'DTSTART;TZID=Europe/Berlin:20261208T140000',
  'DURATION:PT30M',
  'SUMMARY:Stand-up, late',
);

const requestFollow = (body: object = {}, as = ann) =>
  app.request(api.followCalendar, { as, body: { url: calendars.url(feed), ...body } });
const listFeeds = async () => (await app.request(api.listFeeds, { as: ann })).body;
const window = { from: '2026-11-20T00:00:00Z', to: '2026-12-12T00:00:00Z' };
const listEvents = async (query: Record<string, string> = window) =>
  (await app.request(api.listEvents, { as: ann, query })).body;
const describeEvents = async () =>
  (await listEvents()).map(({ title, eventDate }) => `${title} ${eventDate.slice(0, 16)}`);

async function advanceAndRefresh(milliseconds: number): Promise<number> {
  app.clock.advance(milliseconds);
  return app.server.services.followedCalendars.refreshDue();
}

test('a followed calendar is listed in the schedule with its rules, exceptions and name', async () => {
  calendars.serve(feed, { body: makeCalendar(...makeMeeting('Review'), ...standup, ...moved) });
  const made = await requestFollow();
  expect(made).toMatchObject({
    status: 201,
    body: { name: 'Team', color: '#5b7fd4', eventCount: 2, skippedCount: 0, fault: null, isHidden: false },
  });
  const events = await listEvents();
  expect(events.map(({ title, eventDate, duration }) => [title, eventDate.slice(0, 16), duration])).toEqual([
    ['Stand-up', '2026-11-23T08:15', 15],
    ['Review', '2026-11-23T10:00', 60],
    ['Stand-up, late', '2026-12-08T13:00', 30],
  ]);
  const calendar = { id: made.body.id, name: 'Team', color: '#5b7fd4' };
  expect(events.every((event) => JSON.stringify(event.calendar) === JSON.stringify(calendar))).toBe(true);
  const detail = await app.request(api.getEvent, { as: ann, params: { id: events[2]?.id ?? '' } });
  expect(detail.body).toMatchObject({
    title: 'Stand-up, late',
    calendar,
    context: { text: 'From the calendar “Team”, which you follow.' },
  });
});

test('events of a followed calendar cannot be changed', async () => {
  calendars.serve(feed, { body: makeCalendar(...makeMeeting('Review'), ...standup) });
  await requestFollow();
  for (const { id } of (await listEvents()).slice(0, 2)) {
    const params = { id };
    const refused = { status: 403, body: { code: 'events.read_only' } };
    expect(await app.request(api.updateEvent, { as: ann, params, body: { title: 'Mine' } })).toMatchObject(refused);
    expect(await app.request(api.deleteEvent, { as: ann, params })).toMatchObject(refused);
    expect(await app.request(api.addEventNote, { as: ann, params, body: { content: 'Hm' } })).toMatchObject(refused);
    expect((await app.request(api.listEventNotes, { as: ann, params })).body).toEqual([]);
  }
});

test('events of a followed calendar count as busy for free slots and for parsed events', async () => {
  const workshop = makeEvent('UID:1', 'DTSTART:20261123T090000Z', 'DURATION:PT7H', 'SUMMARY:Workshop');
  calendars.serve(feed, { body: makeCalendar(...workshop) });
  await app.request(api.createTask, { as: ann, body: { title: 'Write', dueDate: '2026-11-23', estimateMinutes: 60 } });
  app.clock.set('2026-11-22T20:00:00Z');
  const fetchFirstSlot = async () => (await app.request(api.listScheduleSuggestions, { as: ann })).body[0]?.slot.start;
  expect(await fetchFirstSlot()).toBe('2026-11-23T09:00:00.000Z');
  const { id } = (await requestFollow()).body;
  expect(Date.parse((await fetchFirstSlot()) ?? '')).toBeGreaterThanOrEqual(Date.parse('2026-11-23T16:00:00Z'));
  const fetchConflicts = async () =>
    (await app.request(api.parseEvent, { as: ann, body: { text: 'lunch tomorrow 1pm 45m' } })).body.conflicts;
  expect(await fetchConflicts()).toMatchObject([{ title: 'Workshop' }]);

  await app.request(api.updateFeed, { as: ann, params: { id }, body: { isHidden: true } });
  expect([await fetchFirstSlot(), await fetchConflicts(), await listEvents()]).toEqual([
    '2026-11-23T09:00:00.000Z',
    [],
    [],
  ]);
  app.clock.set('2026-11-20T09:00:00Z');
});

test('a followed calendar is refreshed every hour, and parsed again only when it has changed', async () => {
  calendars.serve(feed, { body: makeCalendar(...makeMeeting('Review')), headers: { etag: '"1"' } });
  await requestFollow();
  const [before] = await listEvents();
  await advanceAndRefresh(59 * 60_000);
  expect(calendars.requestHeaders(feed)).toHaveLength(1);
  await advanceAndRefresh(2 * 60_000);
  expect(calendars.requestHeaders(feed)[1]).toMatchObject({ 'if-none-match': '"1"' });
  expect((await listFeeds())[0]).toMatchObject({ eventCount: 1, fault: null });

  calendars.serve(feed, {
    body: makeCalendar(
      ...makeMeeting('Review', '20261124T100000Z'),
      ...makeEvent('UID:2', 'DTSTART:20261125T100000Z', 'SUMMARY:Two'),
    ),
    headers: { 'last-modified': 'Fri, 20 Nov 2026 10:00:00 GMT' },
  });
  await advanceAndRefresh(HOUR + 1_000);
  expect(await describeEvents()).toEqual(['Review 2026-11-24T10:00', 'Two 2026-11-25T10:00']);
  expect((await listEvents())[0]?.id).toBe(before?.id);
  await advanceAndRefresh(HOUR + 1_000);
  expect(calendars.requestHeaders(feed).at(-1)).toMatchObject({ 'if-modified-since': 'Fri, 20 Nov 2026 10:00:00 GMT' });
});

test('a failed refresh is reported, keeps the events, and delays further attempts', async () => {
  calendars.serve(feed, { body: makeCalendar(...makeMeeting('Review')) });
  const { id } = (await requestFollow()).body;
  calendars.serve(feed, { status: 503, headers: { 'retry-after': '7200' } });
  await advanceAndRefresh(HOUR + 1_000);
  expect((await listFeeds())[0]?.fault).toBe('This address returns an error (503) instead of a calendar.');
  expect(await describeEvents()).toEqual(['Review 2026-11-23T10:00']);
  await advanceAndRefresh(HOUR);
  expect(calendars.requestHeaders(feed)).toHaveLength(2);
  calendars.serve(feed, { body: '<html>Please log in</html>' });
  await advanceAndRefresh(HOUR + 1_000);
  expect((await listFeeds())[0]?.fault).toBe('This is not a calendar file that can be read.');

  calendars.serve(feed, { body: makeCalendar(...makeMeeting('Again')) });
  const refreshed = await app.request(api.refreshFeed, { as: ann, params: { id } });
  expect(refreshed.body).toMatchObject({ fault: null, eventCount: 1 });
  expect(await describeEvents()).toEqual(['Again 2026-11-23T10:00']);
});

test('two processes refresh a due calendar once', async () => {
  calendars.serve(feed, { body: makeCalendar(...makeMeeting('Review')) });
  await requestFollow();
  const other = await createTestApp({
    now: '2026-11-20T09:00:00Z',
    environment: { ALLOW_PRIVATE_FEEDS: 'true' },
    database,
  });
  app.clock.advance(2 * HOUR);
  other.clock.set(app.clock.now().toISOString());
  await Promise.all([
    app.server.services.followedCalendars.refreshDue(),
    other.server.services.followedCalendars.refreshDue(),
  ]);
  expect(calendars.requestHeaders(feed)).toHaveLength(2);
  await other.close();
});

test('a calendar can be renamed, recoloured, removed and followed again', async () => {
  calendars.serve(feed, { body: makeCalendar(...makeMeeting('Review')) });
  const { id } = (await requestFollow({ url: calendars.url(feed).replace('http:', 'HTTP:'), name: ' Work ' })).body;
  expect(await requestFollow()).toMatchObject({ status: 409, body: { code: 'feeds.already_followed' } });
  const body = { name: 'Office', color: '#cf7a3c' };
  expect((await app.request(api.updateFeed, { as: ann, params: { id }, body })).body).toMatchObject(body);
  expect((await listEvents())[0]?.calendar).toEqual({ id, ...body });
  expect((await app.request(api.unfollowCalendar, { as: ann, params: { id } })).status).toBe(204);
  expect([await listFeeds(), await listEvents()]).toEqual([[], []]);
  expect((await app.request(api.unfollowCalendar, { as: ann, params: { id } })).status).toBe(404);
  expect((await requestFollow()).status).toBe(201);
});

test.each([
  ['ftp://example.org/a.ics', 'request.invalid'],
  ['nonsense', 'request.invalid'],
  ['http://127.0.0.1:9/none.ics', 'feeds.no_answer'],
])('the address %s is rejected', async (url, code) => {
  expect(await requestFollow({ url })).toMatchObject({ status: 400, body: { code } });
  expect(await listFeeds()).toEqual([]);
});

test('an invalid, too large or missing calendar is rejected at once', async () => {
  calendars.serve(feed, { body: 'hello' });
  expect(await requestFollow()).toMatchObject({ status: 400, body: { code: 'calendar.not_a_calendar' } });
  calendars.serve(feed, { body: Buffer.alloc(5_000_001, 'a') });
  expect(await requestFollow()).toMatchObject({ status: 400, body: { code: 'fetcher.too_large' } });
  calendars.serve(feed, { status: 404 });
  expect((await requestFollow()).body).toMatchObject({ message: 'There is no calendar at this address.' });
});

test('addresses in private networks are rejected unless the operator allows them', async () => {
  const guardedApp = await createTestApp({ database });
  const as = await guardedApp.signUp(`Follower ${(people += 1)}`);
  for (const url of [
    calendars.url(feed),
    'http://localhost:3000/a.ics',
    'webcal://[::1]/a.ics',
    'http://169.254.169.254/latest/meta-data',
    'http://2130706433/a.ics',
    // Rejected because of its password.
    'http://user:word@example.org/a.ics',
  ]) {
    const response = await guardedApp.request(api.followCalendar, { as, body: { url } });
    expect([response.status, (response.body as unknown as { code: string }).code], url).toEqual([
      400,
      'fetcher.address_refused',
    ]);
  }
  expect(calendars.requestHeaders(feed)).toEqual([]);
  await guardedApp.close();
});

const { REAL_DATA_DIR } = process.env;
test.runIf(REAL_DATA_DIR)('real calendars of other programs are followed', async () => {
  const folder = path.join(REAL_DATA_DIR ?? '', 'ical');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ics'));
  expect(files.length).toBeGreaterThan(3);
  let followedCount = 0;
  for (const [index, file] of files.slice(0, 15).entries()) {
    const servedPath = `${feed}-${index}`;
    calendars.serve(servedPath, { body: readFileSync(path.join(folder, file)) });
    const response = await requestFollow({ url: calendars.url(servedPath) });
    expect([201, 400], file).toContain(response.status);
    if (response.status === 201) followedCount += 1;
  }
  expect(followedCount).toBeGreaterThan(3);
  expect((await listEvents({ from: '2000-01-01T00:00:00Z', to: '2009-12-31T00:00:00Z' })).length).toBeGreaterThan(0);
});
