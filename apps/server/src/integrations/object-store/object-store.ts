import type { Readable } from 'node:stream';

/**
 * Files the app keeps beside its database: photos, what came along in exports, backups. A key is a path of plain names,
 * `<kind>/<userId>/<name>`; whose file it is and what type it has is the database's to know.
 */
export interface ObjectStore {
  /**
   * Stores the bytes under the key, in place of what was there; readers see the old or the new ones, never a part. A
   * stream says its size in bytes beforehand. Throws when the stream breaks off or has another size; then nothing changes.
   */
  put(key: string, body: Uint8Array | SizedStream): Promise<void>;
  /** All bytes at once: for what is known to be small. Undefined when there is no such object. */
  get(key: string): Promise<Buffer | undefined>;
  /** The bytes as they come; who opens reads to the end or destroys the stream. Undefined when there is no such object. */
  open(key: string): Promise<SizedStream | undefined>;
  /** Doing it again, or without there being an object, changes nothing. */
  delete(key: string): Promise<void>;
  /** The objects whose keys begin with the prefix, which ends with a slash or is empty; in no order. */
  list(prefix: string): AsyncIterable<ObjectInfo>;
}

export interface SizedStream {
  stream: Readable;
  /** Bytes. */
  size: number;
}

export interface ObjectInfo {
  key: string;
  /** Bytes. */
  size: number;
}

/** The store does not answer, or refuses us; trying again later may work. */
export class StoreFault extends Error {}

const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;

/** Throws for a key that is no path of plain names: a fault of ours, never of a request. */
export function assertKey(key: string): void {
  const names = key.split('/');
  if (names.length > 8 || !names.every((name) => NAME.test(name))) throw new Error('a key is a path of plain names');
}

/** Resolves while the store answers, be it that it has no such object. */
export function createReachCheck(store: Pick<ObjectStore, 'get'>): () => Promise<void> {
  return async () => {
    await store.get('probe/readiness');
  };
}
