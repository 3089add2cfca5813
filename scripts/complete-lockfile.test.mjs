import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { completeLock, missingEntries } from './complete-lockfile.mjs';

test('the lockfile has every optional package of every platform, and no download URL', () => {
  const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
  expect(missingEntries(lock)).toEqual([]);
  const addresses = Object.values(lock.packages).filter(({ resolved, link }) => resolved && !link);
  expect(addresses).toEqual([]);
});

test('a missing platform package gets its version, system and processor', () => {
  const lock = { packages: { 'node_modules/tool': { optionalDependencies: { '@tool/linux-arm64-musl': '1.2.3' } } } };
  expect(completeLock(lock).packages['node_modules/@tool/linux-arm64-musl']).toEqual({
    version: '1.2.3',
    cpu: ['arm64'],
    os: ['linux'],
    libc: ['musl'],
    optional: true,
  });
});
