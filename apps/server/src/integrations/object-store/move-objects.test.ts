import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startFauxqs } from 'fauxqs';
import { beforeEach, describe, expect, test } from 'vitest';
import { openObjectStores } from './create-object-store.ts';
import { createMemoryStore } from './memory-store.ts';
import { createMovingStore } from './moving-store.ts';
import { MoveError, moveObjects } from './move-objects.ts';
import type { ObjectStore } from './object-store.ts';

let former: ObjectStore;
let current: ObjectStore;
const makeKey = (index: number) => `attachments/u${index % 3}/file-${index}`;

beforeEach(async () => {
  [former, current] = [createMemoryStore(), createMemoryStore()];
  for (let index = 0; index < 30; index += 1) await former.put(makeKey(index), Buffer.from(`file ${index}`));
});

async function keysOf(store: ObjectStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list('')) keys.push(key);
  return keys.toSorted();
}

describe('moving objects', () => {
  test('leaves nothing behind, and every object can be read at any time', async () => {
    const app = createMovingStore({ current, former });
    const keys = await keysOf(app);
    const reads: Promise<unknown>[] = [];
    const sum = await moveObjects({ current, former }, () => reads.push(app.get(makeKey(7)).then(String)));
    expect(sum).toEqual({ moved: 30, bytes: 200, alreadyThere: 0 });
    expect(new Set(await Promise.all(reads))).toEqual(new Set(['file 7']));
    expect(await keysOf(former)).toEqual([]);
    expect(await keysOf(current)).toEqual(keys);
    expect(String(await app.get(makeKey(29)))).toBe('file 29');
  });

  test('continues after an interruption, and keeps the newer object', async () => {
    await current.put(makeKey(3), Buffer.from('replaced by the app'));
    let count = 0;
    const stopAtTenth = () => {
      if ((count += 1) === 10) throw new Error('killed');
    };
    await expect(moveObjects({ current, former }, stopAtTenth)).rejects.toThrow('killed');
    expect((await keysOf(former)).length + (await keysOf(current)).length).toBe(30);
    const secondRun = await moveObjects({ current, former });
    expect(secondRun.moved).toBe(20);
    expect(await keysOf(current)).toHaveLength(30);
    expect(String(await current.get(makeKey(3)))).toBe('replaced by the app');
  });

  test('does not bring back what the app deletes meanwhile', async () => {
    const app = createMovingStore({ current, former });
    const deleting: ObjectStore = {
      ...current,
      put: async (key, body) => {
        if (key === makeKey(5)) await app.delete(key);
        await current.put(key, body);
      },
    };
    const { moved } = await moveObjects({ current: deleting, former });
    expect(moved).toBe(29);
    expect(await app.get(makeKey(5))).toBeUndefined();
  });

  test('leaves an object in the former store if its copy is damaged', async () => {
    const broken: ObjectStore = { ...current, put: async (key) => current.put(key, Buffer.from('garbage')) };
    await expect(moveObjects({ current: broken, former })).rejects.toThrow(MoveError);
    expect(await keysOf(former)).toHaveLength(30);
    expect(await keysOf(current)).toEqual([]);
    await moveObjects({ current, former });
    expect(String(await current.get(makeKey(0)))).toBe('file 0');
  });
});

test('while objects are moved, each is listed once, stored in the new store and deleted in both stores', async () => {
  const app = createMovingStore({ current, former });
  await app.put(makeKey(0), Buffer.from('newer'));
  expect(await keysOf(app)).toHaveLength(30);
  expect(String(await app.get(makeKey(0)))).toBe('newer');
  expect(String(await former.get(makeKey(0)))).toBe('file 0');
  await app.delete(makeKey(0));
  expect(await app.open(makeKey(0))).toBeUndefined();
});

test('large and empty objects go from a folder into a bucket, and back', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'move-objects-'));
  const server = await startFauxqs({ port: 0, logger: false });
  server.createBucket('files');
  const bucket = {
    S3_ENDPOINT: `http://127.0.0.1:${server.port}`,
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  const large = Buffer.alloc(3_000_000, 'abcdefg');
  try {
    const intoBucket = await openObjectStores({ ...bucket, S3_BUCKET: 'files', FILES_MOVED_FROM: 'folder' }, folder);
    await intoBucket.former?.put('attachments/large', large);
    await intoBucket.former?.put('attachments/empty', Buffer.alloc(0));
    expect(await moveAll(intoBucket)).toEqual({ moved: 2, bytes: large.length, alreadyThere: 0 });
    expect((await intoBucket.current.get('attachments/large'))?.equals(large)).toBe(true);
    const intoFolder = await openObjectStores({ ...bucket, S3_BUCKET: undefined, FILES_MOVED_FROM: 'files' }, folder);
    expect(await moveAll(intoFolder)).toMatchObject({ moved: 2, bytes: large.length });
    expect((await intoFolder.current.get('attachments/large'))?.equals(large)).toBe(true);
    expect(await intoFolder.former?.get('attachments/large')).toBeUndefined();
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
});

async function moveAll({ current, former: from }: Awaited<ReturnType<typeof openObjectStores>>) {
  return moveObjects({ current, former: from ?? expect.fail('nothing is moved') });
}
