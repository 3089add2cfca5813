import type { lookup } from 'node:dns';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGuardedStream } from './guarded-stream.ts';

let server: Server;
let base = '';
let listener: RequestListener = (_request, response) => response.end('hello');
beforeAll(async () => {
  server = createServer((request, response) => listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const lookupAnswering = (...addresses: string[]) =>
  ((_name: string, _options: unknown, callback: (...results: unknown[]) => void) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: 4 })),
    )) as unknown as typeof lookup;
const get = { method: 'GET', headers: {} };
const streamAllowingPrivate = createGuardedStream({ allowsPrivate: () => true });
const streamRefusingPrivate = createGuardedStream({ allowsPrivate: () => false });

describe('a stream from an address that a person entered', () => {
  it('arrives piece by piece, with status and headers', async () => {
    listener = (_request, response) => {
      response.writeHead(201, { 'x-kind': 'test' });
      response.write('one ');
      setImmediate(() => response.end('two'));
    };
    const response = await streamAllowingPrivate(`${base}/path`, { ...get, method: 'POST', body: '{}' });
    expect([response.status, response.headers.get('x-kind'), await response.text()]).toEqual([201, 'test', 'one two']);
  });

  it('is refused in a private network unless that is allowed', async () => {
    await expect(streamRefusingPrivate(base, get)).rejects.toMatchObject({ code: 'fetcher.address_refused' });
    const byName = createGuardedStream({
      allowsPrivate: () => false,
      resolve: lookupAnswering('203.0.114.1', '10.0.0.1'),
    });
    await expect(byName('http://models.example.org', get)).rejects.toMatchObject({ code: 'fetcher.address_refused' });
  });

  it.each(['169.254.169.254', '100.100.100.200', '224.0.0.1'])(
    'is refused from %s, or from a name that leads there, even where private networks are allowed',
    async (address) => {
      await expect(streamAllowingPrivate(`http://${address}/`, get)).rejects.toMatchObject({
        code: 'fetcher.address_refused',
      });
      const byName = createGuardedStream({ allowsPrivate: () => true, resolve: lookupAnswering(address) });
      await expect(byName('http://rebound.example.org', get)).rejects.toMatchObject({
        code: 'fetcher.address_refused',
      });
    },
  );

  it.each(['ftp://example.org', 'file:///etc/passwd', 'http://user:word@example.org', 'nonsense'])(
    'is refused from %s',
    async (url) => {
      await expect(streamAllowingPrivate(url, get)).rejects.toMatchObject({ code: 'fetcher.address_refused' });
    },
  );

  it('does not follow a redirect', async () => {
    listener = (_request, response) => response.writeHead(307, { location: 'http://169.254.169.254/' }).end();
    const response = await streamAllowingPrivate(base, get);
    expect(response.status).toBe(307);
    await response.body?.cancel();
  });

  it('is aborted above its limit', async () => {
    listener = (_request, response) => response.end('x'.repeat(5_000));
    const small = createGuardedStream({ allowsPrivate: () => true, maxBytes: 1_000 });
    const response = await small(base, get);
    await expect(response.text()).rejects.toThrow('terminated');
  });

  it('ends when the signal is aborted, and fails if nothing listens', async () => {
    await expect(streamAllowingPrivate(base, { ...get, signal: AbortSignal.abort() })).rejects.toThrow('aborted');
    await expect(streamAllowingPrivate('http://127.0.0.1:9', get)).rejects.toMatchObject({
      message: 'fetch failed',
      cause: { code: 'ECONNREFUSED' },
    });
  });
});
