import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { createEventStreams, type EventStream, type EventStreams } from './event-streams.ts';

let close: () => Promise<void> = async () => undefined;
afterEach(() => close());

interface Served {
  streams: EventStreams;
  opened: Promise<EventStream>;
  response: http.IncomingMessage;
  /** Waits until the received text contains the given words, and returns the text. */
  read(words: string): Promise<string>;
}

async function serveStreams(options: { heartbeatMs?: number; shutdownEvent?: () => string } = {}): Promise<Served> {
  const streams = createEventStreams({ heartbeatMs: options.heartbeatMs ?? 60_000 });
  const { promise: opened, resolve } = Promise.withResolvers<EventStream>();
  const app = Fastify();
  app.get('/', async (_request, reply) => {
    reply.header('x-request-id', 'r1');
    resolve(streams.open(reply, options.shutdownEvent && { shutdownEvent: options.shutdownEvent }));
    return reply;
  });
  close = async () => {
    await streams.endAll();
    await app.close();
  };
  await app.listen({ port: 0, host: '127.0.0.1' });
  const request = http.get({ port: (app.server.address() as AddressInfo).port, host: '127.0.0.1' });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  let text = '';
  response.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  const readUntil = async (words: string): Promise<string> => {
    await expect.poll(() => text, { interval: 5 }).toContain(words);
    return text;
  };
  return { streams, opened, response, read: readUntil };
}

it('sends events as they are written, with headers that disable buffering by proxies', async () => {
  const { opened, response, read } = await serveStreams();
  const stream = await opened;
  expect(response.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-request-id': 'r1',
  });
  expect(stream.write('event: delta\ndata: {"text":"Hel"}\n\n')).toBe(true);
  await read('Hel');
  stream.write('event: delta\ndata: {"text":"lo"}\n\n');
  stream.end();
  await once(response, 'end');
  expect(await read('lo')).toBe('event: delta\ndata: {"text":"Hel"}\n\nevent: delta\ndata: {"text":"lo"}\n\n');
  expect(stream.write('late')).toBe(false);
});

it('keeps a silent stream alive with comments', async () => {
  const { read } = await serveStreams({ heartbeatMs: 10 });
  expect(await read(': still here')).toMatch(/^(: still here\n\n)+$/);
});

it('reports to the writer that the client has disconnected', async () => {
  const { streams, opened, response } = await serveStreams();
  const stream = await opened;
  expect(streams.openCount).toBe(1);
  const hasLeft = once(stream.signal, 'abort');
  response.destroy();
  await hasLeft;
  expect(stream.write('to nobody')).toBe(false);
  expect(streams.openCount).toBe(0);
});

it('sends the final event of every stream when the server stops', async () => {
  const { streams, opened, response, read } = await serveStreams({
    shutdownEvent: () => 'event: failed\ndata: {}\n\n',
  });
  await opened;
  const ended = once(response, 'end');
  await streams.endAll();
  await ended;
  expect(await read('event: failed')).toContain('data: {}');
  expect(streams.openCount).toBe(0);
});

it('sends the final event to a stream that is opened while the server stops, and closes it', async () => {
  const streams = createEventStreams({ heartbeatMs: 60_000 });
  const app = Fastify();
  app.get('/', async (_request, reply) => {
    streams.open(reply, { shutdownEvent: () => 'event: failed\ndata: {}\n\n' });
    return reply;
  });
  close = () => app.close();
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  await streams.endAll();
  const answer = await fetch(address, { signal: AbortSignal.timeout(5_000) });
  expect(await answer.text()).toBe('event: failed\ndata: {}\n\n');
});
