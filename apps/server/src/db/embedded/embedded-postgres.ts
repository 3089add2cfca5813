import type { Logger } from '#platform/logger.ts';
import { openCluster, SUPERUSER } from './cluster.ts';
import { SOCKET_PORT } from './cluster-places.ts';
import { keepRunning } from './keep-running.ts';
import { DATABASE, ensureDatabase } from './ownership.ts';
import type { RootHosting } from './run-as.ts';
import type { EmbeddedPostgresError } from './start-error.ts';

export interface EmbeddedPostgres {
  /** For `pg`: the host is the folder of the socket; the server listens on no port of the machine. */
  connectionOptions: { host: string; port: number; user: string; database: string };
  /** The same as an address, for what takes only that. */
  connectionString: string;
  /** Resolves when another app has taken the data directory while the server was away: this one must not go on. */
  taken: Promise<EmbeddedPostgresError>;
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
  const server = await keepRunning(cluster, log);
  try {
    await ensureDatabase(socketDir);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return {
    connectionOptions: { host: socketDir, port: SOCKET_PORT, user: SUPERUSER, database: DATABASE },
    connectionString: addressAt(socketDir),
    taken: server.taken,
    stop: server.stop,
  };
}
