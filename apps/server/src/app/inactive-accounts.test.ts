import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { allEndpoints as api } from '@app/contract/all-endpoints';
import { fillPath } from '@app/contract/endpoint';
import { type SQL, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeDueReports } from '#features/insights/reports/reports.jobs.ts';
import { createFakeModel } from '#integrations/llm/fake-model.ts';
import { newId } from '#platform/ids.ts';
import * as dueRows from '../../test/due-rows.ts';
import { makeChatgptConversation } from '@app/formats/testing/chatgpt-export';
import { multipart } from '../../test/multipart.ts';
import { createTestApp, type TestApp, type TestUser } from '../../test/test-app.ts';

const DUE = '2026-11-20T08:30:00Z';
let app: TestApp;
let people = 0;

beforeAll(async () => {
  app = await createTestApp({
    models: createFakeModel(),
    environment: { RATE_LIMIT_SIGNUPS_PER_HOUR: '1000', AI_REFINE_TOKENS_PER_DAY: '1000000' },
  });
});
afterAll(() => app.close());

const services = () => app.server.services;
const isTrueInDatabase = async (condition: SQL): Promise<boolean> =>
  (await app.db.execute(sql`select 1 where ${condition}`)).rows.length > 0;

async function createUser(): Promise<TestUser> {
  const user = await app.signUp(`Leaver ${(people += 1)}`);
  await app.db.execute(sql`update users set subscription_tier = 'premium' where id = ${user.userId}`);
  return user;
}

async function closeAccount(as: TestUser): Promise<void> {
  expect((await app.request(api.deleteAccount, { as, body: { password: 'correct horse' } })).status).toBe(200);
}

/** Reopening gives a new session. */
async function restoreAccount({ email }: TestUser): Promise<TestUser> {
  const { status, body } = await app.request(api.restoreAccount, { body: { email, password: 'correct horse' } });
  expect(status).toBe(200);
  return { userId: body.user.id, token: body.authToken, email };
}

interface Round {
  name: string;
  make(userId: string, id: string): SQL[];
  run(): Promise<unknown>;
  doneCondition(userId: string, id: string): SQL;
}

const runPrompts = async (): Promise<void> => {
  await services().prompts.runDue();
  await services().prompts.waitForRuns();
};

