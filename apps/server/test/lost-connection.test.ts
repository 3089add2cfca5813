import { allEndpoints as api } from '@app/contract/all-endpoints';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createFakeModel } from '#integrations/llm/fake-model.ts';
import { type CalendarServer, startCalendarServer } from './calendar-server.ts';
import { createTestApp, type TestApp, type TestUser } from './test-app.ts';

const START = '2026-11-20T09:00:00Z';
const model = createFakeModel();
let app: TestApp;
let calendars: CalendarServer;
let ann: TestUser;
let people = 0;

beforeAll(async () => {
  calendars = await startCalendarServer();
  const environment = { ALLOW_PRIVATE_FEEDS: 'true', DEFAULT_PLAN: 'premium' };
  app = await createTestApp({ now: START, models: model, environment });
});
afterAll(async () => {
  await app.close();
  await calendars.close();
});
beforeEach(async () => {
  app.clock.set(START);
  ann = await app.signUp(`Unlucky ${(people += 1)}`);
});

/** Makes the next write of a row that matches `when` end its database session, as a restart of PostgreSQL would. */
async function cutConnectionAt(table: string, event: 'insert' | 'update', when: string): Promise<void> {
  const name = `cut_${table}`;
  // A sequence counts the attempts, because a rollback does not reset it.
  await app.db.execute(
    sql.raw(`create sequence ${name};
    create function ${name}() returns trigger language plpgsql as $$ begin
      if nextval('${name}') = 1 then perform pg_terminate_backend(pg_backend_pid()); end if;
      return new;
    end $$;
    create trigger ${name} before ${event} on ${table} for each row when (${when}) execute function ${name}()`),
  );
}
const countWriteAttempts = async (table: string) =>
  (await app.db.execute(sql.raw(`select last_value::int as n from cut_${table}`))).rows[0]?.['n'];

test('a reminder that was being sent is sent in the next round, once and without delay', async () => {
  await app.request(api.createReminder, { as: ann, body: { title: 'Pay rent', remindAt: '2026-11-20T09:30:00Z' } });
  await cutConnectionAt('notifications', 'insert', "new.kind = 'reminder'");
  app.clock.set('2026-11-20T09:30:00Z');
  await app.server.services.fireDueReminders().catch(() => undefined);
  await app.server.services.fireDueReminders();
  const notifications = (await app.request(api.listNotifications, { as: ann })).body;
  expect(notifications).toMatchObject([{ title: 'Pay rent', isLate: false }]);
  expect(await countWriteAttempts('notifications')).toBe(2);
});

test('a mail sent just before the connection was lost is not sent again', async () => {
  const body = { title: 'Call home', remindAt: '2026-11-20T09:30:00Z', channels: ['email'] };
  await app.request(api.createReminder, { as: ann, body });
  await cutConnectionAt('notification_deliveries', 'update', "new.state = 'sent'");
  app.clock.set('2026-11-20T09:30:00Z');
  await app.server.services.fireDueReminders();
  await app.jobs.runPending();
  await app.jobs.runPending();
  expect(app.mailer.sent.filter(({ to, subject }) => to === ann.email && subject.includes('Call home'))).toHaveLength(
    1,
  );
  expect(await countWriteAttempts('notification_deliveries')).toBe(2);
});

test('a lost connection does not count as a failure of a followed calendar', async () => {
  const event = ['BEGIN:VEVENT', 'UID:1', 'DTSTART:20261123T100000Z', 'SUMMARY:Review', 'END:VEVENT'];
  calendars.serve('/team.ics', { body: ['BEGIN:VCALENDAR', ...event, 'END:VCALENDAR', ''].join('\r\n') });
  await app.request(api.followCalendar, { as: ann, body: { url: calendars.url('/team.ics') } });
  await cutConnectionAt('followed_calendars', 'update', 'new.read_at <> old.read_at');
  app.clock.advance(86_400_000);
  await app.server.services.followedCalendars.refreshDue().catch(() => undefined);
  expect((await app.request(api.listFeeds, { as: ann })).body).toMatchObject([{ fault: null }]);
  expect(await countWriteAttempts('followed_calendars')).toBe(1);
});

test('a prompt whose question was being stored is asked again immediately', async () => {
  const body = { title: 'Plan', prompt: 'What is on?', recurrence: 'FREQ=DAILY', startsAt: '2026-11-21T07:00:00Z' };
  await app.request(api.createPrompt, { as: ann, body });
  await cutConnectionAt('chat_turns', 'insert', 'true');
  app.clock.set('2026-11-21T07:00:01Z');
  for (let times = 0; times < 2; times += 1) {
    await app.server.services.prompts.runDue();
    await app.server.services.prompts.waitForRuns();
  }
  const [prompt] = (await app.request(api.listPrompts, { as: ann })).body;
  expect(prompt).toMatchObject({ isRunning: false, last: { fault: null, conversationId: expect.any(String) } });
  expect(await countWriteAttempts('chat_turns')).toBe(2);
});

test('a backup in its last attempt does not fail for good', async () => {
  const { id } = (await app.request(api.createBackup, { as: ann })).body;
  await app.db.execute(sql`update pgboss.job set retry_count = 1 where data->>'backupId' = ${id}`);
  await cutConnectionAt('backups', 'update', "new.status = 'ready'");
  await app.jobs.runPending().catch(() => undefined);
  expect((await app.request(api.getBackup, { as: ann, params: { id } })).body).toMatchObject({ status: 'running' });
  expect(await countWriteAttempts('backups')).toBe(1);
});
