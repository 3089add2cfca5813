import path from 'node:path';
import { findEmbeddedAddress } from '../../apps/server/src/db/embedded/embedded-postgres.ts';
import { endMainProcess, freezeProcesses, type DatabaseControl, type StopMode } from './database-control.ts';

const SIGNALS: Record<StopMode, NodeJS.Signals> = { fast: 'SIGINT', immediate: 'SIGQUIT' };

/** The database that the app starts: only the app restarts it. */
export function controlEmbedded(dataDir: string): DatabaseControl {
  const cluster = path.join(dataDir, 'postgres', '18');
  let address: Promise<string> | undefined;
  return {
    address: () => (address ??= findEmbeddedAddress(dataDir)),
    kill: () => endMainProcess(cluster, 'SIGKILL'),
    // Stops the database like `pg_ctl`; the app notices this and starts the database again.
    restart: (mode) => endMainProcess(cluster, SIGNALS[mode]),
    freeze: () => freezeProcesses(cluster),
    close: () => Promise.resolve(),
  };
}
