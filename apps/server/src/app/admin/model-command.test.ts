import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startModelServer, type ModelServer } from '../../../test/model-server/model-server.ts';
import { connectModel } from './model-command.ts';

let server: ModelServer;
let directory: string;
let printed: string[];

beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'admin-'));
  printed = [];
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const runModelCommand = (line: string, environment: Record<string, string> = {}) =>
  connectModel(line === '' ? [] : line.split(' '), {
    environment,
    projectDirectory: directory,
    print: (text) => printed.push(text),
  });
const readEnvFile = () => readFile(path.join(directory, '.env'), 'utf8');

describe('npm run admin -- model', () => {
  test('writes a working model to .env, readable for its owner only, and keeps other lines', async () => {
    await writeFile(path.join(directory, '.env'), 'PORT=3000\nAI_MODEL=old\n# mine\n');
    const code = await runModelCommand(`openai-compatible fine --base-url=${server.url}/v1`, { AI_API_KEY: 'key 1' });
    expect(printed.join('\n')).toContain('It answers.');
    expect(code).toBe(0);
    expect(await readEnvFile()).toBe(
      `PORT=3000\n# mine\nAI_PROVIDER=openai-compatible\nAI_MODEL=fine\nAI_BASE_URL=${server.url}/v1\nAI_API_KEY='key 1'\n`,
    );
  });

  test.each(["it's", 'it\'s "mine"', 'a # b'])('writes the key %s so that it is read back unchanged', async (key) => {
    await runModelCommand(`openai-compatible fine --base-url=${server.url}/v1`, { AI_API_KEY: key });
    expect(parseEnv(await readEnvFile())['AI_API_KEY']).toBe(key);
  });

  test('refuses a key that cannot be written, and changes nothing', async () => {
    const environment = { AI_API_KEY: `'"\`` };
    expect(await runModelCommand(`openai-compatible fine --base-url=${server.url}/v1`, environment)).toBe(1);
    expect(printed.at(-1)).toContain('quotation marks');
    await expect(readEnvFile()).rejects.toThrow('ENOENT');
  });

  test('makes an existing file readable for its owner only', async () => {
    await writeFile(path.join(directory, '.env'), 'PORT=3000\n', { mode: 0o644 });
    expect(await runModelCommand('builtin')).toBe(0);
    expect((await stat(path.join(directory, '.env'))).mode & 0o777).toBe(0o600);
  });

  test('makes a new file readable for its owner only', async () => {
    expect(await runModelCommand('builtin')).toBe(0);
    expect(await readEnvFile()).toBe('AI_PROVIDER=builtin\n');
    expect((await stat(path.join(directory, '.env'))).mode & 0o077).toBe(0);
  });

  test('changes nothing when the model does not answer', async () => {
    expect(await runModelCommand(`openai-compatible error-401 --base-url=${server.url}/v1`)).toBe(1);
    expect(printed.at(-1)).toBe('Nothing was changed.');
    await expect(readEnvFile()).rejects.toThrow('ENOENT');
  });

  test('asks for a key, reports invalid settings, and shows the connected model', async () => {
    expect(await runModelCommand('anthropic claude')).toBe(1);
    expect(printed.join()).toContain('AI_API_KEY=');
    expect(await runModelCommand('nobody')).toBe(1);
    expect(printed.join()).toContain('AI_PROVIDER');
    expect(await runModelCommand('', { AI_PROVIDER: 'builtin' })).toBe(0);
    expect(printed.at(-1)).toContain('built-in assistant');
  });
});
