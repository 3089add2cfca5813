import { allEndpoints as api } from '@app/contract/all-endpoints';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { multipart } from '#test/multipart.ts';
import { createTestApp, type TestApp, type TestUser } from '#test/test-app.ts';

let app: TestApp;
let ann: TestUser;
let people = 0;

beforeAll(async () => {
  app = await createTestApp({
    now: '2026-11-20T09:00:00Z',
    environment: { PUBLIC_URL: 'https://assistant.example.org', RATE_LIMIT_UPLOADS_PER_MINUTE: '1000' },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  ann = await app.signUp(`Reader ${(people += 1)}`);
});

const addEvent = async (body: object) =>
  (
    await app.request(api.createEvent, {
      as: ann,
      body: { title: 'Event', eventDate: '2026-11-25T10:00:00Z', ...body },
    })
  ).body.id;
const listEvents = async (as: TestUser = ann) =>
  (await app.request(api.listEvents, { as, query: { from: '2026-01-01T00:00:00Z', to: '2027-12-31T00:00:00Z' } })).body;

async function readFeed(): Promise<{ text: string; calendar: ICAL.Component; events: ICAL.Event[] }> {
  const { url } = (await app.request(api.getCalendar, { as: ann })).body;
  const response = await app.request(`GET ${new URL(url).pathname}`);
  expect(response.status).toBe(200);
  expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const calendar = new ICAL.Component(ICAL.parse(response.text) as never);
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  return { text: response.text, calendar, events };
}

function importFile(text: string, { preview = false, as = ann }: { preview?: boolean; as?: TestUser } = {}) {
  const form = multipart([{ name: 'calendar.ics', bytes: text }]);
  const query: Record<string, string> = preview ? { preview: 'true' } : {};
  return app.request(api.importCalendar, { as, query, headers: form.headers, body: form.body });
}

const makeCalendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const makeEvent = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];

test('another parser reads the feed correctly: texts, folded lines, time zones, rules, exceptions, alarms', async () => {
  const notes = `Bring: the folder; and, “everything” \\ else\nsecond line ${'länger '.repeat(40)}`;
  const dentist = await addEvent({
    title: 'Zahnarzt, Dr. Müller; 2. Stock',
    notes,
    location: 'Berlin, Mitte',
    duration: 45,
  });
  await app.request(api.createReminder, { as: ann, body: { eventId: dentist, minutesBefore: 90 } });
  await addEvent({ title: 'Trip', eventDate: '2026-12-24T00:00:00Z', isAllDay: true, duration: 2 * 1_440 });
  const weekly = await addEvent({
    title: 'Choir',
    eventDate: '2026-10-20T17:00:00Z',
    duration: 90,
    timeZone: 'Europe/Berlin',
    recurrence: 'FREQ=WEEKLY;UNTIL=20261222T180000',
  });
  const occurrenceRequest = (at: string) => ({ as: ann, params: { id: `${weekly}~${at}` } });
  await app.request(api.deleteEvent, occurrenceRequest('2026-11-24T18:00:00.000Z'));
  await app.request(api.updateEvent, {
    ...occurrenceRequest('2026-12-01T18:00:00.000Z'),
    body: { eventDate: '2026-12-02T19:00:00Z' },
  });

  const { text, calendar, events } = await readFeed();
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(text).not.toContain('�');
  const findByTitle = (title: string) =>
    events.find((event) => event.summary === title && !event.isRecurrenceException());
  const first = findByTitle('Zahnarzt, Dr. Müller; 2. Stock');
  expect([first?.uid, first?.description, first?.location]).toEqual([dentist, notes, 'Berlin, Mitte']);
  expect(first?.startDate.toJSDate().toISOString()).toBe('2026-11-25T10:00:00.000Z');
  expect(first?.duration.toSeconds()).toBe(2_700);
  const alarm = first?.component.getFirstSubcomponent('valarm');
  expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT90M');

  const trip = findByTitle('Trip');
  expect([trip?.startDate.toString(), trip?.endDate.toString()]).toEqual(['2026-12-24', '2026-12-26']);

  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone'));
  const choir = findByTitle('Choir');
  if (choir === undefined) throw new Error('the choir is not in the feed');
  for (const exception of events.filter((event) => event.isRecurrenceException())) choir.relateException(exception);
  const seen: string[] = [];
  const iterator = choir.iterator();
  for (let next = iterator.next(); next; next = iterator.next()) {
    const { year, month, day, hour, minute } = choir.getOccurrenceDetails(next).startDate;
    const offset = zone.utcOffset(choir.getOccurrenceDetails(next).startDate);
    seen.push(new Date(Date.UTC(year, month - 1, day, hour, minute) - offset * 1000).toISOString());
  }
  const startsInApp = (await listEvents()).filter(({ title }) => title === 'Choir').map(({ eventDate }) => eventDate);
  expect(startsInApp).toHaveLength(8);
  expect(seen.toSorted()).toEqual(startsInApp);
});

test('the feed links to the conversation of an event', async () => {
  const { body } = await app.request(api.sendChat, {
    as: ann,
    body: { message: 'Dentist appointment tomorrow at 3pm' },
  });
  const suggestion = body.suggestions.find(({ type }) => type === 'schedule');
  await app.request(api.approveSuggestion, { as: ann, body: { suggestion } });
  const { events } = await readFeed();
  const link = `https://assistant.example.org/conversation-chat/${body.conversationId}`;
  expect(events[0]?.component.getFirstPropertyValue('url')).toBe(link);
});

test('an unchanged feed is answered with 304, and a new address replaces the old one', async () => {
  await addEvent({});
  const { url } = (await app.request(api.getCalendar, { as: ann })).body;
  expect(url).toMatch(/^https:\/\/assistant\.example\.org\/api\/calendar\/[\w-]{43}\.ics$/);
  expect((await app.request(api.getCalendar, { as: ann })).body.url).toBe(url);
  const path = `GET ${new URL(url).pathname}`;
  const headers = { 'if-none-match': String((await app.request(path)).headers['etag']) };
  expect((await app.request(path, { headers })).status).toBe(304);
  await addEvent({ title: 'Another' });
  expect((await app.request(path, { headers })).status).toBe(200);
  const rotated = (await app.request(api.rotateCalendar, { as: ann })).body.url;
  expect(rotated).not.toBe(url);
  expect(await app.request(path)).toMatchObject({ status: 404, body: { code: 'calendar.feed_not_found' } });
  expect((await app.request(`GET ${new URL(rotated).pathname}`)).status).toBe(200);
});

test('a file can be previewed and then imported; importing it again changes nothing', async () => {
  const file = makeCalendar(
    ...makeEvent(
      'UID:1',
      'DTSTART;TZID=W. Europe Standard Time:20261201T090000',
      'DURATION:PT45M',
      'SUMMARY:Call\\, then tea',
    ),
    ...makeEvent('UID:2', 'DTSTART;VALUE=DATE:20261224', 'DTEND;VALUE=DATE:20261227', 'SUMMARY:Holiday'),
    ...makeEvent(
      'UID:3',
      'DTSTART;TZID=America/New_York:20261102T180000',
      'DTEND;TZID=America/New_York:20261102T190000',
      'RRULE:FREQ=WEEKLY;COUNT=4',
      'EXDATE;TZID=America/New_York:20261109T180000',
      'SUMMARY:Yoga',
    ),
    ...makeEvent(
      'UID:3',
      'RECURRENCE-ID;TZID=America/New_York:20261116T180000',
      'DTSTART;TZID=America/New_York:20261117T070000',
      'SUMMARY:Yoga early',
    ),
    ...makeEvent('UID:4', 'DTSTART:20261201T100000Z', 'RRULE:FREQ=HOURLY', 'SUMMARY:Every hour'),
    ...makeEvent('UID:5', 'DTSTART;TZID=Moon/Base:20261201T100000', 'SUMMARY:Far out'),
    ...makeEvent('UID:6', 'SUMMARY:Never'),
  );
  const previewed = (await importFile(file, { preview: true })).body;
  expect(previewed).toMatchObject({ isPreview: true, counts: { found: 6, created: 3, skipped: 3 } });
  expect(await listEvents()).toEqual([]);
  expect(previewed.skipped.map(({ title }) => title).toSorted()).toEqual(['Every hour', 'Far out', 'Never']);
  expect(previewed.skipped.find(({ title }) => title === 'Every hour')?.reason).toContain('FREQ=HOURLY');

  expect((await importFile(file)).body.counts).toEqual({ found: 6, created: 3, updated: 0, unchanged: 0, skipped: 3 });
  expect(
    (await listEvents()).map(({ title, eventDate, duration, isAllDay }) => [title, eventDate, duration, isAllDay]),
  ).toEqual([
    ['Yoga', '2026-11-02T23:00:00.000Z', 60, false],
    ['Yoga early', '2026-11-17T12:00:00.000Z', 0, false],
    ['Yoga', '2026-11-23T23:00:00.000Z', 60, false],
    ['Call, then tea', '2026-12-01T08:00:00.000Z', 45, false],
    ['Holiday', '2026-12-24T00:00:00.000Z', 4_320, true],
  ]);
  expect((await importFile(file)).body.counts).toMatchObject({ created: 0, updated: 0, unchanged: 3 });
  const moved = file.replace('20261201T090000', '20261202T090000');
  const expected = (await importFile(moved, { preview: true })).body.counts;
  expect(expected).toMatchObject({ created: 0, updated: 1, unchanged: 2 });
  expect((await importFile(moved)).body.counts).toEqual(expected);
});

test('free time is imported as stated in the file, and written to the feed', async () => {
  const at = 'DTSTART:20261201T100000Z';
  const file = makeCalendar(
    ...makeEvent('UID:1', at, 'SUMMARY:Busy'),
    ...makeEvent('UID:2', at, 'SUMMARY:Free', 'TRANSP:TRANSPARENT'),
    ...makeEvent('UID:3', at, 'SUMMARY:Free in Outlook', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'),
    ...makeEvent('UID:4', 'DTSTART;VALUE=DATE:20261202', 'SUMMARY:Free day'),
    ...makeEvent('UID:5', 'DTSTART;VALUE=DATE:20261202', 'SUMMARY:Busy day', 'TRANSP:OPAQUE'),
  );
  await importFile(file);
  const listFreeTitles = async (as = ann) =>
    (await listEvents(as))
      .filter(({ isFree }) => isFree)
      .map(({ title }) => title)
      .toSorted();
  expect(await listFreeTitles()).toEqual(['Free', 'Free day', 'Free in Outlook']);
  const { text } = await readFeed();
  expect(text.match(/TRANSP:TRANSPARENT/g)).toHaveLength(3);
  const bob = await app.signUp(`Reader ${(people += 1)}`);
  await importFile(text, { as: bob });
  expect(await listFreeTitles(bob)).toEqual(await listFreeTitles());
});

test('an import does not restore events from the trash, and other users get their own events', async () => {
  const file = makeCalendar(...makeEvent('UID:1', 'DTSTART:20261201T100000Z', 'SUMMARY:Lunch'));
  await importFile(file);
  const [event] = await listEvents();
  await app.request(api.deleteEvent, { as: ann, params: { id: event?.id ?? '' } });
  expect((await importFile(file)).body).toMatchObject({
    counts: { created: 0, skipped: 1 },
    skipped: [{ title: 'Lunch', reason: 'It is in the trash. Restore it there.' }],
  });
  const bob = await app.signUp(`Reader ${(people += 1)}`);
  expect((await importFile(file, { as: bob })).body.counts.created).toBe(1);
});

test('importing one’s own feed changes nothing', async () => {
  await addEvent({ title: 'Once', duration: 30 });
  await addEvent({ title: 'Weekly', recurrence: 'FREQ=WEEKLY', timeZone: 'Europe/Berlin' });
  await addEvent({ title: 'Days', isAllDay: true, duration: 1_440 });
  const before = await listEvents();
  const { text } = await readFeed();
  expect((await importFile(text)).body.counts).toMatchObject({ found: 3, created: 0, skipped: 0 });
  expect(await listEvents()).toEqual(before);
  const bob = await app.signUp(`Reader ${(people += 1)}`);
  await importFile(text, { as: bob });
  const listCoreFields = (events: Awaited<ReturnType<typeof listEvents>>) =>
    events.map(({ title, eventDate, duration, isAllDay }) => [title, eventDate, duration, isAllDay]);
  expect(listCoreFields(await listEvents(bob))).toEqual(listCoreFields(before));
});

test.each([
  ['', 'calendar.not_a_calendar'],
  ['hello', 'calendar.not_a_calendar'],
  ['BEGIN:VCALENDAR', 'calendar.not_a_calendar'],
  ['\u0000\u0001PK', 'calendar.not_a_calendar'],
  ['a'.repeat(5_100_000), 'calendar.too_large'],
])('an invalid calendar is rejected', async (text, code) => {
  const response = await importFile(text);
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
  expect(response.body).toMatchObject({ code });
});
