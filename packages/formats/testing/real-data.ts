import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBytes, type SampleReading } from './read-sample.ts';

/** The directory of files that the tools themselves wrote; they are not part of the repository. */
const root = join(process.env['REAL_DATA_DIR'] ?? '', 'capture');

export function hasRealData(folder: string): boolean {
  return process.env['REAL_DATA_DIR'] !== undefined && existsSync(join(root, folder));
}

/** All files below the folder whose path matches the pattern; `name` is the path inside the folder. */
export async function findRealFiles(folder: string, pattern: RegExp): Promise<{ path: string; name: string }[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => pattern.test(path))
    .toSorted()
    .map((path) => ({ path, name: path.slice(join(root, folder).length + 1) }));
}

export async function readRealFile(path: string, name: string): Promise<SampleReading> {
  return readBytes(await readFile(path), name);
}
