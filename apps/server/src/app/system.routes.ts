import { allEndpoints, entities } from '@app/contract/all-endpoints';
import { type OpenApiDocument, toOpenApi } from '@app/contract/openapi';
import { getHealth, getOpenApi, getReadiness, type Readiness } from '@app/contract/system';
import { responseSent, type Mount } from '#platform/http/route.ts';

/** Resolves when a dependency of the app is available, rejects when it is not. */
export type ReadinessCheck = () => Promise<void>;

export interface SystemDependencies {
  appName: string;
  publicUrl: string | undefined;
  checks: Readonly<Record<string, ReadinessCheck>>;
  /** Functions that read details for operators. A detail is one word and does not affect readiness. */
  details: Readonly<Record<string, () => Promise<string>>>;
  /** True once the process has started to stop. */
  isStopping: () => boolean;
}

const CHECK_TIMEOUT_MS = 2000;
/**
 * A detail does not affect readiness, so a probe does not wait for one that takes long, such as a model that is
 * loading.
 */
const DETAIL_TIMEOUT_MS = 20;
const API_VERSION = '1';

export function registerSystemRoutes(mount: Mount, dependencies: SystemDependencies): void {
  const { appName, publicUrl, checks, details: detailReaders, isStopping } = dependencies;
  mount(getHealth, async () => ({ status: 'ok' as const }));

  mount(getReadiness, async ({ reply }) => {
    const [results, details] = await Promise.all([runChecks(checks), readDetails(detailReaders)]);
    const isReady = !isStopping() && Object.values(results).every(Boolean);
    const body: Readiness = { status: isReady ? 'ready' : 'not_ready', checks: results, details };
    await reply.code(isReady ? 200 : 503).send(body);
    return responseSent;
  });

  const getDescription = createDescription(appName);
  mount(getOpenApi, async ({ request }) => {
    const serverUrl = publicUrl ?? `${request.protocol}://${request.host}`;
    return { ...getDescription(), servers: [{ url: serverUrl }] };
  });
}

/** The description of the API, made at the first request, because that takes a tenth of a second. */
function createDescription(title: string): () => OpenApiDocument {
  let description: OpenApiDocument | undefined;
  return () => (description ??= toOpenApi(allEndpoints, { title, version: API_VERSION, serverUrl: '/' }, entities));
}

async function runChecks(checks: SystemDependencies['checks']): Promise<Record<string, boolean>> {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, await succeedsInTime(check)] as const),
  );
  return Object.fromEntries(results);
}

async function readDetails(readers: SystemDependencies['details']): Promise<Record<string, string>> {
  const details = await Promise.all(
    Object.entries(readers).map(
      async ([name, read]) => [name, await withTimeout(read(), 'unknown', DETAIL_TIMEOUT_MS)] as const,
    ),
  );
  return Object.fromEntries(details);
}

async function succeedsInTime(check: ReadinessCheck): Promise<boolean> {
  return withTimeout(
    check().then(() => true),
    false,
    CHECK_TIMEOUT_MS,
  );
}

/** The promise's value, or `fallback` when it fails or times out. */
async function withTimeout<Value>(promised: Promise<Value>, fallback: Value, timeoutMs: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<Value>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, fallback);
  });
  const result = await Promise.race([promised.catch(() => fallback), timeout]);
  clearTimeout(timer);
  return result;
}