const rounds: Round[] = [
  {
    name: 'reminders',
    make: (userId, id) => [dueRows.insertDueReminder(userId, id, DUE)],
    run: () => services().fireDueReminders(),
    doneCondition: (_userId, id) => sql`exists (select from reminders where id = ${id} and fired_at is not null)`,
  },
  {
    name: 'briefings',
    make: (userId) => [dueRows.insertDueBriefing(userId, DUE)],
    run: () => services().sendDueBriefings(),
    doneCondition: (userId) =>
      sql`exists (select from notification_settings where user_id = ${userId} and next_briefing_at > ${DUE})`,
  },
  {
    name: 'reports',
    make: (userId) => [dueRows.insertDueReport(userId, DUE)],
    run: async () => {
      await app.jobs.enqueue(makeDueReports, {});
      await app.jobs.runPending();
    },
    doneCondition: (userId) => sql`exists (select from report_settings where user_id = ${userId} and next_at > ${DUE})`,
  },
  {
    name: 'refreshing followed calendars',
    make: (userId, id) => [dueRows.insertDueCalendar(userId, id, DUE)],
    run: () => services().followedCalendars.refreshDue(),
    doneCondition: (_userId, id) => sql`exists (select from followed_calendars where id = ${id} and failures > 0)`,
  },
  {
    name: 'reminders of followed calendars',
    make: (userId, id) => [dueRows.insertDueCalendarReminder(userId, id, DUE)],
    run: () => services().followedCalendars.sendDue(),
    doneCondition: (_userId, id) =>
      sql`exists (select from followed_calendars where id = ${id} and reminded_until is not null)`,
  },
  {
    name: 'scheduled prompts',
    make: (userId, id) => [dueRows.insertDuePrompt(userId, id, DUE)],
    run: runPrompts,
    doneCondition: (_userId, id) =>
      sql`exists (select from scheduled_prompts where id = ${id} and last_ran_at is not null)`,
  },
  {
    name: 'scheduled backups',
    make: (userId) => [dueRows.insertDueBackup(userId, DUE)],
    run: () => services().backups.enqueueDue(),
    doneCondition: (userId) =>
      sql`exists (select from backup_schedules where user_id = ${userId} and next_at > ${DUE})`,
  },
  {
    name: 'imports',
    make: (userId, id) => [dueRows.insertDueImport(userId, id, DUE, 'queued')],
    run: () => services().importRunner.wake(),
    doneCondition: (_userId, id) => sql`exists (select from imports where id = ${id} and status = 'failed')`,
  },
  {
    name: 'previews of uploads',
    make: (userId, id) => [dueRows.insertDueImport(userId, id, DUE, 'ready')],
    run: () => services().importPreviewer.wake(),
    doneCondition: (_userId, id) => sql`exists (select from imports where id = ${id} and preview is not null)`,
  },
  {
    name: 'model reviews of conversations',
    make: (userId, id) => dueRows.insertDueConversation(userId, id, DUE),
    run: async () => {
      while (await services().refining.refineNext());
    },
    doneCondition: (_userId, id) => sql`exists (select from conversations where id = ${id} and refined_at is not null)`,
  },
  {
    name: 'model reviews of advice',
    make: (userId, id) => [
      sql`insert into recommendations (user_id, id, key, title, description, priority, action_type, created_at)
        values (${userId}, ${id}, ${id}, 'Rest', '', 'high', 'planning', ${DUE})`,
    ],
    run: async () => {
      while (await services().refining.refineNext());
    },
    doneCondition: (_userId, id) => sql`exists (select from recommendations where id = ${id} and wording is not null)`,
  },
  {
    name: 'model reviews of cards',
    make: (userId, id) => [
      ...dueRows.insertDueConversation(userId, id, DUE),
      sql`insert into learning_sources (user_id, conversation_id, is_pending, deck_id)
        values (${userId}, ${id}, false, gen_random_uuid())`,
    ],
    run: async () => {
      while (await services().refining.refineNext());
    },
    doneCondition: (_userId, id) =>
      sql`exists (select from learning_sources where conversation_id = ${id} and asked_at is not null)`,
  },
];

