import { allEndpoints as api } from '@app/contract/all-endpoints';
import type { Endpoint } from '@app/contract/endpoint';
import { operatorEndpoints } from '@app/contract/operator';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillEveryTable } from '../../../test/fill-every-table.ts';
import { multipart } from '../../../test/multipart.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';

let database: TestDatabase;
let app: TestApp;
let olga: TestUser;
let ann: TestUser;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp({
    database,
    environment: { OPERATORS: 'Olga@Example.org, unconfirmed@example.org', STORAGE_QUOTA_BYTES: '5000000' },
  });
  olga = await app.signUp('Olga');
  ann = await app.signUp('Ann');
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const calls = Object.entries<Endpoint>(operatorEndpoints);
const fetchPerson = async (email: string) =>
  (await app.request(api.listPeople, { as: olga, query: { q: email } })).body[0] ?? expect.fail(`no ${email}`);
const changePerson = (user: TestUser, body: object, by = olga) =>
  app.request(api.updatePerson, { as: by, params: { id: user.userId }, body });
const fetchActsOn = async (user: TestUser) =>
  (await app.request(api.listOperatorActs, { as: olga })).body.filter(({ person }) => person === user.email);

describe('the operator’s page', () => {
  test.each(calls)('responds to other people as if it did not exist: %s', async (_name, endpoint) => {
    const body = endpoint.body && { body: endpoint === operatorEndpoints.retryJobs ? { kind: 'x' } : {} };
    const response = await app.request(endpoint, { as: ann, params: { id: ann.userId }, ...body });
    expect(response).toMatchObject({ status: 404, body: { code: 'request.not_found' } });
  });

  test('is only for operators with a confirmed email, and the account says who is one', async () => {
    const unconfirmed = await app.signUp('Unconfirmed');
    expect((await app.request(api.listPeople, { as: unconfirmed })).status).toBe(200);
    await app.db.execute(sql`update users set email_verified = false where id = ${unconfirmed.userId}`);
    expect((await app.request(api.listPeople, { as: unconfirmed })).status).toBe(404);
    const fetchUser = async (as: TestUser) => (await app.request(api.getCurrentUser, { as })).body;
    expect((await fetchUser(olga)).isOperator).toBe(true);
    for (const as of [ann, unconfirmed]) expect(await fetchUser(as)).not.toHaveProperty('isOperator');
    const fetchShowsSetup = async (as: TestUser) => (await app.request(api.getModelStatus, { as })).body.showsSetup;
    expect([await fetchShowsSetup(olga), await fetchShowsSetup(ann)]).toEqual([true, false]);
  });

  test('lists people by their email, in pages', async () => {
    await app.signUp('Zoe Page One');
    await app.signUp('Zoe Page Two');
    const fetchPage = (query: Record<string, string>) => app.request(api.listPeople, { as: olga, query });
    const first = await fetchPage({ q: 'ZOE.page', limit: '1' });
    expect(first.body.map(({ email }) => email)).toEqual(['zoe.page.one@example.org']);
    const cursor = /cursor=([\w-]+)/.exec(String(first.headers['link']))?.[1] ?? '';
    const second = await fetchPage({ q: 'zoe.page', limit: '1', cursor });
    expect(second.body.map(({ email }) => email)).toEqual(['zoe.page.two@example.org']);
    expect(second.headers['link']).toBeUndefined();
    expect((await fetchPage({ q: '%' })).body).toEqual([]);
    expect((await fetchPage({ cursor: 'bm9wZQ' })).status).toBe(400);
  });

  test('shows nothing that people wrote', async () => {
    const writer = await app.signUp('Writer');
    await fillEveryTable(app, writer);
    expect(await fetchPerson(writer.email)).toMatchObject({
      plan: 'premium',
      state: 'active',
      conversations: expect.toSatisfy((count: number) => count > 1),
      messages: expect.toSatisfy((count: number) => count > 3),
      storage: { bytes: expect.toSatisfy((bytes: number) => bytes > 100), quota: 5_000_000 },
    });
    const { rows } = await app.db.execute<{ words: string }>(sql`
      select title as words from conversations union select content from messages union select name from categories
      union select name from subcategories union select text from memories union select title from tasks
      union select title from events union select title from goals union select name from templates
      union select front from learning_cards union select title from documents union select body from notifications
      union select text from conversation_summaries union select files::text from imports union select note from highlights
      union select first_name from users union select name from model_keys`);
    const words = rows.map((row) => row.words).filter((text) => text.length > 3);
    expect(words.length).toBeGreaterThan(30);
    const reads = calls.filter(([, { method }]) => method === 'GET');
    const answers = await Promise.all(
      reads.map(([, endpoint]) => app.request(endpoint, { as: olga, query: endpoint.query ? { limit: '200' } : {} })),
    );
    expect(answers.map(({ status }) => status)).toEqual(reads.map(() => 200));
    const text = answers.map((response) => response.text).join('\n');
    // An email may contain a name.
    const readable = text.replaceAll(/[\w.]+@example\.org/g, '');
    expect(words.filter((word) => readable.includes(JSON.stringify(word).slice(1, -1)))).toEqual([]);
  });

  test('refuses invalid bodies with a message, and changes nothing', async () => {
    const before = await fetchPerson(ann.email);
    const invalidBodies: unknown[] = [
      null,
      [],
      'x',
      { plan: 'gold' },
      { isSuspended: 'yes' },
      { limits: { storageBytes: -1 } },
    ];
    invalidBodies.push({ limits: { importsPerDay: 1e300 } }, { limits: { aiChatsPerMonth: 0.5 } }, { limits: [] });
    for (const body of invalidBodies) {
      const response = await app.request(api.updatePerson, {
        as: olga,
        params: { id: ann.userId },
        body,
      });
      expect(response.status, JSON.stringify(body)).toSatisfy((status: number) => status === 400 || status === 415);
      expect(response.text).toMatch(/"message":"[A-Z]/);
    }
    expect(await fetchPerson(ann.email)).toEqual(before);
    const requestForNobody = {
      as: olga,
      params: { id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0f51' },
      body: { plan: 'free' },
    };
    expect(await app.request(api.updatePerson, requestForNobody)).toMatchObject({
      status: 404,
      body: { code: 'operator.person_not_found' },
    });
  });
});

describe('a plan', () => {
  test('is granted and withdrawn, and each is recorded as an act', async () => {
    const as = await app.signUp('Planned');
    expect((await changePerson(as, { plan: 'premium' })).body).toMatchObject({ plan: 'premium' });
    expect((await app.request(api.getCurrentUser, { as })).body.subscriptionTier).toBe('premium');
    await changePerson(as, { plan: 'premium' });
    await changePerson(as, { plan: 'free' });
    const act = { by: olga.email, isCommand: false, act: 'plan', person: as.email, target: null };
    expect(await fetchActsOn(as)).toMatchObject([
      { ...act, before: 'premium', after: 'free' },
      { ...act, before: 'free', after: 'premium' },
    ]);
  });

  test('that the person pays for is not changed, and the rest of the request has no effect either', async () => {
    const as = await app.signUp('Payer');
    await app.db.execute(sql`update users set subscription_tier = 'premium_monthly' where id = ${as.userId}`);
    const response = await changePerson(as, { plan: 'free', isSuspended: true, limits: { importsPerDay: 1 } });
    expect(response).toMatchObject({ status: 409, body: { code: 'operator.plan_is_paid' } });
    expect(await fetchPerson(as.email)).toMatchObject({ state: 'active', limits: { importsPerDay: null } });
    expect(await fetchActsOn(as)).toEqual([]);
  });
});

describe('a suspended account', () => {
  test('is signed out everywhere at once, says why, and can be reopened unchanged', async () => {
    const as = await app.signUp('Sus');
    const body = { name: 'Script', scopes: ['archive:read'], expiresInDays: 30 };
    const { token } = (await app.request(api.createToken, { as, body })).body;
    const program = { ...as, token };
    const feed = new URL((await app.request(api.getCalendar, { as })).body.url).pathname;
    const fetchStatuses = async () => [
      (await app.request(api.listConversations, { as })).status,
      (await app.request(api.listConversations, { as: program })).status,
      (await app.request(`GET ${feed}`)).status,
    ];
    expect(await fetchStatuses()).toEqual([200, 200, 200]);
    expect((await changePerson(as, { isSuspended: true })).body.state).toBe('suspended');
    expect(await fetchStatuses()).toEqual([401, 403, 404]);
    const sentence = 'This account is suspended. Please ask the operator of this app.';
    expect((await app.request(api.listConversations, { as: program })).body).toMatchObject({ message: sentence });
    const password = { email: as.email, password: 'correct horse' };
    expect(await app.request(api.login, { body: password })).toMatchObject({
      status: 403,
      body: { code: 'identity.account_suspended', message: sentence },
    });
    expect((await app.request(api.login, { body: { ...password, password: 'wrong' } })).status).toBe(401);

    await changePerson(as, { isSuspended: false });
    expect(await fetchStatuses()).toEqual([401, 200, 200]);
    expect((await app.request(api.login, { body: password })).status).toBe(200);
    expect((await fetchActsOn(as)).map(({ act }) => act)).toEqual(['unsuspend', 'suspend']);
  });

  test('cannot be the account of an operator', async () => {
    expect(await changePerson(olga, { isSuspended: true })).toMatchObject({
      status: 409,
      body: { code: 'operator.is_operator' },
    });
  });
});

describe('a limit for one person', () => {
  test('applies to AI chats on the Free plan', async () => {
    const as = await app.signUp('Chatty');
    await changePerson(as, { limits: { aiChatsPerMonth: 1 } });
    const sendMessageStatus = async () => (await app.request(api.sendChat, { as, body: { message: 'Hello' } })).status;
    expect([await sendMessageStatus(), await sendMessageStatus()]).toEqual([200, 403]);
    await changePerson(as, { limits: { aiChatsPerMonth: 2 } });
    expect(await sendMessageStatus()).toBe(200);
    await changePerson(as, { limits: { aiChatsPerMonth: null } });
    expect(await sendMessageStatus()).toBe(200);
    expect((await fetchActsOn(as)).map(({ act, before, after }) => [act, before, after])).toEqual([
      ['ai_chats_limit', 2, null],
      ['ai_chats_limit', 1, 2],
      ['ai_chats_limit', null, 1],
    ]);
  });

  test('applies to imports and storage, and is shown in the settings', async () => {
    const as = await app.signUp('Importer');
    const uploadNamed = async (name: string) => {
      const sent = await app.request(api.createImport, { as, ...multipart([{ name, bytes: name.repeat(250) }]) });
      await app.server.services.importRunner.wake();
      return sent;
    };
    await changePerson(as, { limits: { importsPerDay: 1, storageBytes: 3_000 } });
    expect((await uploadNamed('one.txt')).status).toBe(202);
    expect((await app.request(api.getStorage, { as })).body.usage).toEqual({ bytes: 1_750, quota: 3_000 });
    expect(await uploadNamed('two.txt')).toMatchObject({ status: 429, body: { code: 'imports.too_many_today' } });
    await changePerson(as, { limits: { importsPerDay: null, storageBytes: 1_750 } });
    const refusedUpload = await uploadNamed('two.txt');
    expect(refusedUpload).toMatchObject({ status: 507, body: { code: 'imports.storage_full' } });
    expect(refusedUpload.text).toContain('Your storage is full (1.8 kB of 1.8 kB). Please delete something first');
    const batch = { records: [{ externalId: 'x', format: 'claude-code', content: '{}' }] };
    expect(await app.request(api.createCaptures, { as, body: batch })).toMatchObject({ status: 507 });
    const announced = { files: [{ name: 'three.txt', bytes: 10 }] };
    expect(await app.request(api.createImportUploads, { as, body: announced })).toMatchObject({ status: 507 });
    const { rows } = await app.db.execute(sql`select count(*)::int as count from imports where user_id = ${as.userId}`);
    expect(rows).toEqual([{ count: 1 }]);
  });
});

describe('jobs', () => {
  test('count as waiting from when they are due, not from when they were queued', async () => {
    const dueAt = new Date(Date.now() - 60_000).toISOString();
    const name = 'send-verification-mail';
    await app.db.execute(sql`
      insert into pgboss.job (name, state, data, created_on, start_after, policy)
      values (${name}, 'created', '{}', now() - interval '2 days', ${dueAt}::timestamptz, 'standard')`);
    const kinds = (await app.request(api.listJobKinds, { as: olga })).body;
    await app.db.execute(sql`delete from pgboss.job where created_on < now() - interval '1 day'`);
    expect(kinds.find(({ kind }) => kind === name)).toMatchObject({ oldestAt: dueAt });
  });

  test('are counted and retried, and their errors contain no text of people', async () => {
    await app.db.execute(sql`
      insert into pgboss.job (name, state, data, output, retry_count, retry_limit, completed_on, policy)
      values ('send-verification-mail', 'failed', '{}',
        '{"name": "AppError", "code": "email.refused", "message": "550 no Dear Diary here"}', 3, 3, now(), 'standard')`);
    const fetchMailJobs = async () => {
      const response = await app.request(api.listJobKinds, { as: olga });
      expect(response.text).not.toContain('Diary');
      return response.body.find(({ kind }) => kind === 'send-verification-mail');
    };
    expect(await fetchMailJobs()).toMatchObject({ failed: 1, lastError: 'email.refused' });
    const retryFailedJobs = () => app.request(api.retryJobs, { as: olga, body: { kind: 'send-verification-mail' } });
    expect((await retryFailedJobs()).body).toEqual({ queued: 1 });
    expect((await retryFailedJobs()).body).toEqual({ queued: 0 });
    expect(await fetchMailJobs()).toMatchObject({ failed: 0, oldestAt: expect.stringMatching(/^\d{4}-/) });
    const [act] = (await app.request(api.listOperatorActs, { as: olga, query: { limit: '1' } })).body;
    expect(act).toMatchObject({ act: 'retry_jobs', target: 'send-verification-mail', person: null, after: 1 });
  });
});

describe('acts', () => {
  test('are kept when the account is deleted, and deleted after OPERATOR_ACTS_DAYS', async () => {
    const as = await app.signUp('Leaver');
    await changePerson(as, { plan: 'premium' });
    const [act] = await fetchActsOn(as);
    await app.db.execute(sql`delete from users where id = ${as.userId}`);
    const findAct = async () =>
      (await app.request(api.listOperatorActs, { as: olga })).body.find(({ id }) => id === act?.id);
    expect(await findAct()).toMatchObject({ person: null, act: 'plan' });
    app.clock.advance(399 * 86_400_000);
    await app.server.services.operator.acts.deleteOlderThan(400);
    const countActs = async () => (await app.db.execute(sql`select 1 from operator_acts`)).rows.length;
    expect(await countActs()).toBeGreaterThan(0);
    app.clock.advance(2 * 86_400_000);
    await app.server.services.operator.acts.deleteOlderThan(400);
    expect(await countActs()).toBe(0);
  });
});

test('the overview shows the processes, the models and how much is stored', async () => {
  const as = await app.signUp('Olaf');
  await app.db.execute(sql`
    insert into model_calls (user_id, id, at, purpose, model, destination, characters, input_tokens, output_tokens, outcome)
    select ${as.userId}, gen_random_uuid(), ${app.clock.now().toISOString()}, 'chat', 'llama', 'localhost', 12, 10, 5, 'answered'
    from generate_series(1, 3)`);
  const otherApp = await createTestApp({
    database,
    environment: { OPERATORS: 'olaf@example.org', OWN_MODEL_PROVIDERS: 'openai' },
    now: app.clock.now().toISOString(),
  });
  otherApp.server.services.runningProcesses.start();
  await expect
    .poll(async () => (await otherApp.request(api.getOperatorOverview, { as })).body.processes)
    .toMatchObject([{ role: 'all', version: '0.1.0' }]);
  const { body } = await otherApp.request(api.getOperatorOverview, { as });
  expect(body.models).toEqual({
    shared: [],
    ownModels: true,
    ownProviders: ['openai'],
    month: {
      shared: { calls: 3, inputTokens: 30, outputTokens: 15 },
      own: { calls: 0, inputTokens: 0, outputTokens: 0 },
    },
  });
  expect(body.storage.databaseBytes).toBeGreaterThan(1_000_000);
  const sum = body.storage.tables.reduce((bytes, group) => bytes + group.bytes, 0);
  expect(sum).toBe(body.storage.databaseBytes);
  expect(body.storage.files.map(({ kind }) => kind)).toEqual([
    'attachments',
    'kept_files',
    'pictures',
    'backups',
    'uploads',
  ]);
  expect(body.people.count).toBeGreaterThan(5);
  await otherApp.server.services.runningProcesses.stop();
  expect((await otherApp.request(api.getOperatorOverview, { as })).body.processes).toEqual([]);
  await otherApp.close();
});
