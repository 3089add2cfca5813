/**
 * mcp: tools of the MCP server in the running app, compared with the same search over HTTP with a session. Targets: a
 * search takes at most 20 ms more, 200 calls a second on two cores, `tools/list` under 5 ms. MCP_CONVERSATIONS sets how
 * many conversations there are (default 10,000), MCP_ROUNDS how often each call is made (default 100).
 */
import { fillArchive } from './archive-rows.ts';
import { withTemporaryFolder, quantile, signUp, startServer } from './app-process.ts';

const count = Number(process.env['MCP_CONVERSATIONS'] ?? 10_000);
const rounds = Number(process.env['MCP_ROUNDS'] ?? 100);
const PROTOCOL_VERSION = '2026-07-28';
const RATE_DURATION_MS = 5_000;
const CONNECTIONS = 8;

const searches = { rare: 'lighthouse', common: 'project', 'two words': 'garden mortgage' };

interface Times {
  median: number;
  p95: number;
}

/** Times calls alternately, so that other work on the machine slows all of them equally. */
async function time(...calls: (() => Promise<Response>)[]): Promise<Times[]> {
  const times = calls.map((): number[] => []);
  for (let round = 0; round < rounds + 5; round += 1) {
    for (const [index, call] of calls.entries()) {
      const began = performance.now();
      const response = await call();
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`answered ${response.status}`);
      // The first calls load the data that all calls share.
      if (round >= 5) times[index]?.push(performance.now() - began);
    }
  }
  return times.map((each) => ({ median: quantile(each, 0.5), p95: quantile(each, 0.95) }));
}

/** Calls per second over several connections. */
async function rate(call: () => Promise<Response>): Promise<number> {
  let calls = 0;
  const end = performance.now() + RATE_DURATION_MS;
  const connection = async (): Promise<void> => {
    while (performance.now() < end) {
      await (await call()).arrayBuffer();
      calls += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  return calls / (RATE_DURATION_MS / 1_000);
}

async function makeToken(url: string, authorization: string): Promise<string> {
  const body = JSON.stringify({ name: 'Bench', scopes: ['archive:read', 'plan:read'] });
  const headers = { authorization, 'content-type': 'application/json' };
  const response = await fetch(`${url}/api/tokens`, { method: 'POST', headers, body });
  return `Bearer ${((await response.json()) as { token: string }).token}`;
}

/** A request of the newer protocol, with the headers that its clients send. */
const ask = (url: string, authorization: string, method: string, params: { name?: string; arguments?: object } = {}) =>
  fetch(`${url}/mcp`, {
    method: 'POST',
    headers: {
      authorization,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': PROTOCOL_VERSION,
      'mcp-method': method,
      ...(params.name !== undefined && { 'mcp-name': params.name }),
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method,
      params: {
        ...params,
        _meta: {
          'io.modelcontextprotocol/protocolVersion': PROTOCOL_VERSION,
          'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1' },
          'io.modelcontextprotocol/clientCapabilities': {},
        },
      },
    }),
  });

await withTemporaryFolder('mcp', async (folder) => {
  const first = await startServer(folder);
  const session = await signUp(first.url, 'mcp');
  await first.stop();
  await fillArchive(folder, count);
  const app = await startServer(folder, { RATE_LIMIT_TOKEN_CALLS_PER_MINUTE: '1000000' });
  try {
    const token = await makeToken(app.url, session);
    const show = (times: Times | undefined) =>
      times === undefined ? '' : `${times.median.toFixed(1)} ms, p95 ${times.p95.toFixed(1)} ms`;
    const [list] = await time(() => ask(app.url, token, 'tools/list'));
    console.log(`mcp tools/list: ${show(list)}`);
    for (const [name, query] of Object.entries(searches)) {
      const address = `${app.url}/api/search?limit=11&q=${encodeURIComponent(query)}`;
      const params = { name: 'search', arguments: { query } };
      const [http, mcp] = await time(
        () => fetch(address, { headers: { authorization: session } }),
        () => ask(app.url, token, 'tools/call', params),
      );
      console.log(`mcp search ${count} conversations, ${name}: ${show(mcp)}; over HTTP ${show(http)}`);
    }
    const calls = await rate(() => ask(app.url, token, 'tools/call', { name: 'list_tasks', arguments: {} }));
    console.log(`mcp calls: ${calls.toFixed(0)} a second`);
  } finally {
    await app.stop();
  }
});
