import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { allEndpoints as api } from '@app/contract/all-endpoints';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts';
import { createDatabase } from '#db/database.ts';
import { readMigrations } from '#db/migrate.ts';
import { createLogger } from '#platform/logger.ts';
import { packZip } from '../../../test/backup-files.ts';
import { createOneOfEach, listStoredRows } from '../../../test/one-of-each.ts';
import { addUserFiles, downloadUserFiles } from '../../../test/user-files.ts';
import { queryDatabase } from '../../../test/query-database.ts';
import { readZip } from '../../../test/read-zip.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import type { AdminCommand } from './admin-command.ts';
import { backUpInstance } from './backup-command.ts';
import { REPLACED_MIGRATIONS } from '#db/replaced-migrations.ts';
import { InstanceManifest } from './instance-manifest.ts';
import { makeResetLink } from './reset-link-command.ts';
import { restoreFromFile } from './restore-command.ts';

const SECRET_KEY = 'test-secret-key-of-some-length';
let folder: string;
let source: TestDatabase;
let app: TestApp;
let ann: TestUser;
const openDatabases: TestDatabase[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'instance-'));
  source = await createEmptyDatabase();
  app = await createTestApp({ database: source, environment: { DATA_DIR: pathOf('source') } });
  ann = await app.signUp('Ann');
  await createOneOfEach(app, ann);
  await addUserFiles(app, ann);
  await createOneOfEach(app, await app.signUp('Ben'));
  // A job that waits in the backup and runs after the restore.
  await app.request(api.createBackup, { as: ann });
  const { code, printed } = await runCommand(backUpInstance, 'one.zip');
  if (code !== 0) throw new Error(printed);
});
afterAll(async () => {
  await app.close();
  for (const database of openDatabases) await database.close();
  await rm(folder, { recursive: true, force: true });
});

const pathOf = (name: string) => path.join(folder, name);

async function createEmptyDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  openDatabases.push(database);
  return database;
}

async function runCommand(
  command: AdminCommand,
  file: string | undefined,
  environment: Record<string, string> = { DATABASE_URL: source.connectionString, DATA_DIR: pathOf('source') },
) {
  const printed: string[] = [];
  const code = await command(file === undefined ? [] : [file], {
    environment: { SECRET_KEY, INIT_CWD: folder, ...environment },
    projectDirectory: folder,
    print: (line) => printed.push(line),
  });
  return { code, printed: printed.join('\n') };
}

const manifestOf = async (file: string) =>
  InstanceManifest.parse(JSON.parse(String((await readZip(await readFile(pathOf(file)))).get('manifest.json'))));

/** The content of a backup by its checksums, without its creation time. */
async function dumpBackup(file: string): Promise<string[]> {
  const { tables, files } = await manifestOf(file);
  return [
    ...tables.map(({ name, rows, sha256 }) => `${name} ${rows} ${sha256}`),
    ...files.map((entry) => `${entry.path} ${entry.sha256}`),
  ].toSorted();
}

/** The environment of an instance with an empty database. */
async function createTarget(name: string) {
  const database = await createEmptyDatabase();
  // Closes every connection, as if the app had stopped.
  const environment = { DATABASE_URL: database.connectionString, DATA_DIR: pathOf(name) };
  await database.db.$client.end();
  openDatabases.splice(openDatabases.indexOf(database), 1);
  return environment;
}

