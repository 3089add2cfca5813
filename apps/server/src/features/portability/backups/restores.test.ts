import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { allEndpoints } from '@app/contract/all-endpoints';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '#db/database.ts';
import { createTestApp, type TestApp, type TestUser } from '#test/test-app.ts';

let folder: string;
let app: TestApp;
let ann: TestUser;
let people = 0;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'restores-'));
  app = await createTestApp({ environment: { DATA_DIR: folder } });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  ann = await app.signUp(`Restorer ${(people += 1)}`);
});

const upload = (stream = Readable.from([Buffer.from('no backup at all')])) =>
  app.server.services.restores.create(ann.userId, { name: 'backup.zip', stream });
const setStatus = (id: string, status: string) =>
  app.db.execute(sql`update restores set status = ${status} where id = ${id}`);
const fetchRestore = (id: string) => app.request(allEndpoints.getRestore, { as: ann, params: { id } });

/** The ids of the uploaded backups in the object store. */
async function listStoredIds(): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => name.includes(`restores/${ann.userId}/`)).map((name) => path.basename(name));
}

test('of two uploads at once the one that ends last is refused, and its backup is not kept', async () => {
  const [begun, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  async function* slowPieces(): AsyncGenerator<Buffer> {
    yield Buffer.from('slow ');
    begun.resolve();
    await mayEnd.promise;
    yield Buffer.from('upload');
  }
  const slow = upload(Readable.from(slowPieces()));
  await begun.promise;
  const { id } = await upload();
  mayEnd.resolve();
  await expect(slow).rejects.toMatchObject({ code: 'backups.restore_running' });
  expect(await listStoredIds()).toEqual([id]);
});

test('a restore in progress is kept by the housekeeping, and deleted with its backup a day after the upload', async () => {
  const { id } = await upload();
  app.clock.advance(2 * 86_400_000);
  for (const status of ['checking', 'restoring']) {
    await setStatus(id, status);
    await app.server.services.restores.deleteOld();
    expect(await fetchRestore(id)).toMatchObject({ status: 200, body: { status } });
    expect(await listStoredIds()).toEqual([id]);
  }
  await setStatus(id, 'ready');
  await app.server.services.restores.deleteOld();
  expect(await fetchRestore(id)).toMatchObject({ status: 404 });
  expect(await listStoredIds()).toEqual([]);
});

test('a restore that one attempt completed is not marked as failed by another that ran at the same time', async () => {
  const { id } = await upload();
  await setStatus(id, 'restoring');
  let failing: Promise<void> | undefined;
  await inTransaction(app.db, async (tx) => {
    await tx.execute(sql`update restores set status = 'completed' where id = ${id}`);
    // This attempt still reads 'restoring', fails as the file is no backup, and waits for the row.
    failing = app.server.services.restores.run(ann.userId, id, 'http://localhost', true);
    await waitForLock();
  });
  await failing;
  expect((await fetchRestore(id)).body).toMatchObject({ status: 'completed', error: null });
});

async function waitForLock(): Promise<void> {
  for (let attempts = 0; attempts < 500; attempts += 1) {
    const { rows } = await app.db.execute(sql`
      select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like 'update "restores"%'`);
    if (rows.length > 0) return;
    await delay(20);
  }
  throw new Error('no statement waits for a lock');
}
