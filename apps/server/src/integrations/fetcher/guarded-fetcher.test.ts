import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGuardedFetcher } from './guarded-fetcher.ts';
import { isPrivateAddress } from './private-addresses.ts';

let server: http.Server;
let base: string;
const requestedPaths: string[] = [];

beforeAll(async () => {
  server = http.createServer((request, response) => {
    requestedPaths.push(request.url ?? '');
    if (request.url === '/gzip') response.setHeader('content-encoding', 'gzip').end(gzipSync('a'.repeat(1_000_000)));
    else if (request.url === '/loop') response.writeHead(302, { location: '/loop' }).end();
    else if (request.url === '/moved') response.writeHead(301, { location: '/here' }).end();
    else if (request.url === '/inside') response.writeHead(302, { location: 'http://127.0.0.1:1/secret' }).end();
    else if (request.url === '/file') response.writeHead(302, { location: 'file:///etc/passwd' }).end();
    else if (request.url === '/silent') request.resume();
    else response.setHeader('etag', '"1"').end(`you asked ${request.url}`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const unguardedFetcher = createGuardedFetcher({ allowsPrivate: true });
const guardedFetcher = createGuardedFetcher({ allowsPrivate: false });

test('returns a response with its headers, and follows a redirect', async () => {
  const response = await unguardedFetcher.fetch(`${base}/moved`);
  expect(response).toMatchObject({ status: 200, url: `${base}/here` });
  expect(response.body.toString()).toBe('you asked /here');
  expect(response.headers['etag']).toBe('"1"');
});

test.each([
  'http://127.0.0.1/',
  'http://localhost/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://10.1.2.3/',
  'http://169.254.169.254/latest/meta-data',
  'http://192.168.0.1/',
  'http://172.20.0.1/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:10.0.0.1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[fd00::1]/',
  'http://[fe80::1]/',
  'http://0.0.0.0/',
  'http://user:password@example.org/',
  'file:///etc/passwd',
  'ftp://example.org/',
  'not an address',
])('refuses %s', async (url) => {
  await expect(guardedFetcher.fetch(url)).rejects.toMatchObject({ code: 'fetcher.address_refused' });
});

test.each([
  'http://169.254.169.254/latest/meta-data',
  'http://100.100.100.200/',
  'http://[::ffff:169.254.169.254]/',
  'http://[fd00:ec2::254]/',
])('refuses %s even where private addresses are allowed', async (url) => {
  await expect(unguardedFetcher.fetch(url)).rejects.toMatchObject({ code: 'fetcher.address_refused' });
});

test('a public name that resolves to a private address is refused before anything is sent', async () => {
  const rebindingFetcher = createGuardedFetcher({
    allowsPrivate: false,
    resolve: ((_name: string, _options: unknown, done: (error: null, found: unknown[]) => void) =>
      done(null, [
        { address: '93.184.215.14', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ])) as never,
  });
  const before = requestedPaths.length;
  await expect(rebindingFetcher.fetch(base.replace('127.0.0.1', 'calendar.example.org'))).rejects.toMatchObject({
    code: 'fetcher.address_refused',
  });
  expect(requestedPaths).toHaveLength(before);
});

test('a redirect to another protocol is refused, and endless redirects are not followed forever', async () => {
  await expect(unguardedFetcher.fetch(`${base}/file`)).rejects.toMatchObject({ code: 'fetcher.address_refused' });
  await expect(unguardedFetcher.fetch(`${base}/loop`)).rejects.toMatchObject({ code: 'fetcher.unreachable' });
  await expect(unguardedFetcher.fetch(`${base}/inside`)).rejects.toMatchObject({ code: 'fetcher.unreachable' });
});

test('no redirect is followed when none are allowed', async () => {
  const before = requestedPaths.length;
  expect(await unguardedFetcher.fetch(`${base}/moved`, { maxRedirects: 0 })).toMatchObject({
    status: 301,
    url: `${base}/moved`,
  });
  expect(requestedPaths.slice(before)).toEqual(['/moved']);
});

test('a response that is too large when decompressed is refused', async () => {
  await expect(unguardedFetcher.fetch(`${base}/gzip`, { maxBytes: 100_000 })).rejects.toMatchObject({
    code: 'fetcher.too_large',
  });
  expect((await unguardedFetcher.fetch(`${base}/gzip`, { maxBytes: 2_000_000 })).body).toHaveLength(1_000_000);
});

test('a server that does not respond is given up', async () => {
  await expect(unguardedFetcher.fetch(`${base}/silent`, { timeoutMs: 100 })).rejects.toMatchObject({
    code: 'fetcher.timeout',
  });
  const controller = new AbortController();
  const pending = unguardedFetcher.fetch(`${base}/silent`, { signal: controller.signal });
  controller.abort(new Error('stopping'));
  await expect(pending).rejects.toThrow('stopping');
});

test('public addresses are recognised as public', () => {
  for (const address of ['93.184.215.14', '8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1']) {
    expect(isPrivateAddress(address), address).toBe(false);
  }
  expect(isPrivateAddress('nonsense')).toBe(true);
});
