import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, type Dirent } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { assertKey, type ObjectInfo, type ObjectStore, type SizedStream } from './object-store.ts';

/** The directory for objects that are being written; no key can have this name. */
const PARTIAL = '.partial';

/** Objects as files in a directory. An object is written to a temporary file, flushed and renamed. */
export function createLocalStore(directory: string): ObjectStore {
  const pathOf = (key: string): string => {
    assertKey(key);
    return path.join(directory, key);
  };

  async function put(key: string, body: Uint8Array | SizedStream): Promise<void> {
    const target = pathOf(key);
    const partial = path.join(directory, PARTIAL, randomUUID());
    const { stream, size } = body instanceof Uint8Array ? { stream: Readable.from([body]), size: body.length } : body;
    ignoreUnreadError(stream);
    try {
      await mkdir(path.dirname(partial), { recursive: true });
      await pipeline(stream, createWriteStream(partial, { flags: 'wx' }));
      await checkSizeAndFlush(partial, size);
      await mkdir(path.dirname(target), { recursive: true });
      await rename(partial, target);
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
    }
  }

  async function openObject(key: string): Promise<SizedStream | undefined> {
    const file = pathOf(key);
    const found = await stat(file).catch(undefinedIfMissing);
    return found?.isFile() ? { stream: ignoreUnreadError(createReadStream(file)), size: found.size } : undefined;
  }

  return {
    put,
    get: async (key) => readFile(pathOf(key)).catch(undefinedIfMissing),
    open: openObject,
    delete: (key) => rm(pathOf(key), { force: true }),
    list: (prefix) => listFiles(directory, prefix),
  };
}

/**
 * Without a listener, an error of a stream that is not read yet would end the process; the reader still gets the error.
 */
function ignoreUnreadError(stream: Readable): Readable {
  return stream.on('error', () => undefined);
}

async function checkSizeAndFlush(file: string, size: number): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    const written = (await handle.stat()).size;
    if (written !== size) throw new Error(`an object of ${size} bytes was announced, ${written} came`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function* listFiles(directory: string, prefix: string): AsyncGenerator<ObjectInfo, void, undefined> {
  const folder = path.join(directory, prefix);
  const entries: Dirent[] = (await readdir(folder, { withFileTypes: true }).catch(undefinedIfMissing)) ?? [];
  for (const entry of entries) {
    if (entry.name === PARTIAL) continue;
    const key = `${prefix}${entry.name}`;
    if (entry.isDirectory()) yield* listFiles(directory, `${key}/`);
    else {
      const found = await stat(path.join(directory, key)).catch(undefinedIfMissing);
      if (found) yield { key, size: found.size };
    }
  }
}

/** Throws the error again unless the file does not exist. */
function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
}
