import { getMetrics } from '@app/contract/system';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/ids.ts';
import { refuseRow } from '../../test/refuse-row.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { housekeeping } from './housekeeping.jobs.ts';

let database: TestDatabase;
let first: TestApp;

beforeAll(async () => {
  database = await createTestDatabase();
  first = await createTestApp({ database });
});
afterAll(async () => {
  await first.close();
  await database.close();
});

async function insertTurn(userId: string): Promise<string> {
  const id = newId();
  await database.db.execute(sql`
    insert into chat_turns (user_id, message_id, conversation_id, user_message_id, state, plan, lease_expires_at, created_at)
    values (${userId}, ${id}, gen_random_uuid(), gen_random_uuid(), 'pending', '{}', '2026-11-20T08:00:00Z', '2026-11-20T08:00:00Z')`);
  return id;
}

async function insertImport(userId: string): Promise<string> {
  const id = newId();
  await database.db.execute(sql`
    insert into imports (user_id, id, status, files, bytes_total, counts, lease_expires_at, created_at)
    values (${userId}, ${id}, 'running', '[]', 0, '{}', '2026-11-20T10:00:00Z', '2026-11-20T08:00:00Z')`);
  return id;
}

/** Another process on the same database, now the only one. */
const startAgain = () => createTestApp({ database, isOnlyProcess: true });
const fetchMetrics = async (app: TestApp) => (await app.request(getMetrics)).text;
const hasTurn = async (id: string) =>
  (await database.db.execute(sql`select 1 from chat_turns where message_id = ${id}`)).rows.length > 0;

test('a reply that cannot be recovered affects neither the others nor the start', async () => {
  const ann = await first.signUp('Ann');
  const [bad, good] = [await insertTurn(ann.userId), await insertTurn(ann.userId)];
  const removeRefusal = await refuseRow(database.db, { table: 'chat_turns', column: 'message_id', value: bad });
  const app = await startAgain();
  expect(await hasTurn(good)).toBe(false);
  expect(await hasTurn(bad)).toBe(true);
  expect(await fetchMetrics(app)).toContain('round_row_failures_total{round="chat-recovery"} 1\n');
  await app.close();
  await removeRefusal();
  await (await startAgain()).close();
  expect(await hasTurn(bad)).toBe(false);
});

test('a failing step of the start is counted, and later steps run', async () => {
  const ben = await first.signUp('Ben');
  const removeRefusal = await refuseRow(database.db, { table: 'imports', value: await insertImport(ben.userId) });
  const countQueued = async () =>
    (await database.db.execute(sql`select 1 from pgboss.job where name = 'reconcile-plans' and state = 'created'`)).rows
      .length;
  await first.jobs.runPending();
  expect(await countQueued()).toBe(0);
  const app = await startAgain();
  expect(await fetchMetrics(app)).toContain('round_row_failures_total{round="start"} 1\n');
  expect(await countQueued()).toBe(1);
  await app.close();
  await removeRefusal();
});

test('a failing housekeeping task is counted, and the others run', async () => {
  const cy = await first.signUp('Cy');
  const expiredAt = '2026-01-01T00:00:00Z';
  await database.db.execute(sql`update sessions set expires_at = ${expiredAt} where user_id = ${cy.userId}`);
  const removeRefusal = await refuseRow(database.db, {
    table: 'sessions',
    column: 'user_id',
    value: cy.userId,
    on: 'delete',
  });
  const gone = newId();
  await database.db.execute(sql`
    insert into reminders (user_id, id, title, remind_at, time_zone, created_at, deleted_at)
    values (${cy.userId}, ${gone}, 'Ring Bo', ${expiredAt}, 'UTC', ${expiredAt}, ${expiredAt})`);
  await first.jobs.enqueue(housekeeping, {});
  await first.jobs.runPending();
  expect((await database.db.execute(sql`select 1 from reminders where id = ${gone}`)).rows).toEqual([]);
  expect(await fetchMetrics(first)).toContain('round_row_failures_total{round="housekeeping"} 1\n');
  await removeRefusal();
});