describe('while an account is closing', () => {
  test.each(rounds)('no work on $name until it is reopened', async ({ make, run, doneCondition }) => {
    const ann = await createUser();
    const insertDueRows = async (): Promise<string> => {
      const id = newId();
      for (const statement of make(ann.userId, id)) await app.db.execute(statement);
      return id;
    };
    const idBefore = await insertDueRows();
    await run();
    expect(await isTrueInDatabase(doneCondition(ann.userId, idBefore))).toBe(true);
    const idDuring = await insertDueRows();
    await closeAccount(ann);
    await run();
    expect(await isTrueInDatabase(doneCondition(ann.userId, idDuring))).toBe(false);
    await restoreAccount(ann);
    await run();
    expect(await isTrueInDatabase(doneCondition(ann.userId, idDuring))).toBe(true);
  });

  test('a reminder that becomes due meanwhile is missed', async () => {
    const ben = await createUser();
    const id = newId();
    await app.db.execute(dueRows.insertDueReminder(ben.userId, id, DUE));
    await closeAccount(ben);
    app.clock.advance(3 * 86_400_000);
    const reminderHasStatus = async (status: string) =>
      isTrueInDatabase(sql`exists (select from reminders where id = ${id} and status = ${status})`);
    await services().fireDueReminders();
    expect(await reminderHasStatus('scheduled')).toBe(true);
    await restoreAccount(ben);
    await services().fireDueReminders();
    expect(await reminderHasStatus('missed')).toBe(true);
  });

  test('its jobs wait, and continue after it was reopened', async () => {
    const cleo = await createUser();
    const backupId = (await app.request(api.createBackup, { as: cleo })).body.id;
    await closeAccount(cleo);
    await app.jobs.runPending();
    await services().interruptedBackups.failAll();
    expect(await isTrueInDatabase(sql`exists (select from backups where id = ${backupId} and status = 'queued')`)).toBe(
      true,
    );
    await restoreAccount(cleo);
    await app.jobs.runPending();
    expect(await isTrueInDatabase(sql`exists (select from backups where id = ${backupId} and status = 'ready')`)).toBe(
      true,
    );
  });

  test('it is in no list of accounts to embed or to recount trends for', async () => {
    const dan = await createUser();
    await app.request(api.sendChat, { as: dan, body: { message: 'Which tea is best?' } });
    const listUsersWithWork = async () => [
      (await services().meaning.listUsersToEmbed()).includes(dan.userId),
      (await services().trends.listUsersToRecount()).includes(dan.userId),
    ];
    expect(await listUsersWithWork()).toEqual([true, true]);
    await closeAccount(dan);
    expect(await listUsersWithWork()).toEqual([false, false]);
    await restoreAccount(dan);
    expect(await listUsersWithWork()).toEqual([true, true]);
  });

  test('its owner gets no mail except about security', async () => {
    const eve = await createUser();
    const listMailSubjects = () => app.mailer.sent.filter(({ to }) => to === eve.email).map(({ subject }) => subject);
    const insertReminder = (id: string) =>
      app.db.execute(sql`
        insert into reminders (user_id, id, title, remind_at, time_zone, next_at, created_at, channels)
        values (${eve.userId}, ${id}, 'Ring Bo', ${DUE}, 'UTC', ${DUE}, ${DUE}, '{email}')`);
    await insertReminder(newId());
    await services().fireDueReminders();
    await app.jobs.runPending();
    const before = listMailSubjects();
    expect(before).toEqual([expect.stringContaining('Ring Bo')]);
    await insertReminder(newId());
    await services().fireDueReminders();
    await closeAccount(eve);
    const link = (await services().recovery.makeLink(eve.email)) ?? '';
    const token = new URL(link).searchParams.get('token') ?? '';
    await app.request(api.resetPassword, { body: { token, password: 'correct horse' } });
    await app.jobs.runPending();
    expect(listMailSubjects()).toEqual([...before, expect.stringContaining('password was changed')]);
  });

  test('a running import pauses, and continues after the account was reopened', async () => {
    const fay = await createUser();
    const conversations = Array.from({ length: 30 }, (_, index) =>
      makeChatgptConversation([{ id: 'q', text: `Question ${index}` }], {
        title: `Conversation ${index}`,
        id: `conversation-${index}`,
        conversation_id: `conversation-${index}`,
      }),
    );
    const { body, headers } = multipart([{ name: 'conversations.json', bytes: JSON.stringify(conversations) }]);
    const { id } = (await app.request(api.createImport, { as: fay, body, headers })).body;
    // As if the owner closed the account right after the first conversations were stored.
    await app.db.execute(sql`create function close_account() returns trigger language plpgsql as
      $$ begin update users set closing_at = now() + interval '7 days' where id = new.user_id; return new; end $$`);
    await app.db.execute(
      sql.raw(`create trigger close_account after insert on conversations for each row
        when (new.user_id = '${fay.userId}') execute function close_account()`),
    );
    await services().importRunner.wake();
    await app.db.execute(sql`drop function close_account cascade`);
    const findImport = async () =>
      (
        await app.db.execute<{ status: string; created: number }>(sql`
          select status, (counts->>'created')::int as created from imports where id = ${id}`)
      ).rows[0];
    const pausedImport = await findImport();
    expect(pausedImport?.status).toBe('running');
    expect(pausedImport?.created).toBeLessThan(30);
    await restoreAccount(fay);
    app.clock.advance(31_000);
    await services().importRunner.wake();
    expect(await findImport()).toEqual({ status: 'completed', created: 30 });
  });
});

