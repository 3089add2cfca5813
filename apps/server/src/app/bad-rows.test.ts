import { getMetrics } from '@app/contract/system';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDueReports } from '#features/insights/reports/reports.jobs.ts';
import { createFakeModel } from '#integrations/llm/fake-model.ts';
import { newId } from '#platform/ids.ts';
import { createLogger } from '#platform/logger.ts';
import * as dueRows from '../../test/due-rows.ts';
import { type RefusedRow, refuseRow } from '../../test/refuse-row.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';

/** A round, and how a test creates a row for it and sees that the row is done. */
interface Case {
  round: string;
  /** Creates a due row with the given id, or with the user's id where a user has one row. */
  make(userId: string, id: string, dueAt: string): SQL[];
  refusedRow: Omit<RefusedRow, 'value'>;
  isPerPerson?: boolean;
  run(): Promise<unknown>;
  doneCondition(userId: string, id: string): SQL;
}

let app: TestApp;
let people = 0;
const lines: Record<string, unknown>[] = [];

beforeAll(async () => {
  const recordLine = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  app = await createTestApp({
    models: createFakeModel(),
    environment: { PAYMENTS: 'sandbox', RATE_LIMIT_SIGNUPS_PER_HOUR: '1000', AI_REFINE_TOKENS_PER_DAY: '100000' },
    log: createLogger({ level: 'error', destination: { write: recordLine } }),
  });
});
afterAll(() => app.close());

const services = () => app.server.services;
const createUserId = async (): Promise<string> => (await app.signUp(`Person ${(people += 1)}`)).userId;
const isTrueInDatabase = async (condition: SQL): Promise<boolean> =>
  (await app.db.execute(sql`select 1 where ${condition}`)).rows.length > 0;

