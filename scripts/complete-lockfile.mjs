// Adds to package-lock.json the optional platform packages that npm left out because its registry lacks them: `npm ci`
// refuses a lockfile without them, and other platforms need them. Run it after each npm install.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inProject } from './bootstrap/paths.mjs';

const OS = {
  linux: 'linux',
  darwin: 'darwin',
  macos: 'darwin',
  win32: 'win32',
  windows: 'win32',
  android: 'android',
  freebsd: 'freebsd',
  openbsd: 'openbsd',
  netbsd: 'netbsd',
  sunos: 'sunos',
  aix: 'aix',
  openharmony: 'openharmony',
};
const CPU = {
  x64: 'x64',
  arm64: 'arm64',
  arm: 'arm',
  ia32: 'ia32',
  x86_64: 'x64',
  aarch64: 'arm64',
  ppc64: 'ppc64',
  ppc64le: 'ppc64',
  s390x: 's390x',
  riscv64: 'riscv64',
  loong64: 'loong64',
  mips64el: 'mips64el',
  armv7: 'arm',
  armhf: 'arm',
  wasm32: 'wasm32',
};
const LIBC = { musl: 'musl', gnu: 'glibc', glibc: 'glibc', musleabihf: 'musl', gnueabihf: 'glibc' };

/** Every optional dependency of a locked package that has no entry: `{ folder, name, version }`. */
export function missingEntries(lock) {
  const missing = new Map();
  for (const [folder, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (findEntry(lock, folder, name)) continue;
      missing.set(`node_modules/${name}`, { folder: `node_modules/${name}`, name, version });
    }
  }
  return [...missing.values()];
}

/** The lockfile with the missing entries; version ranges are skipped, since their resolved version is unknown. */
export function completeLock(lock) {
  const added = missingEntries(lock).filter(({ version }) => /^\d+\.\d+\.\d+[\w.+-]*$/.test(version));
  const entries = added.map(({ folder, name, version }) => [folder, { version, ...platformOf(name), optional: true }]);
  const packages = Object.entries({ ...lock.packages, ...Object.fromEntries(entries) });
  packages.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return { ...lock, packages: Object.fromEntries(packages) };
}

function findEntry(lock, folder, name) {
  for (let at = folder; ; at = at.slice(0, Math.max(at.lastIndexOf('/node_modules/'), 0))) {
    if (lock.packages[`${at === '' ? '' : `${at}/`}node_modules/${name}`]) return true;
    if (at === '') return false;
  }
}

/** The platform fields of a package's manifest, derived from its name. */
function platformOf(name) {
  const parts = name.split('/').pop().split(/[-.]/);
  const find = (table) => parts.map((part) => table[part]).filter(Boolean);
  const [os, cpu, libc] = [find(OS), find(CPU), find(LIBC)];
  return {
    ...(cpu.length > 0 && { cpu: [cpu[0]] }),
    ...(os.length > 0 && { os: [os[0]] }),
    ...(libc.length > 0 && os[0] === 'linux' && { libc: [libc[0]] }),
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const file = inProject('package-lock.json');
  if (!existsSync(file)) throw new Error('There is no package-lock.json.');
  writeFileSync(file, `${JSON.stringify(completeLock(JSON.parse(readFileSync(file, 'utf8'))), null, 2)}\n`);
}
