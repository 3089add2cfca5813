/**
 * chat-overhead: the first token and the tokens per second of a reply through our server, compared with the same client
 * connected directly to the same model server in the same run. Target: at most 5 ms and 5 % more, with 1 and with 500
 * streams. One stream: 40 short replies one after the other. Many: they begin within CHAT_RAMP_MS (default 5000) of each
 * other and are then all open together. CHAT_STREAMS sets how many (default 500), CHAT_INTERVAL_MS the time between two
 * tokens of each (default 100). If CHAT_APP and CHAT_MODEL are the addresses of an app and of its model server, those
 * are measured; the app must already use the model 'measured'.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { quantile, signUp, startServer } from './app-process.ts';
import { startChild, type Child } from './child-process.ts';
import { readStream, type StreamTarget, type StreamTiming } from './stream-client.ts';

const token = 'token ';
const streams = Number(process.env['CHAT_STREAMS'] ?? 500);
const intervalMs = Number(process.env['CHAT_INTERVAL_MS'] ?? 100);
const rampMs = Number(process.env['CHAT_RAMP_MS'] ?? 5_000);
const model = 'measured';

interface Figures {
  firstMs: number;
  firstP95Ms: number;
  tokensPerSecond: number;
}

async function run(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'chat-overhead-'));
  const children: Child[] = [];
  try {
    const modelUrl = process.env['CHAT_MODEL'] ?? (await startModel(children)).url;
    const appUrl = process.env['CHAT_APP'] ?? (await startApp(children, folder, modelUrl)).url;
    const authorizations = await Promise.all(
      Array.from({ length: Math.min(20, streams) }, (_, index) => signUp(appUrl, `chat-${index}`)),
    );
    const direct = () => directTarget(modelUrl);
    const ours = (index: number) => chatTarget(appUrl, authorizations[index % authorizations.length] ?? '');

    await setBehaviour(modelUrl, 'tokens-20-5');
    // The first replies load code and open connections, so they are not typical.
    for (const target of [direct, ours]) await askInTurn(target, 20);
    report(1, await askInTurn(direct, 40), await askInTurn(ours, 40));
    if (streams > 1) {
      const tokensEach = Math.ceil((rampMs * 1.5) / intervalMs);
      await setBehaviour(modelUrl, `tokens-${tokensEach}-${intervalMs}`);
      report(streams, await askTogether(direct), await askTogether(ours));
    }
  } finally {
    for (const child of children.toReversed()) await child.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function startModel(children: Child[]): Promise<Child> {
  const child = await startChild(scriptAt('../apps/server/test/model-server/main.ts'), { args: ['--port', '0'] });
  children.push(child);
  return child;
}

async function startApp(children: Child[], folder: string, modelUrl: string): Promise<Child> {
  const child = await startServer(folder, {
    PORT: process.env['CHAT_PORT'] ?? '3119',
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: `${modelUrl}/v1`,
    AI_MODEL: model,
    AI_MAX_CONCURRENCY: '10000',
  });
  children.push(child);
  return child;
}

function directTarget(modelUrl: string): StreamTarget {
  return {
    url: `${modelUrl}/v1/chat/completions`,
    headers: {},
    body: { model, stream: true, messages: [{ role: 'user', content: 'Tell me something' }] },
    textOf: (data) =>
      (data as { choices?: { delta: { content?: string } }[] } | undefined)?.choices?.[0]?.delta.content ?? '',
  };
}

function chatTarget(appUrl: string, authorization: string): StreamTarget {
  return {
    url: `${appUrl}/api/chat`,
    headers: { accept: 'text/event-stream', authorization },
    body: { message: 'Tell me something', history: [] },
    textOf: (data) => (data as { text?: string } | undefined)?.text ?? '',
  };
}

async function setBehaviour(modelUrl: string, behaviour: string): Promise<void> {
  const body = JSON.stringify({ model, behaviour });
  const response = await fetch(`${modelUrl}/control/behaviour`, { method: 'PUT', body });
  if (!response.ok) throw new Error(`the model server refused the behaviour: ${await response.text()}`);
}

type Target = (index: number) => StreamTarget;

async function askInTurn(target: Target, count: number): Promise<Figures> {
  const timings: StreamTiming[] = [];
  for (let index = 0; index < count; index += 1) timings.push(await readStream(target(index)));
  return summarise(timings);
}

async function askTogether(target: Target): Promise<Figures> {
  const begin = async (index: number) => {
    await wait((index * rampMs) / streams);
    return await readStream(target(index));
  };
  return summarise(await Promise.all(Array.from({ length: streams }, (_, index) => begin(index))));
}

function summarise(timings: readonly StreamTiming[]): Figures {
  const firsts = timings.map((timing) => timing.firstTextMs);
  const rates = timings.map((timing) => (timing.characters / token.length - 1) / (timing.writingMs / 1000));
  return { firstMs: quantile(firsts, 0.5), firstP95Ms: quantile(firsts, 0.95), tokensPerSecond: quantile(rates, 0.5) };
}

function report(count: number, direct: Figures, ours: Figures): void {
  const added = (ours.firstMs - direct.firstMs).toFixed(1);
  const ratio = (ours.tokensPerSecond / direct.tokensPerSecond).toFixed(3);
  console.log(
    `chat-overhead ${count} ${count === 1 ? 'stream' : 'streams'}: first token +${added} ms ` +
      `(${ours.firstMs.toFixed(1)} against ${direct.firstMs.toFixed(1)}; p95 ${ours.firstP95Ms.toFixed(1)} against ` +
      `${direct.firstP95Ms.toFixed(1)}), tokens per second ${ratio} of direct (${ours.tokensPerSecond.toFixed(1)})`,
  );
}

function scriptAt(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url));
}

await run();
