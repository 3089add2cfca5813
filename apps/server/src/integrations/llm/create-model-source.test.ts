import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { createManualClock } from '#platform/clock.ts';
import { loadConfig } from '#platform/config.ts';
import { startModelServer, type ModelServerOptions } from '../../../test/model-server/model-server.ts';
import { createModelSource } from './create-model-source.ts';
import { llmSection } from './llm.config.ts';
import type { ModelClient } from './llm.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

async function startServer(options: ModelServerOptions = {}) {
  const server = await startModelServer(options);
  closing.push(() => server.close());
  return server;
}

function createSource(
  environment: Record<string, string>,
  options: { ollamaAddress?: string; isForLocalUser?: boolean },
) {
  const clock = createManualClock('2026-03-01T10:00:00Z');
  const config = loadConfig([llmSection], environment).llm;
  const isForLocalUser = () => options.isForLocalUser ?? true;
  const { ollamaAddress } = options;
  const source = createModelSource({
    config,
    clock,
    isForLocalUser,
    ...(ollamaAddress === undefined ? {} : { ollamaAddress }),
  });
  return { source, clock };
}

async function readReply(client: ModelClient | undefined, userTier: 'free' | 'premium' = 'free'): Promise<string> {
  let reply = '';
  const messages = [{ role: 'user' as const, content: 'Hi' }];
  const events = client?.stream({ messages, signal: new AbortController().signal, userTier }) ?? [];
  for await (const event of events) if (event.type === 'text') reply += event.text;
  return reply;
}

describe('a configured model', () => {
  it('answers, describes itself, and stays the same client', async () => {
    const server = await startServer();
    const { source } = createSource({ AI_BASE_URL: server.url, AI_MODEL: 'echo', AI_MODEL_PREMIUM: 'markdown' }, {});
    const client = await source.current();
    expect(client?.info).toEqual({
      provider: 'openai-compatible',
      model: 'echo',
      label: 'echo (own server)',
      destination: new URL(server.url).host,
    });
    expect(await readReply(client)).toBe('You said: Hi');
    expect(await readReply(client, 'premium')).toContain('Planning a week');
    expect(await source.current()).toBe(client);
  });

  it('receives the API key', async () => {
    const server = await startServer();
    const { source } = createSource({ AI_BASE_URL: server.url, AI_MODEL: 'echo', AI_API_KEY: 'key-7' }, {});
    await readReply(await source.current());
    expect(server.requests[0]?.headers['authorization']).toBe('Bearer key-7');
  });

  it('is absent when the built-in assistant is configured', async () => {
    const { source } = createSource({ AI_PROVIDER: 'builtin' }, {});
    expect(await source.current()).toBeUndefined();
  });
});

describe('an Ollama that is not configured', () => {
  it('is detected, and its first chat model is used instead of embedding models', async () => {
    const server = await startServer({ models: ['nomic-embed-text:latest', 'bge-m3', 'llama3.2:latest', 'qwen3:8b'] });
    const { source } = createSource({}, { ollamaAddress: server.url });
    const client = await source.current();
    expect(client?.info).toEqual({
      provider: 'ollama',
      model: 'llama3.2:latest',
      label: 'llama3.2:latest (Ollama)',
      destination: new URL(server.url).host,
    });
    expect(await readReply(client)).toBe('You said: Hi');
    expect(await source.current()).toBe(client);
  });

  it('is used with the model in AI_MODEL, if that model is installed', async () => {
    const server = await startServer({ models: ['llama3.2:latest', 'qwen3:latest'] });
    const { source } = createSource({ AI_MODEL: 'qwen3' }, { ollamaAddress: server.url });
    expect((await source.current())?.info.model).toBe('qwen3:latest');
    const other = createSource({ AI_MODEL: 'mistral' }, { ollamaAddress: server.url });
    expect(await other.source.current()).toBeUndefined();
  });

  it('is used only on a local instance', async () => {
    const server = await startServer({ models: ['llama3.2:latest'] });
    const { source } = createSource({}, { ollamaAddress: server.url, isForLocalUser: false });
    expect(await source.current()).toBeUndefined();
  });

  it('is absent when nothing listens, and is tried again only after a minute', async () => {
    const stoppedServer = await startModelServer();
    await stoppedServer.close();
    const { source, clock } = createSource({}, { ollamaAddress: stoppedServer.url });
    expect(await source.current()).toBeUndefined();

    await startServer({ port: stoppedServer.port, models: ['llama3.2:latest'] });
    clock.advance(59_000);
    expect(await source.current()).toBeUndefined();
    clock.advance(1_000);
    expect((await source.current())?.info.model).toBe('llama3.2:latest');
  });

  it('is absent when another server listens at its address, whether or not that server responds', async () => {
    for (const answer of ['<html>', '{"models": 3}', undefined]) {
      const other = createServer((_request, response) => {
        if (answer !== undefined) response.end(answer);
      });
      await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
      closing.push(
        () =>
          new Promise((resolve) => {
            other.close(() => resolve());
            other.closeAllConnections();
          }),
      );
      const address = other.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      const { source } = createSource({}, { ollamaAddress: `http://127.0.0.1:${port}` });
      expect(await source.current()).toBeUndefined();
    }
  });

  it('is queried once for concurrent callers', async () => {
    let requestCount = 0;
    const countingServer = createServer((_request, response) => {
      requestCount += 1;
      response.end(JSON.stringify({ models: [{ name: 'llama3.2:latest' }] }));
    });
    await new Promise<void>((resolve) => countingServer.listen(0, '127.0.0.1', resolve));
    closing.push(
      () =>
        new Promise((resolve) => {
          countingServer.close(() => resolve());
          countingServer.closeAllConnections();
        }),
    );
    const address = countingServer.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const { source } = createSource({}, { ollamaAddress: `http://127.0.0.1:${port}` });
    await Promise.all(Array.from({ length: 20 }, () => source.current()));
    expect(requestCount).toBe(1);
  });
});

describe('an Ollama that is configured without a model', () => {
  it('uses its first chat model, even on an instance that is not local', async () => {
    const server = await startServer({ models: ['all-minilm:latest', 'qwen3:8b'] });
    const { source } = createSource(
      { AI_PROVIDER: 'ollama', AI_BASE_URL: `${server.url}/api` },
      { isForLocalUser: false },
    );
    expect((await source.current())?.info.model).toBe('qwen3:8b');
  });

  it('fails as unavailable while it is not running, without a fallback', async () => {
    const stoppedServer = await startModelServer();
    await stoppedServer.close();
    const { source } = createSource({ AI_PROVIDER: 'ollama', AI_BASE_URL: stoppedServer.url }, {});
    const client = await source.current();
    expect(client?.info.label).toBe('Ollama');
    await expect(readReply(client)).rejects.toHaveProperty('code', 'model.unavailable');
  });
});
