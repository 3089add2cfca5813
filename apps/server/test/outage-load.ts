import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { createTask, listTasks } from '@app/contract/tasks';
import { getCurrentUser } from '@app/contract/identity';
import type { Endpoint } from '@app/contract/endpoint';
import { queryDatabase } from './query-database.ts';

export interface LoadReport {
  /** How many requests got each status; 0 is a broken connection. */
  statuses: Record<number, number>;
  /** The texts of responses with status 503 that lack the error code or the header Retry-After. */
  unclear: string[];
  /** Titles of tasks whose creation was acknowledged. */
  acknowledged: string[];
}

export interface Load {
  report: LoadReport;
  stop(): Promise<LoadReport>;
}

const PAUSE_MS = 5;

/** Endless concurrent reads and writes, to run during an outage of the database. */
export function startLoad(url: string, token: string, { clients = 6 }: { clients?: number } = {}): Load {
  const report: LoadReport = { statuses: {}, unclear: [], acknowledged: [] };
  const name = randomBytes(4).toString('hex');
  let isOver = false;

  async function sendRequest(endpoint: Endpoint, body?: { title: string }): Promise<void> {
    const response = await fetch(url + endpoint.path, {
      method: endpoint.method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => undefined);
    const status = response?.status ?? 0;
    const text = (await response?.text().catch(() => '')) ?? '';
    report.statuses[status] = (report.statuses[status] ?? 0) + 1;
    const isClear = text.includes('server.database_unavailable') && response?.headers.has('retry-after') === true;
    if (status === 503 && !isClear) report.unclear.push(text);
    if (body !== undefined && response?.ok === true) report.acknowledged.push(body.title);
  }

  async function runClient(client: number): Promise<void> {
    for (let round = 0; !isOver; round += 1) {
      await sendRequest(createTask, { title: `Task ${name} ${client}.${round}` });
      await sendRequest(round % 10 === 0 ? listTasks : getCurrentUser);
      await delay(PAUSE_MS);
    }
  }

  const running = Promise.all(Array.from({ length: clients }, (_, client) => runClient(client)));
  return {
    report,
    stop: async () => {
      isOver = true;
      await running;
      return report;
    },
  };
}

/** Milliseconds until the app is ready, at most `timeoutMs`. */
export async function waitUntilReady(url: string, timeoutMs = 30_000): Promise<number> {
  const start = performance.now();
  while (performance.now() - start < timeoutMs) {
    const status = await fetch(`${url}/readyz`).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return performance.now() - start;
    await delay(20);
  }
  throw new Error(`the app was not ready within ${timeoutMs} ms`);
}

/** Acknowledged tasks that are missing in the database. */
export async function findLostTasks(connectionString: string, { acknowledged }: LoadReport): Promise<string[]> {
  const rows = await queryDatabase(connectionString, 'SELECT title FROM tasks');
  const storedTitles = new Set(rows.map(({ title }) => title));
  return acknowledged.filter((title) => !storedTitles.has(title));
}

/** Ends every session on this database, as a restart of PostgreSQL does. Returns the number of sessions. */
export async function endSessions(connectionString: string): Promise<number> {
  const others = 'FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()';
  return (await queryDatabase(connectionString, `SELECT pg_terminate_backend(pid) ${others}`)).length;
}
