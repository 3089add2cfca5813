import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { allEndpoints as api } from '@app/contract/all-endpoints';
import { createDatabase } from '#db/database.ts';
import { createLogger } from '#platform/logger.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOneOfEach, listStoredRows } from '../../../test/one-of-each.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { runAdmin } from '../admin/run-admin.ts';
import { instanceBackup } from './instance-backups.jobs.ts';

const SECRET_KEY = 'test-secret-key-of-some-length';
let folder: string;
let source: TestDatabase;
let app: TestApp;
let ann: TestUser;
/** The rows of Ann when the first backup was made. */
let storedRows: unknown;
const openDatabases: TestDatabase[] = [];

const pathOf = (name: string) => path.join(folder, name);
const bucketSettings = () => ({ BACKUP_BUCKET: pathOf('bucket'), BACKUP_KEY: 'a key of the operator' });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'instance-backups-'));
  source = await createTestDatabase();
  openDatabases.push(source);
  app = await createTestApp({ database: source, environment: { DATA_DIR: pathOf('source'), ...bucketSettings() } });
  ann = await app.signUp('Ann');
  await createOneOfEach(app, ann);
  storedRows = await listStoredRows(app, ann);
  const { code, printed } = await runCommand(['make']);
  if (code !== 0) throw new Error(printed);
});
afterAll(async () => {
  await app.close();
  for (const database of openDatabases) await database.close();
  await rm(folder, { recursive: true, force: true });
});

async function runCommand(args: string[], environment: Record<string, string> = {}, command = 'backups') {
  const printed: string[] = [];
  const code = await runAdmin([command, ...args], {
    environment: {
      SECRET_KEY,
      DATABASE_URL: source.connectionString,
      DATA_DIR: pathOf('source'),
      ...bucketSettings(),
      ...environment,
    },
    projectDirectory: folder,
    print: (line) => printed.push(line),
  });
  return { code, printed: printed.join('\n') };
}

async function createEmptyTarget(name: string) {
  const database = await createTestDatabase();
  await database.db.$client.end();
  return { DATABASE_URL: database.connectionString, DATA_DIR: pathOf(name) };
}

async function openAgain(connectionString: string): Promise<TestDatabase> {
  const db = createDatabase({ connectionString, log: createLogger({ level: 'silent' }) });
  return { db, connectionString, close: () => db.$client.end() };
}

async function runBackupJob(): Promise<void> {
  await app.jobs.enqueue(instanceBackup, {});
  await app.jobs.runPending();
}

async function readBucket(): Promise<Buffer> {
  const names = await readdir(pathOf('bucket'), { recursive: true });
  const parts = names.filter((name) => name.endsWith('.part'));
  return Buffer.concat(await Promise.all(parts.map((name) => readFile(pathOf(path.join('bucket', name))))));
}

