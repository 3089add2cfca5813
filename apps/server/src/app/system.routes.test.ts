import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestShell, type TestShell } from '../../test/test-shell.ts';
import { registerSystemRoutes } from './system.routes.ts';

let shell: TestShell;
let isStopping = false;
let readEmbedding: () => Promise<string> = async () => 'words-en-2';
let checkMail: () => Promise<void> = async () => undefined;

beforeAll(async () => {
  shell = await createTestShell();
  registerSystemRoutes(shell.mount, {
    appName: 'AI Assistant',
    publicUrl: undefined,
    checks: { database: async () => undefined, mail: () => checkMail() },
    details: { embedding: () => readEmbedding() },
    isStopping: () => isStopping,
  });
});
afterAll(() => shell.close());

async function fetchReadiness() {
  const response = await shell.app.inject({ url: '/readyz', headers: { host: '10.0.0.5' } });
  return { status: response.statusCode, body: response.json<unknown>() };
}

test('the app is ready when all dependencies are available, for any Host header', async () => {
  expect(await fetchReadiness()).toEqual({
    status: 200,
    body: {
      status: 'ready',
      checks: { database: true, mail: true },
      details: { embedding: 'words-en-2' },
    },
  });
});

test('the app names an unavailable dependency, and is ready again when it is available', async () => {
  checkMail = () => Promise.reject(new Error('no route'));
  expect(await fetchReadiness()).toEqual({
    status: 503,
    body: {
      status: 'not_ready',
      checks: { database: true, mail: false },
      details: { embedding: 'words-en-2' },
    },
  });
  checkMail = async () => undefined;
  expect(await fetchReadiness()).toMatchObject({ status: 200 });
});

test('readiness does not wait for a detail that takes long', async () => {
  readEmbedding = () => new Promise(() => undefined);
  expect(await fetchReadiness()).toMatchObject({ status: 200, body: { details: { embedding: 'unknown' } } });
  readEmbedding = async () => 'words-en-2';
});

test('the app is not ready once it is stopping', async () => {
  isStopping = true;
  expect(await fetchReadiness()).toMatchObject({ status: 503, body: { checks: { database: true, mail: true } } });
});
