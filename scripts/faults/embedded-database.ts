import path from 'node:path';
import { findEmbeddedAddress } from '../../apps/server/src/db/embedded/embedded-postgres.ts';
import { endMainProcess, freezeProcesses, type DatabaseControl, type StopMode } from './database-control.ts';

const SIGNALS: Record<StopMode, NodeJS.Signals> = { fast: 'SIGINT', immediate: 'SIGQUIT' };

/** The database included in the app: only the app restarts it. */
export function controlEmbedded(dataDir: string): DatabaseControl {
  const cluster = path.join(dataDir, 'postgres', '18');
  let address: Promise<string> | undefined;
  return {
    address: () => (address ??= findEmbeddedAddress(dataDir)),
    kill: () => endMainProcess(cluster, 'SIGKILL'),
    // Like `pg_ctl`, except that the app notices the stop and starts it again.
    restart: (mode) => endMainProcess(cluster, SIGNALS[mode]),
    freeze: () => freezeProcesses(cluster),
    close: () => Promise.resolve(),
  };
}
