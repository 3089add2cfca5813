import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Writes files of unknown formats; returns their paths. */
export async function writeUnknownFiles(): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'unknown-files-'));
  const files = {
    'whiteboard.json': JSON.stringify({ shapes: Array.from({ length: 400 }, (_, at) => ({ kind: 'line', at })) }),
    'Notes of the meeting about the new kitchen and everything that has to be decided before March.txt':
      'Tiles, lamps, and who pays for the oven.',
  };
  return Promise.all(
    Object.entries(files).map(async ([name, text]) => {
      const file = path.join(folder, name);
      await writeFile(file, text);
      return file;
    }),
  );
}
