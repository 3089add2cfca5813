import path from 'node:path';
import { configSections, type AppConfig } from '#features/config-sections.ts';
import { readBuildId } from '#app/build-id.ts';
import { EmbeddedPostgresError } from '#db/embedded/start-error.ts';
import { MigrationError } from '#db/migrate.ts';
import { openDatabase } from '#db/open-database.ts';
import { systemClock } from '#platform/clock.ts';
import { keepCompiledCode } from '#platform/compiled-code.ts';
import { ConfigError, loadConfig, readEnvironment } from '#platform/config.ts';
import { DataDirectoryError, keepNewFilesPrivate, openDataDirectory } from '#platform/data-directory.ts';
import { newId } from '#platform/ids.ts';
import { createLogger, type Logger } from '#platform/logger.ts';
import { projectDirectory } from '#platform/project-paths.ts';
import { createShutdown, type Shutdown } from '#platform/shutdown.ts';
import { lowerProcessPriority } from '#platform/thread-priority.ts';

/** Starts the parts in the order of their dependencies, and registers how to stop each before the next one starts. */
async function start(config: AppConfig, log: Logger, shutdown: Shutdown): Promise<string> {
  const dataDir = path.resolve(projectDirectory, config.server.DATA_DIR);
  openDataDirectory(dataDir, log);
  const opening = openDatabase({ config: config.database, dataDir, log });
  const closeDatabase = async () => (await opening.catch(() => undefined))?.close();
  shutdown.onStop('database', closeDatabase);
  const isBuilt = import.meta.filename.endsWith('.js');
  const buildId = readBuildId(import.meta.filename);
  if (isBuilt) keepCompiledCode(dataDir, buildId);
  // The code is loaded while the database starts.
  const [database, { composeServer }] = await Promise.all([opening, import('#app/compose.ts')]);
  // Resolves if another process takes over the database.
  void database.taken?.then((error) => stopBecauseOf(error, shutdown));
  const server = await composeServer({
    config,
    database,
    log,
    clock: systemClock,
    newId,
    buildId,
    jobsMode: 'work',
    // Only when run from source, and not in production.
    checksResponses: !isBuilt && process.env['NODE_ENV'] !== 'production',
  });
  shutdown.onStop('server', () => server.stop());
  await server.start();
  return server.listen();
}

/** Throws a ConfigError for a role other than `all` with the embedded database, which only one process can use. */
function assertRole({ server: { ROLE }, database: { DATABASE_URL } }: AppConfig): void {
  if (ROLE === 'all' || DATABASE_URL !== undefined) return;
  throw new ConfigError([`ROLE is ${ROLE}, which needs DATABASE_URL: the built-in database serves only one process`]);
}

function stopOnSignals(shutdown: Shutdown): void {
  let isStopping = false;
  const stop = (): void => {
    // A second Ctrl-C ends the process at once.
    if (isStopping) process.exit(1);
    isStopping = true;
    void shutdown.stop().then((isClean) => process.exit(isClean ? 0 : 1));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

async function stopBecauseOf(error: Error, shutdown: Shutdown): Promise<void> {
  process.stderr.write(`${error.message}\n`);
  await shutdown.stop();
  process.exit(1);
}

/**
 * The message for the operator: a sentence if the operator can fix the error. Any other error is a bug and logged with
 * its stack.
 */
function describeStartError(error: unknown, log: Logger): string {
  if (error instanceof ConfigError || error instanceof DataDirectoryError) return error.message;
  if (error instanceof EmbeddedPostgresError || error instanceof MigrationError) {
    log.debug({ err: error }, 'the database could not be opened');
    return error.message;
  }
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return 'The port is taken by another program. Stop it, or choose another port with PORT=3001.';
  }
  log.fatal({ err: error }, 'the start failed');
  return error instanceof Error ? error.message : String(error);
}

async function main(): Promise<void> {
  keepNewFilesPrivate();
  let log = createLogger({ level: 'info' });
  try {
    const config = loadConfig(configSections, readEnvironment(projectDirectory));
    assertRole(config);
    if (config.server.ROLE === 'worker') lowerProcessPriority(5);
    log = createLogger({ level: config.server.LOG_LEVEL });
    const shutdown = createShutdown({ log });
    stopOnSignals(shutdown);
    process.on('unhandledRejection', (error) =>
      log.error({ err: error }, 'a promise was rejected and nothing handled it'),
    );
    try {
      const address = await start(config, log, shutdown);
      process.stdout.write(`${config.server.APP_NAME} is ready at ${config.server.PUBLIC_URL ?? address}\n`);
    } catch (error) {
      await shutdown.stop();
      throw error;
    }
  } catch (error) {
    process.stderr.write(`${describeStartError(error, log)}\n`);
    process.exitCode = 1;
  }
}

await main();
