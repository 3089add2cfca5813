import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createLogger } from '#platform/logger.ts';
import { fileModesIn } from '../../../test/file-permissions.ts';
import { copyBlankCluster, findBlankCluster } from './blank-cluster.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { makeBlankCluster } from './make-blank-cluster.ts';
import { findNativeBinaries, readVersion } from './native-binaries.ts';

const log = createLogger({ level: 'silent' });
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let base: string;
let blankClusters: string;

beforeAll(async () => {
  base = await mkdtemp(path.join(os.tmpdir(), 'blank-'));
  await chmod(base, 0o755);
  blankClusters = path.join(base, 'blank');
  await makeBlankCluster({ dataDir: path.join(base, 'work'), log, folder: blankClusters }, async (connectionString) => {
    await query(connectionString, 'create table ships (name text)');
  });
});
afterAll(() => rm(base, { recursive: true, force: true }));

async function query(connectionString: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

test('each new data directory gets its own copy of the blank cluster, which only the owner of its files may read', async () => {
  const starts = ['one', 'two'].map((name) =>
    startEmbeddedPostgres({ dataDir: path.join(base, name), log, blankClusters }),
  );
  const [one, two] = await Promise.all(starts);
  if (one === undefined || two === undefined) throw new Error('a server did not start');
  await query(one.connectionString, "insert into ships values ('Argo')");
  expect(await query(one.connectionString, 'select name from ships')).toEqual([{ name: 'Argo' }]);
  expect(await query(two.connectionString, 'select name from ships')).toEqual([]);
  await Promise.all([one.stop(), two.stop()]);
  expect(new Set(Object.values(fileModesIn(path.join(base, 'one'))))).toEqual(new Set(['700', '600']));
});

test('a blank cluster of another PostgreSQL version is not used', async () => {
  const version = await readVersion(await findNativeBinaries());
  expect(await findBlankCluster(blankClusters, version)).toBeDefined();
  expect(await findBlankCluster(blankClusters, { ...version, full: 'postgres (PostgreSQL) 18.0' })).toBeUndefined();
});

test('a blank cluster that cannot be copied leaves nothing behind', async () => {
  const target = path.join(base, 'half');
  expect(await copyBlankCluster(path.join(base, 'missing'), target, { uid: 0, gid: 0 })).toBe(false);
  expect(existsSync(target)).toBe(false);
});
