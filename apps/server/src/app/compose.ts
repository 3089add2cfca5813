import { setTimeout as delay } from 'node:timers/promises';
import path from 'node:path';
import { allEndpoints } from '@app/contract/all-endpoints';
import type { FastifyInstance } from 'fastify';
import { createDatabaseCheck } from '#db/database-check.ts';
import type { Tx } from '#db/database.ts';
import { LISTENING_PORT, writeSetting } from '#db/instance-setting.ts';
import type { OpenDatabase } from '#db/open-database.ts';
import { listFormerSecretKeys, readOrCreateSecretKey } from '#db/secret-key.ts';
import { createSandboxStore } from '#features/billing/sandbox.repository.ts';
import type { AppConfig } from '#features/config-sections.ts';
import type { Foundation } from '#features/foundation.ts';
import { createSessionAuthenticate } from '#features/identity/identity.routes.ts';
import type { Mailer } from '#integrations/email/email.ts';
import { createPayments } from '#integrations/payments/create-payments.ts';
import type { Fetcher } from '#integrations/fetcher/fetcher.ts';
import type { Embedder } from '#integrations/embedding/embedding.ts';
import { createCollectingFetch } from '#integrations/llm/collecting-fetch.ts';
import { createModelSource } from '#integrations/llm/create-model-source.ts';
import type { ModelSource } from '#integrations/llm/llm.ts';
import { createObjectStore } from '#integrations/object-store/create-object-store.ts';
import { createReachabilityCheck } from '#integrations/object-store/object-store.ts';
import { AppError } from '#platform/app-error.ts';
import { createDiskCheck } from '#platform/disk-space.ts';
import type { Clock } from '#platform/clock.ts';
import { createEventBus } from '#platform/event-bus.ts';
import { createEventStreams } from '#platform/http/event-streams.ts';
import type { Mount } from '#platform/http/route.ts';
import type { NewId } from '#platform/ids.ts';
import { createJobQueue, type JobQueue } from '#platform/job-queue.ts';
import type { Logger } from '#platform/logger.ts';
import { projectDirectory } from '#platform/project-paths.ts';
import { createRateLimiter } from '#platform/rate-limiter.ts';
import { createRounds } from '#platform/rounds.ts';
import { createWaitingReaders } from '#platform/waiting-readers.ts';
import type { AssembledFeatures } from './assemble.ts';
import { createAuthenticate } from './authenticate.ts';
import { createBackground } from './background.ts';
import { createVersionTags } from './etag.ts';
import { sendError } from './error-handler.ts';
import { createFeatures, type Services } from './features.ts';
import { registerHousekeeping } from './housekeeping.jobs.ts';
import { registerInstanceBackups } from './instance-backups/instance-backups.jobs.ts';
import { createHttpApp } from './http-app.ts';
import { createOutboundPorts } from './outbound-ports.ts';
import { createEmbedder, readCategoryModels } from './local-models.ts';
import { createLocalUserCheck } from './local-user-check.ts';
import { queueBackfills, recoverAtStart } from './recover-at-start.ts';
import { postponeJobsOfInactiveAccounts } from './inactive-accounts.ts';
import { createRouter } from './router.ts';
import { collectWorkMetrics } from './process-metrics.ts';
import { registerMetricsRoute } from './metrics.routes.ts';
import { type Observation, observeRequests } from './observe-requests.ts';
import { readVersion } from './version.ts';
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
  /** Replaces the configured embedder: a fake in tests. */
  embedder?: Embedder;
  /** Replaces the configured language models: a fake in tests. */
  models?: ModelSource;
  /** Replaces the configured mail server: a fake in tests. */
  mailer?: Mailer;
  /** Replaces the fetcher for addresses that people give: a fake in tests. */
  fetcher?: Fetcher;
}

export interface Server {
  app: FastifyInstance;
  services: Services;
  jobs: JobQueue;
  /** Starts background work. */
  start(): Promise<void>;
  /** Starts to accept requests; resolves to the URL. */
  listen(): Promise<string>;
  /** Ends streams with a last event, returns jobs to the queue and lets running requests finish. */
  stop(): Promise<void>;
}

