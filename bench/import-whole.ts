/**
 * import-whole: importing a ChatGPT export into the running app until every conversation is stored, categorised and
 * searchable, while another user polls, and then until the background work has ended. Target for 10,000 conversations:
 * 100 s, the other user's request at most 50 ms (p99), at most 700 MB in total, the background work 5 minutes.
 * IMPORT_WHOLE_CONVERSATIONS sets how many (500; of about 29 messages each).
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

/** Polls like a page, but more often; returns the duration of each poll. */
function pollMeanwhile(url: string, authorization: string): { end(): Promise<number[]> } {
  const times: number[] = [];
  let isOver = false;
  const polling = (async () => {
    while (!isOver) {
      const began = performance.now();
      const response = await fetch(`${url}/api/categories`, { headers: { authorization } });
      await response.arrayBuffer();
      times.push(performance.now() - began);
      await wait(20);
    }
  })();
  const end = async (): Promise<number[]> => {
    isOver = true;
    await polling;
    return times;
  };
  return { end };
}

await withTemporaryFolder('import-whole', async (folder) => {
  const file = path.join(folder, 'conversations.json');
  await writeFileFrom(file, listConversations());
  const app = await startServer(path.join(folder, 'app'));
  try {
    const [importer, other] = [await signUp(app.url, 'importer'), await signUp(app.url, 'other')];
    const polls = pollMeanwhile(app.url, other);
    const began = performance.now();
    let state = await upload(app.url, importer, file);
    let megabytes = 0;
    while (state.status === 'queued' || state.status === 'running') {
      // Reading memory usage slows the measured processes.
      await wait(1000);
      megabytes = Math.max(megabytes, megabytesOf(app.pid));
      const headers = { authorization: importer };
      state = (await (await fetch(`${app.url}/api/imports/${state.id}`, { headers })).json()) as ImportState;
    }
    const seconds = (performance.now() - began) / 1000;
    const times = await polls.end();
    if (state.status !== 'completed' || state.counts.created !== count) throw new Error(JSON.stringify(state));
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
