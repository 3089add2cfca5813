import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadBackup, makeBackup, packZip, restoreBackup, runRestore } from '#test/backup-files.ts';
import { createOneOfEach, listStoredRows } from '#test/one-of-each.ts';
import { type OpenedBackup, type Forgery, openForForging, type Row } from '#test/forge-backup.ts';
import { addUserFiles } from '#test/user-files.ts';
import { createTestApp, type TestApp, type TestUser } from '#test/test-app.ts';
import { tablePath } from '../backup-file/backup-format.ts';
import { BACKUP_VERSION } from './backup-manifest.ts';
import { readBackup } from './testing/read-backup.ts';

let app: TestApp;
let eve: TestUser;
let folder: string;
let zip: Buffer;
let opened: OpenedBackup;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hostile-'));
  app = await createTestApp({ environment: { DATA_DIR: folder } });
  const ann = await app.signUp('Ann');
  await createOneOfEach(app, ann);
  await addUserFiles(app, ann);
  ({ zip } = await makeBackup(app, ann));
  opened = await openForForging(zip);
  eve = await app.signUp('Eve');
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

/** Every stored photo and attachment, of all users. */
const listStoredFiles = async () =>
  (await readdir(path.join(folder, 'objects'), { recursive: true })).filter((name) =>
    /^(attachments|pictures)./.test(name),
  );

const forgeBackup = (change: Forgery) => opened.forge(change);
const editRow = (table: string, fields: Row) => () => opened.edit(table, fields);

const BOMB_BYTES = 70_000_000;
const uuid = '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0f51';

test.each<[string, string, () => Buffer | Promise<Buffer>]>([
  ['a text', 'backups.not_a_backup', () => Buffer.from('Dear diary')],
  ['an empty file', 'backups.not_a_backup', () => Buffer.alloc(0)],
  ['a ZIP of something else', 'backups.not_a_backup', () => packZip(new Map([['conversations.json', '[]']]))],
  [
    'a backup of another app',
    'backups.not_a_backup',
    () => packZip(new Map([['manifest.json', '{"format":"another","version":1}']])),
  ],
  ['half of a backup', 'backups.damaged', () => zip.subarray(0, zip.length / 2)],
  [
    'a backup with a byte flipped',
    'backups.damaged',
    () => {
      const damagedZip = Buffer.from(zip);
      // A byte of the content of the first file. Readers ignore the header before it and use the central directory.
      damagedZip[45] = (damagedZip[45] ?? 0) ^ 0xff;
      return damagedZip;
    },
  ],
  [
    'a backup from a newer version',
    'backups.newer_version',
    () => forgeBackup({ manifest: (manifest) => ({ ...manifest, version: BACKUP_VERSION + 1 }) }),
  ],
  [
    'a manifest with only a format and a version',
    'backups.damaged',
    () => forgeBackup({ manifest: ({ format, version }) => ({ format, version }) }),
  ],
  [
    'more files than the manifest lists',
    'backups.damaged',
    () => forgeBackup({ extra: ['tables/more.ndjson', '{}\n'] }),
  ],
  ['a path that leads outside', 'backups.damaged', () => forgeBackup({ extra: ['../outside', 'x'] })],
  ['a file of another size than listed', 'backups.damaged', () => forgeBackup({ extra: ['files/1', 'x'] })],
  [
    'a file whose bytes were changed',
    'backups.damaged',
    () => forgeBackup({ extra: ['files/1', String(opened.files[0]?.[1].toString('latin1')).replace(/.$/s, 'x')] }),
  ],
  [
    'a little that unpacks to a lot',
    'backups.damaged',
    () =>
      forgeBackup({
        extra: [tablePath('tasks'), 'a'.repeat(BOMB_BYTES)],
        manifest: (manifest) => ({
          ...manifest,
          tables: manifest.tables.map((table) => (table.name === 'tasks' ? { ...table, bytes: BOMB_BYTES } : table)),
        }),
      }),
  ],
  [
    'a table that backups do not have',
    'backups.damaged',
    () =>
      forgeBackup({
        manifest: (manifest) => ({
          ...manifest,
          tables: manifest.tables.map((table) => ({
            ...table,
            name: table.name === 'tasks' ? 'sessions' : table.name,
          })),
        }),
      }),
  ],
  ['a row with an owner', 'backups.damaged', editRow('tasks', { user_id: uuid })],
  ['a column that the table does not have', 'backups.damaged', editRow('tasks', { is_admin: true })],
  ['a value that is not one of the choices', 'backups.damaged', editRow('conversations', { titled_by: 'me' })],
  ['a number where there is text', 'backups.damaged', editRow('tasks', { title: 12 })],
  ['nothing where there must be something', 'backups.damaged', editRow('tasks', { title: null })],
  ['a NUL character', 'backups.damaged', editRow('tasks', { title: 'a\0b' })],
  ['half a character', 'backups.damaged', editRow('messages', { content: '\ud800' })],
  ['the end of time', 'backups.damaged', editRow('tasks', { created_at: 'infinity' })],
  ['a date that does not exist', 'backups.damaged', editRow('tasks', { created_at: '2026-02-31T00:00:00Z' })],
  ['a zone that does not exist', 'backups.damaged', editRow('events', { time_zone: 'Mars/Olympus' })],
  ['a recurrence of every second', 'backups.damaged', editRow('events', { recurrence: 'FREQ=SECONDLY' })],
  ['a link to elsewhere', 'backups.damaged', editRow('notifications', { link: '//evil.example' })],
  [
    'a script as an address',
    'backups.damaged',
    editRow('messages', { blocks: [{ type: 'attachment', url: 'javascript:x' }] }),
  ],
  ['blocks that are not a list', 'backups.damaged', editRow('messages', { blocks: 5 })],
  ['a file outside of the imports', 'backups.damaged', editRow('imports', { files: [{ path: '../../etc/passwd' }] })],
  [
    'messages in a cycle',
    'backups.damaged',
    () =>
      forgeBackup({
        table: 'messages',
        rows: (rows) => {
          const isBeside = (a: Row, b: Row) => a !== b && a['conversation_id'] === b['conversation_id'];
          const first = rows.find((row) => rows.some((other) => isBeside(row, other)));
          const second = rows.find((row) => first && isBeside(row, first));
          return rows.map((row) => {
            if (row === first) return { ...row, parent_id: second?.['id'] };
            return row === second ? { ...row, parent_id: first?.['id'] } : row;
          });
        },
      }),
  ],
])('%s is refused with a clear message, and nothing of it is kept', async (_what, code, make) => {
  // The rate limit would refuse this many uploads.
  app.clock.advance(60_000);
  const before = await listStoredRows(app, eve);
  const filesBefore = await listStoredFiles();
  const restore = await uploadBackup(app, eve, await make());
  if (restore.status === 'ready') {
    // Faults that appear only after all rows are written are found before the commit.
    await runRestore(app, eve, restore.id);
  }
  const after = (await app.request(`GET /api/restore/${restore.id}`, { as: eve })).body as typeof restore;
  expect(after).toMatchObject({ status: 'failed', error: { code } });
  expect(after.error?.message).toMatch(/^[A-Z].* .*\.$/);
  const { restores: _some, ...rest } = await listStoredRows(app, eve);
  const { restores: _others, ...untouched } = before;
  expect(rest).toEqual(untouched);
  expect(await listStoredFiles()).toEqual(filesBefore);
});

