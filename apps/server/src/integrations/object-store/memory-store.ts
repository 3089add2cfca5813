import { Readable } from 'node:stream';
import { assertKey, type ObjectStore, type SizedStream } from './object-store.ts';

/** An object store in memory, for tests. */
export function createMemoryStore(): ObjectStore {
  const objects = new Map<string, Buffer>();
  return {
    put: async (key, body) => {
      assertKey(key);
      objects.set(key, body instanceof Uint8Array ? Buffer.from(body) : await readSized(body));
    },
    get: async (key) => objects.get(key),
    open: async (key) => {
      const bytes = objects.get(key);
      return bytes && { stream: Readable.from([bytes]), size: bytes.length };
    },
    delete: async (key) => {
      objects.delete(key);
    },
    list: async function* (prefix) {
      for (const [key, bytes] of objects) if (key.startsWith(prefix)) yield { key, size: bytes.length };
    },
  };
}

async function readSized({ stream, size }: SizedStream): Promise<Buffer> {
  const bytes = Buffer.concat(await stream.toArray());
  if (bytes.length !== size) throw new Error(`an object of ${size} bytes was announced, ${bytes.length} came`);
  return bytes;
}
