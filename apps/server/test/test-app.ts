import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { allEndpoints } from '@app/contract/all-endpoints';
import { fillPath, type Endpoint, type EndpointResponse } from '@app/contract/endpoint';
import { composeServer, type Server } from '#app/compose.ts';
import { configSections } from '#features/config-sections.ts';
import type { Database } from '#db/database.ts';
import { collectPoolMetrics } from '#db/pool-metrics.ts';
import { createSlowStatements } from '#db/slow-statements.ts';
import { createFakeMailer, type FakeMailer } from '#integrations/email/fake-mailer.ts';
import type { Embedder } from '#integrations/embedding/embedding.ts';
import { createFakeEmbedder } from '#integrations/embedding/fake-embedder.ts';
import { noModel } from '#integrations/llm/fake-model.ts';
import type { Fetcher } from '#integrations/fetcher/fetcher.ts';
import type { ModelSource } from '#integrations/llm/llm.ts';
import { createManualClock, type ManualClock } from '#platform/clock.ts';
import { loadConfig } from '#platform/config.ts';
import { newId } from '#platform/ids.ts';
import type { JobQueue } from '#platform/job-queue.ts';
import { createLogger, type Logger } from '#platform/logger.ts';
import { sql } from 'drizzle-orm';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export interface TestUser {
  userId: string;
  token: string;
  email: string;
}

export interface TestRequest {
  /** Sends this user's bearer token. */
  as?: TestUser;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

export interface TestResponse<Body> {
  status: number;
  /** Parsed JSON, or undefined when there is none. */
  body: Body;
  text: string;
  headers: Readonly<Record<string, string | string[] | number | undefined>>;
}

export interface TestAppOptions {
  /** Environment variables that override the defaults. */
  environment?: Readonly<Record<string, string>>;
  /** Where the manual clock starts. */
  now?: string;
  /** A built web app to serve. */
  webDirectory?: string;
  /** The models; by default none, so that the built-in assistant answers. */
  models?: ModelSource;
  /** The mailer; by default one in memory, see `mailer`. */
  mailer?: FakeMailer;
  /** The fetcher; by default the guarded one. */
  fetcher?: Fetcher;
  /** The embedder; by default a fake that compares words. */
  embedder?: Embedder;
  /** The destination of the log; by default none. */
  log?: Logger;
  /** `work` runs jobs and rounds as they come; by default they wait for `jobs.runPending()`. */
  jobsMode?: 'work' | 'manual';
  /** Starts as the only process on its database, as it is with the embedded database. */
  isOnlyProcess?: boolean;
  /** A shared database, which the caller closes. */
  database?: TestDatabase;
}

export interface TestApp {
  /** Calls an endpoint of the contract, or `'GET /any/path'`, through the whole app without a port. */
  request<E extends Endpoint>(endpoint: E, options?: TestRequest): Promise<TestResponse<EndpointResponse<E>>>;
  request(line: string, options?: TestRequest): Promise<TestResponse<unknown>>;
  /** Creates an account through the API, with a verified email. The name must be unique in the file. */
  signUp(name: string): Promise<TestUser>;
  server: Server;
  jobs: JobQueue;
  clock: ManualClock;
  mailer: FakeMailer;
  db: Database;
  close(): Promise<void>;
}

const MISSING_FOLDER = '/nonexistent';

/** The whole server as main.ts builds it, on its own database, with a manual clock and manually run jobs. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.database ?? (await createTestDatabase());
  const clock = createManualClock(options.now ?? '2026-11-20T09:00:00Z');
  const mailer = options.mailer ?? createFakeMailer();
  const log = options.log ?? createLogger({ level: 'silent' });
  const dataDir = await mkdtemp(path.join(tmpdir(), 'test-app-'));
  const slow = createSlowStatements({ log, limitMs: 0 });
  const server = await composeServer({
    config: loadConfig(configSections, {
      SECRET_KEY: 'test-secret-key-of-some-length',
      DATA_DIR: dataDir,
      ...options.environment,
    }),
    database: {
      db: database.db,
      directUrl: database.connectionString,
      isEmbedded: options.isOnlyProcess ?? false,
      collectMetrics: () => [...collectPoolMetrics(database.db.$client), ...slow.collectMetrics()],
      close: database.close,
    },
    log,
    clock,
    newId,
    buildId: 'test',
    jobsMode: options.jobsMode ?? 'manual',
    checksResponses: true,
    webDirectory: options.webDirectory ?? MISSING_FOLDER,
    models: options.models ?? noModel,
    embedder: options.embedder ?? createFakeEmbedder(),
    mailer,
    ...(options.fetcher && { fetcher: options.fetcher }),
  });
  await server.start();
  const request = createRequest(server);
  return {
    request,
    signUp: async (name) => {
      const user = await signUp(request, name);
      await database.db.execute(sql`update users set email_verified = true where id = ${user.userId}`);
      return user;
    },
    server,
    jobs: server.jobs,
    clock,
    mailer,
    db: database.db,
    close: async () => {
      await server.stop();
      if (options.database === undefined) await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function createRequest(server: Server): TestApp['request'] {
  return async (target: Endpoint | string, options: TestRequest = {}): Promise<TestResponse<never>> => {
    const [method, path] = typeof target === 'string' ? splitLine(target) : [target.method, target.path];
    const query = new URLSearchParams(options.query).toString();
    const response = await server.app.inject({
      method: method as 'GET',
      url: fillPath(path, options.params) + (query === '' ? '' : `?${query}`),
      headers: {
        host: 'localhost',
        ...(options.as && { authorization: `Bearer ${options.as.token}` }),
        ...options.headers,
      },
      ...(options.body !== undefined && { payload: options.body as object }),
    });
    const isJson = response.headers['content-type']?.startsWith('application/json') === true;
    const body = isJson && response.body !== '' ? response.json<never>() : (undefined as never);
    return { status: response.statusCode, body, text: response.body, headers: response.headers };
  };
}

function splitLine(line: string): [string, string] {
  const [method = 'GET', path = '/'] = line.split(' ');
  return [method, path];
}

async function signUp(request: TestApp['request'], name: string): Promise<TestUser> {
  const email = `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '.')}@example.org`;
  const body = { firstName: name, lastName: 'Tester', email, password: 'correct horse' };
  const response = await request(allEndpoints.signup, { body });
  if (response.status !== 200) throw new Error(`signing up ${name} failed: ${response.text}`);
  return { userId: response.body.user.id, token: response.body.authToken, email };
}
