import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { allEndpoints as api } from '@app/contract/all-endpoints';
import { startFauxqs } from 'fauxqs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multipart } from '../multipart.ts';
import { waitUntilReady } from '../outage-load.ts';
import { queryDatabase } from '../query-database.ts';
import { callEndpoint, startApp, type AppProcess } from './app-process.ts';
import { skipReason, startPooler, startPostgres, startProxy, type Program } from './proxy-and-pooler.ts';

/** The commands of operators, built as `npm run build` does. */
const admin = fileURLToPath(new URL('../../dist/admin.js', import.meta.url));
const NOTE = 'The first note, kept in a file.\n';
const PASSWORD = 'correct horse';

let folder: string;
let postgres: Program & { url: string };
const programs: Program[] = [];
const running: AppProcess[] = [];
let fileId: string;
let bucketSettings: Record<string, string>;

const urlOf = (database: string): string => Object.assign(new URL(postgres.url), { pathname: `/${database}` }).href;
const at = (name: string): string => path.join(folder, name);

/** Runs one of the commands of the guides as a process of its own; returns its output. */
async function command(words: readonly string[], settings: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, [admin, ...words], { env: { ...process.env, ...settings } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise((resolve) => child.once('exit', resolve));
  expect(code, output).toBe(0);
  return output;
}

async function start(settings: Record<string, string>): Promise<AppProcess> {
  const { DATA_DIR = at('data'), ...others } = settings;
  const app = await startApp(DATA_DIR, { AI_PROVIDER: 'builtin', ...others });
  running.push(app);
  return app;
}

const killAll = () => Promise.all(running.splice(0).map((app) => app.kill()));

async function stopAll(): Promise<void> {
  expect(await Promise.all(running.splice(0).map((app) => app.stop()))).not.toContain(1);
}

/** Two web processes and a worker behind haproxy; returns its address. */
async function startMany(settings: Record<string, string>): Promise<string> {
  const webs = await Promise.all([0, 1].map(() => start({ ...settings, ROLE: 'web', TRUST_PROXY: '1' })));
  await start({ ...settings, ROLE: 'worker' });
  const proxy = await startProxy(webs.map(({ url }) => Number(new URL(url).port)));
  programs.push(proxy);
  await waitUntilReady(proxy.url);
  return proxy.url;
}

/** Signs in at this address, and returns the titles of the tasks and the text of the only file. */
async function readAll(url: string): Promise<{ tasks: string[]; file: string }> {
  const body = { email: 'ann@example.org', password: PASSWORD };
  const { authToken: token } = await callEndpoint(url, api.login, { body });
  const tasks = await callEndpoint(url, api.listTasks, { token });
  const response = await fetch(`${url}/api/chat/files/${fileId}/content`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return { tasks: tasks.map(({ title }) => title), file: await response.text() };
}

const everything = { tasks: ['Call the dentist'], file: NOTE };

const suite = skipReason === undefined ? describe : describe.skip;
if (skipReason !== undefined) process.stdout.write(`growth.test.ts is skipped: it ${skipReason}\n`);

suite('an instance that grows by the guides', () => {
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'growth-'));
    const buckets = await startFauxqs({ port: 0, logger: false });
    for (const name of ['files', 'other-files', 'backups']) buckets.createBucket(name);
    programs.push({ stop: () => buckets.stop() });
    postgres = await startPostgres();
    programs.push(postgres);
    await queryDatabase(postgres.url, 'create database assistant');
    bucketSettings = {
      S3_BUCKET: 'files',
      S3_ENDPOINT: `http://127.0.0.1:${buckets.port}`,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
      BACKUP_BUCKET: 'backups',
      BACKUP_KEY: 'a passphrase that is kept elsewhere too',
    };
  }, 90_000);
  afterAll(async () => {
    await killAll();
    for (const program of programs.toReversed()) await program.stop();
    await rm(folder, { recursive: true, force: true });
  }, 60_000);

  test('starts with its own database, is backed up while it runs, and is started again by an upgrade', async () => {
    const app = await start({});
    const token = await app.signUp('Ann');
    await app.call(api.createTask, { token, body: { title: 'Call the dentist' } });
    const upload = multipart([{ name: 'note.txt', bytes: NOTE }]);
    fileId = (await app.call(api.uploadChatFile, { token, ...upload })).id;
    expect(await command(['backup', at('before.zip')], { DATA_DIR: at('data') })).toContain('1 accounts');
    await stopAll();
    expect(await readAll((await start({})).url)).toEqual(everything);
    await stopAll();
  }, 120_000);

  test('moves to a database server and a bucket, with two web processes and a worker', async () => {
    const output = await command(['move-database', urlOf('assistant')], { DATA_DIR: at('data') });
    expect(output).toContain('Copied and compared');
    const pooler = await startPooler(urlOf('assistant'));
    programs.push(pooler);
    const settings = {
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: urlOf('assistant'),
      DATA_DIR: at('data'),
      ...bucketSettings,
    };
    const moving = { ...settings, FILES_MOVED_FROM: 'folder' };
    const url = await startMany(moving);
    expect(await readAll(url)).toEqual(everything);
    expect(await command(['objects', 'move'], moving)).toContain('Nothing is left in the former place');
    expect(await readAll(url)).toEqual(everything);
    await stopAll();
    // Without the folder: what is read now comes from the bucket.
    expect(await readAll(await startMany({ ...settings, DATA_DIR: at('new-data') }))).toEqual(everything);
    expect(await command(['backups', 'make'], settings)).toContain('Made and read back');
  }, 180_000);

  test('loses its database and its files, and gets both back from the backup', async () => {
    await queryDatabase(postgres.url, 'drop database assistant with (force)');
    await killAll();
    await queryDatabase(postgres.url, 'create database assistant');
    const settings = {
      DATABASE_URL: urlOf('assistant'),
      DATA_DIR: at('last-data'),
      ...bucketSettings,
      S3_BUCKET: 'other-files',
    };
    expect(await command(['backups', 'restore'], settings)).toContain('1 accounts');
    expect(await readAll(await startMany(settings))).toEqual(everything);
    await stopAll();
  }, 180_000);
});
