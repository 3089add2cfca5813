import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { type FauxqsServer, startFauxqs } from 'fauxqs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createObjectStore } from './create-object-store.ts';
import { createMemoryStore } from './memory-store.ts';
import { createReachabilityCheck, type ObjectStore, StoreError } from './object-store.ts';

let directory: string;
let server: FauxqsServer;
const stores: Record<string, ObjectStore> = {};
const unconfigured = {
  S3_BUCKET: undefined,
  S3_ENDPOINT: undefined,
  S3_REGION: 'us-east-1',
  S3_ACCESS_KEY_ID: undefined,
  S3_SECRET_ACCESS_KEY: undefined,
  FILES_MOVED_FROM: undefined,
};

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'object-store-'));
  server = await startFauxqs({ port: 0, logger: false });
  server.createBucket('files');
  stores['memory'] = createMemoryStore();
  stores['local'] = await createObjectStore(unconfigured, directory);
  stores['s3'] = await createObjectStore(
    {
      ...unconfigured,
      S3_BUCKET: 'files',
      S3_ENDPOINT: `http://127.0.0.1:${server.port}`,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
    directory,
  );
});
afterAll(async () => {
  await server.stop();
  await rm(directory, { recursive: true });
});

describe.each(['memory', 'local', 's3'])('objects of the %s store', (name) => {
  const currentStore = (): ObjectStore => stores[name] ?? expect.fail('no such store');
  const listKeys = async (prefix: string) => {
    const keys: string[] = [];
    for await (const { key, size } of currentStore().list(prefix)) keys.push(`${key} ${size}`);
    return keys.toSorted();
  };

  test('are returned unchanged, and the last put wins', async () => {
    await currentStore().put('photos/u1/a.jpg', Buffer.from('first'));
    await currentStore().put('photos/u1/a.jpg', Buffer.from('second'));
    expect(String(await currentStore().get('photos/u1/a.jpg'))).toBe('second');
  });

  test('are not stored when their source cannot be read', async () => {
    const stream = createReadStream(path.join(directory, 'nowhere'));
    await expect(currentStore().put('files/u1/lost', { stream, size: 1 })).rejects.toBeInstanceOf(Error);
    expect(await currentStore().get('files/u1/lost')).toBeUndefined();
  });

  test('are streamed in and out', async () => {
    const bytes = Buffer.alloc(300_000, 'x');
    await currentStore().put('files/u1/large', {
      stream: Readable.from([bytes.subarray(0, 7), bytes.subarray(7)]),
      size: 300_000,
    });
    const opened = (await currentStore().open('files/u1/large')) ?? expect.fail('nothing there');
    expect(opened.size).toBe(300_000);
    expect(Buffer.concat(await opened.stream.toArray()).equals(bytes)).toBe(true);
  });

  test('do not exist before they are put and after they are deleted', async () => {
    expect(await currentStore().get('photos/u1/none')).toBeUndefined();
    expect(await currentStore().open('photos/u1/none')).toBeUndefined();
    await currentStore().put('photos/u1/gone', Buffer.from('x'));
    await currentStore().delete('photos/u1/gone');
    await currentStore().delete('photos/u1/gone');
    expect(await currentStore().get('photos/u1/gone')).toBeUndefined();
  });

  test('are listed by key prefix', async () => {
    await currentStore().put('list/u1/a', Buffer.from('12'));
    await currentStore().put('list/u1/deep/b', Buffer.from('123'));
    await currentStore().put('list/u2/c', Buffer.from('1'));
    expect(await listKeys('list/u1/')).toEqual(['list/u1/a 2', 'list/u1/deep/b 3']);
    expect(await listKeys('list/')).toHaveLength(3);
    expect(await listKeys('nothing/')).toEqual([]);
  });

  test('stay unchanged when a stream fails or has another size', async () => {
    await currentStore().put('files/u1/kept', Buffer.from('kept'));
    async function* breakingPieces() {
      yield Buffer.from('ne');
      throw new Error('broke off');
    }
    await expect(
      currentStore().put('files/u1/kept', { stream: Readable.from(breakingPieces()), size: 4 }),
    ).rejects.toThrow('broke off');
    const shortSource = { stream: Readable.from([Buffer.from('new')]), size: 4 };
    await expect(currentStore().put('files/u1/kept', shortSource)).rejects.toThrow('4 bytes');
    expect(String(await currentStore().get('files/u1/kept'))).toBe('kept');
  });

  test.each(['', '/a', 'a/../b', 'a//b', '..', 'a/.partial', 'a\\b', 'a/b\0'])('cannot have key %j', async (key) => {
    await expect(currentStore().put(key, Buffer.from('x'))).rejects.toThrow('plain names');
  });
});

test('a local store leaves no partial files behind', async () => {
  expect(await readdir(path.join(directory, '.partial'))).toEqual([]);
});

describe('a store that cannot be used', () => {
  const createStoreWithoutBucket = () =>
    createObjectStore(
      {
        ...unconfigured,
        S3_BUCKET: 'not-made',
        S3_ENDPOINT: `http://127.0.0.1:${server.port}`,
        S3_ACCESS_KEY_ID: 'key',
        S3_SECRET_ACCESS_KEY: 'secret',
      },
      directory,
    );

  test('throws, instead of reporting that the object does not exist', async () => {
    const store = await createStoreWithoutBucket();
    await expect(store.get('photos/u1/a.jpg')).rejects.toThrow(StoreError);
    await expect(store.put('photos/u1/a.jpg', Buffer.from('x'))).rejects.toThrow(StoreError);
    await expect(createReachabilityCheck(store)()).rejects.toThrow(StoreError);
  });
});

test('the reachability check passes for a store that responds, although its object does not exist', async () => {
  for (const store of Object.values(stores)) await expect(createReachabilityCheck(store)()).resolves.toBeUndefined();
});