async function readMetric(metric: string, round: string): Promise<number> {
  const { text } = await app.request(getMetrics);
  return Number(new RegExp(`^${metric}\\{round="${round}"\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
}

const runPrompts = async (): Promise<void> => {
  await services().prompts.runDue();
  await services().prompts.waitForRuns();
};
const promptRunCondition = (_userId: string, id: string) =>
  sql`exists (select from scheduled_prompts where id = ${id} and last_ran_at is not null)`;
const cases: Case[] = [
  {
    round: 'reminders',
    make: (userId, id, dueAt) => [dueRows.insertDueReminder(userId, id, dueAt)],
    refusedRow: { table: 'reminders' },
    run: () => services().fireDueReminders(),
    doneCondition: (_userId, id) => sql`exists (select from reminders where id = ${id} and fired_at is not null)`,
  },
  {
    round: 'briefings',
    make: (userId, _id, dueAt) => [dueRows.insertDueBriefing(userId, dueAt)],
    refusedRow: { table: 'notification_settings', column: 'user_id' },
    isPerPerson: true,
    run: () => services().sendDueBriefings(),
    doneCondition: (userId) => sql`exists (select from notifications where user_id = ${userId} and kind = 'briefing')`,
  },
  {
    round: 'reports',
    make: (userId, _id, dueAt) => [
      sql`update users set subscription_tier = 'premium' where id = ${userId}`,
      dueRows.insertDueReport(userId, dueAt),
    ],
    refusedRow: { table: 'report_settings', column: 'user_id' },
    isPerPerson: true,
    run: async () => {
      await app.jobs.enqueue(makeDueReports, {});
      await app.jobs.runPending();
    },
    doneCondition: (userId) =>
      sql`exists (select from report_settings where user_id = ${userId} and next_at > '2026-11-21')`,
  },
  {
    round: 'followed-calendars',
    make: (userId, id, dueAt) => [dueRows.insertDueCalendar(userId, id, dueAt)],
    refusedRow: { table: 'followed_calendars' },
    run: () => services().followedCalendars.refreshDue(),
    doneCondition: (_userId, id) => sql`exists (select from followed_calendars where id = ${id} and failures = 1)`,
  },
  {
    round: 'calendar-reminders',
    make: (userId, id, dueAt) => [dueRows.insertDueCalendarReminder(userId, id, dueAt)],
    refusedRow: { table: 'followed_calendars' },
    run: () => services().followedCalendars.sendDue(),
    doneCondition: (_userId, id) =>
      sql`exists (select from followed_calendars where id = ${id} and reminded_until is not null)`,
  },
  {
    round: 'due-prompts',
    make: (userId, id, dueAt) => [dueRows.insertDuePrompt(userId, id, dueAt)],
    refusedRow: { table: 'scheduled_prompts' },
    run: runPrompts,
    doneCondition: promptRunCondition,
  },
  {
    round: 'asked-prompts',
    make: (userId, id, dueAt) => [dueRows.insertDuePrompt(userId, id, dueAt)],
    refusedRow: { table: 'scheduled_prompts', when: '(new.run_due_at is null or new.run_attempts > 0)' },
    run: runPrompts,
    doneCondition: promptRunCondition,
  },
  {
    round: 'chat-recovery',
    make: (userId, id, dueAt) => [
      sql`insert into chat_turns (user_id, message_id, conversation_id, user_message_id, state, plan, lease_expires_at, created_at)
        values (${userId}, ${id}, gen_random_uuid(), gen_random_uuid(), 'pending', '{}', ${dueAt}, ${dueAt})`,
    ],
    refusedRow: { table: 'chat_turns', column: 'message_id', on: 'delete' },
    run: () => services().chat.recover(),
    doneCondition: (_userId, id) => sql`not exists (select from chat_turns where message_id = ${id})`,
  },
  {
    round: 'imports',
    make: (userId, id, dueAt) => [dueRows.insertDueImport(userId, id, dueAt, 'queued')],
    refusedRow: { table: 'imports' },
    run: () => services().importRunner.wake(),
    doneCondition: (_userId, id) => sql`exists (select from imports where id = ${id} and status = 'failed')`,
  },
  {
    round: 'import-previews',
    make: (userId, id, dueAt) => [dueRows.insertDueImport(userId, id, dueAt, 'ready')],
    refusedRow: { table: 'imports' },
    run: () => services().importPreviewer.wake(),
    doneCondition: (_userId, id) => sql`exists (select from imports where id = ${id} and preview is not null)`,
  },
  {
    round: 'abandoned-imports',
    make: (userId, id) => [dueRows.insertDueImport(userId, id, '2026-01-01T00:00:00Z', 'uploading')],
    refusedRow: { table: 'imports' },
    run: () => services().imports.cancelAbandoned(),
    doneCondition: (_userId, id) => sql`exists (select from imports where id = ${id} and status = 'cancelled')`,
  },
  {
    round: 'refining',
    make: dueRows.insertDueConversation,
    refusedRow: { table: 'conversations' },
    run: async () => {
      while (await services().refining.refineNext());
    },
    doneCondition: (_userId, id) => sql`exists (select from conversations where id = ${id} and refined_at is not null)`,
  },
  {
    round: 'archive-scan',
    make: (userId, id, dueAt) => [
      ...dueRows.insertDueConversation(userId, id, dueAt),
      sql`update conversations set refined_at = ${dueAt} where id = ${id}`,
    ],
    refusedRow: { table: 'secret_findings', column: 'conversation_id', on: 'insert' },
    run: async () => {
      await app.db.execute(sql`delete from instance_settings where key = 'secrets_scanned_through'`);
      await services().privacy.scanArchive(new AbortController().signal);
    },
    doneCondition: (_userId, id) => sql`exists (select from secret_findings where conversation_id = ${id})`,
  },
  {
    round: 'scheduled-backups',
    make: (userId, _id, dueAt) => [
      sql`update users set subscription_tier = 'premium' where id = ${userId}`,
      dueRows.insertDueBackup(userId, dueAt),
    ],
    refusedRow: { table: 'backup_schedules', column: 'user_id' },
    isPerPerson: true,
    run: () => services().backups.enqueueDue(),
    doneCondition: (userId) => sql`exists (select from backups where user_id = ${userId})`,
  },
  {
    round: 'plans',
    make: (userId, _id, dueAt) => [
      sql`update users set subscription_tier = 'premium_monthly', current_period_end = ${dueAt} where id = ${userId}`,
      sql`insert into plans (user_id, provider, customer_id, updated_at) values (${userId}, 'stripe', ${userId}, ${dueAt})`,
    ],
    refusedRow: { table: 'users' },
    isPerPerson: true,
    run: () => services().planWatch.reconcile(),
    doneCondition: (userId) => sql`exists (select from users where id = ${userId} and subscription_tier = 'free')`,
  },
  {
    round: 'trash',
    make: (userId, id) => [dueRows.insertDueReminder(userId, id, '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z')],
    refusedRow: { table: 'reminders', on: 'delete' },
    run: () => services().trash.purge(),
    doneCondition: (_userId, id) => sql`not exists (select from reminders where id = ${id})`,
  },
  {
    round: 'unused-pictures',
    make: (userId, id) => [
      sql`insert into pictures (user_id, id_hash, created_at) values (${userId}, ${id}, '2026-01-01T00:00:00Z')`,
    ],
    refusedRow: { table: 'pictures', column: 'id_hash', on: 'delete' },
    run: () => services().objects.deleteUnused(),
    doneCondition: (_userId, id) => sql`not exists (select from pictures where id_hash = ${id})`,
  },
  {
    round: 'old-restores',
    make: (userId, id) => [
      sql`insert into restores (user_id, id, status, file_name, created_at)
        values (${userId}, ${id}, 'failed', 'backup.zip', '2026-01-01T00:00:00Z')`,
    ],
    refusedRow: { table: 'restores', on: 'delete' },
    run: () => services().restores.deleteOld(),
    doneCondition: (_userId, id) => sql`not exists (select from restores where id = ${id})`,
  },
  {
    round: 'closed-accounts',
    make: (userId, _id, dueAt) => [sql`update users set closing_at = ${dueAt} where id = ${userId}`],
    refusedRow: { table: 'users', on: 'delete' },
    isPerPerson: true,
    run: () => services().closing.purge(),
    doneCondition: (userId) => sql`not exists (select from users where id = ${userId})`,
  },
];

test.each(cases)('a failing row does not stop the round $round', async (tried) => {
  const { round, make, refusedRow, isPerPerson, run, doneCondition } = tried;
  const [badPerson, goodPerson] = [await createUserId(), await createUserId()];
  const bad = { userId: badPerson, id: isPerPerson === true ? badPerson : newId() };
  const good = { userId: goodPerson, id: isPerPerson === true ? goodPerson : newId() };
  const now = app.clock.now().getTime();
  const before = { failures: await readMetric('round_row_failures_total', round), logged: lines.length };
  for (const statement of make(bad.userId, bad.id, new Date(now - 7_200_000).toISOString())) {
    await app.db.execute(statement);
  }
  for (const statement of make(good.userId, good.id, new Date(now - 3_600_000).toISOString())) {
    await app.db.execute(statement);
  }
  const removeRefusal = await refuseRow(app.db, { ...refusedRow, value: bad.id });

  await run();
  expect(await isTrueInDatabase(doneCondition(good.userId, good.id))).toBe(true);
  expect(await isTrueInDatabase(doneCondition(bad.userId, bad.id))).toBe(false);
  expect(lines.slice(before.logged).filter((line) => 'round' in line)).toMatchObject([
    { round, row: bad.id, attempts: 1 },
  ]);
  expect(await readMetric('round_row_failures_total', round)).toBe(before.failures + 1);

  // The failed row waits, so the next round skips it.
  await run();
  expect(await readMetric('round_row_failures_total', round)).toBe(before.failures + 1);

  // The row is tried again, and may succeed this time.
  app.clock.advance(120_000);
  await run();
  expect(await readMetric('round_row_failures_total', round)).toBe(before.failures + 2);
  await removeRefusal();
  app.clock.advance(300_000);
  await run();
  expect(await isTrueInDatabase(doneCondition(bad.userId, bad.id))).toBe(true);
  expect(await readMetric('round_rows_awaiting_retry', round)).toBe(0);
});
