/**
 * poll: GET /api/categories and /api/events with a current ETag, compared with a hello-world of the same framework in
 * the same run. Target: at least half as many requests per second. POLL_SECONDS sets how long each is measured
 * (default 5), POLL_CONNECTIONS the number of connections (default 50).
 */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { withTemporaryFolder, signUp, startServer } from './app-process.ts';
import { startChild } from './child-process.ts';

const seconds = process.env['POLL_SECONDS'] ?? '5';
const connections = process.env['POLL_CONNECTIONS'] ?? '50';
const loader = fileURLToPath(new URL('../node_modules/autocannon/autocannon.js', import.meta.url));
const helloWorld = fileURLToPath(new URL('hello-world.ts', import.meta.url));

interface LoadResult {
  requests: { average: number };
  latency: { p99: number };
  '2xx': number;
  '3xx': number;
  non2xx: number;
  errors: number;
}

async function measure(url: string, headers: Record<string, string> = {}): Promise<LoadResult> {
  const headerArgs = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const args = [loader, '-j', '-c', connections, '-d', seconds, ...headerArgs, url];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout) as LoadResult;
}

async function pollHeaders(url: string, authorization: string): Promise<Record<string, string>> {
  const response = await fetch(url, { headers: { authorization } });
  const etag = response.headers.get('etag');
  if (etag === null) throw new Error(`${url} has no ETag`);
  return { authorization, 'if-none-match': etag };
}

await withTemporaryFolder('poll', async (folder) => {
  const hello = await startChild(helloWorld);
  const app = await startServer(folder);
  try {
    const authorization = await signUp(app.url, 'poll');
    // Warms up both sides, so that their code is compiled.
    await measure(hello.url);
    for (const path of ['/api/categories', '/api/events']) {
      const url = app.url + path;
      const headers = await pollHeaders(url, authorization);
      await measure(url, headers);
      const baseline = await measure(hello.url);
      const ours = await measure(url, headers);
      if (ours['2xx'] > 0 || ours.errors > 0) throw new Error(`${path} was not answered 304 throughout`);
      const ratio = (ours.requests.average / baseline.requests.average).toFixed(2);
      console.log(
        `poll ${path}: ${ratio} of hello-world (${ours.requests.average.toFixed(0)} against ` +
          `${baseline.requests.average.toFixed(0)} requests/s; p99 ${ours.latency.p99} against ${baseline.latency.p99} ms)`,
      );
    }
  } finally {
    await app.stop();
    await hello.stop();
  }
});
