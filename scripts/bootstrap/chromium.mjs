import { existsSync } from 'node:fs';
import { Fault } from './fault.mjs';
import { inProject } from './paths.mjs';
import { run } from './processes.mjs';

const USUAL_PLACES = [
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
 * A Chromium for the browser tests: the one named by CHROMIUM_PATH, an installed one, else one that is installed now,
 * by apt as root on Debian, by Playwright elsewhere.
 * @param {{ node: string, env: NodeJS.ProcessEnv }} runtime
 * @returns {Promise<string>} its program
 */
export async function ensureChromium(runtime) {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (await works(named)) return named;
    throw new Fault(`CHROMIUM_PATH names ${named}, which is not a Chromium that runs here.`);
  }
  return (await findInstalled(runtime)) ?? (await install(runtime));
}

async function findInstalled(runtime) {
  for (const place of [...USUAL_PLACES, await playwrightPlace(runtime)]) {
    if (place !== undefined && existsSync(place) && (await works(place))) return place;
  }
  return undefined;
}

async function install(runtime) {
  console.log('The browser tests need a Chromium; installing one (once) …');
  const tried = [];
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...runtime.env, DEBIAN_FRONTEND: 'noninteractive' };
    tried.push(await run('apt-get', ['update', '-q'], { env, output: 'collect' }));
    const packages = ['install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-liberation'];
    tried.push(await run('apt-get', packages, { env, output: 'collect' }));
    const found = await findInstalled(runtime);
    if (found !== undefined) return found;
  }
  const words = [inProject(...PLAYWRIGHT), 'install', 'chromium'];
  tried.push(await run(runtime.node, words, { env: runtime.env, output: 'collect' }));
  const found = await findInstalled(runtime);
  if (found !== undefined) return found;
  const said = tried.map(({ output }) => lastWords(output)).join('\n');
  throw new Fault(
    `The browser tests need a Chromium and none could be installed: install Chromium or Chrome, or set CHROMIUM_PATH to one.\n${said}`,
  );
}

async function playwrightPlace({ node, env }) {
  const program = "import { chromium } from 'playwright-core'; console.log(chromium.executablePath());";
  const { code, output } = await run(node, ['--input-type=module', '-e', program], {
    env,
    cwd: inProject(),
    output: 'collect',
  });
  return code === 0 ? output.trim() : undefined;
}

/** @param {string} program */
async function works(program) {
  return (await run(program, ['--version'], { output: 'collect' })).code === 0;
}

/** The last line of a program's output that is not a place in its source. @param {string} output */
function lastWords(output) {
  return output
    .trim()
    .split('\n')
    .findLast((line) => !/^\s*(at |})/.test(line));
}
