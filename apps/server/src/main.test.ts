import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { allEndpoints } from '@app/contract/all-endpoints';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { multipart } from '../test/multipart.ts';
import { makeOldInstallation, fileModesIn } from '../test/file-permissions.ts';
import { createTestDatabase, type TestDatabase } from '../test/test-database.ts';

// Each test starts a whole server, which takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let base: string;
let database: TestDatabase;
const children: ChildProcess[] = [];
beforeEach(async () => {
  base = mkdtempSync(path.join(os.tmpdir(), 'main-'));
  database = await createTestDatabase();
});
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  await database.close();
  rmSync(base, { recursive: true });
});

/** The server, started by a shell whose umask lets everybody read new files. */
function start(dataDir: string, environment: Record<string, string> = {}) {
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  const child = spawn('sh', ['-c', 'umask 0; exec "$0" "$1"', process.execPath, main], {
    env: {
      ...process.env,
      PORT: '0',
      LOG_LEVEL: 'error',
      DATABASE_URL: database.connectionString,
      DATA_DIR: dataDir,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  return child;
}

it('protects existing and new files of the data directory from other accounts, whatever the umask', async () => {
  const dataDir = makeOldInstallation(base);
  const child = start(dataDir);
  const [ready] = (await once(child.stdout, 'data')) as [Buffer];
  const address = /http:\S+/.exec(String(ready))?.[0] ?? '';
  const signup = await fetch(address + allEndpoints.signup.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ firstName: 'Ann', lastName: 'Tester', email: 'ann@example.org', password: 'secret words' }),
  });
  const { authToken } = (await signup.json()) as { authToken: string };
  const { body, headers } = multipart([{ name: 'conversations.json', bytes: '[]' }]);
  const response = await fetch(`${address}${allEndpoints.createImport.path}?preview=true`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${authToken}` },
    body: new Uint8Array(body),
  });
  expect(response.status).toBe(202);
  const modes = Object.entries(fileModesIn(dataDir));
  expect(modes).toContainEqual([expect.stringMatching(/^imports\/[^/]+\/0$/), '600']);
  expect(modes.filter(([, mode]) => mode !== '700' && mode !== '600')).toEqual([]);
});

it('ends with a sentence when the data directory is a file', async () => {
  const file = path.join(base, 'file');
  writeFileSync(file, '');
  const child = start(file);
  const [stderrText, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(stderrText).toBe(
    `DATA_DIR is ${file}, and there is a file in its way: remove the file, or set DATA_DIR to a folder this account may write to.\n`,
  );
  expect(code).toBe(1);
});

it('refuses the role of a worker with the built-in database, which serves only one process', async () => {
  const child = start(path.join(base, 'data'), { DATABASE_URL: '', ROLE: 'worker' });
  const [stderrText, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(stderrText).toContain(
    'ROLE is worker, which needs DATABASE_URL: the built-in database serves only one process',
  );
  expect(code).toBe(1);
});
