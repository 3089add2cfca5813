import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createEvent } from '@app/contract/event-edits';
import { createTask } from '@app/contract/tasks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectDirectory } from '#platform/project-paths.ts';
import { makeToken, addConversation } from './mcp-client.ts';
import { createTestApp, type TestApp, type TestUser } from './test-app.ts';

const run = promisify(execFile);
const source = path.join(projectDirectory, 'packages/client');
const tsc = path.join(projectDirectory, 'node_modules/typescript/bin/tsc');
const folder = mkdtempSync(path.join(tmpdir(), 'client-'));
const installed = path.join(folder, 'node_modules/ai-assistant-client');

let app: TestApp;
let ann: TestUser;
let address: string;

/** Installs the package into a folder outside of the project, as it would be published. */
beforeAll(async () => {
  mkdirSync(installed, { recursive: true });
  await run(process.execPath, [tsc, '-p', path.join(source, 'tsconfig.build.json'), '--outDir', `${installed}/dist`]);
  copyFileSync(path.join(source, 'package.json'), path.join(installed, 'package.json'));
  copyFileSync(path.join(source, 'example/week.mjs'), path.join(folder, 'week.mjs'));
  app = await createTestApp();
  address = await app.server.app.listen({ host: '127.0.0.1', port: 0 });
  ann = await app.signUp('Developer');
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const startExample = (token: string) =>
  run(process.execPath, [path.join(folder, 'week.mjs'), 'lease'], {
    env: { ARCHIVE_URL: address, ARCHIVE_TOKEN: token },
  });

it('is published with every file that it names', () => {
  const manifest = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8')) as {
    private?: boolean;
    dependencies?: object;
    exports: { '.': Record<string, string> };
  };
  for (const file of Object.values(manifest.exports['.'])) expect(existsSync(path.join(installed, file))).toBe(true);
  expect(manifest.private ?? manifest.dependencies).toBeUndefined();
});

it('gives its types to other projects', async () => {
  const file = path.join(folder, 'use.mts');
  writeFileSync(
    file,
    `import { createClient } from 'ai-assistant-client';
     const { body } = await createClient({ address: '', token: '' }).listTasks({ query: { done: true } });
     export const title: string | undefined = body[0]?.title;
     // @ts-expect-error -- a task has no such field
     export const wrong = body[0]?.price;`,
  );
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023', '--ignoreConfig'];
  const checked = await run(process.execPath, [tsc, ...options, file], { cwd: folder }).catch(
    (error: unknown) => error,
  );
  expect(checked).toMatchObject({ stdout: '' });
});

it('runs its example against a server', async () => {
  const eventDate = new Date(Date.now() + 86_400_000).toISOString();
  await app.request(createEvent, { as: ann, body: { title: 'Dinner', eventDate } });
  await app.request(createTask, { as: ann, body: { title: 'Sweep', dueDate: '2026-12-01' } });
  await addConversation(app, ann, ['When does the lease end?', 'In May.'], { title: 'The lease' });
  const { stdout } = await startExample(await makeToken(app, ann, ['archive:read', 'plan:read']));
  expect(stdout).toContain(`${eventDate} Dinner\n2026-12-01 Sweep\n“The lease”: `);
});

it('has an example that prints the error of a token without the needed scope', async () => {
  const failure = await startExample(await makeToken(app, ann, ['archive:read'])).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 1, stderr: expect.stringContaining('tokens.insufficient_scope') as string });
});
