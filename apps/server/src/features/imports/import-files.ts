import { mkdir, open, rm, stat, truncate } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileTooLarge } from './imports.errors.ts';

/** Where uploads lie until they were read: a folder an import, files by number. What a person named them is never a path. */
export interface ImportFiles {
  /** Writes a whole file and answers its size. Throws imports.too_large and leaves nothing behind. */
  write(importId: string, index: number, source: Readable): Promise<number>;
  /** Writes a piece at a place and answers how far the file now reaches. */
  append(importId: string, index: number, offset: number, piece: Readable, limit: number): Promise<number>;
  pathOf(importId: string, index: number): string;
  /** Where files that come along are unpacked to until they are stored. */
  assetDirectory(importId: string): string;
  /** Where files in an unknown form are put aside until they are stored. */
  keptDirectory(importId: string): string;
  remove(importId: string): Promise<void>;
}

export function createImportFiles({ directory, maxBytes }: { directory: string; maxBytes: number }): ImportFiles {
  const pathOf = (importId: string, index: number) => path.join(directory, importId, String(index));

  async function writeAt(file: string, start: number, source: Readable, limit: number): Promise<number> {
    await mkdir(path.dirname(file), { recursive: true });
    let end = start;
    const handle = await open(file, start === 0 ? 'w' : 'r+');
    try {
      await pipeline(
        source,
        async function* (pieces: AsyncIterable<Buffer>) {
          for await (const piece of pieces) {
            end += piece.length;
            if (end > limit) throw fileTooLarge(limit);
            yield piece;
          }
        },
        handle.createWriteStream({ start }),
      );
    } finally {
      // A folder with a file that is still open cannot be removed everywhere.
      await handle.close();
    }
    return end;
  }

  return {
    pathOf,
    assetDirectory: (importId) => path.join(directory, importId, 'assets'),
    keptDirectory: (importId) => path.join(directory, importId, 'kept'),
    write: async (importId, index, source) => {
      try {
        return await writeAt(pathOf(importId, index), 0, source, maxBytes);
      } catch (error) {
        await rm(path.join(directory, importId), { recursive: true, force: true });
        throw error;
      }
    },
    append: async (importId, index, offset, piece, limit) => {
      const file = pathOf(importId, index);
      // A piece that broke off before may have left more bytes than were acknowledged.
      if (offset > 0 && (await stat(file)).size > offset) await truncate(file, offset);
      return writeAt(file, offset, piece, limit);
    },
    remove: (importId) => rm(path.join(directory, importId), { recursive: true, force: true }),
  };
}
