// The one way in: `npm start`, `npm test` and the others come here. Brings what the project needs, then runs the task.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureBrowser } from './browser.mjs';
import { ensureInstalled, ensureNode, projectEnvironment, root, run } from './toolchain.mjs';

const tasks = {
  /** Serves the product. Signals go to the server, which stops everything it started. */
  start: (environment) => {
    ensureBuilt(environment);
    return handOver('node', ['apps/server/dist/main.js'], environment);
  },

  build: (environment) => ensureBuilt(environment),

  /** Everything: units, services on a real database, the build, the journeys in a browser. */
  test: (environment, args) => {
    if (args.length > 0) return run('vitest', ['run', ...args], { env: environment });
    const chromium = ensureBrowser(environment);
    const withBrowser = { ...environment, CHROMIUM_PATH: chromium };
    run('vitest', ['run', ...reporters('vitest')], { env: withBrowser });
    ensureBuilt(withBrowser);
    run('size-limit', [], { env: withBrowser });
    run('playwright', ['test', '-c', 'e2e', ...playwrightReporters()], {
      env: { ...withBrowser, ...playwrightReport() },
    });
  },

  dev: (environment) => handOver('node', ['scripts/dev.mjs'], environment),

  check: (environment) => {
    run('tsc', ['-b'], { env: environment });
    run('oxlint', ['--type-aware', '--quiet'], { env: environment });
    run('oxfmt', ['--check', '.'], { env: environment });
    run('knip', [], { env: environment });
    for (const script of CHECKS) run('node', script.split(' '), { env: environment });
  },

  bench: (environment, args) => run('node', ['bench/run.mjs', ...args], { env: environment }),
  eval: (environment) => run('node', ['packages/understanding/eval/run.ts'], { env: environment }),
  fmt: (environment) => run('oxfmt', ['.'], { env: environment }),
};

const CHECKS = [
  'scripts/check-architecture.mjs',
  'scripts/check-file-names.mjs',
  'scripts/check-function-size.mjs',
  'scripts/check-spec-trace.mjs',
  'scripts/write-env-example.mjs --check',
  'scripts/write-error-guide.mjs --check',
];

/** In the full check the counts are kept, so that its last line can say them. */
function reporters(name) {
  const folder = process.env.TEST_REPORTS;
  if (folder === undefined) return [];
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${path.join(folder, `${name}.json`)}`];
}

function playwrightReporters() {
  return process.env.TEST_REPORTS === undefined ? [] : ['--reporter=list,json'];
}

function playwrightReport() {
  const folder = process.env.TEST_REPORTS;
  return folder === undefined ? {} : { PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(folder, 'playwright.json') };
}

/** Runs a long-lived command in the foreground; signals reach it and its end is ours. */
function handOver(command, args, environment) {
  const child = spawn(command, args, { cwd: root, env: environment, stdio: 'inherit' });
  // The terminal sends Ctrl-C to the whole group; a supervisor sends SIGTERM to us alone.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(signal === null ? code : 1));
  });
}

async function main() {
  const [name = '', ...args] = process.argv.slice(2);
  const task = tasks[name];
  if (task === undefined) throw new Error(`There is no task "${name}". There are: ${Object.keys(tasks).join(', ')}.`);
  const environment = projectEnvironment(ensureNode());
  ensureInstalled(environment);
  process.exitCode = (await task(environment, args)) ?? 0;
}

main().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
