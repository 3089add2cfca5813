import path from 'node:path';
import { findEmbeddedAddress } from '../../apps/server/src/db/embedded/embedded-postgres.ts';
import { freezeProcesses, mainProcessOf, type DatabaseControl, type StopMode } from './database-control.ts';

const SIGNALS: Record<StopMode, NodeJS.Signals> = { fast: 'SIGINT', immediate: 'SIGQUIT' };

/** The database the app brings along: only the app starts it again. */
export function controlEmbedded(dataDir: string): DatabaseControl {
  const cluster = path.join(dataDir, 'postgres', '18');
  let address: Promise<string> | undefined;
  const signal = async (name: NodeJS.Signals): Promise<void> => {
    process.kill(await mainProcessOf(cluster), name);
  };
  return {
    address: () => (address ??= findEmbeddedAddress(dataDir)),
    kill: () => signal('SIGKILL'),
    // What `pg_ctl` does, only that the app notices and starts it.
    restart: (mode) => signal(SIGNALS[mode]),
    freeze: () => freezeProcesses(cluster),
    close: () => Promise.resolve(),
  };
}
