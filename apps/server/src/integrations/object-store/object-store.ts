import type { Readable } from 'node:stream';

/**
 * Files outside the database: photos, attachments of imports, backups. A key is a path of plain names,
 * `<kind>/<userId>/<name>`; the owner and the type of a file are stored in the database.
 */
export interface ObjectStore {
  /**
   * Stores the bytes under the key and replaces an existing object atomically. The size of a stream must be given.
   * Throws if the stream fails or has another size; the existing object then stays unchanged.
   */
  put(key: string, body: Uint8Array | SizedStream): Promise<void>;
  /** All bytes, for small objects. Undefined if the object does not exist. */
  get(key: string): Promise<Buffer | undefined>;
  /**
   * The bytes as a stream; the caller must read it to the end or destroy it. Undefined if the object does not exist.
   */
  open(key: string): Promise<SizedStream | undefined>;
  /** Deletes the object; does nothing if it does not exist. */
  delete(key: string): Promise<void>;
  /** The objects whose keys start with the prefix, which is empty or ends with a slash; in no particular order. */
  list(prefix: string): AsyncIterable<ObjectInfo>;
}

export interface SizedStream {
  stream: Readable;
  /** Size in bytes. */
  size: number;
}

export interface ObjectInfo {
  key: string;
  /** Size in bytes. */
  size: number;
}

/** The store does not respond or denies access; a retry may succeed. */
export class StoreError extends Error {}

const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;

/** Throws for a key that is not a path of plain names. Such a key is a bug: no request can cause it. */
export function assertKey(key: string): void {
  const names = key.split('/');
  if (names.length > 8 || !names.every((name) => NAME.test(name))) throw new Error('a key is a path of plain names');
}

/** Returns a check that reads a certain object. It resolves if the store responds, even if there is no such object. */
export function createReachabilityCheck(store: Pick<ObjectStore, 'get'>): () => Promise<void> {
  return async () => {
    await store.get('probe/readiness');
  };
}
