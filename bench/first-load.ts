/**
 * first-load: what Lighthouse says of the landing page, of signing in and of the chat, as the median of five runs
 * each, with its slowed-down phone and without the slow network's noise. Targets: performance 95, accessibility and
 * best practices 100. The bytes are held by the size limits of `npm run check`. FIRST_LOAD_RUNS sets the count.
 * Lighthouse is fetched when the benchmark runs; Chromium is CHROME_PATH or /usr/bin/chromium.
 */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { SESSION_COOKIE } from '../apps/server/src/platform/http/session.ts';
import { inFolder, signUp, startServer } from './app-process.ts';

const lighthouse = 'lighthouse@13.5.0';
const flags = '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking';

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number; score: number | null; title: string }>;
}

async function measure(url: string, headers: Record<string, string>): Promise<Report> {
  const options = ['--output=json', '--quiet', `--chrome-flags=${flags}`, `--extra-headers=${JSON.stringify(headers)}`];
  const scores = '--only-categories=performance,accessibility,best-practices';
  // It has to run on the Node that runs us, which need not be the first on the path.
  const PATH = `${path.dirname(process.execPath)}${path.delimiter}${process.env['PATH'] ?? ''}`;
  const env = { CHROME_PATH: '/usr/bin/chromium', ...process.env, PATH };
  const run = promisify(execFile);
  const command = ['--yes', lighthouse, url, scores, ...options];
  const { stdout } = await run('npx', command, { env, maxBuffer: 100_000_000 });
  return JSON.parse(stdout) as Report;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function printScores(name: string, url: string, headers: Record<string, string> = {}): Promise<void> {
  const reports: Report[] = [];
  const runs = Number(process.env['FIRST_LOAD_RUNS'] ?? 5);
  for (let run = 0; run < runs; run += 1) reports.push(await measure(url, headers));
  const score = (category: string) =>
    Math.round(100 * median(reports.map(({ categories }) => categories[category]?.score ?? Number.NaN)));
  const value = (audit: string) => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  const kilobytes = value('total-byte-weight') / 1024;
  console.log(
    `first-load ${name}: performance ${score('performance')}, accessibility ${score('accessibility')}, ` +
      `best practices ${score('best-practices')}; largest paint ${(value('largest-contentful-paint') / 1000).toFixed(2)} s, ` +
      `${kilobytes.toFixed(0)} kB in all`,
  );
  const worst = reports.flatMap(({ audits }) => Object.values(audits)).filter(({ score: each }) => each === 0);
  for (const title of new Set(worst.map((audit) => audit.title))) console.log(`  failed: ${title}`);
}

await inFolder('first-load', async (folder) => {
  const app = await startServer(folder);
  try {
    const authorization = await signUp(app.url, 'first-load');
    await printScores('landing', `${app.url}/`);
    await printScores('sign-in', `${app.url}/login`);
    // What the browser of a signed-in person sends: the page itself, and not only its calls, depends on it.
    const token = authorization.replace('Bearer ', '');
    await printScores('chat', `${app.url}/chat`, { Cookie: `${SESSION_COOKIE}=${token}` });
  } finally {
    await app.stop();
  }
});