/**
 * How long a web process still answers after /readyz reports that it is stopping. By then the proxy, which asks every
 * second, sends all requests to other processes; if the process stopped earlier, requests on their way would be lost.
 */
const PROXY_NOTICE_MS = 2_500;
/** The longest time that a job waits while people wait for the first words of replies. */
const JOBS_WAIT_MS = 5_000;

/**
 * Composes the server from what each feature provides, such as routes and jobs; features.ts lists the features. main.ts
 * and the tests use the same function.
 */
export async function composeServer(options: CompositionOptions): Promise<Server> {
  const { config, database } = options;
  const role = config.server.ROLE;
  const localUserCheck = createLocalUserCheck(config.server.PUBLIC_URL);
  const foundation = await createFoundation(options, localUserCheck.isForLocalUser);
  const { jobs, rounds, streams } = foundation;
  const { services, features } = createFeatures(foundation);
  registerHousekeeping(foundation, features);
  await registerInstanceBackups(foundation);

  const app = await createHttpApp({ config: config.server, log: options.log });
  localUserCheck.trackRequests(app);
  const observation = observeRequests(app, options);
  let isStopping = false;
  await mountRoutes({ ...options, foundation, services, features, app, observation, isStopping: () => isStopping });
  const background = createBackground(features, rounds);

  const listen = async (): Promise<string> => {
    const { level } = app.log;
    // Suppresses the framework's log line with the address, because main.ts prints the address.
    app.log.level = 'warn';
    const address = await app.listen({ host: config.server.HOST, port: config.server.PORT });
    app.log.level = level;
    // Links of admin commands lead to this port.
    if (role !== 'worker') {
      await writeSetting(database.db, LISTENING_PORT, new URL(address).port);
      // Only now, because warming up takes longer than the whole start.
      for (const { warmUp } of features) warmUp?.();
    }
    return address;
  };
  const start = async (): Promise<void> => {
    await jobs.start();
    await recoverAtStart(features, rounds, { isOnlyProcess: database.isEmbedded });
    if (options.jobsMode !== 'work') return;
    services.runningProcesses.start();
    if (role === 'web') return;
    background.start();
    await queueBackfills(features, rounds);
  };
  const stop = async (): Promise<void> => {
    isStopping = true;
    await Promise.all([background.stop(), services.runningProcesses.stop(), role === 'web' && delay(PROXY_NOTICE_MS)]);
    await streams.endAll();
    await Promise.all([app.close(), jobs.stop()]);
    await Promise.all([foundation.embedder.close(), observation.stop()]);
  };
  return { app, services, jobs, start, listen, stop };
}

interface MountOptions extends CompositionOptions {
  foundation: Foundation;
  services: Services;
  features: AssembledFeatures;
  app: FastifyInstance;
  observation: Observation;
  isStopping: () => boolean;
}

/**
 * Mounts every endpoint of the contract, and the web app. A worker has only health checks, metrics and the description
 * of the API.
 */
async function mountRoutes(options: MountOptions): Promise<void> {
  const { app, config, database, foundation, services, features } = options;
  const router = createRouter({
    app,
    authenticate: createAuthenticate({
      sessions: createSessionAuthenticate(services.identity),
      verifiers: [services.tokens.verifier],
      consumeCall: services.tokens.consumeCall,
    }),
    rateLimiter: foundation.rateLimiter,
    versionTags: createVersionTags({ db: database.db, clock: options.clock, buildId: options.buildId }),
    checksResponses: options.checksResponses,
  });
  mountSystemRoutes(router.mount, options);
  if (config.server.ROLE === 'worker') {
    app.setNotFoundHandler((request, reply) => sendError(new AppError({ code: 'request.not_found' }), request, reply));
    await app.ready();
    return;
  }
  for (const { routes, tokenRoutes, otherRoutes } of features) {
    routes?.(router.mount);
    tokenRoutes?.(router.mountForTokens);
    otherRoutes?.(app);
  }
  router.assertComplete(Object.values(allEndpoints));
  await installStaticFiles(app, {
    directory: options.webDirectory ?? path.join(projectDirectory, 'apps/web/dist'),
    appName: config.server.APP_NAME,
    hasProvider: services.providerSignIn.isConfigured,
    usesStripe: foundation.payments.current()?.kind === 'stripe',
  });
  await app.ready();
}

