import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, lstat, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDataDirectory } from '#platform/data-directory.ts';
import { createLogger } from '#platform/logger.ts';
import { fileModesIn } from '../../../test/file-permissions.ts';
import { openCluster } from './cluster.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';
import { listProcesses, type RunningProcess } from './process-table.ts';
import { findServer } from './server-processes.ts';
import { takeOver } from './take-over.ts';

const log = createLogger({ level: 'silent' });
const isRoot = process.getuid?.() === 0;
// These tests create and kill whole clusters, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const rootOptions = { unshare: 'unshare', serviceHome: '/nonexistent' };

let base: string;
let dataDir: string;
let children: ChildProcess[];
/** A data directory whose database holds one row, made once: creating one takes longer than most of these tests. */
let prepared: string;

beforeAll(async () => {
  prepared = path.join(await mkdtemp(path.join(os.tmpdir(), 'pg-')), 'data');
  const server = await startEmbeddedPostgres({ dataDir: prepared, log });
  await queryRows(server, 'CREATE TABLE kept AS SELECT 7 AS number');
  await server.stop();
});

afterAll(() => rm(path.dirname(prepared), { recursive: true, force: true }));

beforeEach(async () => {
  base = await mkdtemp(path.join(os.tmpdir(), 'pg-'));
  await chmod(base, 0o755);
  dataDir = path.join(base, 'data');
  children = [];
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await waitUntilAllEnded();
  await rm(base, { recursive: true, force: true });
});