describe('without a session, the URL', () => {
  const fetchStatus = async (address: string): Promise<number> =>
    (
      await app.server.app.inject({
        url: new URL(address, 'http://localhost').pathname,
        headers: { host: 'localhost' },
      })
    ).statusCode;

  /** The status before the account is closed, while it is closing, and after it was reopened. */
  async function fetchStatusesAroundClosing(as: TestUser, address: string): Promise<number[]> {
    const before = await fetchStatus(address);
    await closeAccount(as);
    const during = await fetchStatus(address);
    await restoreAccount(as);
    return [before, during, await fetchStatus(address)];
  }

  test('of a calendar feed answers unless the account is closing', async () => {
    const gus = await createUser();
    expect(await fetchStatusesAroundClosing(gus, (await app.request(api.getCalendar, { as: gus })).body.url)).toEqual([
      200, 404, 200,
    ]);
  });

  test('of a shared conversation answers unless the account is closing', async () => {
    const hal = await createUser();
    const { conversationId: id } = (await app.request(api.sendChat, { as: hal, body: { message: 'Tea?' } })).body;
    const shared = await app.request(api.putShare, { as: hal, params: { id }, body: { isLive: true } });
    const token = new URL(shared.body.share.url).pathname.split('/').at(-1) ?? '';
    expect(await fetchStatusesAroundClosing(hal, fillPath(api.getSharedPage.path, { token }))).toEqual([200, 404, 200]);
  });

  test('of a picture accepts an upload and shows the picture, unless the account is closing', async () => {
    const ida = await createUser();
    const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#3366cc' } })
      .png()
      .toBuffer();
    const announceUpload = async () => new URL((await app.request(api.createUpload, { as: ida })).body.uploadURL);
    const sendUpload = ({ pathname, search }: URL) =>
      app.request(`PUT ${pathname}${search}`, { body: bytes, headers: { 'content-type': 'image/png' } });
    const [first, second] = [await announceUpload(), await announceUpload()];
    expect((await sendUpload(first)).status).toBe(204);
    await closeAccount(ida);
    expect((await sendUpload(second)).status).toBe(404);
    const restored = await restoreAccount(ida);
    expect((await sendUpload(second)).status).toBe(204);
    expect(await fetchStatusesAroundClosing(restored, first.pathname)).toEqual([200, 404, 200]);
  });

  test('of an attachment answers unless the account is closing', async () => {
    const jan = await createUser();
    const fileHash = 'a'.repeat(64);
    const { attachments } = services();
    const address = attachments.addressOf(jan.userId, fileHash);
    const idHash = attachments.idHashOfContent(jan.userId, fileHash);
    const directory = await mkdtemp(path.join(tmpdir(), 'attachment-'));
    await writeFile(path.join(directory, 'file'), 'tea');
    await attachments.storeFiles(jan.userId, [{ hash: fileHash, size: 3, path: path.join(directory, 'file') }]);
    await app.db.execute(sql`insert into attachments (user_id, id_hash, conversation_id, size, created_at)
      values (${jan.userId}, ${idHash}, gen_random_uuid(), 3, now())`);
    await rm(directory, { recursive: true });
    expect(await fetchStatusesAroundClosing(jan, address)).toEqual([200, 404, 200]);
  });
});

test('a session that still exists while its account is closing gives no access', async () => {
  const kim = await createUser();
  expect((await app.request(api.getCurrentUser, { as: kim })).status).toBe(200);
  await app.db.execute(sql`update users set closing_at = now() + interval '7 days' where id = ${kim.userId}`);
  expect((await app.request(api.getCurrentUser, { as: kim })).status).toBe(401);
  expect((await app.request(api.getCurrentUser, { as: await restoreAccount(kim) })).status).toBe(200);
});
