import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer } from '../app-process.ts';
import { startChild, type Child } from '../child-process.ts';
import { processorSecondsOf } from '../process-tree.ts';
import { startPostgres } from '../../apps/server/test/crash/proxy-and-pooler.ts';
import { queryDatabase } from '../../apps/server/test/query-database.ts';

export interface LoadEnvironment {
  databaseUrl: string;
  /** The processor time that the database server has used so far. */
  databaseProcessorSeconds(): number;
  /** Starts this many processes: a single one with the role `all`, or one worker and web processes. */
  start(count: number): Promise<{ webs: Child[]; all: Child[]; stop(): Promise<void> }>;
  close(): Promise<void>;
}

const FIRST_PORT = Number(process.env['LOAD_PORT'] ?? 3190);

/** A durable PostgreSQL server, a model that writes a token every 50 ms, and a folder for the processes. */
export async function startLoadEnvironment(): Promise<LoadEnvironment> {
  const folder = await mkdtemp(path.join(tmpdir(), 'load-'));
  const postgres = await startPostgres({ isDurable: true });
  const model = await startChild(
    fileURLToPath(new URL('../../apps/server/test/model-server/main.ts', import.meta.url)),
    {
      args: ['--port', '0'],
    },
  );
  const settings = {
    DATABASE_URL: postgres.url,
    SECRET_KEY: 'k'.repeat(48),
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: `${model.url}/v1`,
    AI_MODEL: 'tokens-80-50',
    AI_MAX_CONCURRENCY: '10000',
    RATE_LIMIT_UPLOADS_PER_MINUTE: '100000',
  };
  const running = new Set<Child>();
  const startOne = async (at: number, role: string): Promise<Child> => {
    const child = await startServer(folder, { ...settings, ROLE: role, PORT: String(FIRST_PORT + at) });
    running.add(child);
    return child;
  };
  const stop = async (): Promise<void> => {
    await Promise.all([...running].map((each) => each.stop()));
    running.clear();
  };
  const [row] = await queryDatabase(postgres.url, `select current_setting('data_directory') as folder`);
  const databasePid = Number.parseInt(await readFile(path.join(String(row?.['folder']), 'postmaster.pid'), 'utf8'), 10);
  return {
    databaseUrl: postgres.url,
    databaseProcessorSeconds: () => processorSecondsOf(databasePid),
    start: async (count) => {
      // The first one migrates the database.
      const first = await startOne(0, count === 1 ? 'all' : 'web');
      const others = await Promise.all(
        Array.from({ length: count - 1 }, (_, at) => startOne(at + 1, at === count - 2 ? 'worker' : 'web')),
      );
      const all = [first, ...others];
      return {
        all,
        webs: count === 1 ? all : all.slice(0, -1),
        stop,
      };
    },
    close: async () => {
      await stop();
      await model.stop();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
