import { createConnection } from '../single-connection.ts';
import { SUPERUSER } from './cluster.ts';
import { SOCKET_PORT } from './cluster-paths.ts';

export interface Ownership {
  /** Resolves when the session has ended, for whatever reason. */
  lost: Promise<void>;
  release(): Promise<void>;
}

export type OwnershipAttempt =
  | { state: 'owned'; ownership: Ownership }
  | { state: 'held-by-another' }
  /** No process listens on the socket. */
  | { state: 'no-server' }
  /** The server is running but not accepting connections: it is starting, recovering or stopping. */
  | { state: 'not-ready' };

export const DATABASE = 'app';

/** The key of the advisory lock, unique within the app. The lock is taken in the maintenance database. */
const OWNER_LOCK = 41_850_001;
const CONNECT_MS = 5_000;

/**
 * Tries once to become the owner of this server. The lock belongs to the session, so it is released however the process
 * ends.
 */
export async function tryOwnership(socketDir: string): Promise<OwnershipAttempt> {
  const client = createConnection({
    host: socketDir,
    port: SOCKET_PORT,
    user: SUPERUSER,
    database: 'postgres',
    ssl: false,
    application_name: 'owner',
    connectionTimeoutMillis: CONNECT_MS,
  });
  const lost = new Promise<void>((resolve) => {
    client.once('end', resolve);
  });
  try {
    await client.connect();
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [OWNER_LOCK]);
    if (rows[0]?.taken !== true) {
      await client.end();
      return { state: 'held-by-another' };
    }
    return { state: 'owned', ownership: { lost, release: () => client.end() } };
  } catch (error) {
    await client.end().catch(() => undefined);
    const code = (error as { code?: string }).code;
    return { state: code === 'ECONNREFUSED' || code === 'ENOENT' ? 'no-server' : 'not-ready' };
  }
}

/** Creates the app's database if it does not exist. */
export async function ensureDatabase(socketDir: string): Promise<void> {
  const settings = { host: socketDir, port: SOCKET_PORT, user: SUPERUSER, database: 'postgres', ssl: false };
  const client = createConnection(settings);
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
}
