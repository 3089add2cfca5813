import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toUnknownItem } from './unknown-format.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'unknown-'));
});
afterAll(() => rm(directory, { recursive: true }));

const cursor = { file: 0, entry: 0, record: 0 };

function makeFile(name: string, text: string) {
  async function* read(): AsyncGenerator<Buffer> {
    yield Buffer.from(text);
  }
  return { name, read };
}

test('files are kept within the limits of size and number, and always listed', async () => {
  const keptFileTarget = { directory, remaining: { files: 2, bytes: 10 } };
  const sizes: (number | undefined)[] = [];
  for (const text of ['four', 'eleven bytes', 'three', 'x']) {
    const { keptFile, reason } = await toUnknownItem(makeFile('a.txt', text), cursor, keptFileTarget);
    sizes.push(keptFile?.size);
    expect(reason).toContain(keptFile ? 'Nothing was imported from it' : 'not enough storage to keep it');
  }
  expect(sizes).toEqual([4, undefined, 5, undefined]);
  expect(keptFileTarget.remaining).toEqual({ files: 0, bytes: 1 });
  expect(await readdir(directory)).toHaveLength(2);
});

test('files are only listed if there is no directory for them', async () => {
  const item = await toUnknownItem(makeFile('a.txt', 'words'), cursor, undefined);
  expect(item).toEqual({
    type: 'skipped',
    item: 'a.txt',
    code: 'unknown_format',
    reason: expect.stringMatching(/^This file has an unknown format. Nothing was imported from it. ChatGPT, /),
    cursor,
  });
});

test('a file that is compressed too much is not kept', async () => {
  const keptFileTarget = { directory, remaining: { files: 5, bytes: 100_000_000 } };
  const text = 'x'.repeat(2_000_000);
  const tight = await toUnknownItem({ ...makeFile('bomb.txt', text), compressedSize: 2_000 }, cursor, keptFileTarget);
  expect(tight).toMatchObject({ code: 'unknown_format', reason: expect.stringContaining('more than 100 times') });
  expect(tight.keptFile).toBeUndefined();
  expect(keptFileTarget.remaining).toEqual({ files: 5, bytes: 100_000_000 });
  const loose = await toUnknownItem(
    { ...makeFile('words.txt', text), compressedSize: 200_000 },
    cursor,
    keptFileTarget,
  );
  expect(loose.keptFile?.size).toBe(2_000_000);
});
