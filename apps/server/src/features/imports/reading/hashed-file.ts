import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { AssetFile } from '@app/formats/conversation/conversation-tree';

/**
 * Writes bytes to a file in the directory, and names the file by their hash. Returns null and leaves no file if there
 * are no bytes, or more than `maxBytes`. Errors of `pieces` are thrown.
 */
export async function writeHashed(
  pieces: AsyncIterable<Buffer>,
  directory: string,
  maxBytes: number,
): Promise<AssetFile | null> {
  const partial = path.join(directory, randomUUID());
  const digest = createHash('sha256');
  let size = 0;
  await mkdir(directory, { recursive: true });
  async function* bounded(): AsyncGenerator<Buffer> {
    for await (const piece of pieces) {
      size += piece.length;
      if (size > maxBytes) return;
      digest.update(piece);
      // A copy, because the reader reuses the memory.
      yield Buffer.from(piece);
    }
  }
  try {
    await pipeline(Readable.from(bounded()), createWriteStream(partial));
    if (size === 0 || size > maxBytes) return null;
    const hash = digest.digest('hex');
    await rename(partial, path.join(directory, hash));
    return { hash, size };
  } finally {
    await rm(partial, { force: true });
  }
}
