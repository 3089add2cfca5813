import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as delay } from 'node:timers/promises';
import { allEndpoints as api } from '@app/contract/all-endpoints';
import { ChatStreamParser, type ChatStreamEvent } from '@app/contract/chat-stream';
import type { Endpoint } from '@app/contract/endpoint';
import { makeChatgptConversation } from '@app/formats/testing/chatgpt-export';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFreePorts } from '../../../../scripts/bootstrap/free-ports.mjs';
import { findLostTasks, startLoad, waitUntilReady } from '../outage-load.ts';
import { callEndpoint, startApp, startProcess, waitFor, type AppProcess, type CallOptions } from './app-process.ts';
import {
  skipReason,
  startPooler,
  startPostgres,
  startProxy,
  type Program,
  type StartedProxy,
} from './proxy-and-pooler.ts';

/** One web process and its port, on which it is started again. */
interface Web {
  port: number;
  app: AppProcess;
}

let dataDir: string;
let databaseUrl: string;
let proxy: StartedProxy;
let proxyUrl: string;
let model: Awaited<ReturnType<typeof startProcess>>;
let settings: Record<string, string>;
let worker: AppProcess;
const webs: Web[] = [];
const programs: Program[] = [];

const startWeb = (port: number) => startApp(dataDir, { ...settings, ROLE: 'web', PORT: String(port) });
const call = <E extends Endpoint>(endpoint: E, options?: CallOptions) => callEndpoint(proxyUrl, endpoint, options);

const suite = skipReason === undefined ? describe : describe.skip;
if (skipReason !== undefined) process.stdout.write(`many-processes.test.ts is skipped: it ${skipReason}\n`);