function mountSystemRoutes(mount: Mount, { config, database, foundation, observation, isStopping }: MountOptions) {
  const { embedder, fileStore, jobs, rounds, streams } = foundation;
  registerSystemRoutes(mount, {
    appName: config.server.APP_NAME,
    publicUrl: config.server.PUBLIC_URL,
    checks: {
      database: createDatabaseCheck(database.db),
      disk: createDiskCheck(path.resolve(projectDirectory, config.server.DATA_DIR)),
      files: createReachabilityCheck(fileStore),
    },
    details: { embedding: () => Promise.resolve(embedder.current()?.id ?? 'unknown') },
    isStopping,
  });
  registerMetricsRoute(mount, {
    token: config.server.METRICS_TOKEN,
    collect: async () => [
      ...observation.collectMetrics(),
      ...database.collectMetrics(),
      ...(await collectWorkMetrics(streams, jobs)),
      ...rounds.collectMetrics(),
    ],
  });
}

function createJobs(
  { config, database, jobsMode, log }: CompositionOptions,
  { rounds, waitingReaders }: Pick<Foundation, 'rounds' | 'waitingReaders'>,
): JobQueue {
  return postponeJobsOfInactiveAccounts(
    createJobQueue({
      connectionString: database.directUrl,
      log,
      mode: jobsMode === 'work' && config.server.ROLE === 'web' ? 'enqueue' : jobsMode,
      // Only this process uses an embedded database, so a job that is marked as running at the start was interrupted.
      ...(database.isEmbedded && { recovery: rounds.open('interrupted-jobs') }),
      untilNoReaderWaits: () => waitingReaders.untilNone({ atMostMs: JOBS_WAIT_MS }),
    }),
    database.db,
  );
}

function createModels(
  { config, clock, log }: CompositionOptions,
  { isForLocalUser, waitingReaders }: Pick<Foundation, 'isForLocalUser' | 'waitingReaders'>,
): ModelSource {
  const fetch = createCollectingFetch(globalThis.fetch, waitingReaders.letPass);
  return createModelSource({ config: config.llm, clock, log, isForLocalUser, fetch });
}

async function createFoundation(options: CompositionOptions, isForLocalUser: () => boolean): Promise<Foundation> {
  const { config, database, log, clock, newId } = options;
  const rounds = createRounds({ clock, log });
  const waitingReaders = createWaitingReaders();
  const jobs = createJobs(options, { rounds, waitingReaders });
  const dataDirectory = path.resolve(projectDirectory, config.server.DATA_DIR);
  return {
    config,
    version: readVersion(),
    site: {
      appName: config.server.APP_NAME,
      publicUrl: config.server.PUBLIC_URL,
      address: config.server.PUBLIC_URL ?? `http://localhost:${config.server.PORT}`,
    },
    db: database.db,
    events: createEventBus<Tx>(),
    jobs,
    rounds,
    rateLimiter: createRateLimiter({ sql: database.db.$client, clock }),
    streams: createEventStreams(),
    waitingReaders,
    clock,
    newId,
    log,
    ...(await createOutboundPorts(config, database.db, { ...options, isForLocalUser, waitingReaders })),
    importDirectory: path.join(dataDirectory, 'imports'),
    workDirectory: path.join(dataDirectory, 'work'),
    fileStore: await createObjectStore(config.files, path.join(dataDirectory, 'objects')),
    isForLocalUser,
    payments: await createPayments({
      config: config.payments,
      clock,
      sandboxStore: createSandboxStore(database.db),
      isForLocalUser,
    }),
    embedder: options.embedder ?? createEmbedder(config.embedding, log),
    ...(await readCategoryModels(log)),
    models: options.models ?? createModels(options, { isForLocalUser, waitingReaders }),
    secretKey: config.server.SECRET_KEY ?? (await readOrCreateSecretKey(database.db)),
    formerSecretKeys: await listFormerSecretKeys(database.db, config.server),
  };
}
