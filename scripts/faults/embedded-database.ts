import path from 'node:path';
import { findEmbeddedAddress } from '../../apps/server/src/db/embedded/embedded-postgres.ts';
import { endMainProcess, freezeProcesses, type DatabaseControl, type StopMode } from './database-control.ts';

const SIGNALS: Record<StopMode, NodeJS.Signals> = { fast: 'SIGINT', immediate: 'SIGQUIT' };

/** The database the app brings along: only the app starts it again. */
export function controlEmbedded(dataDir: string): DatabaseControl {
  const cluster = path.join(dataDir, 'postgres', '18');
  let address: Promise<string> | undefined;
  return {
    address: () => (address ??= findEmbeddedAddress(dataDir)),
    kill: () => endMainProcess(cluster, 'SIGKILL'),
    // What `pg_ctl` does, only that the app notices and starts it.
    restart: (mode) => endMainProcess(cluster, SIGNALS[mode]),
    freeze: () => freezeProcesses(cluster),
    close: () => Promise.resolve(),
  };
}
