/**
 * fairness: a person imports a large export, while five others chat and list their conversations. The app runs as a web
 * process and a worker. Target: the first text of a reply and the response to every other request arrive within 200 ms
 * at the 99th percentile. Compared with the same load without the import. FAIRNESS_CONVERSATIONS (3000, of 29 messages
 * each) sets the size of the export. Needs Debian's PostgreSQL.
 */
import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeRealisticConversation } from '@app/formats/testing/chatgpt-export';
import { writeFileFrom } from '@app/formats/testing/write-export';
import { withTemporaryFolder, quantile, signUp } from './app-process.ts';
import { startLoadEnvironment } from './load/processes.ts';
import { readStream } from './stream-client.ts';

const count = Number(process.env['FAIRNESS_CONVERSATIONS'] ?? 3_000);
/** How long the load without an import is measured. */
const QUIET_MS = 15_000;

interface Figures {
  /** Milliseconds until the first text of each reply. */
  chats: number[];
  /** Milliseconds of each request for the list of conversations. */
  lists: number[];
}

function* conversations(): Generator<string> {
  for (let seed = 0; seed < count; seed += 1)
    yield `${seed === 0 ? '[' : ','}${JSON.stringify(makeRealisticConversation(seed))}`;
  yield ']';
}

/**
 * Each of these people asks a question, reads the reply and a list, and pauses, again and again until `isOver` returns
 * true.
 */
async function simulateUse(url: string, people: readonly string[], isOver: () => boolean): Promise<Figures> {
  const figures: Figures = { chats: [], lists: [] };
  await Promise.all(
    people.map(async (authorization) => {
      while (!isOver()) {
        const timing = await readStream({
          url: `${url}/api/chat`,
          headers: { accept: 'text/event-stream', authorization },
          body: { message: 'Tell me something', history: [] },
          textOf: (data) => (data as { text?: string } | undefined)?.text ?? '',
        });
        figures.chats.push(timing.firstTextMs);
        const began = performance.now();
        await (await fetch(`${url}/api/conversations`, { headers: { authorization } })).arrayBuffer();
        figures.lists.push(performance.now() - began);
        await wait(200);
      }
    }),
  );
  return figures;
}

async function importWhole(url: string, authorization: string, file: string): Promise<number> {
  const body = new FormData();
  body.append('file', await openAsBlob(file), 'conversations.json');
  const began = performance.now();
  let answer = await fetch(`${url}/api/imports`, { method: 'POST', headers: { authorization }, body });
  let state = (await answer.json()) as { id: string; status: string };
  while (state.status === 'queued' || state.status === 'running') {
    await wait(500);
    answer = await fetch(`${url}/api/imports/${state.id}`, { headers: { authorization } });
    state = (await answer.json()) as typeof state;
  }
  if (state.status !== 'completed') throw new Error(JSON.stringify(state));
  return (performance.now() - began) / 1_000;
}

function describe(name: string, { chats, lists }: Figures): string {
  const p99 = (values: readonly number[]) => quantile(values, 0.99).toFixed(0);
  return `fairness ${name}: first text p99 ${p99(chats)} ms of ${chats.length} chats, lists p99 ${p99(lists)} ms`;
}

await withTemporaryFolder('fairness', async (folder) => {
  const file = path.join(folder, 'conversations.json');
  await writeFileFrom(file, conversations());
  const megabytes = (await stat(file)).size / 1e6;
  const environment = await startLoadEnvironment();
  try {
    const { webs } = await environment.start(2);
    const url = webs[0]?.url ?? '';
    const importer = await signUp(url, 'importer');
    const others = await Promise.all(Array.from({ length: 5 }, (_, at) => signUp(url, `other-${at}`)));
    // The first requests load and compile code.
    await simulateUse(url, others, whenPassed(8_000));
    console.log(describe('without an import', await simulateUse(url, others, whenPassed(QUIET_MS))));
    let isOver = false;
    const figures = simulateUse(url, others, () => isOver);
    const seconds = await importWhole(url, importer, file);
    isOver = true;
    const size = `${megabytes.toFixed(0)} MB in ${seconds.toFixed(0)} s`;
    console.log(describe(`during an import of ${size}`, await figures));
  } finally {
    await environment.close();
  }
});

/** A function that returns whether this time has passed since now. */
function whenPassed(milliseconds: number): () => boolean {
  const end = performance.now() + milliseconds;
  return () => performance.now() > end;
}
