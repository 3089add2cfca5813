import { allEndpoints } from '@app/contract/all-endpoints';
import { type Endpoint, pathParameters } from '@app/contract/endpoint';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOneOfEach } from './one-of-each.ts';
import { multipart } from './multipart.ts';
import { createTestApp, type TestApp, type TestUser } from './test-app.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const UNKNOWN = 'Mars/X';

let database: TestDatabase;
let app: TestApp;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp({ database });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

describe('an unknown time zone', () => {
  let ann: TestUser;
  beforeAll(async () => {
    ann = await app.signUp('Ann');
  });

  const newcomer = { firstName: 'New', lastName: 'Comer', email: 'new@example.org', password: 'correct horse' };
  const event = { title: 'Choir', eventDate: '2026-11-20T18:00:00Z' };
  const reminder = { title: 'Water', remindAt: '2026-11-21T09:00:00Z' };
  const prompt = { title: 'News', prompt: 'What is new?', startsAt: '2026-12-01T08:00:00Z', recurrence: 'FREQ=DAILY' };
  const suggestion = {
    type: 'schedule',
    title: 'Dentist',
    schedulingDetails: { datetime: '2026-11-24T15:00:00Z', timeZone: UNKNOWN },
  };
  const withUnknownZone = (body: object) => ({ ...body, timeZone: UNKNOWN });
  const profile = { firstName: 'Ann', lastName: 'Tester', email: 'ann@example.org' };

  test.each<[string, Endpoint, unknown]>([
    ['signing up', allEndpoints.signup, withUnknownZone(newcomer)],
    ['the profile', allEndpoints.updateProfile, withUnknownZone(profile)],
    ['a chat', allEndpoints.sendChat, withUnknownZone({ message: 'Hello' })],
    ['a new event', allEndpoints.createEvent, withUnknownZone(event)],
    ['a new reminder', allEndpoints.createReminder, withUnknownZone(reminder)],
    ['a new scheduled prompt', allEndpoints.createPrompt, withUnknownZone(prompt)],
    ['an approved suggestion', allEndpoints.approveSuggestion, { suggestion }],
  ])('is refused by %s', async (_what, endpoint, body) => {
    const response = await app.request(endpoint, { as: ann, body });
    expect(response.status).toBe(400);
    expect(response.text).toContain('Please enter a time zone such as Europe/Berlin.');
  });

  test('is refused by changes', async () => {
    const as = ann;
    const made = [
      [allEndpoints.updateEvent, (await app.request(allEndpoints.createEvent, { as, body: event })).body.id],
      [allEndpoints.updateReminder, (await app.request(allEndpoints.createReminder, { as, body: reminder })).body.id],
      [allEndpoints.updatePrompt, (await app.request(allEndpoints.createPrompt, { as, body: prompt })).body.id],
    ] as const;
    for (const [endpoint, id] of made) {
      const response = await app.request<Endpoint>(endpoint, { as, params: { id }, body: { timeZone: UNKNOWN } });
      expect(response.status, endpoint.path).toBe(400);
      expect(response.text).toContain('Please enter a time zone such as Europe/Berlin.');
    }
  });

  test('in a calendar file leaves the event out, and the receipt says why', async () => {
    const lines = ['UID:x', `DTSTART;TZID=${UNKNOWN}:20261120T180000`, 'SUMMARY:Landing'];
    const ics = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n');
    const file = multipart([{ name: 'mars.ics', bytes: ics }]);
    const response = await app.request(allEndpoints.importCalendar, { as: ann, ...file });
    expect(response.body).toMatchObject({ counts: { found: 1, skipped: 1 }, skipped: [{ title: 'Landing' }] });
  });
});

describe('an unknown stored time zone counts as UTC', () => {
  let bob: TestUser;
  beforeAll(async () => {
    bob = await app.signUp('Bob');
    await createOneOfEach(app, bob);
    await app.db.execute(sql`update users set time_zone = ${UNKNOWN} where id = ${bob.userId}`);
    for (const table of ['events', 'reminders', 'scheduled_prompts']) {
      await app.db.execute(
        sql`update ${sql.identifier(table)} set time_zone = ${UNKNOWN} where user_id = ${bob.userId}`,
      );
    }
  });

  test('in every list of the user', async () => {
    const lists = Object.values<Endpoint>(allEndpoints).filter(
      ({ method, path, access }) => method === 'GET' && access === 'user' && pathParameters(path).length === 0,
    );
    expect(lists.length).toBeGreaterThan(30);
    for (const endpoint of lists) {
      const { status, text } = await app.request(endpoint, { as: bob });
      expect(status, `${endpoint.path} ${text.slice(0, 300)}`).toBeLessThan(500);
    }
    expect((await app.request(allEndpoints.getCurrentUser, { as: bob })).body.timeZone).toBe('UTC');
    const [event] = (await app.request(allEndpoints.listEvents, { as: bob })).body;
    expect(event).toMatchObject({ timeZone: 'UTC' });
  });

  test('in chats, in due work, and in the next process', async () => {
    for (const message of [
      'What is on tomorrow?',
      'Dentist on Tuesday at 3pm',
      'How often did I mention the dentist?',
    ]) {
      expect((await app.request(allEndpoints.sendChat, { as: bob, body: { message } })).status).toBe(200);
    }
    await app.request(allEndpoints.updateNotificationSettings, { as: bob, body: { briefing: { isEnabled: true } } });
    app.clock.advance(3 * 86_400_000);
    await app.server.services.fireDueReminders();
    await app.server.services.sendDueBriefings();
    await app.jobs.runPending();
    const next = await createTestApp({ database });
    expect((await next.request(allEndpoints.getCurrentUser, { as: bob })).status).toBe(200);
    await next.close();
  });
});
