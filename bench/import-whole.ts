/**
 * import-whole: imports a ChatGPT export into the running app until every conversation is stored, categorised and
 * searchable, while another user polls. Then waits until the background work has ended.
 *
 * Targets for 10,000 conversations: the import takes 100 s and, until it ends, at most 700 MB; the other user's request
 * takes at most 50 ms (p99); the background work ends within 5 minutes. IMPORT_WHOLE_CONVERSATIONS sets the number of
 * conversations (500; of about 29 messages each).
 */
import { openAsBlob } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeRealisticConversation } from '@app/formats/testing/chatgpt-export';
import { writeFileFrom } from '@app/formats/testing/write-export';
import { withTemporaryFolder, quantile, signUp, startServer } from './app-process.ts';
import { megabytesOf, processorSecondsOf, waitUntilIdle } from './process-tree.ts';

const count = Number(process.env['IMPORT_WHOLE_CONVERSATIONS'] ?? 500);

interface ImportState {
  id: string;
  status: string;
  counts: { created: number };
}

function* listConversations(): Generator<string> {
  for (let seed = 0; seed < count; seed += 1) {
    yield `${seed === 0 ? '[' : ','}${JSON.stringify(makeRealisticConversation(seed))}`;
  }
  yield ']';
}

async function upload(url: string, authorization: string, file: string): Promise<ImportState> {
  const body = new FormData();
  body.append('file', await openAsBlob(file), 'conversations.json');
  const response = await fetch(`${url}/api/imports`, { method: 'POST', headers: { authorization }, body });
  if (response.status !== 202) throw new Error(`the upload was answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as ImportState;
}

/** Polls like a page, but more often, until `work` has ended; returns the duration of each poll. */
async function pollDuring(work: Promise<unknown>, url: string, authorization: string): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  const end = () => (isOver = true);
  work.then(end, end);
  while (!isOver) {
    const began = performance.now();
    const response = await fetch(`${url}/api/categories`, { headers: { authorization } });
    if (response.status !== 200) throw new Error(`a poll was answered ${response.status}: ${await response.text()}`);
    await response.arrayBuffer();
    times.push(performance.now() - began);
    await wait(20);
  }
  return times;
}

/** Uploads the file and waits until it is imported; returns the duration and the largest use of memory. */
async function importFile(app: { url: string; pid: number }, authorization: string, file: string) {
  const began = performance.now();
  let state = await upload(app.url, authorization, file);
  let megabytes = 0;
  while (state.status === 'queued' || state.status === 'running') {
    // Reading memory usage slows the measured processes.
    await wait(1000);
    megabytes = Math.max(megabytes, megabytesOf(app.pid));
    const response = await fetch(`${app.url}/api/imports/${state.id}`, { headers: { authorization } });
    if (response.status !== 200)
      throw new Error(`the import was answered ${response.status}: ${await response.text()}`);
    state = (await response.json()) as ImportState;
  }
  if (state.status !== 'completed' || state.counts.created !== count) throw new Error(JSON.stringify(state));
  return { seconds: (performance.now() - began) / 1000, megabytes };
}

await withTemporaryFolder('import-whole', async (folder) => {
  const file = path.join(folder, 'conversations.json');
  await writeFileFrom(file, listConversations());
  const app = await startServer(path.join(folder, 'app'));
  try {
    const [importer, other] = [await signUp(app.url, 'importer'), await signUp(app.url, 'other')];
    const importing = importFile(app, importer, file);
    const [{ seconds, megabytes }, times] = await Promise.all([importing, pollDuring(importing, app.url, other)]);
    console.log(
      `import-whole ${count} conversations: ${seconds.toFixed(1)} s, ${(count / seconds).toFixed(0)} conversations/s; ` +
        `another user's poll ${quantile(times, 0.5).toFixed(0)} ms, p99 ${quantile(times, 0.99).toFixed(0)} ms; ` +
        `at most ${megabytes.toFixed(0)} MB with the database`,
    );
    const backgroundSeconds = (await waitUntilIdle(app.pid)) / 1000;
    console.log(
      `import-whole ${count} conversations: events, sentiment and meaning ${backgroundSeconds.toFixed(0)} s later; ` +
        `${processorSecondsOf(app.pid).toFixed(0)} s of processor in all`,
    );
  } finally {
    await app.stop();
  }
});
