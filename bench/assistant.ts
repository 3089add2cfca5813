/**
 * assistant: how long the built-in assistant takes to answer about an archive of ASSISTANT_CONVERSATIONS conversations
 * (default 10,000). The first question after a start is measured separately from the later ones. Target: at most 300 ms
 * for every kind of question, including the first. Each question is asked ASSISTANT_ROUNDS more times (default 10),
 * always in a new conversation.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { fillArchive } from './archive-rows.ts';
import { withTemporaryFolder, quantile, signUp, startServer } from './app-process.ts';
import { readStream } from './stream-client.ts';

const count = Number(process.env['ASSISTANT_CONVERSATIONS'] ?? 10_000);
const rounds = Number(process.env['ASSISTANT_ROUNDS'] ?? 10);

/** The shortest time in which a person types a question. */
const TYPING_MS = 2_000;

const questions = {
  'archive, rare words': 'What did I say about the lighthouse and the mortgage?',
  'archive, common words': 'What did we say about the garden project?',
  'archive, unknown words': 'What did you tell me about sourdough bread?',
  calendar: 'What is on my calendar tomorrow?',
  event: 'Dinner with Anna on Friday at 7pm',
  count: 'How many conversations did I have about the kitchen?',
  listing: 'Show me my last conversations',
  'needs a model': 'Write a poem about the garden',
  'small talk': 'hello',
};

/** Milliseconds until the whole reply has arrived. */
async function ask(url: string, authorization: string, message: string): Promise<number> {
  const { firstTextMs, writingMs } = await readStream({
    url: `${url}/api/chat`,
    headers: { accept: 'text/event-stream', authorization },
    body: { message, history: [] },
    textOf: (data) => (data as { text?: string } | undefined)?.text ?? '',
  });
  return firstTextMs + writingMs;
}

/** Makes the calls of the chat screen, then waits as long as a person takes to write a question. */
async function openChat(url: string, authorization: string): Promise<void> {
  await Promise.all(
    ['/api/auth/user', '/api/categories', '/api/conversations?limit=20'].map(async (path) => {
      const response = await fetch(`${url}${path}`, { headers: { authorization } });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${path} was answered ${response.status}`);
    }),
  );
  await wait(TYPING_MS);
}

const inMs = (time: number): string => `${time.toFixed(0)} ms`;

await withTemporaryFolder('assistant', async (folder) => {
  const first = await startServer(folder);
  const authorization = await signUp(first.url, 'assistant');
  await first.stop();
  await fillArchive(folder, count);
  for (const [name, text] of Object.entries(questions)) {
    // A separate start, so that no earlier question has filled a cache.
    const app = await startServer(folder);
    try {
      await openChat(app.url, authorization);
      const cold = await ask(app.url, authorization, text);
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) times.push(await ask(app.url, authorization, text));
      console.log(
        `assistant ${count} conversations, ${name}: first after a start ${inMs(cold)}, then ${inMs(quantile(times, 0.5))} ` +
          `(p95 ${inMs(quantile(times, 0.95))})`,
      );
    } finally {
      await app.stop();
    }
  }
});
