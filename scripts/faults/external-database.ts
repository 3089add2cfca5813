import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inProject } from '../bootstrap/paths.mjs';
import { endMainProcess, freezeProcesses, type DatabaseControl } from './database-control.ts';

const run = promisify(execFile);
const DEBIAN_POSTGRES = '/usr/lib/postgresql';
const DEBIAN_POOLER = '/usr/sbin/pgbouncer';
const START_TRIES = 40;

/** Whether PostgreSQL and the connection pooler are installed. */
export function arePostgresProgramsInstalled(): boolean {
  if (!existsSync(DEBIAN_POSTGRES) || !existsSync(DEBIAN_POOLER)) return false;
  return readdirSync(DEBIAN_POSTGRES).some((version) =>
    existsSync(path.join(DEBIAN_POSTGRES, version, 'bin', 'initdb')),
  );
}

/** Debian's PostgreSQL as set up by .ci/with-postgres, but with fsync on. */
export async function startExternal(): Promise<DatabaseControl> {
  const printEnvironment = 'console.log(JSON.stringify(process.env)); process.stdin.resume();';
  const child = spawn('bash', [inProject('.ci/with-postgres'), process.execPath, '-e', printEnvironment], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, POSTGRES_FSYNC: 'on' },
  });
  const ended = once(child, 'exit');
  const line = await Promise.race([once(createInterface(child.stdout), 'line'), ended]);
  if (typeof line[0] !== 'string') throw new Error('Debian’s PostgreSQL could not be set up.');
  const { TEST_DATABASE_URL = '', TEST_POSTGRES_CONTROL = '' } = JSON.parse(line[0]) as Record<string, string>;
  const cluster = path.join(path.dirname(TEST_POSTGRES_CONTROL), 'data');
  const control = (...args: string[]) => run(TEST_POSTGRES_CONTROL, args);
  return {
    address: () => Promise.resolve(TEST_DATABASE_URL),
    kill: async () => {
      await endMainProcess(cluster, 'SIGKILL');
      await retryStart(control);
    },
    restart: async (mode) => void (await control('-m', mode, 'restart')),
    freeze: () => freezeProcesses(cluster),
    close: async () => {
      child.stdin.end();
      await ended;
    },
  };
}

/** After PostgreSQL is killed, its sessions take a moment to end; until then it refuses to start. */
async function retryStart(control: (...args: string[]) => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await control('start');
      return;
    } catch (error) {
      if (attempt === START_TRIES) throw error;
    }
    await delay(250);
  }
}
