import type { FastifyInstance } from 'fastify';
import { configSections } from '#features/config-sections.ts';
import { createVersionTags } from '#app/etag.ts';
import { createHttpApp } from '#app/http-app.ts';
import { createRouter, type Router } from '#app/router.ts';
import { installStaticFiles } from '#app/static-files.ts';
import { createManualClock, type ManualClock } from '#platform/clock.ts';
import { loadConfig } from '#platform/config.ts';
import { readSessionToken } from '#platform/http/session.ts';
import { createLogger, type Logger } from '#platform/logger.ts';
import { createRateLimiter } from '#platform/rate-limiter.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export interface TestShell extends Router {
  app: FastifyInstance;
  clock: ManualClock;
  database: TestDatabase;
  close(): Promise<void>;
}

/**
 * The HTTP shell without any feature. The session token `user-{id}` identifies that user, with the time zone UTC, and
 * `user-{id}@{zone}` sets another zone; any other token is invalid.
 */
export async function createTestShell(
  options: {
    environment?: Record<string, string>;
    webDirectory?: string;
    appName?: string;
    log?: Logger;
    usesStripe?: boolean;
  } = {},
): Promise<TestShell> {
  const database = await createTestDatabase();
  const clock = createManualClock('2026-11-20T09:00:00Z');
  const config = loadConfig(configSections, options.environment ?? {});
  const app = await createHttpApp({ config: config.server, log: options.log ?? createLogger({ level: 'silent' }) });
  const router = createRouter({
    app,
    authenticate: async (request) => {
      const [, userId, timeZone = 'UTC'] = /^user-([^@]+)(?:@(.+))?$/.exec(readSessionToken(request) ?? '') ?? [];
      return userId === undefined ? undefined : { userId, sessionId: `session of ${userId}`, timeZone };
    },
    rateLimiter: createRateLimiter({ sql: database.db.$client, clock }),
    versionTags: createVersionTags({ db: database.db, clock, buildId: 'build-1' }),
    checksResponses: true,
  });
  await installStaticFiles(app, {
    directory: options.webDirectory ?? '/nonexistent',
    appName: options.appName ?? 'AI Assistant',
    usesStripe: options.usesStripe === true,
  });
  const close = async (): Promise<void> => {
    await app.close();
    await database.close();
  };
  return { ...router, app, clock, database, close };
}
