import path from 'node:path';
import type { SectionValues } from '#platform/config-section.ts';
import type { Logger } from '#platform/logger.ts';
import type { databaseSection } from './database.config.ts';
import { createDatabase, type Database } from './database.ts';
import { migrate } from './migrate.ts';

export interface OpenDatabase {
  db: Database;
  /** The address that bypasses a pooler, for uses that need a session of their own. */
  directUrl: string;
  /** Whether the server is the embedded one, which only this process uses. */
  isEmbedded: boolean;
  /** Embedded server only: resolves when another app has taken the data directory, so that this process must stop. */
  taken?: Promise<Error>;
  close(): Promise<void>;
}

/**
 * Connects to DATABASE_URL, or starts the embedded PostgreSQL in `dataDir`, and applies pending migrations. Throws
 * EmbeddedPostgresError when the embedded server cannot be started (for example because another app uses the same
 * directory) and MigrationError when the schema cannot be migrated.
 */
export async function openDatabase(options: {
  config: SectionValues<typeof databaseSection>;
  dataDir: string;
  log: Logger;
}): Promise<OpenDatabase> {
  const { config, log } = options;
  if (config.DATABASE_URL === undefined) return openEmbedded(options.dataDir, log);
  const directUrl = config.DATABASE_DIRECT_URL ?? config.DATABASE_URL;
  await migrate({ connectionString: directUrl, log });
  const isPooled = config.DATABASE_DIRECT_URL !== undefined;
  const db = createDatabase({
    connectionString: config.DATABASE_URL,
    log,
    ...(isPooled && { statementTimeoutMs: false as const }),
  });
  return { db, directUrl, isEmbedded: false, close: () => db.$client.end() };
}

async function openEmbedded(dataDir: string, log: Logger): Promise<OpenDatabase> {
  // Imported only here, because an installation that uses a database server may lack the binaries.
  const { startEmbeddedPostgres } = await import('#db/embedded/embedded-postgres.ts');
  const server = await startEmbeddedPostgres({ dataDir: path.resolve(dataDir), log });
  try {
    await migrate({ connectionString: server.connectionString, log });
  } catch (error) {
    await server.stop();
    throw error;
  }
  const db = createDatabase({ connectionString: server.connectionString, log });
  const close = async (): Promise<void> => {
    await db.$client.end();
    await server.stop();
  };
  return { db, directUrl: server.connectionString, isEmbedded: true, taken: server.taken, close };
}
