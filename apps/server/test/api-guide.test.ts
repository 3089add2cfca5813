import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { allEndpoints } from '@app/contract/all-endpoints';
import type { Endpoint } from '@app/contract/endpoint';
import { createEvent } from '@app/contract/event-edits';
import { listSuggestions } from '@app/contract/suggestions';
import { createTask } from '@app/contract/tasks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectDirectory } from '#platform/project-paths.ts';
import { makeToken, addConversation } from './mcp-client.ts';
import { createTestApp, type TestApp, type TestUser } from './test-app.ts';

const run = promisify(execFile);
const guide = readFileSync(path.join(projectDirectory, 'docs/guides/api.md'), 'utf8');
const folder = mkdtempSync(path.join(tmpdir(), 'api-guide-'));
const CALLS_PER_MINUTE = 20;

let app: TestApp;
let ann: TestUser;
let environment: { URL: string; TOKEN: string; CONVERSATION: string };

beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMIT_TOKEN_CALLS_PER_MINUTE: String(CALLS_PER_MINUTE) } });
  const URL = await app.server.app.listen({ host: '127.0.0.1', port: 0 });
  ann = await app.signUp('Reader');
  const CONVERSATION = await addConversation(app, ann, ['When does the lease end?', 'In May.'], { title: 'The lease' });
  await addConversation(app, ann, ['Which plants like shade?', 'Ferns.'], { title: 'Plants' });
  await app.request(createTask, { as: ann, body: { title: 'Water the ferns' } });
  await app.request(createEvent, { as: ann, body: { title: 'Dinner', eventDate: '2026-11-21T18:00:00Z' } });
  environment = { URL, TOKEN: await makeToken(app, ann), CONVERSATION };
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

/** The output of the example under a heading of the guide. */
async function runSection(heading: string, changed: Partial<typeof environment> = {}): Promise<string> {
  const section = guide.split(/^## /mu).find((text) => text.startsWith(`${heading}\n`)) ?? '';
  const example = /^```sh\n([^]*?)^```$/mu.exec(section)?.[1] ?? 'exit 1';
  const env = { PATH: process.env['PATH'], ...environment, ...changed };
  return (await run('bash', ['-euo', 'pipefail', '-c', example], { env, cwd: folder })).stdout;
}

test('the guide has examples under exactly these headings', () => {
  const sections = guide.split(/^## /mu).filter((text) => text.includes('\n```sh\n'));
  expect(sections.map((text) => text.split('\n')[0])).toEqual([
    'Search',
    'Read a conversation',
    'List the plan',
    'Propose a task',
    'File a conversation',
    'Pages',
    'Has anything changed?',
    'Errors',
    'Limits',
  ]);
});

test('finds and reads what was discussed', async () => {
  expect(JSON.parse(await runSection('Search'))).toMatchObject([{ conversationId: environment.CONVERSATION }]);
  expect(JSON.parse(await runSection('Read a conversation'))).toMatchObject({ title: 'The lease' });
});

test('lists the plan', async () => {
  const printed = await runSection('List the plan');
  expect(printed).toContain('Dinner');
  expect(printed).toContain('Water the ferns');
});

test('proposes a task, which waits in the inbox', async () => {
  expect(JSON.parse(await runSection('Propose a task'))).toMatchObject({ status: 'pending' });
  expect((await app.request(listSuggestions, { as: ann })).body).toMatchObject([
    { type: 'task', title: 'Sign the lease', proposedBy: 'Editor' },
  ]);
});

test('files a conversation only once, however often the example runs', async () => {
  const filed: unknown = JSON.parse(await runSection('File a conversation'));
  expect(JSON.parse(await runSection('File a conversation'))).toEqual(filed);
});

test('shows pages, versions and errors as described', async () => {
  expect(await runSection('Pages')).toMatch(/^link: <\/api\/conversations\?.+>; rel="next"/imu);
  expect(await runSection('Has anything changed?')).toMatch(/^HTTP\/1\.1 304/u);
  const error = await runSection('Errors');
  expect(error).toMatch(/^HTTP\/1\.1 404/u);
  expect(error).toContain('"code":"conversations.not_found"');
});

test('answers 429 with the time to wait when the limit is exceeded', async () => {
  const bo = await app.signUp('Hasty');
  const TOKEN = await makeToken(app, bo);
  for (let call = 0; call < CALLS_PER_MINUTE; call += 1) {
    await app.request(allEndpoints.listGoals, { as: { ...bo, token: TOKEN } });
  }
  const refused = await runSection('Limits', { TOKEN });
  expect(refused).toMatch(/^HTTP\/1\.1 429/u);
  expect(refused).toMatch(/^retry-after: \d+/imu);
});

test('lists every call that accepts a token, under the scope it needs', () => {
  const rows = Object.fromEntries(
    [...guide.matchAll(/^\| `([a-z]+:[a-z]+)` +\| (.+?) +\|$/gmu)].map(([, scope = '', calls = '']) => [
      scope,
      [...calls.matchAll(/`([^`]+)`/gu)].map(([, call = '']) => call).toSorted(),
    ]),
  );
  const open = Object.values<Endpoint>(allEndpoints).filter(({ scope }) => scope !== undefined);
  const byScope = Object.groupBy(open, ({ scope }) => scope ?? '');
  expect(rows).toEqual(
    Object.fromEntries(
      Object.entries(byScope).map(([scope, list]) => [
        scope,
        list.map(({ method, path: address }) => `${method} ${address.replace(/:(\w+)/u, '{$1}')}`).toSorted(),
      ]),
    ),
  );
});
