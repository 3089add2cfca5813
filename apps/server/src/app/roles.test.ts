import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { allEndpoints as api } from '@app/contract/all-endpoints';
import { makeChatgptConversation } from '@app/formats/testing/chatgpt-export';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { multipart } from '../../test/multipart.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';

/** The clock of the worker is a day ahead, which shows in what it stores. */
const WEB_DAY = '2026-11-20';
const WORKER_DAY = '2026-11-21';

let database: TestDatabase;
let dataDir: string;
let web: TestApp;
let worker: TestApp;

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), 'roles-'));
  const startRole = (role: string, day: string) =>
    createTestApp({
      database,
      jobsMode: 'work',
      now: `${day}T09:00:00Z`,
      environment: { ROLE: role, DATA_DIR: dataDir, METRICS_TOKEN: 'let-me-see-them' },
    });
  web = await startRole('web', WEB_DAY);
  worker = await startRole('worker', WORKER_DAY);
});
afterAll(async () => {
  await Promise.all([web.close(), worker.close()]);
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('mails of requests to a web process are sent by the worker', async () => {
  const emails = Array.from({ length: 8 }, (_, at) => `mail-${at}@example.org`);
  for (const email of emails) {
    const body = { firstName: 'Cy', lastName: 'Tester', email, password: 'correct horse' };
    expect((await web.request(api.signup, { body })).status).toBe(200);
  }
  await waitFor(async () => worker.mailer.sent.length >= emails.length || undefined);
  expect(new Set(worker.mailer.sent.map(({ to }) => to))).toEqual(new Set(emails));
  expect(web.mailer.sent).toEqual([]);
});

test('an import that a web process received is previewed and stored by the worker before its next poll', async () => {
  const ann = await web.signUp('Ann');
  const conversation = makeChatgptConversation([
    { id: 'q', text: 'Question' },
    { id: 'a', role: 'assistant', text: 'Answer' },
  ]);
  const form = multipart([{ name: 'conversations.json', bytes: JSON.stringify([conversation]) }]);
  const begin = performance.now();
  const upload = { as: ann, headers: form.headers, body: form.body, query: { preview: 'true' } };
  const { id } = (await web.request(api.createImport, upload)).body;
  const fetchImport = async () => (await web.request(api.getImport, { as: ann, params: { id } })).body;
  await waitFor(async () => (await fetchImport()).preview ?? undefined);
  // Without being woken the worker looks for previews every fifteen seconds.
  expect(performance.now() - begin).toBeLessThan(10_000);
  await web.request(api.startImport, { as: ann, params: { id }, body: {} });
  const finishedImport = await waitFor(async () => {
    const current = await fetchImport();
    return current.status === 'completed' ? current : undefined;
  });
  expect(finishedImport.counts).toMatchObject({ created: 1 });
  expect(finishedImport.startedAt?.slice(0, 10)).toBe(WORKER_DAY);
});

test('a due reminder fires on the worker', async () => {
  const ben = await web.signUp('Ben');
  const body = { title: 'Ring Bo', remindAt: `${WEB_DAY}T18:00:00Z` };
  const { id } = (await web.request(api.createReminder, { as: ben, body })).body;
  const firedOn = await waitFor(async () => {
    const { rows } = await database.db.execute<{ day: string }>(
      sql`select to_char(fired_at, 'YYYY-MM-DD') as day from reminders where id = ${id} and fired_at is not null`,
    );
    return rows[0]?.day;
  });
  expect(firedOn).toBe(WORKER_DAY);
});

test('each role answers probes and has metrics', async () => {
  for (const app of [web, worker]) {
    expect(await app.request(api.getHealth)).toMatchObject({ status: 200, body: { status: 'ok' } });
    // Kubernetes sends probes to the IP address of a process, not to a host name.
    const ready = await app.request(api.getReadiness, { headers: { host: '10.0.0.7:3000' } });
    expect(ready).toMatchObject({ status: 200, body: { status: 'ready', checks: { database: true } } });
    const headers = { host: '10.0.0.7:3000', authorization: 'Bearer let-me-see-them' };
    expect((await app.request(api.getMetrics, { headers })).text).toContain('jobs{job="housekeeping",state="failed"}');
  }
});

test('a worker responds only to probes and metrics', async () => {
  for (const line of ['GET /', 'GET /chat', 'POST /api/login', 'POST /mcp', 'GET /api/categories'])
    expect(await worker.request(line), line).toMatchObject({ status: 404, body: { code: 'request.not_found' } });
});

async function waitFor<Value>(read: () => Promise<Value | undefined>): Promise<Value> {
  for (let attempt = 0; attempt < 700; attempt += 1) {
    const value = await read();
    if (value !== undefined) return value;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('it did not happen within fourteen seconds');
}
