/**
 * first-load: the scores of Lighthouse for the landing page, the sign-in page and the chat, each the median of five runs
 * on its simulated slow phone. Targets: performance 95, accessibility and best practices 100; `npm run check` limits the
 * size of the files. FIRST_LOAD_RUNS sets the number of runs; FIRST_LOAD_PAGE is the name of the only page to measure.
 * npx downloads Lighthouse when the benchmark runs.
 */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { withTemporaryFolder, signUp, startServer } from './app-process.ts';
import { withProfile } from './web/browser-profile.ts';
import { chromiumOptions } from './web/chromium-options.ts';

const lighthouse = 'lighthouse@13.5.0';
const run = promisify(execFile);

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number; score: number | null; title: string }>;
}

interface Visit {
  name: string;
  url: string;
  /** The session token of a returning user; a visitor has none. */
  token?: string;
}

function measure({ url, token }: Visit): Promise<Report> {
  // A file of the site that causes no other requests, so that the cache stays empty.
  const plainFileUrl = `${new URL(url).origin}/robots.txt`;
  return withProfile(plainFileUrl, token === undefined ? {} : { authToken: token }, (folder) =>
    runLighthouse(url, folder),
  );
}

async function runLighthouse(url: string, profile: string): Promise<Report> {
  const { args, executablePath } = chromiumOptions();
  const flags = ['--headless=new', ...args, `--user-data-dir=${profile}`].join(' ');
  const categories = '--only-categories=performance,accessibility,best-practices';
  const options = ['--output=json', '--quiet', `--chrome-flags=${flags}`, '--disable-storage-reset', categories];
  // With the current Node, which may not be the first in PATH.
  const PATH = `${path.dirname(process.execPath)}${path.delimiter}${process.env['PATH'] ?? ''}`;
  const env = { ...process.env, PATH, CHROME_PATH: executablePath ?? chromium.executablePath() };
  const { stdout } = await run('npx', ['--yes', lighthouse, url, ...options], { env, maxBuffer: 100_000_000 });
  return JSON.parse(stdout) as Report;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function printScores(visit: Visit): Promise<void> {
  const reports: Report[] = [];
  const runs = Number(process.env['FIRST_LOAD_RUNS'] ?? 5);
  for (let at = 0; at < runs; at += 1) reports.push(await measure(visit));
  const score = (category: string) =>
    Math.round(100 * median(reports.map(({ categories }) => categories[category]?.score ?? Number.NaN)));
  const value = (audit: string) => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  const paintSeconds = (value('largest-contentful-paint') / 1000).toFixed(2);
  const kilobytes = (value('total-byte-weight') / 1024).toFixed(0);
  console.log(
    `first-load ${visit.name}: performance ${score('performance')}, accessibility ${score('accessibility')}, ` +
      `best practices ${score('best-practices')}; largest paint ${paintSeconds} s, ` +
      `blocked ${value('total-blocking-time').toFixed(0)} ms, ${kilobytes} kB in all`,
  );
  const failed = reports.flatMap(({ audits }) => Object.values(audits)).filter((audit) => audit.score === 0);
  for (const title of new Set(failed.map((audit) => audit.title))) console.log(`  failed: ${title}`);
}

await withTemporaryFolder('first-load', async (folder) => {
  const app = await startServer(folder);
  try {
    const token = (await signUp(app.url, 'first-load')).replace('Bearer ', '');
    const visits: Visit[] = [
      { name: 'landing', url: `${app.url}/` },
      { name: 'sign-in', url: `${app.url}/login` },
      { name: 'chat', url: `${app.url}/chat`, token },
    ];
    const page = process.env['FIRST_LOAD_PAGE'];
    const chosenVisits = visits.filter(({ name }) => page === undefined || page === name);
    if (chosenVisits.length === 0) throw new Error(`There is no page ${page}.`);
    for (const visit of chosenVisits) await printScores(visit);
  } finally {
    await app.stop();
  }
});
