// Serves the built product for the browser journeys: with a temporary data directory that is removed at the end, and
// connected to the test model server. Arguments: --port, --model-address, and --built-in for no model.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { port: { type: 'string' }, 'model-address': { type: 'string' }, 'built-in': { type: 'boolean' } },
});
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const modelAddress = values['model-address'] ?? '';
// E2E_DATA_DIR: for commands on the running instance.
const dataDir = process.env.E2E_DATA_DIR ?? mkdtempSync(path.join(tmpdir(), 'e2e-'));

const model = startCommand(process.execPath, [
  path.join(root, 'apps/server/test/model-server/main.ts'),
  '--port',
  new URL(modelAddress).port,
  '--pace',
  '100',
]);
const product = startCommand('npm', ['start'], {
  PORT: values.port,
  HOST: '127.0.0.1',
  DATA_DIR: dataDir,
  LOG_LEVEL: 'warn',
  ...(values['built-in'] === true
    ? { AI_PROVIDER: 'builtin' }
    : {
        AI_PROVIDER: 'openai-compatible',
        AI_MODEL: 'echo',
        AI_BASE_URL: `${modelAddress}/v1`,
        AI_API_KEY: 'test',
      }),
  // Journeys that follow a calendar serve its feed from this machine.
  ALLOW_PRIVATE_FEEDS: 'true',
  // The journeys sign up many people from one address.
  RATE_LIMIT_SIGNUPS_PER_HOUR: '1000',
});

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop(0));
product.once('exit', (code) => stop(code ?? 1));

function startCommand(command, args, environment = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  child.once('error', (error) => {
    console.error(`${command} could not be started: ${error.message}`);
    stop(1);
  });
  return child;
}

function stop(code) {
  if (isStopping) return;
  isStopping = true;
  model.kill('SIGTERM');
  const finish = () => {
    rmSync(dataDir, { recursive: true, force: true });
    process.exit(code);
  };
  if (product.exitCode !== null || product.signalCode !== null) return finish();
  product.once('exit', finish);
  product.kill('SIGTERM');
}
