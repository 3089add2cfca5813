import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectDirectory } from '#platform/project-paths.ts';
import { type FauxqsServer, startFauxqs } from 'fauxqs';
import { startModelServer, type ModelServer } from '../../../test/model-server/model-server.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { runAdmin } from './run-admin.ts';

const guides = path.join(projectDirectory, 'docs/guides');
let folder: string;
let model: ModelServer;
let bucketServer: FauxqsServer;
let full: TestDatabase;
let empty: TestDatabase;
/** Other empty databases, one for each command that needs one. */
let emptyForBucket: TestDatabase;
let emptyForMove: TestDatabase;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'guides-'));
  model = await startModelServer();
  bucketServer = await startFauxqs({ port: 0, logger: false });
  bucketServer.createBucket('files');
  full = await createTestDatabase();
  empty = await createTestDatabase();
  emptyForBucket = await createTestDatabase();
  emptyForMove = await createTestDatabase();
  const app = await createTestApp({ database: full, environment: { DATA_DIR: path.join(folder, 'full') } });
  await app.signUp('Somebody');
  await app.close();
  // Closes every connection, as if the app had stopped.
  for (const { db } of [full, empty, emptyForBucket, emptyForMove]) await db.$client.end();
});
afterAll(async () => {
  await Promise.all([model.close(), bucketServer.stop()]);
  await rm(folder, { recursive: true, force: true });
});

/** Every `npm run admin`, `npm run backup` and `npm run restore` of the guides, as the arguments of `npm run admin`. */
async function listOperatorCommands(): Promise<string[]> {
  const names = (await readdir(guides, { recursive: true })).filter((name) => name.endsWith('.md'));
  const pages = await Promise.all(names.map((name) => readFile(path.join(guides, name), 'utf8')));
  const lines = pages.flatMap((page) => [...page.matchAll(/^npm run (admin|backup|restore)\b(?: --)?(.*)$/gm)]);
  return lines.map(([, task = '', rest = '']) => (task === 'admin' ? rest : `${task}${rest}`).trim());
}

/** Replaces the addresses and the folder that the guides name by those of this test. */
function adaptCommand(command: string): string[] {
  const [name = '', ...args] = command
    .replace('http://127.0.0.1:8080', model.url)
    .replace('/safe/place', folder)
    .replace(/postgres:\/\/\S+/, emptyForMove.connectionString)
    .split(' ');
  const isOllama = name === 'model' && args[0] === 'ollama';
  return [name, ...args, ...(isOllama ? [`--base-url=${model.url}`] : [])];
}

/** The settings while the files of the instance are moved to a bucket. */
const bucketSettings = () => ({
  S3_BUCKET: 'files',
  S3_ENDPOINT: `http://127.0.0.1:${bucketServer.port}`,
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
  FILES_MOVED_FROM: 'folder',
});

// More than thirty commands, three of which make, restore and rehearse backups.
test('every command of the guides works', { timeout: 120_000 }, async () => {
  const commands = await listOperatorCommands();
  expect(new Set(commands.map((command) => command.split(' ')[0]))).toEqual(
    new Set([
      'people',
      'quotas',
      'sign-out',
      'plan',
      'jobs',
      'keys',
      'storage',
      're-embed',
      'acts',
      'verify',
      'model',
      'reset-link',
      'migrate',
      'backup',
      'restore',
      'backups',
      'move-database',
      'objects',
    ]),
  );
  // The backup to restore has to exist.
  const isRestore = (command: string) => /^(backups )?restore/.test(command);
  for (const command of commands.toSorted((a, b) => Number(isRestore(a)) - Number(isRestore(b)))) {
    const printed: string[] = [];
    const target = command.startsWith('backups') ? emptyForBucket : empty;
    const environment = {
      BACKUP_BUCKET: path.join(folder, 'bucket'),
      BACKUP_KEY: 'a key of the operator',
      SECRET_KEY: 'test-secret-key-of-some-length',
      AI_PROVIDER: 'builtin',
      ...(command.startsWith('objects') && bucketSettings()),
      DATABASE_URL: (isRestore(command) ? target : full).connectionString,
      DATA_DIR: path.join(folder, isRestore(command) ? `empty-${target.connectionString.split('/').at(-1)}` : 'full'),
    };
    const context = { environment, projectDirectory: folder, print: (line: string) => void printed.push(line) };
    expect(await runAdmin(adaptCommand(command), context), `${command}: ${printed.join('\n')}`).toBe(0);
  }
});
