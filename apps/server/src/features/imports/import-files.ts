import { mkdir, open, rm, stat, truncate } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { importFileTooLarge } from './imports.errors.ts';

/** Uploaded files until they are read: a directory per import, files named by number. The user's names are never paths. */
export interface ImportFiles {
  /** Rejects with the code ENOSPC if the disk has too little space for another part of an import. */
  requireSpace(): Promise<void>;
  /**
   * Writes a whole file and returns its size. Throws imports.too_large and what `requireSpace` throws, and then deletes
   * what was written.
   */
  write(importId: string, index: number, source: Readable): Promise<number>;
  /** Writes a piece at an offset and returns the file's new size. */
  append(importId: string, index: number, offset: number, piece: Readable, limit: number): Promise<number>;
  pathOf(importId: string, index: number): string;
  /** The directory into which attachments are unpacked until they are stored. */
  assetDirectory(importId: string): string;
  /** The directory for files in an unknown format until they are stored. */
  keptDirectory(importId: string): string;
  remove(importId: string): Promise<void>;
}

/** Called before an upload is acknowledged, so that neither a power cut nor a full disk can take its bytes later. */
async function makeDurable(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** How many bytes of an upload are written before the space is checked again. */
const CHECK_EVERY_BYTES = 32 * 1024 * 1024;

/** Passes the pieces of an upload on while they are within its limit and the disk has space. */
function createPieceCheck({
  start,
  limit,
  requireSpace,
}: {
  start: number;
  limit: number;
  requireSpace: () => Promise<void>;
}) {
  let end = start;
  let checkedAt = start;
  return {
    /** The offset after the last piece. */
    end: () => end,
    pass: async function* (pieces: AsyncIterable<Buffer>) {
      for await (const piece of pieces) {
        end += piece.length;
        if (end > limit) throw importFileTooLarge(limit);
        if (end - checkedAt > CHECK_EVERY_BYTES) {
          await requireSpace();
          checkedAt = end;
        }
        yield piece;
      }
    },
  };
}

export interface ImportFilesOptions {
  directory: string;
  maxBytes: number;
  requireSpace: () => Promise<void>;
}

export function createImportFiles({ directory, maxBytes, requireSpace }: ImportFilesOptions): ImportFiles {
  const pathOf = (importId: string, index: number) => path.join(directory, importId, String(index));

  async function writeAt(file: string, start: number, source: Readable, limit: number): Promise<number> {
    await requireSpace();
    await mkdir(path.dirname(file), { recursive: true });
    const handle = await open(file, start === 0 ? 'w' : 'r+');
    const checkPieces = createPieceCheck({ start, limit, requireSpace });
    try {
      await pipeline(source, checkPieces.pass, handle.createWriteStream({ start }));
    } finally {
      // Not every system can delete a directory with an open file.
      await handle.close();
    }
    await makeDurable(file);
    return checkPieces.end();
  }

  return {
    requireSpace,
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
      // An interrupted piece may have written more bytes than were acknowledged.
      if (offset > 0 && (await stat(file)).size > offset) await truncate(file, offset);
      return writeAt(file, offset, piece, limit);
    },
    remove: (importId) => rm(path.join(directory, importId), { recursive: true, force: true }),
  };
}
