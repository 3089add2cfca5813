import { statfs } from 'node:fs/promises';
import path from 'node:path';

/** Free bytes below which a disk counts as full; the database allocates space in units of this size. */
const MIN_FREE_BYTES = 16 * 1024 * 1024;

/** `statfs`, with the part of its result that is used. */
type ReadDiskSpace = (directory: string) => Promise<{ bavail: number; bsize: number }>;

/**
 * Returns a check that resolves if the disk of the directory, which need not exist yet, has free space, and rejects if
 * it is full.
 */
export function createDiskCheck(directory: string, readDiskSpace: ReadDiskSpace = statfs): () => Promise<void> {
  return async () => {
    const { bavail, bsize } = await readNearest(directory, readDiskSpace);
    if (bavail * bsize < MIN_FREE_BYTES) throw new Error(`the disk of ${directory} is full`);
  };
}

/**
 * Reads the space of the directory or, if it does not exist, of its nearest existing parent: with an external database
 * the directory is created only when the first file is stored.
 */
async function readNearest(directory: string, readDiskSpace: ReadDiskSpace): ReturnType<ReadDiskSpace> {
  try {
    return await readDiskSpace(directory);
  } catch (error) {
    const parent = path.dirname(directory);
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (!isMissing || parent === directory) throw error;
    return readNearest(parent, readDiskSpace);
  }
}
