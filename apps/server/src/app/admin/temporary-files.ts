import { type FileHandle, mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { callbackify } from 'node:util';

/**
 * Runs `work` with a temporary file that is unlinked before anything is written, so that the system frees its space
 * however this process ends.
 */
export async function withNamelessFile<Result>(work: (file: FileHandle) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'backup-'));
  const file = await open(path.join(folder, 'file'), 'wx+', 0o600);
  try {
    await rm(folder, { recursive: true, force: true });
    return await work(file);
  } finally {
    await file.close();
    // Systems such as Windows cannot delete an open file: there it is deleted here.
    await rm(folder, { recursive: true, force: true });
  }
}

/** A stream that appends to the file and leaves it open. */
export function writeInto(file: FileHandle): Writable {
  const append = callbackify((chunk: Buffer) => file.appendFile(chunk));
  return new Writable({ write: (chunk: Buffer, _encoding, done) => append(chunk, (error) => done(error)) });
}

/**
 * Runs `work` with an empty folder, which is deleted afterwards. First deletes the folders that killed processes of
 * this machine left.
 */
export async function withScratchFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const prefix = `ai-assistant-scratch-${hostname()}-`;
  await deleteAbandonedFolders(prefix);
  const folder = await mkdtemp(path.join(tmpdir(), `${prefix}${process.pid}-`));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function deleteAbandonedFolders(prefix: string): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(name.startsWith(prefix) ? name.slice(prefix.length).split('-')[0] : Number.NaN);
    if (!Number.isInteger(pid) || isRunning(pid)) continue;
    // Another account's folder stays.
    await rm(path.join(tmpdir(), name), { recursive: true, force: true }).catch(() => undefined);
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