test('ids of other users give no access to their data', async () => {
  const bob = await app.signUp('Bob');
  await createOneOfEach(app, bob);
  const tablesOfBob = (await readBackup((await makeBackup(app, bob)).zip)).tables;
  const before = await listStoredRows(app, bob);
  const rows = (tablesOfBob.get('tasks') ?? []).map((line) => ({ ...(JSON.parse(line) as Row), title: 'Mine now' }));
  const forged = await forgeBackup({ table: 'tasks', rows: () => rows });
  const mallory = await app.signUp('Mallory');
  expect((await restoreBackup(app, mallory, forged)).status).toBe('completed');
  expect(await listStoredRows(app, bob)).toEqual(before);
});

test('a backup cannot bring a plan, a role or credentials', async () => {
  const account = { ...opened.manifest.account, role: 'admin', subscription_tier: 'premium', password: 'secret' };
  const forged = await forgeBackup({ manifest: (manifest) => ({ ...manifest, account, users: [account] }) });
  const noah = await app.signUp('Noah');
  expect((await restoreBackup(app, noah, forged)).status).toBe('completed');
  const { rows } = await app.db.execute(
    sql`select email, subscription_tier, email_verified from users where id = ${noah.userId}`,
  );
  expect(rows).toEqual([{ email: noah.email, subscription_tier: 'free', email_verified: true }]);
  const tables = opened.manifest.tables.map(({ name }) => name);
  for (const name of ['users', 'accounts', 'sessions', 'plans', 'two_factor', 'recovery_codes']) {
    expect(tables).not.toContain(name);
  }
});

test('a backup of an earlier version with fewer tables and columns is restored', async () => {
  const older = await forgeBackup({
    manifest: (manifest) => ({ ...manifest, version: 1 }),
    includesTable: (name) => !['reminders', 'saved_searches', 'secret_findings'].includes(name),
    table: 'tasks',
    rows: (rows) => rows.map(({ is_done: _done, estimate_minutes: _minutes, recurrence: _rhythm, ...row }) => row),
  });
  const olga = await app.signUp('Olga');
  expect(await restoreBackup(app, olga, older)).toMatchObject({ status: 'completed', error: null });
  const titles = (opened.tables.get('tasks') ?? []).map((line) => (JSON.parse(line) as Row)['title']);
  expect(titles).not.toEqual([]);
  const { rows } = await app.db.execute(
    sql`select title, is_done, estimate_minutes, recurrence from tasks where user_id = ${olga.userId} order by title`,
  );
  expect(rows).toEqual(
    titles.toSorted().map((title) => ({ title, is_done: false, estimate_minutes: null, recurrence: null })),
  );
  const { messages, reminders } = await listStoredRows(app, olga);
  expect(messages).toHaveLength(opened.tables.get('messages')?.length ?? 0);
  expect(reminders).toEqual([]);
});
