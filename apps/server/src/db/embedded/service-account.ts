import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Identity {
  uid: number;
  gid: number;
}

const CANDIDATES = ['postgres', 'nobody'];
const PASSWORD_FILE = '/etc/passwd';

/** An unprivileged account that exists on this machine: `postgres`, otherwise `nobody`. */
export async function findServiceAccount(): Promise<Identity | undefined> {
  const rows = (await readFile(PASSWORD_FILE, 'utf8').catch(() => '')).split('\n').map((line) => line.split(':'));
  for (const candidate of CANDIDATES) {
    const row = rows.find(([name]) => name === candidate);
    if (row?.[2] !== undefined && row[3] !== undefined) return { uid: Number(row[2]), gid: Number(row[3]) };
  }
  return undefined;
}

/** Whether this account may enter a directory. Tested by doing it, since access depends on every parent directory. */
export async function canEnter(identity: Identity, folder: string): Promise<boolean> {
  return run('test', ['-x', folder], { uid: identity.uid, gid: identity.gid }).then(
    () => true,
    () => false,
  );
}
