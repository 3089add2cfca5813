import { allEndpoints } from '@app/contract/all-endpoints';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBackup } from '#test/backup-files.ts';
import { multipart } from '#test/multipart.ts';
import { createTestApp, type TestApp, type TestUser } from '#test/test-app.ts';
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts';
import { scheduledBackups } from './backups.jobs.ts';

let database: TestDatabase;
let app: TestApp;
let userCount = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp({ database });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

async function createUser(): Promise<TestUser> {
  const user = await app.signUp(`Keeper ${(userCount += 1)}`);
  await app.db.execute(sql`update users set subscription_tier = 'premium' where id = ${user.userId}`);
  return user;
}

const beginBackup = async (as: TestUser): Promise<string> =>
  (await app.request(allEndpoints.createBackup, { as })).body.id;
const fetchBackup = async (as: TestUser, id: string) =>
  (await app.request(allEndpoints.getBackup, { as, params: { id } })).body;
const fetchRestore = async (as: TestUser, id: string) =>
  (await app.request(allEndpoints.getRestore, { as, params: { id } })).body;

function uploadBackup(as: TestUser) {
  const { body, headers } = multipart([{ name: 'backup.zip', bytes: Buffer.from('no backup at all') }]);
  return app.request(allEndpoints.createRestore, { as, query: { preview: 'true' }, body, headers });
}

/** A process takes the job with this key and is killed during it. */
async function claimAndDie(key: string): Promise<void> {
  const { rows } = await app.db.execute(sql`
    update pgboss.job set state = 'active', started_on = now(), retry_count = retry_count + (started_on is not null)::int
    where singleton_key = ${key} and state in ('created', 'retry') returning id`);
  expect(rows).toHaveLength(1);
}

/** Starts a process that is the only one on the database, and stops it again. */
async function restartApp(): Promise<void> {
  await (await createTestApp({ database, isOnlyProcess: true })).close();
}

test('a backup during which the server died twice fails at the next start, with the reason', async () => {
  const ann = await createUser();
  const id = await beginBackup(ann);
  await claimAndDie(id);
  await app.db.execute(sql`update backups set status = 'running' where id = ${id}`);
  await restartApp();
  expect(await fetchBackup(ann, id)).toMatchObject({ status: 'running' });
  await claimAndDie(id);
  await restartApp();
  const failed = await fetchBackup(ann, id);
  expect(failed).toMatchObject({ status: 'failed', error: { code: 'backups.interrupted' } });
  expect(failed.finishedAt).not.toBeNull();
});

test('a restore during which the server died twice fails with the reason, and a new one is possible', async () => {
  const ben = await createUser();
  const { id } = (await uploadBackup(ben)).body;
  await claimAndDie(id);
  await restartApp();
  expect((await uploadBackup(ben)).body).toMatchObject({ code: 'backups.restore_running' });
  await claimAndDie(id);
  await restartApp();
  expect(await fetchRestore(ben, id)).toMatchObject({
    status: 'failed',
    error: { code: 'backups.restore_interrupted' },
  });
  expect((await uploadBackup(ben)).status).toBe(202);
  expect((await app.request(allEndpoints.discardRestore, { as: ben, params: { id } })).status).toBe(204);
});

test('the row of a job that is given up is marked as failed at once, without a restart', async () => {
  const cleo = await createUser();
  const { backup } = await makeBackup(app, cleo);
  const begunId = await beginBackup(cleo);
  await app.db.execute(sql`update backups set status = 'running' where id = ${begunId}`);
  await app.request(allEndpoints.verifyBackup, { as: cleo, params: { id: backup.id } });
  const restoreId = (await uploadBackup(cleo)).body.id;
  for (const key of [begunId, backup.id, restoreId]) {
    // The last attempt ended without a result, which the queue detects.
    await app.db.execute(sql`
      insert into pgboss.job (name, data, source_name, source_id)
      select 'dead-letter', data, name, id from pgboss.job where singleton_key = ${key} and state = 'created'`);
    await app.db.execute(sql`delete from pgboss.job where singleton_key = ${key} and state = 'created'`);
  }
  await app.jobs.runPending();
  expect(await fetchBackup(cleo, begunId)).toMatchObject({ status: 'failed', error: { code: 'backups.interrupted' } });
  expect(await fetchBackup(cleo, backup.id)).toMatchObject({
    status: 'ready',
    isVerifying: false,
    verification: { outcome: 'failed' },
  });
  expect(await fetchRestore(cleo, restoreId)).toMatchObject({ status: 'failed' });
});

test('a row without a job is marked as failed within minutes; a row whose job waits or runs is not', async () => {
  const dan = await createUser();
  const [lost, waiting] = [await beginBackup(dan), await beginBackup(dan)];
  await app.db.execute(sql`delete from pgboss.job where singleton_key = ${lost}`);
  await app.server.services.interruptedBackups.failAll();
  expect(await fetchBackup(dan, lost)).toMatchObject({ status: 'failed' });
  expect(await fetchBackup(dan, waiting)).toMatchObject({ status: 'queued' });
  await claimAndDie(waiting);
  await app.server.services.interruptedBackups.failAll();
  expect(await fetchBackup(dan, waiting)).toMatchObject({ status: 'queued' });
  await app.db.execute(sql`delete from pgboss.job where singleton_key = ${waiting}`);
  await app.jobs.enqueue(scheduledBackups, {});
  await app.jobs.runPending();
  expect(await fetchBackup(dan, waiting)).toMatchObject({ status: 'failed' });
});

test('a restore can be discarded while it is checked or after its job was lost, but not while it writes', async () => {
  const eve = await createUser();
  const requestDiscard = (id: string) => app.request(allEndpoints.discardRestore, { as: eve, params: { id } });
  const first = (await uploadBackup(eve)).body.id;
  expect((await requestDiscard(first)).status).toBe(204);
  await app.jobs.runPending();
  expect((await app.request(allEndpoints.getRestore, { as: eve, params: { id: first } })).status).toBe(404);
  const second = (await uploadBackup(eve)).body.id;
  await app.db.execute(sql`update restores set status = 'ready' where id = ${second}`);
  await app.request(allEndpoints.startRestore, { as: eve, params: { id: second } });
  expect(await requestDiscard(second)).toMatchObject({ status: 409, body: { code: 'backups.restore_wrong_state' } });
  await app.db.execute(sql`delete from pgboss.job where singleton_key = ${second} and name = 'run-restore'`);
  expect((await requestDiscard(second)).status).toBe(204);
});
