import { open, stat } from 'node:fs/promises';
import { zstdDecompressSync } from 'node:zlib';
import type { Stats } from 'node:fs';

/** The largest file that is read, in bytes; larger ones are skipped with a reason. */
export const MAX_FILE_BYTES = 256 * 1024 ** 2;

/** Differs after every change of a file. */
export interface FileVersion {
  ino: number;
  size: number;
  mtimeMs: number;
  ctimeMs: number;
}

export type StableRead =
  | { type: 'read'; version: FileVersion; bytes: Buffer }
  /** The file is being rewritten, or cannot be read yet; the caller tries again later. */
  | { type: 'changing' }
  | { type: 'gone' }
  | { type: 'too_large' };

export function toVersion({ ino, size, mtimeMs, ctimeMs }: Stats): FileVersion {
  return { ino, size, mtimeMs, ctimeMs };
}

export function isSameVersion(a: FileVersion, b: FileVersion): boolean {
  return a.ino === b.ino && a.size === b.size && a.mtimeMs === b.mtimeMs && a.ctimeMs === b.ctimeMs;
}

/** The version of the file at a path; null if there is no file. */
export async function readVersion(path: string): Promise<FileVersion | null> {
  const found = await stat(path).catch(() => null);
  return found?.isFile() === true ? toVersion(found) : null;
}

/**
 * Reads a whole file. If text is appended meanwhile, the result is the file without that text; if the file is replaced
 * or rewritten, the result is `changing`.
 */
export async function readStable(path: string): Promise<StableRead> {
  const before = await readVersion(path);
  if (before === null) return { type: 'gone' };
  if (before.size > MAX_FILE_BYTES) return { type: 'too_large' };
  const bytes = await readFirstBytes(path, before.size).catch(() => null);
  const after = await readVersion(path);
  if (bytes === null || after === null) return after === null ? { type: 'gone' } : { type: 'changing' };
  const isAppended = after.ino === before.ino && after.size > before.size;
  if (!isSameVersion(before, after) && !isAppended) return { type: 'changing' };
  if (bytes.length < before.size) return { type: 'changing' };
  if (!path.endsWith('.zst')) return { type: 'read', version: before, bytes };
  try {
    return { type: 'read', version: before, bytes: zstdDecompressSync(bytes, { maxOutputLength: MAX_FILE_BYTES }) };
  } catch (error) {
    const isTooLarge = error instanceof RangeError;
    return { type: isTooLarge ? 'too_large' : 'changing' };
  }
}

async function readFirstBytes(path: string, size: number): Promise<Buffer> {
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
