import type { Logger } from '#platform/logger.ts';
import { openCluster, SUPERUSER } from './cluster.ts';
import { SOCKET_PORT } from './cluster-paths.ts';
import { keepRunning } from './keep-running.ts';
import { DATABASE, ensureDatabase } from './ownership.ts';
import type { RootOptions } from './run-as.ts';
import type { EmbeddedPostgresError } from './start-error.ts';

export interface EmbeddedPostgres {
  /** Options for `pg`: the host is the directory of the socket; the server does not listen on a TCP port. */
  connectionOptions: { host: string; port: number; user: string; database: string };
  /** The connection options as a URL. */
  connectionString: string;
  /** Resolves when another app has taken the data directory while the server was down: this process must stop. */
  taken: Promise<EmbeddedPostgresError>;
  /** Ends every session and shuts the server down. */
  stop(): Promise<void>;
}

/** The URL of the embedded database of this directory. The database accepts connections only while the app runs. */
export async function findEmbeddedAddress(dataDir: string): Promise<string> {
  return addressAt((await openCluster(dataDir, DEFAULT_ROOT_OPTIONS)).paths.socketDir);
}

function addressAt(socketDir: string): string {
  return `postgres://${SUPERUSER}@${encodeURIComponent(socketDir)}:${SOCKET_PORT}/${DATABASE}`;
}

export const DEFAULT_ROOT_OPTIONS: RootOptions = { unshare: 'unshare', serviceHome: '/var/lib/ai-assistant' };

/**
 * Starts the bundled PostgreSQL on `<dataDir>/postgres`. The first start creates a cluster, which may already have the
 * schema. The server stops when this process ends, even by a kill. A server that crashes before is started again.
 * `rootOptions` selects how a root process drops its privileges. Throws EmbeddedPostgresError; its code is
 * `database.in_use` if another app uses the directory.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  log: Logger;
  rootOptions?: Partial<RootOptions>;
  /** The folder of blank clusters that a new data directory may copy; default: that of the build. */
  blankClusters?: string;
}): Promise<EmbeddedPostgres> {
  const { dataDir, log, rootOptions, blankClusters } = options;
  const cluster = await openCluster(dataDir, {
    ...DEFAULT_ROOT_OPTIONS,
    ...rootOptions,
    ...(blankClusters !== undefined && { blankClusters }),
  });
  const { socketDir } = cluster.paths;
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
