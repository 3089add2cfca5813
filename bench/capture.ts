/**
 * capture: the collector sends the transcripts of a coding agent to the running app. It first sends all
 * existing ones, then watches while nothing changes, then sends new lines. Target for 10,000 transcripts (1 GB): a new
 * line is searchable after 3 s; an idle collector uses 100 MB and 0.5 % of a processor. CAPTURE_TRANSCRIPTS sets how
 * many (500; of about 100 kB each).
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { appendFile, mkdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { withTemporaryFolder, quantile, signUp, startServer } from './app-process.ts';
import { megabytesOf, processorSecondsOf } from './process-tree.ts';
import { makeTranscript, nextLines, transcriptPath, TRANSCRIPTS_PER_FOLDER } from './transcripts.ts';

const count = Number(process.env['CAPTURE_TRANSCRIPTS'] ?? 500);
const NEW_LINES = 15;
const IDLE_SECONDS = 30;
/** The bundle that `npm run collector` runs; `npm run bench` builds it first. */
const builtCollector = fileURLToPath(new URL('../apps/collector/dist/collector.js', import.meta.url));

/** The last change of the transcripts, long ago: the collector checks recently changed files more often. */
const WRITTEN_AT = new Date('2026-06-02T08:00:00Z');

/** The home folder of the collector, and the app that it sends to. */
interface CollectorSetup {
  home: string;
  url: string;
  authorization: string;
}

async function writeTranscripts(home: string): Promise<number> {
  let bytes = 0;
  for (let number = 0; number < count; number += 1) {
    const file = path.join(home, transcriptPath(number));
    const content = makeTranscript(number);
    if (number % TRANSCRIPTS_PER_FOLDER === 0) await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
    await utimes(file, WRITTEN_AT, WRITTEN_AT);
    bytes += content.length;
  }
  return bytes;
}

function startCollector({ home }: CollectorSetup, ...args: string[]): ChildProcess {
  const folderArgs = ['--home', home, '--state', path.join(home, 'state')];
  return spawn(process.execPath, [builtCollector, ...args, ...folderArgs], { stdio: ['ignore', 'pipe', 'inherit'] });
}

async function runCollector(setup: CollectorSetup, ...args: string[]): Promise<void> {
  const child = startCollector(setup, ...args);
  child.stdout?.resume();
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`the collector ended with ${String(code)}`);
}

async function pair(setup: CollectorSetup): Promise<void> {
  const headers = { authorization: setup.authorization };
  const response = await fetch(`${setup.url}/api/pairings`, { method: 'POST', headers });
  const { code } = (await response.json()) as { code: string };
  await runCollector(setup, 'pair', code, '--url', setup.url);
}

/** Sends all existing transcripts; reports the time, and the peak memory of both processes. */
async function measureFirstRun(setup: CollectorSetup, serverPid: number): Promise<void> {
  const began = performance.now();
  const child = startCollector(setup, 'once', '--yes', '--json');
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let report = '';
  if (child.stdout) createInterface(child.stdout).on('line', (line) => (report = line));
  const peakMegabytes = { collector: 0, server: 0 };
  let code: number | null | 'running';
  while ((code = await Promise.race([ended, wait(1000, 'running' as const)])) === 'running') {
    peakMegabytes.collector = Math.max(peakMegabytes.collector, megabytesOf(child.pid ?? 0));
    peakMegabytes.server = Math.max(peakMegabytes.server, megabytesOf(serverPid));
  }
  const seconds = (performance.now() - began) / 1000;
  const sent = /"name":"claude-code","conversations":\d+,"sent":(\d+)/.exec(report)?.[1];
  if (code !== 0 || Number(sent) !== count) throw new Error(`the collector ended with ${code}: ${report}`);
  console.log(
    `capture ${count} transcripts, first run: ${seconds.toFixed(0)} s, ${(count / seconds).toFixed(0)} transcripts/s; ` +
      `at most ${peakMegabytes.collector.toFixed(0)} MB, the server ${peakMegabytes.server.toFixed(0)} MB with the database`,
  );
}

async function measureIdle(pid: number): Promise<void> {
  const before = processorSecondsOf(pid);
  await wait(IDLE_SECONDS * 1000);
  const share = (100 * (processorSecondsOf(pid) - before)) / IDLE_SECONDS;
  console.log(
    `capture ${count} transcripts, watching: ${megabytesOf(pid).toFixed(0)} MB, ${share.toFixed(2)} % of a processor`,
  );
}

/** Milliseconds from a new line in a transcript until a search finds it. */
async function timeNewLine({ home, url, authorization }: CollectorSetup, number: number): Promise<number> {
  const word = `quagga${number}x${process.pid}`;
  const file = path.join(home, transcriptPath(Math.floor((number * count) / NEW_LINES)));
  await appendFile(file, nextLines(Math.floor((number * count) / NEW_LINES), `Remember the ${word}.`));
  const began = performance.now();
  for (;;) {
    const response = await fetch(`${url}/api/search?q=${word}`, { headers: { authorization } });
    if ((await response.text()).includes(word)) return performance.now() - began;
    if (performance.now() - began > 60_000) throw new Error('a new line was not found within a minute');
    await wait(20);
  }
}

async function measureNewLines(setup: CollectorSetup): Promise<void> {
  const times: number[] = [];
  for (let number = 0; number < NEW_LINES; number += 1) {
    times.push(await timeNewLine(setup, number));
    await wait(500);
  }
  console.log(
    `capture ${count} transcripts, new line to searchable: ${(quantile(times, 0.5) / 1000).toFixed(2)} s, ` +
      `at most ${(Math.max(...times) / 1000).toFixed(2)} s`,
  );
}

await withTemporaryFolder('capture', async (folder) => {
  const home = path.join(folder, 'home');
  const bytes = await writeTranscripts(home);
  console.log(`capture ${count} transcripts, ${(bytes / 1_000_000).toFixed(0)} MB`);
  const app = await startServer(path.join(folder, 'app'));
  try {
    const setup = { home, url: app.url, authorization: await signUp(app.url, 'writer') };
    await pair(setup);
    await measureFirstRun(setup, app.pid);
    const watching = startCollector(setup, 'watch');
    const ready = new Promise<void>((resolve) => {
      if (watching.stdout)
        createInterface(watching.stdout).on('line', (line) => line.startsWith('Watching') && resolve());
    });
    await ready;
    // The collector checks all files first.
    await wait(10_000);
    await measureIdle(watching.pid ?? 0);
    await measureNewLines(setup);
    watching.kill('SIGTERM');
    await new Promise((resolve) => watching.once('exit', resolve));
  } finally {
    await app.stop();
  }
});