suite('two web processes and a worker behind haproxy, on pgbouncer in transaction mode', () => {
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'many-'));
    const postgres = await startPostgres();
    databaseUrl = postgres.url;
    const pooler = await startPooler(databaseUrl);
    programs.push(postgres, pooler);
    const modelServer = fileURLToPath(new URL('../model-server/main.ts', import.meta.url));
    model = await startProcess(modelServer, ['--port', '0']);
    settings = {
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: databaseUrl,
      SECRET_KEY: 'k'.repeat(48),
      TRUST_PROXY: '1',
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: `${model.url}/v1`,
      AI_MODEL: 'tokens-200-20',
    };
    const firstPort = await findFreePorts(2);
    const started = await Promise.all([
      startApp(dataDir, { ...settings, ROLE: 'worker' }),
      ...[firstPort, firstPort + 1].map(async (port): Promise<Web> => ({ port, app: await startWeb(port) })),
    ]);
    for (const each of started) {
      if ('app' in each) webs.push(each);
      else worker = each;
    }
    proxy = await startProxy(webs.map(({ port }) => port));
    programs.push(proxy);
    proxyUrl = proxy.url;
    await waitUntilReady(proxyUrl);
  }, 90_000);
  afterAll(async () => {
    await Promise.all([worker.stop(), ...webs.map(({ app }) => app.stop())]);
    model.child.kill('SIGTERM');
    await model.ended;
    for (const program of programs.toReversed()) await program.stop();
    await rm(dataDir, { recursive: true, force: true });
  }, 60_000);

  const signUp = async (firstName: string): Promise<string> => {
    const body = { firstName, lastName: 'Tester', email: `${firstName}@example.org`, password: 'correct horse' };
    return (await call(api.signup, { body })).authToken;
  };
  const webProcess = (at: number): Web => webs[at] ?? expect.fail('no such process');

  test('a change by one process is seen by the other at once: no list is stale, and a session ends everywhere', async () => {
    const token = await signUp('Ann');
    const headers = { authorization: `Bearer ${token}` };
    for (let round = 0; round < 20; round += 1) {
      const [writer, reader] = round % 2 === 0 ? [webProcess(0), webProcess(1)] : [webProcess(1), webProcess(0)];
      const before = await fetch(`${reader.app.url}/api/tasks`, { headers });
      const etag = before.headers.get('etag') ?? '';
      await before.arrayBuffer();
      const unchanged = await fetch(`${writer.app.url}/api/tasks`, { headers: { ...headers, 'if-none-match': etag } });
      expect(unchanged.status).toBe(304);
      await writer.app.call(api.createTask, { token, body: { title: `Task ${round}` } });
      const after = await fetch(`${reader.app.url}/api/tasks`, { headers: { ...headers, 'if-none-match': etag } });
      expect(after.status).toBe(200);
      expect(await after.text()).toContain(`Task ${round}`);
    }
    await webProcess(0).app.call(api.logout, { token });
    expect((await fetch(`${webProcess(1).app.url}/api/auth/user`, { headers })).status).toBe(401);
  });

  test('the limit of chats holds across both processes, and each chat within the limit is answered once', async () => {
    const token = await signUp('Bob');
    const responses = await Promise.allSettled(
      Array.from({ length: 24 }, (_, at) =>
        webProcess(at % 2).app.call(api.sendChat, { token, body: { message: `Question ${at}` } }),
      ),
    );
    expect(responses.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect((await call(api.getSubscriptionStatus, { token })).usage.aiChatCount).toBe(10);
    expect(await call(api.listConversations, { token })).toHaveLength(10);
  }, 60_000);

  test('an upload in parts over both processes is imported once, by the worker', async () => {
    const token = await signUp('Cat');
    const conversations = Array.from({ length: 40 }, (_, at) =>
      makeChatgptConversation(
        [
          { id: `q${at}`, text: `Question ${at}` },
          { id: `a${at}`, role: 'assistant', text: `Answer ${at}` },
        ],
        { id: `conversation-${at}`, conversation_id: `conversation-${at}`, title: `Number ${at}` },
      ),
    );
    const bytes = Buffer.from(JSON.stringify(conversations));
    const files = [{ name: 'conversations.json', bytes: bytes.length }];
    const { id } = await webProcess(0).app.call(api.createImportUploads, { token, body: { files } });
    const size = Math.ceil(bytes.length / 7);
    for (let offset = 0, part = 1; offset < bytes.length; offset += size, part += 1) {
      await webProcess(part % 2).app.call(api.appendImportUpload, {
        token,
        params: { id },
        headers: { 'content-type': 'application/octet-stream', 'upload-offset': String(offset) },
        body: bytes.subarray(offset, offset + size),
      });
    }
    const finishedImport = await waitFor(async () => {
      const current = await call(api.getImport, { token, params: { id } });
      return current.finishedAt === null ? undefined : current;
    });
    expect(finishedImport).toMatchObject({ status: 'completed', counts: { found: 40, created: 40 } });
  });

  test('a due reminder comes once', async () => {
    const token = await signUp('Dan');
    const remindAt = new Date(Date.now() + 500).toISOString();
    for (let at = 0; at < 10; at += 1)
      await webProcess(at % 2).app.call(api.createReminder, { token, body: { title: `Reminder ${at}`, remindAt } });
    const listNotificationTitles = async () => (await call(api.listNotifications, { token })).map(({ title }) => title);
    await waitFor(async () => ((await listNotificationTitles()).length >= 10 ? true : undefined));
    expect((await listNotificationTitles()).toSorted()).toEqual(
      Array.from({ length: 10 }, (_, at) => `Reminder ${at}`),
    );
  }, 60_000);

  test('if the process of a reply is killed, the other one reports the interruption within five seconds', async () => {
    const token = await signUp('Eve');
    const shown: string[] = [];
    const [writer, other] = webs as [Web, Web];
    const firstEvents = await readStream(`${writer.app.url}/api/chat`, token, {
      message: 'Tell me a lot',
      onEvent: ({ event }) => void (event.type === 'delta' && shown.push(event.text)),
      until: () => shown.join('').length > 100,
    });
    const messageId = firstEvents.flatMap(({ event }) => (event.type === 'started' ? [event.messageId] : []))[0] ?? '';
    await writer.app.kill();
    const killedAt = performance.now();
    const laterEvents = await readStream(`${proxyUrl}/api/chat/${messageId}/stream`, token, {
      lastEventId: String(firstEvents.at(-1)?.id),
    });
    expect(performance.now() - killedAt).toBeLessThan(5_000);
    expect(laterEvents.at(-1)?.event).toMatchObject({ type: 'failed', code: 'model.interrupted' });
    const [conversation] = await call(api.listConversations, { token });
    const params = { id: conversation?.id ?? '' };
    const [, reply] = (await call(api.getConversation, { token, params })).messages;
    expect(reply).toMatchObject({ status: 'interrupted' });
    // The last quarter of a second before the kill may be lost, see chat-crash.test.ts.
    const received = [
      ...shown,
      ...laterEvents.flatMap(({ event }) => (event.type === 'delta' ? [event.text] : [])),
    ].join('');
    expect(received.startsWith(reply?.content ?? '?') || reply?.content.startsWith(received)).toBe(true);
    expect(await other.app.call(api.sendChat, { token, body: { message: 'Go on' } })).toMatchObject({ response: /./ });
    writer.app = await startWeb(writer.port);
  }, 60_000);

  test('a rolling restart fails no request, and loses no acknowledged write', async () => {
    const token = await signUp('Fay');
    await waitUntilServing();
    const load = startLoad(proxyUrl, token, { clients: 4 });
    for (const each of webs) {
      await delay(500);
      expect(await each.app.stop()).toBe(0);
      each.app = await startWeb(each.port);
      await waitUntilServing();
    }
    await delay(500);
    const report = await load.stop();
    expect(report.statuses[200] ?? 0).toBeGreaterThan(50);
    const failed = Object.keys(report.statuses).filter((status) => !status.startsWith('2'));
    expect({ failed, unclear: report.unclear }).toEqual({ failed: [], unclear: [] });
    expect(await findLostTasks(databaseUrl, report)).toEqual([]);
  }, 90_000);
});

/** Waits until both processes are ready and the proxy has noticed it. */
async function waitUntilServing(): Promise<void> {
  await Promise.all(webs.map(({ app }) => waitUntilReady(app.url)));
  await waitFor(async () => ((await proxy.countServing()) === webs.length ? true : undefined), 100);
}

interface ReadOptions {
  message?: string;
  lastEventId?: string;
  onEvent?: (event: { id?: number | undefined; event: ChatStreamEvent }) => void;
  until?: () => boolean;
}

/** The events of a chat until `until` returns true, or the stream ends. */
async function readStream(url: string, token: string, { message, lastEventId, onEvent, until }: ReadOptions) {
  const events: { id?: number | undefined; event: ChatStreamEvent }[] = [];
  const response = await fetch(url, {
    method: message === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'text/event-stream',
      'content-type': 'application/json',
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
    },
    ...(message !== undefined && { body: JSON.stringify({ message }) }),
  });
  const parser = new ChatStreamParser();
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    for (const event of parser.push(chunk)) {
      events.push(event);
      onEvent?.(event);
    }
    if (until?.() === true) break;
  }
  return events;
}