// The schema is built by all migrations, one by one.
describe('a restored instance', { timeout: 60_000 }, () => {
  test('equals its source, row by row and file by file, and can be used immediately', async () => {
    const environment = await createTarget('copy');
    const restored = await runCommand(restoreFromFile, 'one.zip', environment);
    expect(restored.printed).toMatch(/Restored: 2 accounts, \d+ conversations, \d+ files/);
    expect(await runCommand(backUpInstance, 'two.zip', environment)).toMatchObject({ code: 0 });
    const [before, after] = [await dumpBackup('one.zip'), await dumpBackup('two.zip')];
    expect(after).toEqual(before);
    expect(before.find((line) => line.startsWith('public.trend_marks '))).toBeDefined();
    expect(before.filter((line) => /^pgboss\.job [1-9]/.test(line))).toHaveLength(1);

    const db = createDatabase({ connectionString: environment.DATABASE_URL, log: createLogger({ level: 'silent' }) });
    const database = { db, connectionString: environment.DATABASE_URL, close: () => db.$client.end() };
    const copy = await createTestApp({ database, environment });
    try {
      // Ann's session still works, her data is the same, and sequences continue.
      expect(await listStoredRows(copy, ann)).toEqual(await listStoredRows(app, ann));
      expect(await downloadUserFiles(copy, ann)).toEqual(await downloadUserFiles(app, ann));
      await copy.jobs.runPending();
      const [backup] = (await copy.request(api.listBackups, { as: ann })).body;
      expect(backup).toMatchObject({ status: 'ready', trigger: 'manual' });
      expect((await copy.request(api.sendChat, { as: ann, body: { message: 'Hello again' } })).status).toBe(200);
    } finally {
      await copy.close();
      await db.$client.end();
    }
  });

  test('never replaces an instance that has accounts or is running', async () => {
    const before = await dumpBackup('one.zip');
    const answer = await runCommand(restoreFromFile, 'one.zip');
    expect(answer).toMatchObject({ code: 1, printed: expect.stringContaining('The app is running on this database') });
    const other = await createEmptyDatabase();
    await other.db.execute(sql`
      insert into users (id, email, name, first_name, last_name)
      values (gen_random_uuid(), 'someone@example.org', 'Some One', 'Some', 'One')`);
    const environment = { DATABASE_URL: other.connectionString, DATA_DIR: pathOf('other') };
    const inUse = await runCommand(restoreFromFile, 'one.zip', environment);
    expect(inUse).toMatchObject({ code: 1, printed: expect.stringContaining('The app is running on this database') });
    await other.db.$client.end();
    openDatabases.splice(openDatabases.indexOf(other), 1);
    const refused = await runCommand(restoreFromFile, 'one.zip', environment);
    expect(refused).toMatchObject({ code: 1, printed: expect.stringContaining('This instance has accounts') });
    await rm(pathOf('again.zip'), { force: true });
    await runCommand(backUpInstance, 'again.zip');
    expect((await dumpBackup('again.zip')).filter((line) => line.startsWith('public.users'))).toEqual(
      before.filter((line) => line.startsWith('public.users')),
    );
  });

  test('may replace an instance without accounts that has a newer schema', async () => {
    const environment = await createTarget('newer-schema');
    await queryDatabase(
      environment.DATABASE_URL,
      "insert into schema_migrations (name, hash) values ('9999_cars', 'f')",
    );
    expect(await runCommand(restoreFromFile, 'one.zip', environment)).toMatchObject({ code: 0 });
    const names = await queryDatabase(environment.DATABASE_URL, 'select name from schema_migrations order by name');
    expect(names).toEqual(readMigrations().map(({ name }) => ({ name })));
  });

  test('needs the secret key of its source', async () => {
    const environment = { ...(await createTarget('key')), SECRET_KEY: 'quite-another-secret-key-here' };
    const answer = await runCommand(restoreFromFile, 'one.zip', environment);
    expect(answer).toMatchObject({ code: 1, printed: expect.stringContaining('SECRET_KEY is another one') });
    // Nothing was stored, so the right key finds an empty instance.
    expect(await runCommand(restoreFromFile, 'one.zip', { ...environment, SECRET_KEY })).toMatchObject({ code: 0 });
  });

  test('can come from a backup in the first version of the format', async () => {
    await writeFirstVersion('first-version.zip');
    const environment = await createTarget('first-version');
    expect(await runCommand(restoreFromFile, 'first-version.zip', environment)).toMatchObject({ code: 0 });
    expect(await runCommand(backUpInstance, 'second-version.zip', environment)).toMatchObject({ code: 0 });
    expect(await dumpBackup('second-version.zip')).toEqual(await dumpBackup('one.zip'));
  });

  test('can come from a backup made before the baseline migration', async () => {
    // The rows of `one.zip` need the tables of later migrations.
    await writeWithMigrations([...REPLACED_MIGRATIONS, ...readMigrations().slice(1)], 'before-baseline.zip');
    const environment = await createTarget('before-baseline');
    expect(await runCommand(restoreFromFile, 'before-baseline.zip', environment)).toMatchObject({ code: 0 });
    expect(await runCommand(backUpInstance, 'after-baseline.zip', environment)).toMatchObject({ code: 0 });
    expect(await dumpBackup('after-baseline.zip')).toEqual(await dumpBackup('one.zip'));
    const { migrations } = await manifestOf('after-baseline.zip');
    expect(migrations.map(({ name }) => name)).toEqual(readMigrations().map(({ name }) => name));
  });
});

