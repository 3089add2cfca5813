import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '#platform/logger.ts';
import { openCluster, SUPERUSER } from './cluster.ts';
import { SOCKET_PORT } from './cluster-places.ts';
import { DATABASE, ensureDatabase } from './ownership.ts';
import type { RootHosting } from './run-as.ts';
import { takeOver } from './take-over.ts';

export interface EmbeddedPostgres {
  /** For `pg`: the host is the folder of the socket; the server listens on no port of the machine. */
  connectionOptions: { host: string; port: number; user: string; database: string };
  /** The same as an address, for what takes only that. */
  connectionString: string;
  /** Ends every session and shuts the server down. */
  stop(): Promise<void>;
}

/** Where the server of an app that runs on this directory is reached, to read along. */
export async function findEmbeddedAddress(dataDir: string): Promise<string> {
  return addressAt((await openCluster(dataDir, DEFAULT_HOSTING)).places.socketDir);
}

function addressAt(socketDir: string): string {
  return `postgres://${SUPERUSER}@${encodeURIComponent(socketDir)}:${SOCKET_PORT}/${DATABASE}`;
}

const DEFAULT_HOSTING: RootHosting = { unshare: 'unshare', serviceHome: '/var/lib/ai-assistant' };
const RETRY_MS = 1000;

/**
 * Starts the PostgreSQL that comes with the app on `<dataDir>/postgres`, making an empty database the first time.
 * It ends with this process, even if that is killed, and comes back by itself should it fall over before.
 * `hosting` says with what a root process sheds its rights. Throws EmbeddedPostgresError, `database.in_use` when another
 * app works on the same directory.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  log: Logger;
  hosting?: Partial<RootHosting>;
}): Promise<EmbeddedPostgres> {
  const { log } = options;
  const cluster = await openCluster(options.dataDir, { ...DEFAULT_HOSTING, ...options.hosting });
  const { socketDir } = cluster.places;
  let running = await takeOver(cluster, log);
  let isStopping = false;
  let kept: Promise<void> | undefined;
  await ensureDatabase(socketDir);
  watch();

  function watch(): void {
    kept = running.ownership.lost.then(bringBack);
  }

  async function bringBack(): Promise<void> {
    while (!isStopping) {
      log.error('the connection to the database broke; bringing it back');
      try {
        running = await takeOver(cluster, log, running.supervisor);
        return watch();
      } catch (error) {
        log.error({ err: error }, 'the database is away; trying again');
        await delay(RETRY_MS);
      }
    }
  }

  return {
    connectionOptions: { host: socketDir, port: SOCKET_PORT, user: SUPERUSER, database: DATABASE },
    connectionString: addressAt(socketDir),
    stop: async () => {
      isStopping = true;
      await running.ownership.release();
      await kept;
      await running.supervisor.end();
    },
  };
}
