import { randomUUID } from 'node:crypto';
import { open, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** A lock that was not renewed for this long may be taken over, even if a process has the id that the lock contains. */
const STALE_MS = 90_000;
const TOUCH_MS = 20_000;

export interface Lock {
  release(): Promise<void>;
}

export type LockResult = { lock: Lock } | { heldBy: number };

/**
 * Ensures that only one collector uses a state folder. The lock of a killed process is taken over. The process id in
 * such a lock now belongs to no process, to this process (as after a restart of a container), or to a process that does
 * not renew the lock.
 */
export async function takeLock(stateFolder: string, pid: number, now: () => number): Promise<LockResult> {
  const path = join(stateFolder, 'lock');
  const id = `${pid} ${randomUUID()}\n`;
  for (let attempt = 0; attempt < 3; attempt++) {
    if (await createLock(path, id)) return { lock: keepLock(path, id, now) };
    const holder = await readHolder(path);
    if (holder === null) continue;
    const isStale = !isRunning(holder.pid) || now() - holder.touchedAt > STALE_MS || holder.pid === pid;
    if (!isStale) return { heldBy: holder.pid };
    // The file is renamed first: if two processes want to take over the lock, only one succeeds in renaming it.
    const renamedPath = `${path}.${randomUUID()}`;
    await rename(path, renamedPath).catch(() => undefined);
    await rm(renamedPath, { force: true });
  }
  return { heldBy: (await readHolder(path))?.pid ?? 0 };
}

/** The process that uses a state folder; null if there is none. */
export async function findHolder(stateFolder: string, now: () => number): Promise<number | null> {
  const holder = await readHolder(join(stateFolder, 'lock'));
  if (holder === null || !isRunning(holder.pid) || now() - holder.touchedAt > STALE_MS) return null;
  return holder.pid;
}

async function createLock(path: string, id: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx', 0o600);
    await file.writeFile(id);
    await file.close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function keepLock(path: string, id: string, now: () => number): Lock {
  const touch = setInterval(() => {
    const time = new Date(now());
    utimes(path, time, time).catch(() => undefined);
  }, TOUCH_MS);
  touch.unref();
  return {
    async release() {
      clearInterval(touch);
      const current = await readFile(path, 'utf8').catch(() => '');
      if (current === id) await rm(path, { force: true });
    },
  };
}

async function readHolder(path: string): Promise<{ pid: number; touchedAt: number } | null> {
  try {
    const [text, { mtimeMs }] = await Promise.all([readFile(path, 'utf8'), stat(path)]);
    // The lock is empty while another process is writing it.
    return { pid: Number.parseInt(text, 10) || 0, touchedAt: mtimeMs };
  } catch {
    return null;
  }
}

function isRunning(pid: number): boolean {
  if (pid === 0) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
