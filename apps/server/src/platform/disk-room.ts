import { statfs } from 'node:fs/promises';
import path from 'node:path';

/** Bytes below which a disk counts as full: the database takes room in pieces of this size. */
const LEAST_ROOM = 16 * 1024 * 1024;

/** What is asked of a file system, as `statfs` answers it. */
type ReadRoom = (directory: string) => Promise<{ bavail: number; bsize: number }>;

/** Resolves while there is room where the directory is, or will be; rejects when the disk is full. */
export function createDiskCheck(directory: string, readRoom: ReadRoom = statfs): () => Promise<void> {
  return async () => {
    const { bavail, bsize } = await readNearest(directory, readRoom);
    if (bavail * bsize < LEAST_ROOM) throw new Error(`the disk of ${directory} is full`);
  };
}

/** With a database elsewhere the directory is made when the first file needs it. */
async function readNearest(directory: string, readRoom: ReadRoom): ReturnType<ReadRoom> {
  try {
    return await readRoom(directory);
  } catch (error) {
    const parent = path.dirname(directory);
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (!isMissing || parent === directory) throw error;
    return readNearest(parent, readRoom);
  }
}
