import { allEndpoints } from '@app/contract/all-endpoints';
import type { Backup, Restore } from '@app/contract/backups';
import { fillPath } from '@app/contract/endpoint';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { writeZip } from '#platform/zip-writer.ts';
import { multipart } from './multipart.ts';
import type { TestApp, TestUser } from './test-app.ts';

/** A finished backup of an account, which is made Premium first. */
export async function makeBackup(app: TestApp, as: TestUser): Promise<{ backup: Backup; zip: Buffer }> {
  await app.db.execute(sql`update users set subscription_tier = 'premium' where id = ${as.userId}`);
  const { id } = (await app.request(allEndpoints.createBackup, { as })).body;
  await app.jobs.runPending();
  const backup = (await app.request(allEndpoints.getBackup, { as, params: { id } })).body;
  expect(backup).toMatchObject({ status: 'ready', progress: 1, error: null });
  return { backup, zip: await downloadBackup(app, as, id) };
}

export async function downloadBackup(app: TestApp, as: TestUser, id: string): Promise<Buffer> {
  const response = await app.server.app.inject({
    method: 'GET',
    url: fillPath(allEndpoints.downloadBackup.path, { id }),
    headers: { host: 'localhost', authorization: `Bearer ${as.token}` },
  });
  expect(response.statusCode).toBe(200);
  return response.rawPayload;
}

/** Uploads a backup and waits for its preview. */
export async function uploadBackup(app: TestApp, as: TestUser, zip: Buffer): Promise<Restore> {
  const { body, headers } = multipart([{ name: 'backup.zip', bytes: zip }]);
  const response = await app.request(allEndpoints.createRestore, { as, query: { preview: 'true' }, body, headers });
  expect(response.status, response.text).toBe(202);
  const { id } = response.body;
  await app.server.services.restores.check(as.userId, id, true);
  return (await app.request(allEndpoints.getRestore, { as, params: { id } })).body;
}

/** Uploads a backup and restores it. */
export async function restoreBackup(app: TestApp, as: TestUser, zip: Buffer): Promise<Restore> {
  const { id, status, error } = await uploadBackup(app, as, zip);
  expect({ status, error }).toEqual({ status: 'ready', error: null });
  return runRestore(app, as, id);
}

/** Starts the restore of an upload. */
export async function runRestore(app: TestApp, as: TestUser, id: string): Promise<Restore> {
  const params = { id };
  expect((await app.request(allEndpoints.startRestore, { as, params })).status).toBe(202);
  await app.server.services.restores.run(as.userId, id, 'http://localhost', true);
  return (await app.request(allEndpoints.getRestore, { as, params })).body;
}

export async function packZip(entries: ReadonlyMap<string, Buffer | string>): Promise<Buffer> {
  const items = [...entries].map(([name, bytes]) => ({ name, bytes: [Buffer.from(bytes)] }));
  const chunks: Buffer[] = [];
  for await (const chunk of writeZip(items, new Date('2026-11-20T09:00:00Z'))) chunks.push(chunk);
  return Buffer.concat(chunks);
}
