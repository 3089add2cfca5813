import { allEndpoints, entities } from '@app/contract/all-endpoints';
import { toOpenApi } from '@app/contract/openapi';
import { getHealth, getOpenApi, getReadiness, type Readiness } from '@app/contract/system';
import { answered, type Mount } from '#platform/http/route.ts';

/** Answers whether one thing the app needs is there; rejecting means no. */
export type ReadinessCheck = () => Promise<void>;

export interface SystemDependencies {
  appName: string;
  publicUrl: string | undefined;
  checks: Readonly<Record<string, ReadinessCheck>>;
  /** True from the moment the process begins to stop. */
  isStopping: () => boolean;
}

const CHECK_TIMEOUT_MS = 2000;
const API_VERSION = '1';

export function registerSystemRoutes(mount: Mount, dependencies: SystemDependencies): void {
  const { appName, publicUrl, checks, isStopping } = dependencies;
  mount(getHealth, async () => ({ status: 'ok' as const }));

  mount(getReadiness, async ({ reply }) => {
    const results = await runChecks(checks);
    const isReady = !isStopping() && Object.values(results).every(Boolean);
    const body: Readiness = { status: isReady ? 'ready' : 'not_ready', checks: results };
    await reply.code(isReady ? 200 : 503).send(body);
    return answered;
  });

  mount(getOpenApi, async ({ request }) => {
    const serverUrl = publicUrl ?? `${request.protocol}://${request.host}`;
    return { ...toOpenApi(allEndpoints, { title: appName, version: API_VERSION, serverUrl }, entities) };
  });
}

async function runChecks(checks: SystemDependencies['checks']): Promise<Record<string, boolean>> {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, await succeedsInTime(check)] as const),
  );
  return Object.fromEntries(results);
}

async function succeedsInTime(check: ReadinessCheck): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, CHECK_TIMEOUT_MS, false);
  });
  const outcome = check().then(
    () => true,
    () => false,
  );
  const result = await Promise.race([outcome, timeout]);
  clearTimeout(timer);
  return result;
}
