import { execFile } from 'node:child_process';
import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const SIZE = '900m';
const CHUNK = Buffer.alloc(1024 * 1024);

/** A separate file system for the data directory, which can be filled without affecting anything else. */
export interface TestDisk {
  fill(): Promise<void>;
  empty(): Promise<void>;
  close(): Promise<void>;
}

/** Needs root and the right to mount; otherwise undefined. */
export async function createTestDisk(folder: string): Promise<TestDisk | undefined> {
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=0755`, 'tmpfs', folder]);
  } catch {
    return undefined;
  }
  const filler = path.join(folder, 'filler');
  return {
    fill: () => writeUntilFull(filler),
    empty: () => rm(filler, { force: true }),
    close: async () => void (await run('umount', ['-l', folder])),
  };
}

async function writeUntilFull(file: string): Promise<void> {
  const handle = await open(file, 'a');
  try {
    // The last megabyte is written in small chunks, so that no space is left.
    for (let size = CHUNK.length; size >= 4096; size = size === CHUNK.length ? 4096 : 0) {
      while (await tryWrite(() => handle.write(CHUNK, 0, size)));
    }
  } finally {
    await handle.close();
  }
}

/** Whether there was space. */
async function tryWrite(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    return false;
  }
}
