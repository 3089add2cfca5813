import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startChild, type Child } from './child-process.ts';

/** The bundle that `npm start` runs; `npm run bench` builds it first. */
const builtServer = fileURLToPath(new URL('../apps/server/dist/main.js', import.meta.url));

/** Runs the server on a folder as `npm start` does, but without limits on signups and AI chats. */
export function startServer(dataDir: string, settings: Record<string, string> = {}): Promise<Child> {
  const env = {
    PORT: process.env['BENCH_PORT'] ?? '3180',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    // These two, and the flags below, as in scripts/bootstrap/tasks.mjs.
    MALLOC_ARENA_MAX: '2',
    MALLOC_TRIM_THRESHOLD_: '131072',
    AI_PROVIDER: 'builtin',
    RATE_LIMIT_SIGNUPS_PER_HOUR: '1000000',
    RATE_LIMIT_CHAT_PER_MINUTE: '1000000',
    FREE_AI_CHATS_PER_MONTH: '0',
    ...settings,
  };
  return startChild(builtServer, { flags: ['--max-semi-space-size=16', '--heap-growing-percent=60'], env });
}

/** Runs the work with a temporary folder. */
export async function withTemporaryFolder<Result>(
  name: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), `${name}-`));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Creates an account; returns the Authorization header. */
export async function signUp(url: string, name: string): Promise<string> {
  const email = `${name}-${process.pid}@example.org`;
  const body = JSON.stringify({ firstName: name, lastName: 'Bench', email, password: 'a-long-password' });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/api/auth/signup`, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`signup answered ${response.status}: ${await response.text()}`);
  const { authToken } = (await response.json()) as { authToken: string };
  return `Bearer ${authToken}`;
}

/** The value below which this share of the values lies: 0.5 for the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
