import path from 'node:path';
import type { SectionValues } from '#platform/config-section.ts';
import type { Logger } from '#platform/logger.ts';
import type { databaseSection } from './database.config.ts';
import { createDatabase, type Database, type DatabaseOptions } from './database.ts';
import type { MetricFamily } from '#platform/metric-text.ts';
import { migrate } from './migrate.ts';
import { collectPoolMetrics } from './pool-metrics.ts';
import { createSlowStatements } from './slow-statements.ts';

export interface OpenDatabase {
  db: Database;
  /** The address that bypasses a pooler, for code that needs a session to itself. */
  directUrl: string;
  /** Whether the server is the embedded one, which only this process uses. */
  isEmbedded: boolean;
  /** Embedded server only: resolves when another app has taken the data directory, so that this process must stop. */
  taken?: Promise<Error>;
  /** Metrics of its connections and statements. */
  collectMetrics(): MetricFamily[];
  close(): Promise<void>;
}

/**
 * Connects to DATABASE_URL, or starts the embedded PostgreSQL in `dataDir`, and applies pending migrations. Throws
 * EmbeddedPostgresError when the embedded server cannot be started (for example because another app uses the same
 * directory) and MigrationError when the schema cannot be migrated.
 */
export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  const { config, log } = options;
  if (config.DATABASE_URL === undefined) return openEmbedded(options);
  const directUrl = config.DATABASE_DIRECT_URL ?? config.DATABASE_URL;
  await migrate({ connectionString: directUrl, log });
  const isPooled = config.DATABASE_DIRECT_URL !== undefined;
  const opened = createWatchedDatabase(options, {
    connectionString: config.DATABASE_URL,
    ...(isPooled && { isPooled, statementTimeoutMs: false as const }),
  });
  return { ...opened, directUrl, isEmbedded: false, close: () => opened.db.$client.end() };
}

interface OpenOptions {
  config: SectionValues<typeof databaseSection>;
  dataDir: string;
  log: Logger;
}

function createWatchedDatabase(
  { config, log }: OpenOptions,
  options: Omit<DatabaseOptions, 'log'>,
): Pick<OpenDatabase, 'db' | 'collectMetrics'> {
  const slow = createSlowStatements({ log, limitMs: config.SLOW_STATEMENT_MS });
  const db = createDatabase({ ...options, log, poolSize: config.DATABASE_POOL_SIZE, onStatement: slow.record });
  return { db, collectMetrics: () => [...collectPoolMetrics(db.$client), ...slow.collectMetrics()] };
}

async function openEmbedded(options: OpenOptions): Promise<OpenDatabase> {
  const { log } = options;
  // Imported only here, because an installation that uses a database server may lack the binaries.
  const { startEmbeddedPostgres } = await import('#db/embedded/embedded-postgres.ts');
  const server = await startEmbeddedPostgres({ dataDir: path.resolve(options.dataDir), log });
  try {
    await migrate({ connectionString: server.connectionString, log });
  } catch (error) {
    await server.stop();
    throw error;
  }
  const opened = createWatchedDatabase(options, { connectionString: server.connectionString });
  const close = async (): Promise<void> => {
    await opened.db.$client.end();
    await server.stop();
  };
  return { ...opened, directUrl: server.connectionString, isEmbedded: true, taken: server.taken, close };
}
