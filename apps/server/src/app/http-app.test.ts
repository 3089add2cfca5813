import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { endpoint } from '@app/contract/endpoint';
import { DatabaseError } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { StoreError } from '#integrations/object-store/object-store.ts';
import { responseSent } from '#platform/http/route.ts';
import { createLogger } from '#platform/logger.ts';
import { createTestShell, type TestShell } from '../../test/test-shell.ts';

const base = { access: 'public', summary: 'A call of this test.', errors: [] } as const;
const ping = endpoint({ ...base, method: 'GET', path: '/api/ping', response: z.object({ ip: z.string() }) });
const write = endpoint({ ...base, method: 'POST', path: '/api/write', response: z.undefined(), produces: 'empty' });
const crash = endpoint({ ...base, method: 'GET', path: '/api/crash', response: z.undefined() });
const loseDatabase = endpoint({ ...base, method: 'GET', path: '/api/lose', response: z.undefined() });
const throwFault = endpoint({ ...base, method: 'GET', path: '/api/fault', response: z.undefined() });
const streamFile = endpoint({
  ...base,
  method: 'GET',
  path: '/api/file',
  response: z.undefined(),
  produces: 'binary',
});
const long = endpoint({ ...base, method: 'GET', path: '/api/long', response: z.array(z.string()) });

let shell: TestShell;
const lines: Record<string, unknown>[] = [];
/** The file that `streamFile` sends, and resolves when it is asked for. */
let file = { stream: new Readable(), asked: Promise.withResolvers<void>() };
/** The errors that `throwFault` throws, one per call. */
const faults: unknown[] = [];

beforeAll(async () => {
  shell = await createTestShell({
    environment: {
      PUBLIC_URL: 'https://assistant.example.org',
      ALLOWED_HOSTS: 'backup.example.org',
      TRUST_PROXY: '1',
    },
    log: createLogger({
      level: 'debug',
      destination: { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
    }),
  });
  shell.mount(ping, async ({ request }) => ({ ip: request.ip }));
  shell.mount(write, async () => undefined);
  shell.mount(crash, async () => {
    throw new Error('a fault of ours, with the secret sauce');
  });
  shell.mount(loseDatabase, async () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { syscall: 'connect', code: 'ECONNREFUSED' });
    throw new Error('Failed query', { cause: refused });
  });
  shell.mount(throwFault, async () => {
    throw faults.pop();
  });
  shell.mount(streamFile, async ({ reply }) => {
    file.asked.resolve();
    reply.send(file.stream);
    return responseSent;
  });
  shell.mount(long, async () => Array.from({ length: 200 }, () => 'the same words again'));
});
afterAll(() => shell.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  shell.app.inject({ url, headers: { host: 'localhost:3000', ...headers } });
const post = (headers: Record<string, string>) =>
  shell.app.inject({ method: 'POST', url: '/api/write', headers: { host: 'localhost:3000', ...headers } });

describe('the Host header', () => {
  it.each(['localhost', 'LOCALHOST:3000', '127.0.0.1:3000', '127.8.8.8', '[::1]:3000'])(
    '%s is this machine',
    async (host) => {
      expect((await get('/api/ping', { host })).statusCode).toBe(200);
    },
  );
  it.each(['assistant.example.org', 'assistant.example.org:8443', 'backup.example.org'])(
    '%s is configured',
    async (host) => {
      expect((await get('/api/ping', { host })).statusCode).toBe(200);
    },
  );
  it.each([
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'assistant.example.org.evil',
    '10.0.0.5',
  ])('%s is refused', async (host) => {
    const response = await get('/api/ping', { host });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ code: 'request.host_refused' });
  });
});

describe('a write with only a cookie', () => {
  const cookie = 'session=user-ann';
  it('is accepted from our own pages', async () => {
    expect((await post({ cookie, origin: 'http://localhost:3000' })).statusCode).toBe(200);
    expect((await post({ cookie, origin: 'https://assistant.example.org' })).statusCode).toBe(200);
  });
  it.each(['https://evil.example', 'http://localhost:4000', 'null', 'nonsense'])(
    'is refused from %s',
    async (origin) => {
      const response = await post({ cookie, origin });
      expect(response.statusCode).toBe(403);
      expect(response.json()).toMatchObject({ code: 'request.origin_refused' });
    },
  );
  it('is accepted without an origin on a public endpoint', async () => {
    expect((await post({ cookie })).statusCode).toBe(200);
  });
  it('needs no origin with a bearer token or without a cookie', async () => {
    expect((await post({ cookie, authorization: 'Bearer user-ann' })).statusCode).toBe(200);
    expect((await post({})).statusCode).toBe(200);
  });
});

