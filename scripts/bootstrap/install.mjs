import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { CommandError } from './command-error.mjs';
import { npm } from './npm.mjs';
import { inProject } from './paths.mjs';
import { run } from './processes.mjs';

const LOCK = inProject('package-lock.json');
const STAMP = inProject('node_modules', '.install-stamp');
/** npm's record of the installed packages. */
const INSTALLED = inProject('node_modules', '.package-lock.json');

/**
 * Installs the packages of the lockfile unless they are installed already. Package scripts never run.
 * @param {string} node
 */
export async function ensurePackages(node) {
  const lock = await readFile(LOCK, 'utf8');
  const wanted = stampOf(lock);
  if ((await readIfThere(STAMP)) === wanted) return;
  if (!hasAllPackages(JSON.parse(lock), JSON.parse((await readIfThere(INSTALLED)) ?? '{}'))) {
    console.log('Installing the packages (once, a minute or two) …');
    const { code } = await npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: inProject(),
      node,
    });
    if (code !== 0) throw new CommandError('The packages could not be installed; see the output of npm above.');
  }
  const { code } = await run(node, [inProject('scripts', 'bootstrap', 'finish-install.mjs')]);
  if (code !== 0) throw new CommandError('The packages could not be set up; see the output above.');
  await writeFile(STAMP, wanted);
}

/** @param {string} lock */
export function stampOf(lock) {
  const hash = createHash('sha256').update(lock).digest('hex');
  return `${hash} ${process.platform} ${process.arch}\n`;
}

/**
 * Whether all packages of the lockfile are installed. Optional packages are not checked: npm decides which of them a
 * machine needs.
 * @typedef {{ packages?: Record<string, { version?: string, integrity?: string, optional?: boolean, link?: boolean }> }} Lock
 * @param {Lock} lock @param {Lock} installed
 */
export function hasAllPackages(lock, installed) {
  const present = installed.packages ?? {};
  return Object.entries(lock.packages ?? {}).every(([folder, entry]) => {
    if (!folder.includes('node_modules/') || entry.optional === true) return true;
    const found = present[folder];
    if (entry.link === true) return found?.link === true;
    return found?.version === entry.version && found?.integrity === entry.integrity;
  });
}

/** @param {string} file */
function readIfThere(file) {
  return readFile(file, 'utf8').catch(() => undefined);
}
