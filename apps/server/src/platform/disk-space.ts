import { statfs } from 'node:fs/promises';
import path from 'node:path';

/** Free bytes below which a disk counts as full; the database allocates space in units of this size. */
const MIN_FREE_BYTES = 16 * 1024 * 1024;

/** Free bytes that large writes leave for the log of the database and for small writes, such as a chat message. */
const RESERVED_BYTES = 256 * 1024 * 1024;
/** A small disk is not reserved as a whole. */
const MAX_RESERVED_SHARE = 0.2;
const FREEING_PAUSE_MS = 60_000;

/** `statfs`, with the part of its result that is used. */
type ReadDiskSpace = (directory: string) => Promise<{ bavail: number; bsize: number; blocks: number }>;

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
 * Returns a function that large writes call first. It rejects with the code ENOSPC if the reserve of the disk is
 * reached: a database that can no longer write its log stops, and the whole app with it. Before it rejects it calls
 * `freeSpace`, at most once a minute. A disk that cannot be queried is not checked.
 */
export function createDiskReserve(
  directory: string,
  freeSpace: () => Promise<unknown>,
  readDiskSpace: ReadDiskSpace = statfs,
): () => Promise<void> {
  let freedAt = -Infinity;
  const hasReserve = async (): Promise<boolean> => {
    const space = await readNearest(directory, readDiskSpace).catch(() => undefined);
    if (space === undefined) return true;
    const reserved = Math.min(RESERVED_BYTES, space.blocks * space.bsize * MAX_RESERVED_SHARE);
    return space.bavail * space.bsize > reserved;
  };
  return async () => {
    if (await hasReserve()) return;
    if (performance.now() - freedAt > FREEING_PAUSE_MS) {
      freedAt = performance.now();
      await freeSpace();
      if (await hasReserve()) return;
    }
    throw Object.assign(new Error(`the disk of ${directory} is almost full`), { code: 'ENOSPC' });
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
