import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sendChat } from '@app/contract/chat';
import { ChatStreamParser, type ChatStreamEvent } from '@app/contract/chat-stream';
import { createImport, getImport } from '@app/contract/imports';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findEmbeddedAddress } from '#db/embedded/embedded-postgres.ts';
import { makeChatgptConversation } from '@app/formats/testing/chatgpt-export';
import { multipart } from '../multipart.ts';
import { endSessions, findLostTasks, startLoad, waitUntilReady } from '../outage-load.ts';
import { startApp, startProcess, waitFor, type AppProcess } from './app-process.ts';

const CONVERSATIONS = 150;
const TOKENS = 120;

let model: Awaited<ReturnType<typeof startProcess>>;
let dataDir: string;
let app: AppProcess;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'crash-database-'));
  model = await startProcess(fileURLToPath(new URL('../model-server/main.ts', import.meta.url)), ['--port', '0']);
  const settings = {
    WARM_UP: 'true',
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: `${model.url}/v1`,
    AI_MODEL: `tokens-${TOKENS}-20`,
  };
  app = await startApp(dataDir, { ...settings, LOG_LEVEL: 'fatal' });
}, 60_000);
afterAll(async () => {
  await app.stop();
  model.child.kill('SIGTERM');
  await model.ended;
  await rm(dataDir, { recursive: true, force: true });
}, 60_000);

const postmasterPidFile = () => path.join(dataDir, 'postgres', '18', 'postmaster.pid');

/** Kills the database server's main process, as the kernel does when memory runs out. Returns its process id. */
async function killDatabase(): Promise<string> {
  const [pid = ''] = (await readFile(postmasterPidFile(), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
  return pid;
}

/**
 * Kills the database server and waits until the app has started it again. Until then the app may seem ready, because
 * sessions of the killed server still answer for a moment.
 */
async function killDatabaseUntilRestarted(): Promise<void> {
  const killed = await killDatabase();
  await waitFor(async () => {
    const [pid] = (await readFile(postmasterPidFile(), 'utf8').catch(() => killed)).split('\n');
    return pid === killed ? undefined : pid;
  });
}

/** All events of a streamed reply. */
async function streamReply(token: string): Promise<ChatStreamEvent[]> {
  const response = await fetch(app.url + sendChat.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ message: 'Tell me something long' }),
  });
  return new ChatStreamParser().push(await response.text()).map(({ event }) => event);
}

async function beginImport(token: string): Promise<() => Promise<string>> {
  const conversations = Array.from({ length: CONVERSATIONS }, (_, index) => {
    const id = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
    const turns = Array.from({ length: 8 }, (__, turn) => ({
      id: `m${index}-${turn}`,
      text: `Turn ${turn} of ${index}`,
    }));
    return makeChatgptConversation(turns, { title: `Number ${index}`, id, conversation_id: id });
  });
  const { body, headers } = multipart([{ name: 'conversations.json', bytes: JSON.stringify(conversations) }]);
  const { id } = await app.call(createImport, { token, body, headers });
  return () =>
    waitFor(async () => {
      const { status, counts } = await app.call(getImport, { token, params: { id } });
      return ['completed', 'failed'].includes(status) ? `${status} ${counts.created}` : undefined;
    });
}

test(
  'when the database is killed or ends every session under load, requests only get 503 meanwhile, and nothing is lost',
  { timeout: 120_000 },
  async () => {
    const token = await app.signUp('Ann');
    const load = startLoad(app.url, token);
    const replies: Promise<ChatStreamEvent[]>[] = [];
    const imported = await beginImport(token);
    const address = await findEmbeddedAddress(dataDir);
    for (const hurt of [killDatabaseUntilRestarted, () => endSessions(address), killDatabaseUntilRestarted]) {
      const { acknowledged } = load.report;
      const before = acknowledged.length;
      replies.push(streamReply(token));
      await waitFor(async () => (acknowledged.length > before + 10 ? true : undefined));
      const start = performance.now();
      await hurt();
      await waitUntilReady(app.url);
      expect(performance.now() - start).toBeLessThan(10_000);
    }
    const report = await load.stop();
    expect(await imported()).toBe(`completed ${CONVERSATIONS}`);
    expect(Object.keys(report.statuses).toSorted()).toEqual(['200', '201', '503']);
    expect(report.unclear).toEqual([]);
    expect(await findLostTasks(address, report)).toEqual([]);
    for (const events of await Promise.all(replies)) {
      const replyText = events.map((event) => (event.type === 'delta' ? event.text : '')).join('');
      expect(events.at(-1)).toMatchObject({ type: 'completed', response: replyText });
      expect(replyText.match(/token/g)).toHaveLength(TOKENS);
    }
  },
);

test('the app stops cleanly and in time while its database cannot start', { timeout: 60_000 }, async () => {
  const version = path.join(dataDir, 'postgres', '18', 'PG_VERSION');
  await rename(version, `${version}.away`);
  await killDatabase();
  await waitFor(async () => ((await fetch(`${app.url}/readyz`)).status === 503 ? true : undefined));
  const began = performance.now();
  expect(await app.stop()).toBe(0);
  expect(performance.now() - began).toBeLessThan(10_000);
});
