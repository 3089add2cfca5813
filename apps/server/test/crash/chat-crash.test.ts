import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sendChat } from '@app/contract/chat';
import { getConversation, listConversations } from '@app/contract/conversations';
import { getSubscriptionStatus } from '@app/contract/subscription';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startApp, startProcess, waitFor, type AppProcess } from './app-process.ts';
import { measureWaiting, watchStream, type WatchedStream } from './watched-stream.ts';

let model: Awaited<ReturnType<typeof startProcess>>;
let dataDir: string;
let app: AppProcess;

const modelServer = fileURLToPath(new URL('../model-server/main.ts', import.meta.url));
const startWithModel = (behaviour: string, environment = {}) =>
  startApp(dataDir, {
    WARM_UP: 'true',
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: `${model.url}/v1`,
    AI_MODEL: behaviour,
    ...environment,
  });
const countUsedChats = async (token: string) => (await app.call(getSubscriptionStatus, { token })).usage.aiChatCount;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'crash-chat-'));
  model = await startProcess(modelServer, ['--port', '0', '--pace', '100']);
}, 60_000);
afterEach(() => app.stop(), 60_000);
afterAll(async () => {
  model.child.kill('SIGTERM');
  await model.ended;
  await rm(dataDir, { recursive: true, force: true });
}, 60_000);

/** Asks without awaiting the reply: the connection breaks with the process. */
function sendMessage(token: string, message: string): void {
  app.call(sendChat, { token, body: { message } }).catch(() => undefined);
}

test(
  'if the process is killed in the middle of a reply, the saved part is kept and counts as one AI chat',
  { timeout: 180_000 },
  async () => {
    app = await startWithModel('slow');
    const token = await app.signUp('Ann');
    sendMessage(token, 'Tell me slowly');
    const id = await waitFor(async () => (await app.call(listConversations, { token }))[0]?.id);
    const shown = await waitFor(async () => {
      const { pendingReply } = await app.call(getConversation, { token, params: { id } });
      return pendingReply && pendingReply.content.length > 120 ? pendingReply.content : undefined;
    });
    await app.kill();

    app = await startWithModel('slow');
    expect((await app.call(getConversation, { token, params: { id } })).messages[0]?.content).toBe('Tell me slowly');
    expect(await countUsedChats(token)).toBe(1);
    const messages = await waitFor(async () => {
      const stored = await app.call(getConversation, { token, params: { id } });
      return stored.messages.length > 1 ? stored.messages : undefined;
    }, 500);
    expect(messages).toHaveLength(2);
    const reply = messages[1]?.content ?? '';
    expect(messages[1]).toMatchObject({ role: 'assistant', status: 'interrupted' });
    expect(reply.length).toBeGreaterThan(20);
    expect(shown.startsWith(reply.slice(0, shown.length)) || reply.startsWith(shown)).toBe(true);
    expect(await countUsedChats(token)).toBe(1);
  },
);

test(
  'if the process is killed before the first word of a reply, nothing is stored or counted',
  { timeout: 180_000 },
  async () => {
    app = await startWithModel('never');
    const token = await app.signUp('Bob');
    sendMessage(token, 'Anybody there?');
    await waitFor(async () => ((await countUsedChats(token)) === 1 ? true : undefined));
    await app.kill();

    app = await startWithModel('echo');
    expect(await app.call(listConversations, { token })).toEqual([]);
    await waitFor(async () => ((await countUsedChats(token)) === 0 ? true : undefined), 500);
    expect(await app.call(listConversations, { token })).toEqual([]);
    const { response } = await app.call(sendChat, { token, body: { message: 'And now?' } });
    expect(response).toContain('And now?');
    expect(await countUsedChats(token)).toBe(1);
  },
);

const ROUNDS = 4;
const STREAMS = 8;
/** At most this many milliseconds of shown text may be lost. */
const MAX_LOST_MS = 250;

test(
  'after a kill at any moment, text that had been shown for 250 ms is still there, and so is its question',
  { timeout: 300_000 },
  async () => {
    const restartApp = async () =>
      (app = await startWithModel('slow', { FREE_AI_CHATS_PER_MONTH: '0', AI_MAX_CONCURRENCY: '50' }));
    await restartApp();
    const tokens: string[] = [];
    for (let person = 0; person < STREAMS; person += 1) tokens.push(await app.signUp(`Watcher${person}`));
    let shownReplies = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      // The slow model waits a second: some replies are killed before, some at and some after their first word.
      const streams: WatchedStream[] = [];
      const delays = measureWaiting(() => app.call(listConversations, { token: tokens[0] ?? '' }));
      for (const [person, token] of tokens.entries()) {
        streams.push(watchStream(app.url, token, `Question ${round} of ${person}`));
        await wait(Math.random() * 250);
      }
      await wait(600 + Math.random() * 900);
      const killedAt = performance.now();
      const died = app.kill();
      // Delays of the machine itself do not count.
      const mostLost = MAX_LOST_MS + delays.end();
      await died;
      await restartApp();
      for (const stream of streams) {
        await expectKept(stream, killedAt, killedAt - mostLost);
        if (stream.shownAt(killedAt) !== '') shownReplies += 1;
      }
    }
    expect(shownReplies).toBeGreaterThan(0);
  },
);

async function expectKept(stream: WatchedStream, killedAt: number, safeUntil: number): Promise<void> {
  const { token, question, conversationId } = stream;
  const stored = await app.call(listConversations, { token });
  const isKept = stored.some(({ id }) => id === conversationId);
  // A question whose reply was not shown yet is kept with a reply, or not at all.
  if (stream.shownAt(killedAt) === '' && !isKept) return;
  expect(isKept, `the question '${question}' is kept`).toBe(true);
  const params = { id: conversationId ?? '' };
  const { messages } = await app.call(getConversation, { token, params });
  expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant']);
  expect(messages[0]?.content).toBe(question);
  const safe = stream.shownAt(safeUntil);
  expect(messages[1]?.content.slice(0, safe.length)).toBe(safe);
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
