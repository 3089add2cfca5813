import { open, stat } from 'node:fs/promises';
import { zstdDecompressSync } from 'node:zlib';
import type { Stats } from 'node:fs';

/** The largest file that is read, in bytes; larger ones are skipped with a reason. */
export const MAX_FILE_BYTES = 256 * 1024 ** 2;

/** What tells whether a file was changed. */
export interface FileMark {
  ino: number;
  size: number;
  mtimeMs: number;
  ctimeMs: number;
}

export type StableRead =
  | { type: 'read'; mark: FileMark; bytes: Buffer }
  /** It is being rewritten at this moment, or not readable yet; to be tried again. */
  | { type: 'changing' }
  | { type: 'gone' }
  | { type: 'too_large' };

export function toMark({ ino, size, mtimeMs, ctimeMs }: Stats): FileMark {
  return { ino, size, mtimeMs, ctimeMs };
}

export function isSameMark(a: FileMark, b: FileMark): boolean {
  return a.ino === b.ino && a.size === b.size && a.mtimeMs === b.mtimeMs && a.ctimeMs === b.ctimeMs;
}

/** Null if there is no such file. */
export async function markOf(path: string): Promise<FileMark | null> {
  const found = await stat(path).catch(() => null);
  return found?.isFile() === true ? toMark(found) : null;
}

/**
 * Reads a whole file. A file that was only appended to during the reading counts as read up to where it was; one that
 * was replaced or rewritten does not.
 */
export async function readStable(path: string): Promise<StableRead> {
  const before = await markOf(path);
  if (before === null) return { type: 'gone' };
  if (before.size > MAX_FILE_BYTES) return { type: 'too_large' };
  const bytes = await readStart(path, before.size).catch(() => null);
  const after = await markOf(path);
  if (bytes === null || after === null) return after === null ? { type: 'gone' } : { type: 'changing' };
  const isAppended = after.ino === before.ino && after.size > before.size;
  if (!isSameMark(before, after) && !isAppended) return { type: 'changing' };
  if (bytes.length < before.size) return { type: 'changing' };
  if (!path.endsWith('.zst')) return { type: 'read', mark: before, bytes };
  try {
    return { type: 'read', mark: before, bytes: zstdDecompressSync(bytes, { maxOutputLength: MAX_FILE_BYTES }) };
  } catch (error) {
    const isTooLarge = error instanceof RangeError;
    return { type: isTooLarge ? 'too_large' : 'changing' };
  }
}

async function readStart(path: string, size: number): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const bytes = Buffer.allocUnsafe(size);
    let at = 0;
    while (at < size) {
      const { bytesRead } = await file.read(bytes, at, size - at, at);
      if (bytesRead === 0) break;
      at += bytesRead;
    }
    return bytes.subarray(0, at);
  } finally {
    await file.close();
  }
}
