import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';

const source = pathToFileURL(path.join(import.meta.dirname, 'compiled-code.ts')).href;
let base: string;

beforeEach(async () => {
  base = await mkdtemp(path.join(os.tmpdir(), 'compiled-'));
  await writeFile(path.join(base, 'program.mjs'), "export const greeting = 'hello';");
});
afterEach(() => rm(base, { recursive: true, force: true }));

/** Runs a program that keeps its compiled code and prints a text from another file. */
async function runBuild(buildId: string, dataDir = base): Promise<string> {
  const program = `
    const { keepCompiledCode } = await import(${JSON.stringify(source)});
    keepCompiledCode(${JSON.stringify(dataDir)}, ${JSON.stringify(buildId)});
    console.log((await import(${JSON.stringify(pathToFileURL(path.join(base, 'program.mjs')).href)})).greeting);`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  return stdout.trim();
}

test('keeps the compiled code of one build, and deletes that of others', async () => {
  expect(await runBuild('first')).toBe('hello');
  const [version = ''] = await readdir(path.join(base, 'compiled', 'first'));
  expect(await readdir(path.join(base, 'compiled', 'first', version))).not.toEqual([]);
  expect(await runBuild('second')).toBe('hello');
  expect(await readdir(path.join(base, 'compiled'))).toEqual(['second']);
});

test('a program also starts if its compiled code cannot be written', async () => {
  await mkdir(path.join(base, 'data'));
  await writeFile(path.join(base, 'data', 'compiled'), 'a file, not a folder');
  expect(await runBuild('first', path.join(base, 'data'))).toBe('hello');
});
