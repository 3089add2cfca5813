import { createHash } from 'node:crypto';
import type { ObjectStore } from './object-store.ts';

export interface MoveCounts {
  moved: number;
  /** The total size of the moved objects. */
  bytes: number;
  /** Objects that were in the new store already: replaced since, or moved before an interruption. */
  alreadyThere: number;
}

/** Thrown if an object differs when it is read back from its new store. */
export class MoveError extends Error {}

/**
 * Moves all objects of `former` to `current`, while both are in use: each is copied, read back, compared by its SHA-256
 * and then deleted where it was. After an interruption the next call continues. `onProgress` is called after each object.
 * Throws MoveError.
 */
export async function moveObjects(
  { current, former }: { current: ObjectStore; former: ObjectStore },
  onProgress: (counts: MoveCounts) => unknown = () => undefined,
): Promise<MoveCounts> {
  const counts: MoveCounts = { moved: 0, bytes: 0, alreadyThere: 0 };
  for await (const { key, size } of former.list('')) {
    // Objects are stored completely or not at all, and new ones only in `current`. So if both stores have an object,
    // that in `current` is an undamaged copy or newer.
    if (await exists(current, key)) counts.alreadyThere += 1;
    else if (await copyObject(former, current, key)) {
      counts.moved += 1;
      counts.bytes += size;
    }
    await former.delete(key);
    onProgress(counts);
  }
  return counts;
}

/** Returns false if the object has been deleted meanwhile. */
async function copyObject(former: ObjectStore, current: ObjectStore, key: string): Promise<boolean> {
  const opened = await former.open(key);
  if (opened === undefined) return false;
  const hash = createHash('sha256');
  opened.stream.on('data', (piece: Buffer) => hash.update(piece)).pause();
  await current.put(key, opened);
  if ((await hashOf(current, key)) !== hash.digest('hex')) {
    // Otherwise the app would read the damaged copy, and the next run would take it for a newer object.
    await current.delete(key);
    throw new MoveError(`${key} differs after it was copied, and stays where it was.`);
  }
  // An object that the app deleted during the copy must not come back, so its copy is deleted.
  if (await exists(former, key)) return true;
  await current.delete(key);
  return false;
}

async function exists(store: ObjectStore, key: string): Promise<boolean> {
  const opened = await store.open(key);
  opened?.stream.destroy();
  return opened !== undefined;
}

async function hashOf(store: ObjectStore, key: string): Promise<string | undefined> {
  const opened = await store.open(key);
  if (opened === undefined) return undefined;
  const hash = createHash('sha256');
  for await (const piece of opened.stream as AsyncIterable<Buffer>) hash.update(piece);
  return hash.digest('hex');
}