/** Writes the content of `one.zip` in the first version of the format. */
async function writeFirstVersion(name: string): Promise<void> {
  const files = await readZip(await readFile(pathOf('one.zip')));
  const manifest = InstanceManifest.parse(JSON.parse(String(files.get('manifest.json'))));
  for (const table of manifest.tables) {
    const condition = table.name === 'pgboss.job' ? "where t.state < 'completed'" : '';
    const { rows } = await source.db.$client.query<{ row: string }>(
      `select t::text as row from ${table.name} t ${condition}`,
    );
    const text = Buffer.from(rows.map(({ row }) => `${JSON.stringify(row)}\n`).join(''));
    files.delete(`tables/${table.name}.pgcopy`);
    files.set(`tables/${table.name}.ndjson`, text);
    const sha256 = createHash('sha256').update(text).digest('hex');
    Object.assign(table, { rows: rows.length, bytes: text.length, sha256 });
  }
  files.set('manifest.json', Buffer.from(JSON.stringify({ ...manifest, version: 1 })));
  await writeFile(pathOf(name), await packZip(files));
}

/** Writes a changed copy of `one.zip`. */
async function changeBackup(change: (files: Map<string, Buffer>) => void, name: string): Promise<void> {
  const files = await readZip(await readFile(pathOf('one.zip')));
  change(files);
  await writeFile(pathOf(name), await packZip(files));
}

const writeWithMigrations = (migrations: readonly object[], name: string) =>
  changeBackup((files) => {
    const manifest = JSON.parse(String(files.get('manifest.json'))) as object;
    files.set('manifest.json', Buffer.from(JSON.stringify({ ...manifest, migrations })));
  }, name);

describe('a file that cannot be restored', () => {
  test.each<[string, RegExp, () => Promise<void> | void]>([
    ['missing.zip', /There is no .*missing\.zip/, () => undefined],
    ['text.zip', /This is not a backup of this app/, () => writeFile(pathOf('text.zip'), 'Dear diary')],
    [
      'half.zip',
      /damaged: the file is incomplete/,
      async () => writeFile(pathOf('half.zip'), (await readFile(pathOf('one.zip'))).subarray(0, 5000)),
    ],
    [
      'changed.zip',
      /damaged: tables\/public\.users\.pgcopy/,
      () =>
        changeBackup((files) => {
          const users = files.get('tables/public.users.pgcopy')?.toString('latin1').replaceAll('Ann', 'Eve');
          files.set('tables/public.users.pgcopy', Buffer.from(users ?? '', 'latin1'));
        }, 'changed.zip'),
    ],
    [
      'newer.zip',
      /migrations that this version of the app does not know/,
      () =>
        changeBackup((files) => {
          const manifest = JSON.parse(String(files.get('manifest.json'))) as { migrations: object[] };
          manifest.migrations.push({ name: '9999_flying_cars', hash: '0'.repeat(64) });
          files.set('manifest.json', Buffer.from(JSON.stringify(manifest)));
        }, 'newer.zip'),
    ],
    [
      'older.zip',
      /Restore it with the app of commit 41aaf69, make a new backup there/,
      () => writeWithMigrations(REPLACED_MIGRATIONS.slice(0, -1), 'older.zip'),
    ],
    [
      'account.zip',
      /This is the backup of one account/,
      async () =>
        writeFile(pathOf('account.zip'), await packZip(new Map([['manifest.json', '{"format":"account-backup"}']]))),
    ],
  ])('%s is refused in clear words', async (name, words, make) => {
    await make();
    expect(await runCommand(restoreFromFile, name, { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })).toEqual({
      code: 1,
      printed: expect.stringMatching(words) as string,
    });
  });
});

