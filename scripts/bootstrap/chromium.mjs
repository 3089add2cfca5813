import { existsSync } from 'node:fs';
import { CommandError } from './command-error.mjs';
import { inProject } from './paths.mjs';
import { run } from './processes.mjs';

/** Chromium without a window; needs half the CPU time of the full Chromium. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const KNOWN_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const PLAYWRIGHT = ['node_modules', 'playwright-core', 'cli.js'];

/**
 * A Chromium for the browser tests, the first that exists of: the one in CHROMIUM_PATH; Debian's headless shell, which
 * root can install; any installed Chromium; one that Playwright installs.
 * @param {{ node: string, env: NodeJS.ProcessEnv }} runtime
 * @returns {Promise<string>} the path of its executable
 */
export async function ensureChromium(runtime) {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (await canRun(named)) return named;
    throw new CommandError(`CHROMIUM_PATH is ${named}, which is not a Chromium that runs here.`);
  }
  if (await isInstalled(HEADLESS_SHELL)) return HEADLESS_SHELL;
  // The first attempt uses the existing package lists: updating them takes long without a network.
  if (await installHeadlessShell(runtime)) return HEADLESS_SHELL;
  const found = await findInstalled(runtime);
  if (found !== undefined) return found;
  if (await installHeadlessShell(runtime, { isUpdating: true })) return HEADLESS_SHELL;
  return installByPlaywright(runtime);
}

/** @returns {Promise<boolean>} whether the shell is installed now; false on other systems than Debian, or if not root */
async function installHeadlessShell(runtime, { isUpdating = false } = {}) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log('The browser tests need a Chromium; installing its headless shell (once) …');
  const settings = { env: { ...runtime.env, DEBIAN_FRONTEND: 'noninteractive' }, output: 'collect' };
  if (isUpdating) await run('apt-get', ['update', '-q'], settings);
  const packages = ['chromium-headless-shell', 'fonts-liberation'];
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], settings);
  return isInstalled(HEADLESS_SHELL);
}

async function findInstalled(runtime) {
  for (const program of [...KNOWN_PATHS, await playwrightPath(runtime)]) {
    if (program !== undefined && (await isInstalled(program))) return program;
  }
  return undefined;
}

async function installByPlaywright(runtime) {
  console.log('The browser tests need a Chromium; installing one (once) …');
  const args = [inProject(...PLAYWRIGHT), 'install', 'chromium'];
  const { output } = await run(runtime.node, args, { env: runtime.env, output: 'collect' });
  const found = await findInstalled(runtime);
  if (found !== undefined) return found;
  throw new CommandError(
    `The browser tests need a Chromium and none could be installed: install Chromium or Chrome, or set CHROMIUM_PATH to one.\n${lastOutputLine(output)}`,
  );
}

async function playwrightPath({ node, env }) {
  const source = "import { chromium } from 'playwright-core'; console.log(chromium.executablePath());";
  const { code, output } = await run(node, ['--input-type=module', '-e', source], {
    env,
    cwd: inProject(),
    output: 'collect',
  });
  return code === 0 ? output.trim() : undefined;
}

/** @param {string} program */
const isInstalled = async (program) => existsSync(program) && (await canRun(program));

/** @param {string} program */
async function canRun(program) {
  return (await run(program, ['--version'], { output: 'collect' })).code === 0;
}

/** The last line of a program's output that is not part of a stack trace. @param {string} output */
function lastOutputLine(output) {
  return output
    .trim()
    .split('\n')
    .findLast((line) => !/^\s*(at |})/.test(line));
}
