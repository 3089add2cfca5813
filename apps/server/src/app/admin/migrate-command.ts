import { migrate } from '#db/migrate.ts';
import { configSections } from '#features/config-sections.ts';
import { loadConfig } from '#platform/config.ts';
import { createLogger } from '#platform/logger.ts';
import type { AdminCommand } from './admin-command.ts';
import { CommandError, withErrorReporting } from './command-error.ts';

/** Migrates a database server before the processes of a new version start. Does nothing if the schema is up to date. */
export const migrateDatabase: AdminCommand = withErrorReporting(async (_args, { environment, print }) => {
  const { DATABASE_URL, DATABASE_DIRECT_URL } = loadConfig(configSections, environment).database;
  const connectionString = DATABASE_DIRECT_URL ?? DATABASE_URL;
  if (connectionString === undefined) {
    throw new CommandError('DATABASE_URL is not set: the app migrates its built-in database when it starts.');
  }
  await migrate({ connectionString, log: createLogger({ level: 'silent' }) });
  print('The database has the schema of this version.');
  return 0;
});