it('every response has the strict headers', async () => {
  const undecodable = [await get('/api/%'), await get('/%c0%ae')];
  for (const response of undecodable) expect(response.json()).toMatchObject({ code: 'request.not_found' });
  for (const response of [await get('/api/ping'), await get('/api/nothing'), ...undecodable]) {
    expect(response.headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=15552000',
    });
    const denied = String(response.headers['permissions-policy']).split(', ');
    expect(denied).toEqual(
      expect.arrayContaining(['camera=()', 'geolocation=()', 'microphone=(self)', 'payment=()', 'usb=()']),
    );
  }
});

it('the response to an unexpected error is internal, with the request id of the log', async () => {
  const response = await get('/api/crash');
  expect(response.statusCode).toBe(500);
  const body = response.json<{ message: string; code: string; requestId: string }>();
  expect(body).toEqual({
    code: 'internal',
    message: 'Something went wrong on our side. Please try again.',
    requestId: response.headers['x-request-id'],
  });
  const line = lines.find(
    (candidate) => candidate['reqId'] === body.requestId && candidate['msg'] === 'a request failed',
  );
  expect(line).toMatchObject({ level: 50, route: '/api/crash' });
});

describe('a response that is a stream', () => {
  const linesOfFile = () => lines.filter(({ route }) => route === '/api/file');
  beforeEach(() => {
    lines.length = 0;
    file = { stream: new Readable({ read: () => undefined }), asked: Promise.withResolvers() };
  });

  it('logs no error if the client leaves before it begins', async () => {
    const { host, port } = new URL(await shell.app.listen({ host: '127.0.0.1', port: 0 }));
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(`GET /api/file HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
    await file.asked.promise;
    socket.destroy();
    await once(file.stream, 'close');
    await vi.waitFor(() =>
      expect(linesOfFile()).toContainEqual(
        expect.objectContaining({ level: 20, msg: 'a client left before its response was sent' }),
      ),
    );
    expect(linesOfFile().filter(({ level }) => Number(level) > 20)).toEqual([]);
  });

  it('logs an error if the stream itself ends early', async () => {
    const response = get('/api/file');
    await file.asked.promise;
    file.stream.destroy();
    expect((await response).statusCode).toBe(500);
    expect(linesOfFile()).toContainEqual(expect.objectContaining({ level: 50, msg: 'a request failed' }));
  });
});

it('a request on an open connection is answered while the app closes', async () => {
  const closing = await createTestShell();
  const [asked, mayAnswer, closingHasBegun] = Array.from({ length: 3 }, () => Promise.withResolvers<void>());
  closing.mount(ping, async ({ request }) => {
    asked?.resolve();
    await mayAnswer?.promise;
    return { ip: request.ip };
  });
  closing.app.addHook('preClose', async () => closingHasBegun?.resolve());
  const { host, port } = new URL(await closing.app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(port), '127.0.0.1');
  const answers = text(socket);
  const request = `GET /api/ping HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  socket.write(request);
  await asked?.promise;
  const closed = closing.app.close();
  await closingHasBegun?.promise;
  const second = once(closing.app.server, 'request');
  socket.write(request);
  await second;
  mayAnswer?.resolve();
  expect((await answers).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
  await closed;
  await closing.database.close();
});

it('a lost database gives 503 with a message and Retry-After', async () => {
  const response = await get('/api/lose');
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('3');
  expect(response.json()).toMatchObject({
    code: 'server.database_unavailable',
    message: 'The app cannot reach its data right now. Please try again in a moment.',
  });
});

it.each([
  [
    'the database’s disk',
    new Error('Failed query', { cause: Object.assign(new DatabaseError('full', 4, 'error'), { code: '53100' }) }),
  ],
  ['the disk of files', Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })],
])('a full disk gives 507 with a message: %s', async (_whose, fault) => {
  faults.push(fault);
  const response = await get('/api/fault');
  expect(response.statusCode).toBe(507);
  expect(response.json()).toMatchObject({ message: expect.stringContaining('out of disk space') });
});

it('a lost object store gives 503 with a message', async () => {
  faults.push(new StoreError('the bucket could not be used'));
  const response = await get('/api/fault');
  expect(response.statusCode).toBe(503);
  expect(response.json()).toMatchObject({ message: expect.stringContaining('cannot reach its files') });
});

it('logs the route pattern, never the URL', async () => {
  await get('/api/ping?token=capability');
  expect(lines.some((line) => line['route'] === '/api/ping' && line['msg'] === 'answered')).toBe(true);
  expect(JSON.stringify(lines)).not.toContain('capability');
});

it('takes the caller’s address from one proxy, as configured', async () => {
  const response = await get('/api/ping', { 'x-forwarded-for': '6.6.6.6, 9.9.9.9' });
  expect(response.json()).toEqual({ ip: '9.9.9.9' });
});

it('compresses long responses for clients that accept it', async () => {
  const response = await get('/api/long', { 'accept-encoding': 'gzip, br' });
  expect(response.headers['content-encoding']).toBe('br');
  expect(response.rawPayload.length).toBeLessThan(300);
  expect((await get('/api/long')).headers['content-encoding']).toBeUndefined();
});
