import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { fillPath, type Endpoint, type EndpointResponse } from '@app/contract/endpoint';
import { allEndpoints } from '@app/contract/all-endpoints';

export interface CallOptions {
  token?: string;
  params?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** The server in its own process, as `npm start` runs it. */
export interface AppProcess {
  url: string;
  /** Calls an endpoint and returns its body; throws unless it succeeds. */
  call<E extends Endpoint>(endpoint: E, options?: CallOptions): Promise<EndpointResponse<E>>;
  /** Creates an account and returns its session token. */
  signUp(name: string): Promise<string>;
  /** As in a power failure, without any cleanup. */
  kill(): Promise<void>;
  /** As with Ctrl-C. Resolves to the exit code. */
  stop(): Promise<number | null>;
}

/** The built server, which starts three times as fast as from source. Built by the project's global setup. */
const main = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** Without a warm-up, which takes about as much processor time as a start; tests that chat turn it on. */
export async function startApp(dataDir: string, environment: Record<string, string> = {}): Promise<AppProcess> {
  const env = {
    ...process.env,
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    WARM_UP: 'false',
    ...environment,
  };
  const { child, url, ended } = await startProcess(main, [], env);
  const call = <E extends Endpoint>(endpoint: E, options?: CallOptions) => callEndpoint(url, endpoint, options);
  const endProcess = (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    return ended;
  };
  return {
    url,
    call,
    signUp: async (name) => {
      const email = `${name.toLowerCase()}@example.org`;
      const body = { firstName: name, lastName: 'Tester', email, password: 'correct horse' };
      return (await call(allEndpoints.signup, { body })).authToken;
    },
    kill: async () => void (await endProcess('SIGKILL')),
    stop: () => endProcess('SIGTERM'),
  };
}

/** Starts a script and waits for the line with its URL. */
export async function startProcess(
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<{ child: ChildProcess; url: string; ended: Promise<number | null> }> {
  const child = spawn(process.execPath, [script, ...args], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const urlLine = new Promise<string>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      const address = /https?:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
      if (address !== undefined) resolve(address);
    });
  });
  const url = await Promise.race([urlLine, ended]);
  if (typeof url !== 'string') throw new Error(`${script} ended before it listened`);
  return { child, url, ended };
}

/** Calls an endpoint at this address; throws unless it succeeds. */
export async function callEndpoint<E extends Endpoint>(
  url: string,
  endpoint: E,
  { token, params, body, headers }: CallOptions = {},
): Promise<EndpointResponse<E>> {
  const isRaw = body instanceof Uint8Array;
  const response = await fetch(url + fillPath(endpoint.path, params), {
    method: endpoint.method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && !isRaw && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: isRaw ? Buffer.from(body) : JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${endpoint.method} ${endpoint.path} answered ${response.status}: ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as EndpointResponse<E>;
}

/** Polls until there is a value, at most a minute. */
export async function waitFor<Value>(read: () => Promise<Value | undefined>, everyMs = 25): Promise<Value> {
  const end = performance.now() + 60_000;
  while (performance.now() < end) {
    const value = await read();
    if (value !== undefined) return value;
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  throw new Error('it did not happen within a minute');
}
