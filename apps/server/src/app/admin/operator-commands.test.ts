import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { allEndpoints as api } from '@app/contract/all-endpoints';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addUserFiles } from '../../../test/user-files.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { runAdmin } from './run-admin.ts';

const DAY = /\d{4}-\d\d-\d\d/.source;
let folder: string;
let database: TestDatabase;
let app: TestApp;
let ann: TestUser;
let printed: string[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'operator-'));
  database = await createTestDatabase();
  app = await createTestApp({ database, environment: { DATA_DIR: folder } });
  ann = await app.signUp('Ann');
  await app.signUp('Ben');
});
afterAll(async () => {
  await app.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => (printed = []));

/** Runs `npm run admin -- …` while the app runs; returns the exit code. */
const runCommand = (line: string, environment: Record<string, string> = {}) =>
  runAdmin(line.split(' '), {
    environment: { DATABASE_URL: database.connectionString, DATA_DIR: folder, ...environment },
    projectDirectory: folder,
    print: (text) => void printed.push(text),
  });
const fetchTier = async (as: TestUser) => (await app.request(api.getCurrentUser, { as })).body.subscriptionTier;

test('`plan` grants Premium and takes it back, and the app sees it immediately', async () => {
  expect(await runCommand('plan ANN@example.org premium')).toBe(0);
  expect(await fetchTier(ann)).toBe('premium');
  expect(await runCommand('plan ann@example.org free')).toBe(0);
  expect(await fetchTier(ann)).toBe('free');
  expect(printed).toEqual(['The account has Premium, without a payment.', 'The account is on the Free plan.']);
});

test('`plan` does not change a plan that is paid for', async () => {
  const cy = await app.signUp('Cy');
  await database.db.execute(sql`update users set subscription_tier = 'premium_monthly' where id = ${cy.userId}`);
  expect(await runCommand('plan cy@example.org free')).toBe(1);
  expect(await fetchTier(cy)).toBe('premium_monthly');
  expect(printed).toEqual(['cy@example.org pays for a plan: end it at the payment provider first.']);
  expect(await runCommand('plan nobody@example.org free')).toBe(1);
  expect(await runCommand('plan ann@example.org gold')).toBe(1);
});

test('sign-out ends sessions and access tokens at once', async () => {
  const dee = await app.signUp('Dee');
  const body = { name: 'Script', scopes: ['archive:read'], expiresInDays: 30 };
  const { token } = (await app.request(api.createToken, { as: dee, body })).body;
  const program = { ...dee, token };
  expect((await app.request(api.listConversations, { as: program })).status).toBe(200);
  expect(await runCommand('sign-out dee@example.org')).toBe(0);
  for (const as of [dee, program]) expect((await app.request(api.listConversations, { as })).status).toBe(401);
  const credentials = { email: dee.email, password: 'correct horse' };
  expect((await app.request(api.login, { body: credentials })).status).toBe(200);
  expect(await runCommand('sign-out nobody@example.org')).toBe(1);
});

test('`people` suspends an account, opens it again, and never suspends an operator', async () => {
  const eve = await app.signUp('Eve');
  const tryLogin = async () =>
    (await app.request(api.login, { body: { email: eve.email, password: 'correct horse' } })).status;
  expect(await runCommand('people suspend eve@example.org')).toBe(0);
  expect((await app.request(api.getCurrentUser, { as: eve })).status).toBe(401);
  expect(await tryLogin()).toBe(403);
  expect(await runCommand('people show eve@example.org')).toBe(0);
  expect(printed.at(-3)).toMatch(/, suspended on \d{4}-\d\d-\d\d$/);
  expect(await runCommand('people unsuspend eve@example.org')).toBe(0);
  expect(await tryLogin()).toBe(200);
  expect(await runCommand('people suspend eve@example.org', { OPERATORS: 'eve@example.org' })).toBe(1);
  expect(printed.at(-1)).toBe('Operators cannot be suspended. Please take the email out of OPERATORS first.');
  expect(await runCommand('people suspend')).toBe(1);
});

test('`people` confirms an email, so that an instance without mail can have an operator', async () => {
  const fay = await app.signUp('Fay');
  await database.db.execute(sql`update users set email_verified = false where id = ${fay.userId}`);
  expect(await runCommand('people confirm fay@example.org')).toBe(0);
  expect((await app.request(api.getCurrentUser, { as: fay })).body.emailVerification).toBe('done');
  expect(await runCommand('people plan fay@example.org premium')).toBe(0);
  expect(await fetchTier(fay)).toBe('premium');
});

test('`quotas` shows and sets the limits of a person', async () => {
  const gus = await app.signUp('Gus');
  expect(await runCommand('quotas gus@example.org storage 5000', { STORAGE_QUOTA_BYTES: '9000' })).toBe(0);
  expect(printed).toEqual([
    'storage: 5000 (usually: 9000), storage in bytes',
    'imports: no limit (the usual limit), imports in 24 hours',
    'chats: 10 (the usual limit), AI chats a month on the Free plan',
  ]);
  expect((await app.request(api.getStorage, { as: gus })).body.usage.quota).toBe(5_000);
  expect(await runCommand('quotas gus@example.org storage default')).toBe(0);
  expect((await app.request(api.getStorage, { as: gus })).body.usage.quota).toBeNull();
  printed = [];
  expect(await runCommand('quotas gus@example.org storage -1')).toBe(1);
  expect(await runCommand('quotas gus@example.org chats many')).toBe(1);
  expect(await runCommand('quotas gus@example.org bananas 3')).toBe(1);
  expect(printed[0]).toBe('The storage cannot be negative.');
});

test('storage, re-embed and acts print what is stored and what was done', async () => {
  await database.db.execute(sql`
    insert into conversation_vectors (user_id, conversation_id, embedder, basis, vector, sketch)
    select user_id, id, 'fake-1', 'b', '\\x00', 0::bit(512) from conversations limit 1 on conflict do nothing`);
  expect(await runCommand('storage')).toBe(0);
  expect(printed[0]).toMatch(/^database: \d+\.\d MB$/);
  expect(await runCommand('re-embed')).toBe(0);
  const { rows } = await database.db.execute(sql`select 1 from conversation_vectors where basis <> ''`);
  expect(rows).toEqual([]);
  printed = [];
  expect(await runCommand('acts')).toBe(0);
  expect(printed[0]).toMatch(/^\d{4}-.*Z \S+ \(command\): embed again$/);
  expect(printed).toContainEqual(expect.stringMatching(/storage limit gus@example\.org: 5000 → default$/));
});

test('with --json every command prints one object, even when it fails', async () => {
  const runForJson = async (line: string) => {
    printed = [];
    const code = await runCommand(`${line} --json`);
    expect(printed, line).toHaveLength(1);
    return { code, ...(JSON.parse(printed[0] ?? '') as Record<string, unknown>) };
  };
  expect(await runForJson('people ann@')).toMatchObject({ code: 0, people: [{ email: ann.email, state: 'active' }] });
  expect(await runForJson('people show ann@example.org')).toMatchObject({ email: ann.email, isOperator: false });
  expect(await runForJson('quotas ann@example.org')).toMatchObject({ limits: { storageBytes: null } });
  expect(await runForJson('jobs')).toMatchObject({ jobs: expect.any(Array) });
  expect(await runForJson('storage')).toMatchObject({ databaseBytes: expect.any(Number) });
  expect(await runForJson('acts')).toMatchObject({ acts: expect.any(Array) });
  expect(await runForJson('verify')).toMatchObject({ missing: [] });
  expect(await runForJson('sign-out gus@example.org')).toMatchObject({ code: 0, lines: [expect.any(String)] });
  expect(await runForJson('plan nobody@example.org free')).toEqual({
    code: 1,
    error: 'There is no account with this email.',
  });
});

test('`verify` finds a file that is missing', async () => {
  await runCommand('plan ann@example.org premium');
  await addUserFiles(app, ann);
  await app.request(api.createBackup, { as: ann });
  await app.jobs.runPending();
  printed = [];
  // A photo, two attachments and a backup.
  expect(await runCommand('verify'), printed.join('\n')).toBe(0);
  expect(printed).toEqual([expect.stringMatching(/^4 files belong to rows: 0 are missing\. 0 belong to none/)]);
  const { rows } = await database.db.execute<{ key: string }>(sql`select id_hash as key from pictures`);
  await rm(path.join(folder, 'objects/pictures', rows[0]?.key ?? ''));
  printed = [];
  expect(await runCommand('verify')).toBe(1);
  expect(printed[0]).toBe(`Missing: pictures/${rows[0]?.key}`);
});

test('`people` lists accounts with plan, usage and storage, and nothing that people wrote', async () => {
  expect(await runCommand('people ann@', { STORAGE_QUOTA_BYTES: '1000000' })).toBe(0);
  expect(printed).toEqual([
    expect.stringMatching(
      `^ann@example.org, premium, since ${DAY}, last seen ${DAY}, 1 conversation, 0\\.\\d MB \\(\\d+ % of the quota\\)$`,
    ),
    '1 account.',
  ]);
  printed = [];
  await runCommand('people');
  expect(printed.at(-1)).toBe('7 accounts.');
});

test('`jobs` lists waiting and failed jobs, and queues failed ones again only when asked to retry', async () => {
  await database.db.execute(sql`
    insert into pgboss.job (name, state, data, output, retry_count, retry_limit, completed_on, policy)
    select 'send-verification-mail', 'failed', '{}', '{"code": "email.refused", "message": "no Dear Diary"}', 3, 3, now(), 'standard'
    from generate_series(1, 2)`);
  expect(await runCommand('jobs')).toBe(0);
  expect(printed).toContainEqual(
    expect.stringMatching(
      /^send-verification-mail: \d+ waiting(?: since \S+)?, 0 running, 2 failed \(email\.refused\)$/,
    ),
  );
  printed = [];
  expect(await runCommand('jobs list send-verification-mail')).toBe(1);
  expect(await runCommand('jobs retry send-verification-male')).toBe(1);
  expect(printed.at(-1)).toBe(
    'There is no kind of job called "send-verification-male". npm run admin -- jobs lists them.',
  );
  printed = [];
  expect(await runCommand('jobs retry send-verification-mail')).toBe(0);
  expect(printed).toEqual(['2 jobs are queued again.']);
  expect(await runCommand('jobs retry send-verification-mail')).toBe(0);
  expect(printed.at(-1)).toBe('0 jobs are queued again.');
  await database.db.execute(sql`delete from pgboss.job where name = 'send-verification-mail'`);
});

test('each command is a line in admin.log, which no other account can read', async () => {
  const file = path.join(folder, 'admin.log');
  const before = (await readFile(file, 'utf8')).trim().split('\n').length;
  await runCommand('plan nobody@example.org free');
  await runCommand('unknown');
  const lines = (await readFile(file, 'utf8')).trim().split('\n').slice(before);
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    {
      at: expect.stringMatching(`^${DAY}T`),
      account: expect.stringMatching(/\w/),
      command: 'plan',
      args: ['nobody@example.org', 'free'],
      code: 1,
    },
  ]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('`people` says who is an operator', async () => {
  const runForJson = async (line: string) => {
    printed = [];
    await runCommand(`${line} --json`, { OPERATORS: 'Hal@example.org' });
    return JSON.parse(printed[0] ?? '') as Record<string, unknown>;
  };
  await app.signUp('Hal');
  await app.signUp('Hala');
  await database.db.execute(sql`update users set email_verified = true where email like 'hal%'`);
  expect(await runForJson('people show hal@example.org')).toMatchObject({ isOperator: true });
  expect(await runForJson('people show hala@example.org')).toMatchObject({ isOperator: false });
  const { people } = (await runForJson('people hal')) as { people: { email: string; isOperator: boolean }[] };
  expect(people.filter(({ isOperator }) => isOperator).map(({ email }) => email)).toEqual(['hal@example.org']);
});
