// Builds the web app and the server bundle, unless nothing they are made of has changed since.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './toolchain.mjs';

const SOURCES = ['apps/web', 'apps/server/src', 'apps/server/rolldown.config.js', 'packages', 'package-lock.json'];
const STAMP = path.join(root, 'apps/server/dist/.built-from');

export function ensureBuilt(environment) {
  const sources = hashSources();
  const isBuilt = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources;
  if (isBuilt && existsSync(path.join(root, 'apps/web/dist/index.html'))) return;
  process.stderr.write('Building the app.\n');
  run('vite', ['build', '--logLevel', 'warn'], { cwd: path.join(root, 'apps/web'), env: environment });
  run('rolldown', ['-c', 'rolldown.config.js', '--logLevel', 'silent'], {
    cwd: path.join(root, 'apps/server'),
    env: environment,
  });
  writeFileSync(STAMP, sources);
}

function hashSources() {
  const hash = createHash('sha256');
  for (const source of SOURCES) addTo(hash, path.join(root, source));
  return hash.digest('hex');
}

function addTo(hash, file) {
  if (!existsSync(file)) return;
  for (const entry of listFiles(file)) {
    hash.update(path.relative(root, entry)).update('\0').update(readFileSync(entry)).update('\0');
  }
}

function listFiles(place) {
  const entries = readdirSafely(place);
  if (entries === undefined) return [place];
  return entries
    .filter((entry) => !['node_modules', 'dist'].includes(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => listFiles(path.join(place, entry.name)));
}

function readdirSafely(place) {
  try {
    return readdirSync(place, { withFileTypes: true });
  } catch {
    return undefined;
  }
}
