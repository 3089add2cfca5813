import { createHash } from 'node:crypto';
import { chown, lstat, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Identity } from './service-account.ts';
import { EmbeddedPostgresError } from './start-error.ts';

export interface ClusterPaths {
  /** The directory for everything the server writes. */
  home: string;
  /** The data directory of PostgreSQL; it is named after the major version. */
  cluster: string;
  /** The directory of the socket, which only the server's owner may enter. */
  socketDir: string;
  log: string;
  /** A string that occurs in the command line of this cluster's processes and of no others on the machine. */
  clusterName: string;
}

export const SOCKET_PORT = 5432;

const NAME_PREFIX = 'ai-assistant';
/** The path of a Unix socket is limited to 104 bytes on macOS and 108 on Linux, including the final zero byte. */
const MAX_SOCKET_BYTES = 100;
const SHORT_PARENT = '/tmp';

export function clusterPathsIn(home: string, majorVersion: string): ClusterPaths {
  const clusterName = `${NAME_PREFIX}-${digest(home)}`;
  const ownSocketDir = path.join(home, 'socket');
  const isShort = Buffer.byteLength(socketFile(ownSocketDir)) <= MAX_SOCKET_BYTES;
  return {
    home,
    cluster: path.join(home, majorVersion),
    socketDir: isShort ? ownSocketDir : path.join(SHORT_PARENT, clusterName),
    log: path.join(home, 'server.log'),
    clusterName,
  };
}

export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

export function socketFile(socketDir: string): string {
  return path.join(socketDir, `.s.PGSQL.${SOCKET_PORT}`);
}

/** Creates the directory of the socket. Refuses one that belongs to another user or that others can access. */
export async function prepareSocketDir(socketDir: string, owner: Identity): Promise<void> {
  await makePrivateFolder(socketDir, owner);
  const found = await lstat(socketDir);
  if (found.isDirectory() && found.uid === owner.uid && (found.mode & 0o077) === 0) return;
  throw new EmbeddedPostgresError(
    'database.not_yours',
    `${socketDir} belongs to somebody else, so the built-in database cannot put its socket there: remove it, or set DATA_DIR to a shorter path.`,
  );
}

export async function makePrivateFolder(folder: string, owner: Identity): Promise<void> {
  const created = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (created !== undefined && owner.uid !== process.getuid?.()) await chown(folder, owner.uid, owner.gid);
}
