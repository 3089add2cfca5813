import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { projectDirectory } from '#platform/project-paths.ts';
import { findFreePorts } from '../../../../scripts/bootstrap/free-ports.mjs';

const PROGRAMS = ['/usr/lib/postgresql', '/usr/sbin/pgbouncer', '/usr/sbin/haproxy'];

/** Why these programs cannot be used here; undefined if they can. */
export const skipReason = PROGRAMS.some((program) => !existsSync(program))
  ? 'needs apt-get install postgresql pgbouncer haproxy'
  : undefined;

export interface Program {
  /** Stops the program, and removes what it wrote. */
  stop(): Promise<void>;
}

/** A separate Debian PostgreSQL, as used by the checks; durable only if requested. */
export async function startPostgres({ isDurable = false } = {}): Promise<Program & { url: string }> {
  const print = 'console.log(process.env.TEST_DATABASE_URL); process.stdin.resume();';
  const child = spawn('bash', [path.join(projectDirectory, '.ci/with-postgres'), process.execPath, '-e', print], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, POSTGRES_FSYNC: isDurable ? 'on' : 'off' },
  });
  const ended = once(child, 'exit');
  const [url] = (await Promise.race([once(createInterface(child.stdout), 'line'), ended])) as unknown[];
  if (typeof url !== 'string') throw new Error('Debian’s PostgreSQL could not be started');
  return {
    url,
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
}

export interface StartedProgram extends Program {
  url: string;
  signal(name: NodeJS.Signals): void;
}

export interface PoolerOptions {
  /** By default a free one. */
  port?: number;
  maxClients?: number;
}

/** Debian's pgbouncer before the database at this address; it hands out connections by transaction. */
export async function startPooler(
  databaseUrl: string,
  { port: chosenPort, maxClients = 200 }: PoolerOptions = {},
): Promise<StartedProgram> {
  const { hostname, port, username, pathname } = new URL(databaseUrl);
  const ownPort = chosenPort ?? (await findFreePorts(1));
  const settings = `[databases]
app = host=${hostname} port=${port} dbname=${pathname.slice(1)} user=${username} connect_query='set statement_timeout = 30000; set idle_in_transaction_session_timeout = 60000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
server_login_retry = 1
default_pool_size = 8
max_client_conn = ${maxClients}
ignore_startup_parameters = extra_float_digits
`;
  const pooler = await startProgram('pgbouncer', settings, ownPort, (file) => ['/usr/sbin/pgbouncer', ['-q', file]]);
  return { ...pooler, url: `postgres://app@127.0.0.1:${ownPort}/app` };
}

export interface StartedProxy extends Program {
  url: string;
  /** How many web processes the proxy sends requests to at the moment. */
  countServing(): Promise<number>;
}

/** haproxy with the file that operators get, on free ports. */
export async function startProxy(webPorts: readonly number[]): Promise<StartedProxy> {
  const ownPort = await findFreePorts(2);
  const statePort = ownPort + 1;
  const configuration = await readFile(path.join(projectDirectory, 'deploy/many/haproxy.cfg'), 'utf8');
  const settings = webPorts
    .reduce((text, port, at) => text.replace(`web-${at + 1}:3000`, `127.0.0.1:${port}`), configuration)
    .replace('bind :80', `bind 127.0.0.1:${ownPort}`)
    .replace('defaults\n', `global\n  stats socket ipv4@127.0.0.1:${statePort} level user\ndefaults\n`);
  const proxy = await startProgram('haproxy', settings, ownPort, (file) => ['/usr/sbin/haproxy', ['-q', '-f', file]]);
  const countServing = async () =>
    (await readAnswer(statePort, 'show stat')).match(/^web,web-\d+,.*,UP,/gm)?.length ?? 0;
  return { ...proxy, url: `http://127.0.0.1:${ownPort}`, countServing };
}

/** What the program that listens here answers to a line. */
async function readAnswer(port: number, line: string): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  socket.write(`${line}\n`);
  let answer = '';
  for await (const text of socket) answer += String(text);
  return answer;
}

async function startProgram(
  name: string,
  settings: string,
  port: number,
  makeCommand: (file: string) => [string, string[]],
): Promise<Omit<StartedProgram, 'url'>> {
  const folder = await mkdtemp(path.join(tmpdir(), `${name}-`));
  const file = path.join(folder, 'settings');
  await writeFile(file, settings);
  // pgbouncer refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  await chmod(folder, 0o755);
  await chmod(file, 0o644);
  const [program, args] = makeCommand(file);
  const child = isRoot
    ? spawn('setpriv', ['--reuid=65534', '--regid=65534', '--clear-groups', '--', program, ...args], {
        stdio: 'ignore',
      })
    : spawn(program, args, { stdio: 'ignore' });
  await waitUntilOpen(port, child);
  return {
    signal: (name) => void child.kill(name),
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function waitUntilOpen(port: number, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended with ${child.exitCode}`);
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`nothing listens on ${port}`);
}