describe('in a data directory', () => {
  it('serves a durable UTF-8 database on a socket that only its owner can reach, and on no port', async () => {
    const server = await startServer();
    const settings = await queryRows(
      server,
      "SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'listen_addresses', 'synchronous_commit') ORDER BY name",
    );
    const [locale] = await queryRows(
      server,
      "SELECT datlocprovider AS provider, datlocale AS locale, pg_encoding_to_char(encoding) AS encoding FROM pg_database WHERE datname = 'app'",
    );
    expect(settings).toEqual([
      { name: 'fsync', setting: 'on' },
      { name: 'listen_addresses', setting: '' },
      { name: 'synchronous_commit', setting: 'on' },
    ]);
    expect(locale).toEqual({ provider: 'b', locale: 'C.UTF-8', encoding: 'UTF8' });
    expect((await lstat(server.connectionOptions.host)).mode & 0o777).toBe(0o700);
    await server.stop();
  });

  it('keeps written rows until the next start and leaves no process behind', async () => {
    const first = await startServer();
    await queryRows(first, 'CREATE TABLE kept AS SELECT 7 AS number');
    await first.stop();
    expect(await listClusterProcesses()).toEqual([]);
    const second = await startServer();
    expect(await queryRows(second, 'SELECT number FROM kept')).toEqual([{ number: 7 }]);
    await second.stop();
  });

  it('removes the access of other accounts that was granted in the meantime', async () => {
    await copyPreparedFolder();
    await (await startServer()).stop();
    const asMade = fileModesIn(dataDir);
    await promisify(execFile)('chmod', ['-R', 'a+rX', dataDir]);
    openDataDirectory(dataDir, log);
    expect(fileModesIn(dataDir)).toEqual(asMade);
    expect(new Set(Object.values(asMade))).toEqual(new Set(['700', '600']));
    const second = await startServer();
    expect(await queryRows(second, 'SELECT number FROM kept')).toEqual([{ number: 7 }]);
    await second.stop();
  });

  it('offers the extensions the schema uses', async () => {
    const server = await startServer();
    for (const name of ['pg_trgm', 'citext', 'unaccent', 'btree_gin'])
      await queryRows(server, `CREATE EXTENSION IF NOT EXISTS ${name}`);
    expect(await queryRows(server, "SELECT similarity('word', 'words') > 0.5 AS alike")).toEqual([{ alike: true }]);
    await server.stop();
  });

  it('deletes the incomplete cluster of a start that was killed', async () => {
    const draft = path.join(dataDir, 'postgres', 'new-999999999');
    await mkdir(draft, { recursive: true });
    const server = await startServer();
    expect(existsSync(draft)).toBe(false);
    await server.stop();
  });

  it('puts the socket into another directory when the path is too long for a socket', async () => {
    dataDir = path.join(base, 'a-rather-long-folder-name-'.repeat(4));
    const server = await startServer();
    expect(server.connectionOptions.host.length).toBeLessThan(60);
    expect(await queryRows(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await server.stop();
    await rm(server.connectionOptions.host, { recursive: true });
  });

  it('refuses a cluster of another major version and names that version', async () => {
    await copyPreparedFolder();
    await rename(path.join(dataDir, 'postgres', '18'), path.join(dataDir, 'postgres', '17'));
    await expect(startServer()).rejects.toMatchObject({
      code: 'database.wrong_version',
      message: expect.stringContaining('PostgreSQL 17 and this app brings 18'),
    });
  });
});

describe('two apps on one directory', () => {
  it('refuses the second while the first is running', async () => {
    await copyPreparedFolder();
    const app = await startApp();
    await expect(startServer()).rejects.toMatchObject({
      code: 'database.in_use',
      message: expect.stringContaining(dataDir),
    });
    expect(await app.ask('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('lets exactly one of two simultaneous first starts succeed', async () => {
    const outcomes = await Promise.allSettled([startApp(), startApp()]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(String(refused?.reason)).toContain('database.in_use');
  });
});

describe('after a kill', () => {
  beforeEach(copyPreparedFolder);

  it('stops the server when its app is killed, and keeps every acknowledged row', async () => {
    const app = await startApp();
    for (let number = 1; number < 20; number += 1) await app.ask(`INSERT INTO kept VALUES (${number})`);
    app.child.kill('SIGKILL');
    await waitUntilAllEnded();
    const server = await startServer();
    expect(await queryRows(server, 'SELECT count(*)::int AS count FROM kept')).toEqual([{ count: 20 }]);
    await server.stop();
  });

  it('starts while the killed app’s server is still stopping', async () => {
    const app = await startApp();
    app.child.kill('SIGKILL');
    const server = await startServer();
    expect(await queryRows(server, 'SELECT number FROM kept')).toEqual([{ number: 7 }]);
    await server.stop();
  });

  it('adopts a server whose app and supervisor were both killed, and ends this server when the new app stops', async () => {
    const orphan = await leaveOrphan();
    const server = await startServer();
    expect(await queryRows(server, 'SELECT number FROM kept')).toEqual([{ number: 7 }]);
    expect((await findMainProcess())?.pid).toBe(orphan);
    await server.stop();
    expect(await listClusterProcesses()).toEqual([]);
  });

  it('stops an adopted server when its new app is killed', async () => {
    const orphan = await leaveOrphan();
    const app = await startApp();
    expect((await findMainProcess())?.pid).toBe(orphan);
    app.child.kill('SIGKILL');
    await waitUntilAllEnded();
  });

  it('restarts a left-over server that runs other binaries', async () => {
    const orphan = await leaveOrphan();
    const cluster = await openCluster(dataDir, rootOptions);
    const otherBinaries = path.join(base, 'native');
    await symlink(cluster.runAs.binaries.root, otherBinaries);
    cluster.runAs.binaries = { ...cluster.runAs.binaries, postgres: path.join(otherBinaries, 'bin', 'postgres') };
    const running = await takeOver(cluster, log);
    const found = await findServer(cluster);
    expect(found).toMatchObject({ isSupervised: true, runsAsConfigured: true });
    expect(found?.pid).not.toBe(orphan);
    await running.ownership.release();
    await running.supervisor.end();
  });

  it('recovers when app, supervisor and server were all killed', async () => {
    const orphan = await leaveOrphan();
    process.kill(orphan, 'SIGKILL');
    const server = await startServer();
    expect(await queryRows(server, 'SELECT number FROM kept')).toEqual([{ number: 7 }]);
    await server.stop();
  });

  it('recovers when the pid in a left-over pid file belongs to a zombie process', async () => {
    const orphan = await leaveOrphan();
    process.kill(orphan, 'SIGKILL');
    const zombie = await makeZombie();
    const file = path.join(dataDir, 'postgres', '18', 'postmaster.pid');
    await writeFile(file, (await readFile(file, 'utf8')).replace(/^\d+/, String(zombie)));
    const server = await startServer();
    expect(await queryRows(server, 'SELECT number FROM kept')).toEqual([{ number: 7 }]);
    await server.stop();
  });

  it('restarts the server when it crashes while the app is running', async () => {
    const server = await startServer();
    const before = await findMainProcess();
    process.kill(before?.pid ?? 0, 'SIGKILL');
    await vi.waitFor(async () => expect(await queryRows(server, 'SELECT number FROM kept')).toEqual([{ number: 7 }]), {
      timeout: 15_000,
      interval: 100,
    });
    expect((await findMainProcess())?.pid).not.toBe(before?.pid);
    await expect(startApp()).rejects.toThrow('database.in_use');
    await server.stop();
  });
});

describe('a server that was killed while the app is running', () => {
  beforeEach(copyPreparedFolder);

  it('is restarted although one of its sessions is in the middle of a long statement', async () => {
    const server = await startServer();
    const longStatement = queryRows(server, 'SELECT count(*) FROM generate_series(1, 1000000000)').catch(
      () => undefined,
    );
    await vi.waitFor(async () => expect(await queryRows(server, BUSY_SESSIONS_QUERY)).toHaveLength(1), {
      timeout: 10_000,
      interval: 50,
    });
    process.kill((await findMainProcess())?.pid ?? 0, 'SIGKILL');
    await waitUntilBack(server);
    await longStatement;
    await server.stop();
  });

  it('is started again and again until it can start', async () => {
    const lines: string[] = [];
    const server = await startEmbeddedPostgres({
      dataDir,
      log: createLogger({ level: 'error', destination: { write: (line: string) => void lines.push(line) } }),
    });
    const version = path.join(dataDir, 'postgres', '18', 'PG_VERSION');
    await rename(version, `${version}.away`);
    process.kill((await findMainProcess())?.pid ?? 0, 'SIGKILL');
    const countFailures = () => lines.filter((line) => line.includes('could not be started')).length;
    await vi.waitFor(() => expect(countFailures()).toBeGreaterThan(1), { timeout: 15_000, interval: 50 });
    await rename(`${version}.away`, version);
    await waitUntilBack(server);
    await server.stop();
  });

  it('does not prevent the app from stopping when the server cannot be restarted', async () => {
    const server = await startServer();
    await rm(path.join(dataDir, 'postgres', '18', 'PG_VERSION'));
    process.kill((await findMainProcess())?.pid ?? 0, 'SIGKILL');
    await vi.waitFor(async () => expect(await findMainProcess()).toBeUndefined());
    await server.stop();
    expect(await listClusterProcesses()).toEqual([]);
  });

  it('is given up when another app has taken the data directory in the meantime', async () => {
    const app = await startApp();
    app.child.kill('SIGSTOP');
    process.kill((await findMainProcess())?.pid ?? 0, 'SIGKILL');
    const server = await startServer();
    const output = once(app.child.stdout ?? app.child, 'data');
    app.child.kill('SIGCONT');
    expect(String((await output)[0])).toContain('taken database.in_use The app is already running');
    expect(await queryRows(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await server.stop();
  });
});

describe.skipIf(!isRoot)('as root', () => {
  it('runs in a user namespace, with files that belong to root', async () => {
    await copyPreparedFolder();
    const server = await startServer();
    expect((await lstat(path.join(dataDir, 'postgres', '18'))).uid).toBe(0);
    await server.stop();
  });

  it('runs as a service account where user namespaces are refused, even at the second start', async () => {
    const refused = { unshare: path.join(base, 'no-such-program') };
    const first = await startEmbeddedPostgres({ dataDir, log, rootOptions: refused });
    await queryRows(first, 'CREATE TABLE kept AS SELECT 7 AS number');
    await first.stop();
    const { uid, gid } = await lstat(path.join(dataDir, 'postgres', '18'));
    expect(uid).toBeGreaterThan(0);
    // Every start of the app removes the permissions of other accounts, including those that the service account needs.
    openDataDirectory(dataDir, log);
    const second = await startEmbeddedPostgres({ dataDir, log, rootOptions: refused });
    expect(await lstat(dataDir)).toMatchObject({ uid: 0, gid });
    expect((await lstat(dataDir)).mode & 0o777).toBe(0o710);
    expect(await queryRows(second, 'SELECT number FROM kept')).toEqual([{ number: 7 }]);
    await second.stop();
  });

  it('gives the service account a directory of its own when it cannot enter the data directory', async () => {
    const closedParent = path.join(base, 'closed');
    await mkdir(closedParent, { mode: 0o700 });
    dataDir = path.join(closedParent, 'data');
    const withoutUnshare = { unshare: path.join(base, 'no-such-program'), serviceHome: path.join(base, 'service') };
    for (const expected of [[], [{ number: 7 }]]) {
      const server = await startEmbeddedPostgres({ dataDir, log, rootOptions: withoutUnshare });
      expect(server.connectionOptions.host).toContain(withoutUnshare.serviceHome);
      await queryRows(server, 'CREATE TABLE IF NOT EXISTS kept (number int)');
      expect(await queryRows(server, 'SELECT number FROM kept')).toEqual(expected);
      await queryRows(server, 'INSERT INTO kept VALUES (7)');
      await server.stop();
    }
  });
});

const BUSY_SESSIONS_QUERY = "SELECT 1 FROM pg_stat_activity WHERE query LIKE '%series%' AND pid <> pg_backend_pid()";

async function waitUntilBack(server: EmbeddedPostgres): Promise<void> {
  const expectBack = async () => expect(await queryRows(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await vi.waitFor(expectBack, { timeout: 20_000, interval: 100 });
}

/** By the program `cp`, which takes an eighth of the processor time that Node's function takes for so many files. */
async function copyPreparedFolder(): Promise<void> {
  await promisify(execFile)('cp', ['-Rp', prepared, dataDir]);
}

async function startServer(): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({ dataDir, log });
}

async function queryRows(server: Pick<EmbeddedPostgres, 'connectionString'>, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: server.connectionString });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

interface App {
  child: ChildProcess;
  ask(sql: string): Promise<unknown[]>;
}

/** Another process that owns the database until it is killed. */
async function startApp(): Promise<App> {
  const moduleUrl = pathToFileURL(path.join(import.meta.dirname, 'embedded-postgres.ts')).href;
  const program = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(moduleUrl)});
    const log = { info() {}, warn() {}, error() {} };
    try {
      const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log });
      process.stdout.write(server.connectionString + '\\n');
      server.taken.then(({ code, message }) => process.stdout.write('taken ' + code + ' ' + message));
      setInterval(() => {}, 1000);
    } catch (error) {
      process.stdout.write('refused ' + error.code + ' ' + error.message + '\\n');
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const output = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  const line = String(output[0]).trim();
  if (!line.startsWith('postgres:')) throw new Error(line);
  return { child, ask: (sql) => queryRows({ connectionString: line }, sql) };
}

/** A server without an app and without a supervisor, as left behind when a whole process group is killed. */
async function leaveOrphan(): Promise<number> {
  const app = await startApp();
  const supervisors = (await listClusterProcesses()).filter(({ command }) => command.includes('supervise-postgres'));
  // The supervisor is killed before the app, so that it cannot react to the closed pipe. The app is paused before that,
  // so that it starts no other supervisor.
  app.child.kill('SIGSTOP');
  for (const { pid } of supervisors) process.kill(pid, 'SIGKILL');
  const exit = once(app.child, 'exit');
  app.child.kill('SIGKILL');
  await exit;
  const orphan = await findMainProcess();
  if (orphan === undefined) throw new Error('the server has gone with its supervisor');
  return orphan.pid;
}

async function listClusterProcesses(): Promise<RunningProcess[]> {
  const marks = [`-D ${dataDir}/postgres`, `${base}/service`];
  return (await listProcesses()).filter(({ command }) => marks.some((mark) => command.includes(mark)));
}

async function findMainProcess(): Promise<RunningProcess | undefined> {
  return (await listClusterProcesses()).find(({ command }) => !command.includes('supervise-postgres'));
}

async function waitUntilAllEnded(): Promise<void> {
  const expectNoProcesses = async (): Promise<void> => {
    if ((await listClusterProcesses()).length > 0) throw new Error('the server still runs');
  };
  await vi.waitFor(expectNoProcesses, { timeout: 10_000, interval: 100 });
}

/** A zombie process: the shell that started it is replaced by a program that never waits for its children. */
async function makeZombie(): Promise<number> {
  const parent = spawn('sh', ['-c', 'true & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(parent);
  const [output] = (await once(parent.stdout, 'data')) as [Buffer];
  await delay(50);
  return Number(output.toString().trim());
}
