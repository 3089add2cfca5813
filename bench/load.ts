/**
 * load: how many people can be active at the same time. A person has one page open that polls, reads, searches, plans
 * and asks one question a minute, whose reply is streamed; one person imports at the same time. The number of people is
 * raised until the 99th percentile of any kind of request is above 200 ms, or a request fails. This is done with one
 * process, with a web process and a worker, and with three web processes and a worker. Compared with the
 * bare framework on the same machine in the same run. Load, database, model and app share the machine. Needs Debian's
 * PostgreSQL.
 *
 * The defaults: LOAD_PROCESSES=1,2,4, LOAD_PEOPLE=25,50,100,200,300,400,600,800,1000, LOAD_SECONDS=12 for each step,
 * LOAD_CONVERSATIONS=10 for each person. A short run: LOAD_PROCESSES=2 LOAD_PEOPLE=100,200 LOAD_SECONDS=5
 * LOAD_COSTS=no.
 */
import { execFile } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { quantile } from './app-process.ts';
import { startChild } from './child-process.ts';
import { simulateActivity, KINDS } from './load/activity.ts';
import { simulateChats } from './load/chats.ts';
import { bytesPerConversation, measureCosts } from './load/costs.ts';
import { fillWithPeople, importConversations, type LoadPerson } from './load/people.ts';
import { startLoadEnvironment, type LoadEnvironment } from './load/processes.ts';
import { processorSecondsOf } from './process-tree.ts';

const MAX_P99_MS = 200;
const numbers = (name: string, fallback: string) => (process.env[name] ?? fallback).split(',').map(Number);
const peopleSteps = numbers('LOAD_PEOPLE', '25,50,100,200,300,400,600,800,1000');
const seconds = Number(process.env['LOAD_SECONDS'] ?? 12);
const conversations = Number(process.env['LOAD_CONVERSATIONS'] ?? 10);

interface Step {
  isPassed: boolean;
  line: string;
}

async function measureBareLimit(): Promise<number> {
  const hello = await startChild(fileURLToPath(new URL('hello-world.ts', import.meta.url)));
  try {
    const loader = fileURLToPath(new URL('../node_modules/autocannon/autocannon.js', import.meta.url));
    const { stdout } = await promisify(execFile)(process.execPath, [loader, '-j', '-c', '50', '-d', '5', hello.url]);
    return (JSON.parse(stdout) as { requests: { average: number } }).requests.average;
  } finally {
    await hello.stop();
  }
}

async function runStep(urls: readonly string[], people: readonly LoadPerson[], importer: LoadPerson): Promise<Step> {
  const stopping = new AbortController();
  const importing = importAgainAndAgain(urls[0] ?? '', importer, stopping.signal);
  const [measured, chats] = await Promise.all([
    simulateActivity(urls, people, seconds),
    simulateChats(urls, people, seconds),
  ]);
  stopping.abort();
  await importing;
  const p99s = [
    ...KINDS.map((kind) => [kind, quantile(measured.durations[kind], 0.99)] as const),
    ['chat', quantile(chats.firstTexts, 0.99)] as const,
  ];
  const failures = measured.failures + chats.failures;
  const count = KINDS.reduce((sum, kind) => sum + measured.durations[kind].length, 0);
  const shown = p99s.map(([kind, milliseconds]) => `${kind} ${milliseconds.toFixed(0)}`).join(', ');
  return {
    // The percentile of a kind without requests is NaN, which passes.
    isPassed: failures === 0 && p99s.every(([, milliseconds]) => !(milliseconds > MAX_P99_MS)),
    line: `${people.length} people: p99 ${shown} ms; ${(count / seconds).toFixed(0)} requests/s, ${failures} failed`,
  };
}

let imports = 0;

/** One person imports twenty conversations every ten seconds, until the signal is aborted. */
async function importAgainAndAgain(url: string, { authorization }: LoadPerson, signal: AbortSignal): Promise<void> {
  let nextAt = 0;
  while (!signal.aborted) {
    if (performance.now() > nextAt) {
      imports += 1;
      nextAt = performance.now() + 10_000;
      await importConversations(url, authorization, { from: 1_000 + imports * 20, count: 20 });
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Raises the number of people until a step fails. Prints each step, and the last number that passed. */
async function measureCapacity(
  environment: LoadEnvironment,
  count: number,
  people: readonly LoadPerson[],
  bare: number,
): Promise<void> {
  const { all, webs, stop } = await environment.start(count);
  const urls = webs.map(({ url }) => url);
  const [importer, ...active] = people;
  try {
    // The first requests load and compile code.
    await runStep(urls, active.slice(0, 100), importer as LoadPerson);
    let passedSize = 0;
    for (const size of peopleSteps) {
      let step = await runStep(urls, active.slice(0, size), importer as LoadPerson);
      // Other work on the machine may have disturbed the measurement.
      if (!step.isPassed) step = await runStep(urls, active.slice(0, size), importer as LoadPerson);
      const used = all.reduce((sum, { pid }) => sum + processorSecondsOf(pid), 0);
      console.log(`load with ${count} processes, ${step.line}; ${used.toFixed(1)} processor seconds of the app so far`);
      if (!step.isPassed) break;
      passedSize = size;
    }
    // A person sends sixty requests and one question a minute.
    const ratio = ((passedSize * 61) / 60 / bare).toFixed(3);
    console.log(
      `load with ${count} processes: ${passedSize} active people at p99 below ${MAX_P99_MS} ms, ` +
        `${ratio} of the requests of the bare framework (${bare.toFixed(0)}/s)`,
    );
  } finally {
    await stop();
  }
}

const environment = await startLoadEnvironment();
try {
  const bare = await measureBareLimit();
  const memory = Math.round(totalmem() / 2 ** 30);
  console.log(`load on ${cpus().length} processors (${cpus()[0]?.model ?? 'unknown'}), ${memory} GB`);
  const filling = await environment.start(1);
  const people = await fillWithPeople(filling.webs[0]?.url ?? '', environment.databaseUrl, {
    people: Math.max(...peopleSteps) + 1,
    conversations,
  });
  const bytes = await bytesPerConversation(environment.databaseUrl);
  console.log(`load: ${(bytes / 1_000).toFixed(0)} kB of database a conversation of 29 messages`);
  const appPid = filling.all[0]?.pid ?? 0;
  const costs =
    process.env['LOAD_COSTS'] === 'no'
      ? []
      : await measureCosts({
          url: filling.webs[0]?.url ?? '',
          databaseUrl: environment.databaseUrl,
          people,
          processorSeconds: () => processorSecondsOf(appPid) + environment.databaseProcessorSeconds(),
        });
  for (const { name, milliseconds } of costs) console.log(`load: ${name} takes ${milliseconds.toFixed(2)} ms`);
  await filling.stop();
  for (const count of numbers('LOAD_PROCESSES', '1,2,4')) await measureCapacity(environment, count, people, bare);
} finally {
  await environment.close();
}
