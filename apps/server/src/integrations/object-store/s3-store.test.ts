import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, expect, test } from 'vitest';
import { type ObjectStore, StoreError } from './object-store.ts';
import { createS3Store } from './s3-store.ts';

const SILENCE_TIMEOUT_MS = 50;
let server: Server;

async function connectTo(answer: RequestListener): Promise<ObjectStore> {
  server = createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return createS3Store({
    bucket: 'files',
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
    silenceTimeoutMs: SILENCE_TIMEOUT_MS,
  });
}

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test('a request to a store that does not respond fails', async () => {
  const store = await connectTo((request) => void request.resume());
  await expect(store.put('files/a', Buffer.from('x'))).rejects.toThrow(StoreError);
  await expect(store.put('files/a', { stream: Readable.from([Buffer.from('x')]), size: 1 })).rejects.toThrow(
    StoreError,
  );
  await expect(store.get('files/a')).rejects.toThrow(StoreError);
});

test('while an object is read, a pause may be longer than the silence timeout', async () => {
  const store = await connectTo((_request, response) => {
    response.writeHead(200, { etag: '"1"', 'content-length': 2 }).write('a');
    setTimeout(() => response.end('b'), 4 * SILENCE_TIMEOUT_MS);
  });
  const opened = await store.open('files/a');
  expect(Buffer.concat((await opened?.stream.toArray()) ?? []).toString()).toBe('ab');
});

test('a response of some other server does not count as that of the store', async () => {
  const store = await connectTo((request, response) => {
    request.resume().on('end', () => response.writeHead(200, { 'content-type': 'text/html' }).end('Please log in'));
  });
  await expect(store.put('files/a', Buffer.from('x'))).rejects.toThrow(StoreError);
  await expect(store.put('files/a', { stream: Readable.from([Buffer.from('x')]), size: 1 })).rejects.toThrow(
    StoreError,
  );
  await expect(store.get('files/a')).rejects.toThrow(StoreError);
});