// Longer than usual, because database servers start and stop, and all migrations run.
describe('a backup in the bucket', { timeout: 90_000 }, () => {
  test('is encrypted, listed, verified, and restored into another database', async () => {
    expect((await readBucket()).includes('Ann')).toBe(false);
    const listed = await runCommand(['list']);
    expect(listed.printed).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ {2}\d+\.\d MB$/);
    expect(await runCommand(['verify'])).toMatchObject({
      code: 0,
      printed: expect.stringContaining('is whole: 1 accounts'),
    });
    const environment = await createEmptyTarget('restored');
    expect(await runCommand(['restore'], environment)).toMatchObject({ code: 0 });
    const database = await openAgain(environment.DATABASE_URL);
    const copy = await createTestApp({ database, environment });
    try {
      expect(await listStoredRows(copy, ann)).toEqual(storedRows);
    } finally {
      await copy.close();
      await database.close();
    }
  });

  test('is restored into a separate database as a rehearsal', async () => {
    const { code, printed } = await runCommand(['rehearse']);
    expect({ code, printed }).toMatchObject({
      code: 0,
      printed: expect.stringMatching(/\d+ tables and \d+ files came back/),
    });
  });

  test('is refused with another key, and with a damaged or missing part', async () => {
    const withOtherKey = await runCommand(['verify'], { BACKUP_KEY: 'another key of somebody' });
    expect(withOtherKey).toMatchObject({
      code: 1,
      printed: expect.stringContaining('encrypted with another BACKUP_KEY'),
    });
    const name = (await readdir(pathOf('bucket'), { recursive: true })).find((file) => file.endsWith('.part')) ?? '';
    const file = pathOf(path.join('bucket', name));
    const bytes = await readFile(file);
    try {
      const changed = Buffer.from(bytes);
      changed[500] = (changed[500] ?? 0) ^ 1;
      await writeFile(file, changed);
      expect(await runCommand(['verify'])).toMatchObject({ code: 1, printed: expect.stringContaining('is damaged') });
      const environment = await createEmptyTarget('damaged');
      expect(await runCommand(['restore'], environment)).toMatchObject({
        code: 1,
        printed: expect.stringContaining('is damaged'),
      });
      await rm(file);
      expect(await runCommand(['verify'])).toMatchObject({ code: 1, printed: expect.stringContaining('Part 1 of') });
    } finally {
      await writeFile(file, bytes);
    }
  });

  test('is made when one is due, and not again before the next is due', async () => {
    const before = (await runCommand(['list'])).printed.split('\n').length;
    app.clock.advance(25 * 3_600_000);
    await runBackupJob();
    expect((await runCommand(['list'])).printed.split('\n')).toHaveLength(before + 1);
    await runBackupJob();
    expect((await runCommand(['list'])).printed.split('\n')).toHaveLength(before + 1);
  });

  test('commands with wrong or missing settings, or without a backup, are refused with the reason', async () => {
    const withoutBucket = await runCommand(['list'], { BACKUP_BUCKET: '' });
    expect(withoutBucket).toMatchObject({
      code: 1,
      printed: expect.stringContaining('Set BACKUP_BUCKET and BACKUP_KEY first'),
    });
    expect((await runCommand(['list'], { BACKUP_KEY: '' })).printed).toContain(
      'BACKUP_KEY must be set with BACKUP_BUCKET',
    );
    expect((await runCommand(['list'], { BACKUP_KEY: 'short' })).printed).toContain('must have at least 16 characters');
    expect((await runCommand(['list'], { BACKUP_BUCKET: 'a/folder' })).printed).toContain('an absolute path');
    const shared = { BACKUP_BUCKET: 'files', S3_BUCKET: 'files' };
    expect((await runCommand(['list'], shared)).printed).toContain('another bucket than that of the files');
    const swapped = { BACKUP_BUCKET: 'mine', S3_BUCKET: 'files', FILES_MOVED_FROM: 'mine' };
    expect((await runCommand(['move'], swapped, 'objects')).printed).toContain('is the bucket of the backups');
    expect((await runCommand(['verify'], { BACKUP_BUCKET: pathOf('empty') })).printed).toContain(
      'There is no complete backup yet',
    );
    expect((await runCommand(['restore', 'nonsense'])).printed).toContain('There is no complete backup nonsense');
    expect((await runCommand(['fly'])).printed).toContain('Say one of list, make');
    expect((await runCommand(['restore'])).printed).toContain('The app is running on this database');
  });
});

describe('moving the database', { timeout: 90_000 }, () => {
  test('copies a stopped instance into an empty database, compares it, and changes nothing else', async () => {
    const stoppedInstance = await createEmptyTarget('moved');
    const [newestBackup = ''] = (await runCommand(['list'])).printed.split('\n').toReversed();
    expect(await runCommand(['restore', newestBackup.slice(0, 20)], stoppedInstance)).toMatchObject({ code: 0 });
    const target = await createTestDatabase();
    await target.db.$client.end();
    const firstMove = await runCommand([target.connectionString], stoppedInstance, 'move-database');
    expect(firstMove).toMatchObject({
      code: 0,
      printed: expect.stringMatching(/Copied and compared: \d+ tables, \d+ rows/),
    });
    const secondMove = await runCommand([target.connectionString], stoppedInstance, 'move-database');
    expect(secondMove).toMatchObject({ code: 1, printed: expect.stringContaining('This instance has accounts') });
    const database = await openAgain(target.connectionString);
    const copy = await createTestApp({ database, environment: stoppedInstance });
    try {
      expect(await listStoredRows(copy, ann)).toEqual(storedRows);
      expect((await copy.request(api.getCurrentUser, { as: ann })).status).toBe(200);
    } finally {
      await copy.close();
      await database.close();
    }
  });

  test('is refused without an address, and while the app is running', async () => {
    expect((await runCommand([], {}, 'move-database')).printed).toContain('Say where to');
    const target = await createTestDatabase();
    openDatabases.push(target);
    // The command sees that the app is running by an open connection; idle connections are closed after a while.
    await app.request(api.getCurrentUser, { as: ann });
    expect((await runCommand([target.connectionString], {}, 'move-database')).printed).toContain('The app is running');
  });
});