test.each<[string, (rows: Buffer) => Buffer]>([
  ['other words', (rows) => Buffer.from(rows.toString('latin1').replaceAll('Ann', 'Eve'), 'latin1')],
  [
    'bytes that the database refuses',
    (rows) => Buffer.concat([rows.subarray(0, 40), Buffer.alloc(rows.length - 40, 1)]),
  ],
])(
  'rows with %s leave an empty instance, into which the whole backup can be restored',
  async (_, damage) => {
    await changeBackup((files) => {
      const name = 'tables/public.users.pgcopy';
      files.set(name, damage(files.get(name) ?? Buffer.alloc(0)));
    }, 'rows.zip');
    const environment = await createTarget('rows');
    const refused = await runCommand(restoreFromFile, 'rows.zip', environment);
    expect(refused).toMatchObject({ code: 1, printed: expect.stringContaining('damaged: tables/public.users.pgcopy') });
    expect(await runCommand(restoreFromFile, 'one.zip', environment)).toMatchObject({ code: 0 });
  },
  60_000,
);

describe('the command to back up', () => {
  test('needs a file name, overwrites nothing, and makes the file readable for its owner only', async () => {
    expect((await runCommand(backUpInstance, undefined)).printed).toContain('npm run backup -- FILE');
    expect(await runCommand(backUpInstance, 'one.zip')).toMatchObject({
      code: 1,
      printed: expect.stringContaining('already'),
    });
    const intoMissingFolder = await runCommand(backUpInstance, 'no/such/folder.zip');
    expect(intoMissingFolder).toMatchObject({ code: 1, printed: expect.stringContaining('its folder does not exist') });
    expect((await stat(pathOf('one.zip'))).mode & 0o077).toBe(0);
    const withoutDatabase = await runCommand(backUpInstance, 'none.zip', {
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    });
    expect(withoutDatabase).toMatchObject({
      code: 1,
      printed: expect.stringContaining('The database cannot be reached'),
    });
    const none = await runCommand(backUpInstance, 'none.zip', { DATA_DIR: pathOf('nothing') });
    expect(none).toMatchObject({ code: 1, printed: expect.stringContaining('There is no instance in') });
  });
});

describe('the built-in database', () => {
  const environment = () => ({ DATA_DIR: pathOf('built-in') });
  // Longer than usual, because the database starts and stops.
  const timeout = 60_000;

  test(
    'can be restored from the backup of a database server, and read while the app is stopped',
    { timeout },
    async () => {
      expect(await runCommand(restoreFromFile, 'one.zip', environment())).toMatchObject({ code: 0 });
      expect(await runCommand(backUpInstance, 'stopped.zip', environment())).toMatchObject({ code: 0 });
      expect(await dumpBackup('stopped.zip')).toEqual(await dumpBackup('one.zip'));
    },
  );

  test('can be backed up but not restored while the app runs', { timeout }, async () => {
    const server = await startEmbeddedPostgres({ dataDir: pathOf('built-in'), log: createLogger({ level: 'silent' }) });
    try {
      expect(await runCommand(backUpInstance, 'running.zip', environment())).toMatchObject({ code: 0 });
      expect(await dumpBackup('running.zip')).toEqual(await dumpBackup('one.zip'));
      const refused = await runCommand(restoreFromFile, 'one.zip', environment());
      expect(refused).toMatchObject({ code: 1, printed: expect.stringContaining('The app is already running') });
    } finally {
      await server.stop();
    }
  });

  test('can be used to make a reset link, whether the app runs or not', { timeout }, async () => {
    const link = expect.stringMatching(
      /^Good for one day, once:\nhttp:\/\/localhost:3000\/reset-password\S+$/,
    ) as string;
    const server = await startEmbeddedPostgres({ dataDir: pathOf('built-in'), log: createLogger({ level: 'silent' }) });
    try {
      expect(await runCommand(makeResetLink, ann.email.toUpperCase(), environment())).toEqual({
        code: 0,
        printed: link,
      });
      expect(await runCommand(makeResetLink, 'nobody@example.org', environment())).toMatchObject({ code: 1 });
    } finally {
      await server.stop();
    }
    expect(await runCommand(makeResetLink, ann.email, environment())).toEqual({ code: 0, printed: link });
    const linkForPort = await runCommand(makeResetLink, ann.email, { ...environment(), PORT: '4000' });
    expect(linkForPort.printed).toContain('http://localhost:4000/reset-password');
  });
});
