import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createDatabaseCheck } from '#db/database-check.ts';
import type { OpenDatabase } from '#db/open-database.ts';
import type { Clock } from '#platform/clock.ts';
import { createEventStreams } from '#platform/http/event-streams.ts';
import type { NewId } from '#platform/ids.ts';
import { createJobQueue, type JobQueue } from '#platform/job-queue.ts';
import type { Logger } from '#platform/logger.ts';
import { projectDirectory } from '#platform/project-paths.ts';
import { createRateLimiter } from '#platform/rate-limiter.ts';
import type { AppConfig } from './config-sections.ts';
import { createVersionTags } from './etag.ts';
import { createHttpApp } from './http-app.ts';
import { createRouter } from './router.ts';
import { installStaticFiles } from './static-files.ts';
import { registerSystemRoutes } from './system.routes.ts';

export interface CompositionOptions {
  config: AppConfig;
  database: OpenDatabase;
  log: Logger;
  clock: Clock;
  newId: NewId;
  buildId: string;
  /** `manual` leaves jobs in the queue until `jobs.runPending()`. */
  jobsMode: 'work' | 'manual';
  checksResponses: boolean;
  /** The built web app; default apps/web/dist. */
  webDirectory?: string;
}

export interface Server {
  app: FastifyInstance;
  jobs: JobQueue;
  /** Begins background work. */
  start(): Promise<void>;
  /** Gives streams their last event, hands jobs back and lets running requests finish. */
  stop(): Promise<void>;
}

/**
 * Wires everything below HTTP and above the database. main.ts and the tests build the same thing from it; each feature
 * has its lines here and nowhere else.
 */
export async function composeServer(options: CompositionOptions): Promise<Server> {
  const { config, database, log, clock } = options;
  const { db } = database;
  const jobs = createJobQueue({
    connectionString: database.directUrl,
    log,
    mode: options.jobsMode,
    isOnlyProcess: database.isEmbedded,
  });
  const streams = createEventStreams();
  const rateLimiter = createRateLimiter({ sql: db.$client, clock });
  const app = await createHttpApp({ config: config.server, log });
  let isStopping = false;

  const router = createRouter({
    app,
    authenticate: async () => undefined,
    rateLimiter,
    versionTags: createVersionTags({ db, clock, buildId: options.buildId }),
    checksResponses: options.checksResponses,
  });
  registerSystemRoutes(router.mount, {
    appName: config.server.APP_NAME,
    publicUrl: config.server.PUBLIC_URL,
    checks: { database: createDatabaseCheck(db) },
    isStopping: () => isStopping,
  });
  await installStaticFiles(app, options.webDirectory ?? path.join(projectDirectory, 'apps/web/dist'));
  await app.ready();

  return {
    app,
    jobs,
    start: () => jobs.start(),
    stop: async () => {
      isStopping = true;
      await streams.endAll();
      await Promise.all([app.close(), jobs.stop()]);
    },
  };
}
