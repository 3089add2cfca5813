import { execFile } from 'node:child_process';
import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const SIZE = '900m';
const PIECE = Buffer.alloc(1024 * 1024);

/** A file system of its own for the data directory, that can be filled without harm to anything else. */
export interface Room {
  fill(): Promise<void>;
  empty(): Promise<void>;
  close(): Promise<void>;
}

/** Needs root and the right to mount; undefined without. */
export async function makeRoom(folder: string): Promise<Room | undefined> {
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
    // The last megabyte goes in small pieces, so that nothing is left.
    for (let size = PIECE.length; size >= 4096; size = size === PIECE.length ? 4096 : 0) {
      while (await writes(() => handle.write(PIECE, 0, size)));
    }
  } finally {
    await handle.close();
  }
}

async function writes(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    return false;
  }
}
