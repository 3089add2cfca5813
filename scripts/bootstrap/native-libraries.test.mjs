import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { removeForeignLibraries } from './native-libraries.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'libraries-'));
  for (const system of ['darwin/arm64', 'linux/arm64', 'linux/x64', 'win32/arm64', 'win32/x64']) {
    const libraryFolder = path.join(folder, 'bin/napi-v6', system);
    mkdirSync(libraryFolder, { recursive: true });
    writeFileSync(path.join(libraryFolder, 'library'), '');
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

const listLibraries = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'library')
    .map((file) => file.split(path.sep).slice(2, 4).join('/'));

it('keeps only the libraries of this system', async () => {
  await removeForeignLibraries(folder, { platform: 'linux', arch: 'x64' });
  expect(listLibraries()).toEqual(['linux/x64']);
});

it('deletes nothing if no library is for this system, or if the package is missing', async () => {
  await removeForeignLibraries(folder, { platform: 'linux', arch: 'riscv64' });
  expect(listLibraries()).toHaveLength(5);
  await removeForeignLibraries(path.join(folder, 'nothing'), { platform: 'linux', arch: 'x64' });
});
