import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from './command-error.mjs';
import { inProject, ROOT } from './paths.mjs';
import { run } from './processes.mjs';

/** Sources of the build; EXCLUDED_FOLDERS and tests are left out. */
const SOURCES = [
  'apps/server',
  'apps/web',
  'apps/collector',
  'packages',
  'package-lock.json',
  'scripts/bootstrap/build.mjs',
];
const EXCLUDED_FOLDERS = new Set(['node_modules', 'dist', 'test', 'eval']);
const TEST_FILE = /\.test\.[a-z]+$/;
const STAMP = inProject('.cache', 'build-stamp');
const COLLECTOR = inProject('apps/collector/dist/collector.js');
const OUTPUTS = [inProject('apps/server/dist/main.js'), inProject('apps/web/dist/index.html'), COLLECTOR];
const COLLECTOR_SOURCES = ['apps/collector', 'packages', 'package-lock.json', 'scripts/bootstrap/build.mjs'];
const BUILT_ADMIN = inProject('apps/server/dist/admin.js');
const COLLECTOR_STAMP = inProject('.cache', 'collector-stamp');

/** @typedef {{ node: string, env: NodeJS.ProcessEnv }} Runtime */

/**
 * Builds the server, the web app and the collector unless the last build has the same sources.
 * @param {Runtime} runtime @param {{ isForced?: boolean }} [options]
 */
export async function ensureBuild({ node, env }, { isForced = false } = {}) {
  const wanted = await hashFiles(ROOT, SOURCES);
  const last = await readFile(STAMP, 'utf8').catch(() => undefined);
  if (!isForced && last === wanted && OUTPUTS.every((file) => existsSync(file))) return;
  console.log('Building the app …');
  const builds = await Promise.all([
    buildServer({ node, env }),
    bundle('collector', { node, env }),
    run(node, [inProject('node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
      cwd: inProject('apps/web'),
      env: { ...env, NODE_ENV: 'production' },
      output: 'collect',
    }),
  ]);
  await finishBuild(builds, STAMP, wanted);
}

/**
 * The program that runs the commands of operators. The built program starts in a fifth of the time of its source; it is
 * used unless the source has changed since the build.
 */
export async function findAdminProgram({ root = ROOT, sources = SOURCES, stamp = STAMP, built = BUILT_ADMIN } = {}) {
  const last = await readFile(stamp, 'utf8').catch(() => undefined);
  const isCurrent = existsSync(built) && last === (await hashFiles(root, sources));
  return isCurrent ? built : inProject('apps/server/src/admin.ts');
}

/**
 * Builds the collector alone, which takes a second, unless the last build has the same sources. The collector's
 * installed service starts the same file.
 * @param {Runtime} runtime @returns {Promise<string>} the file to run
 */
export async function ensureCollector(runtime) {
  const wanted = await hashFiles(ROOT, COLLECTOR_SOURCES);
  const last = await readFile(COLLECTOR_STAMP, 'utf8').catch(() => undefined);
  if (last !== wanted || !existsSync(COLLECTOR))
    await finishBuild([await bundle('collector', runtime)], COLLECTOR_STAMP, wanted);
  return COLLECTOR;
}

/** @param {string} app @param {Runtime} runtime */
function bundle(app, { node, env }) {
  const command = [inProject('node_modules/rolldown/bin/cli.mjs'), '-c', 'rolldown.config.ts', '--logLevel', 'warn'];
  return run(node, command, { cwd: inProject('apps', app), env, output: 'collect' });
}

/** The bundle, and beside it the database that a first start copies. @param {Runtime} runtime */
async function buildServer({ node, env }) {
  const bundled = await bundle('server', { node, env });
  if (bundled.code !== 0) return bundled;
  const made = await run(node, [inProject('apps/server/src/make-blank-database.ts')], {
    cwd: inProject(),
    env,
    output: 'collect',
  });
  // The app starts without a blank database: it is needed only for speed, and only by the built-in database.
  if (made.code !== 0) console.log('No blank database was made, so the first start takes a second longer.');
  return bundled;
}

/** @param {{ code: number, output: string }[]} builds @param {string} stamp @param {string} wanted */
async function finishBuild(builds, stamp, wanted) {
  const failed = builds.filter(({ code }) => code !== 0);
  if (failed.length > 0) throw new CommandError(`The build failed.\n${failed.map(({ output }) => output).join('\n')}`);
  await mkdir(path.dirname(stamp), { recursive: true });
  await writeFile(stamp, wanted);
}

/**
 * A hash of the names and contents of files and folders.
 * @param {string} root @param {string[]} sources relative paths
 */
export async function hashFiles(root, sources) {
  const files = (await Promise.all(sources.map((source) => listFiles(path.join(root, source))))).flat();
  const hash = createHash('sha256');
  files.sort((left, right) => (left < right ? -1 : 1));
  for (const file of files) {
    hash.update(`${path.relative(root, file)}\0`);
    hash.update(await readFile(file));
  }
  return hash.digest('hex');
}

/** @param {string} fileOrFolder @returns {Promise<string[]>} */
async function listFiles(fileOrFolder) {
  const entries = await readdir(fileOrFolder, { withFileTypes: true }).catch(() => undefined);
  // It is not a folder, so it is a file, or missing.
  if (entries === undefined) return existsSync(fileOrFolder) ? [fileOrFolder] : [];
  const included = entries.filter(({ name }) => !EXCLUDED_FOLDERS.has(name) && !TEST_FILE.test(name));
  const lists = included.map((entry) => {
    const full = path.join(fileOrFolder, entry.name);
    return entry.isDirectory() ? listFiles(full) : Promise.resolve([full]);
  });
  return (await Promise.all(lists)).flat();
}
