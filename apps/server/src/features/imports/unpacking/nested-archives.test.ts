import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeZip } from '@app/formats/testing/write-export';
import { NestedArchives } from './nested-archives.ts';
import { ZipArchive, type ZipLimits } from './zip-archive.ts';

let folder: string;
let files = 0;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'nested-archives-'));
});
afterAll(() => rm(folder, { recursive: true }));

const limits: ZipLimits = { maxEntries: 20, maxDecompressedBytes: 1_000_000, maxRatio: 250 };

async function packEntries(entries: Record<string, string | Buffer>): Promise<{ file: string; bytes: Buffer }> {
  const file = path.join(folder, `packed-${(files += 1)}.zip`);
  await writeZip(file, entries);
  return { file, bytes: await readFile(file) };
}

/** Returns how many ZIPs could be opened, including the outer one, and why the others were refused. */
async function openNested(entries: Record<string, string | Buffer>) {
  const { file } = await packEntries(entries);
  const nested = new NestedArchives(await ZipArchive.open(file, 'upload.zip', limits), file, limits);
  try {
    await nested.openAll(({ name }) => name.endsWith('.zip'));
    return {
      opened: nested.archives.length,
      refused: nested.refused.map(({ entry, skip }) => [entry.name, skip.code, skip.reason]),
    };
  } finally {
    await nested.close();
  }
}

const makeManyFiles = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}.txt`, 'x']));

test('the files of all ZIPs count together, and the ZIP that exceeds the limit is named', async () => {
  const { bytes: ten } = await packEntries(makeManyFiles(10));
  const { bytes: two } = await packEntries(makeManyFiles(2));
  expect(await openNested({ 'a.zip': ten, 'b.zip': ten, 'c.zip': two })).toEqual({
    opened: 3,
    refused: [['b.zip', 'too_large', 'b.zip and the rest of the upload hold more than 20 files.']],
  });
});

test('the decompressed bytes of all ZIPs count together', async () => {
  const large = { 'a.zip': Buffer.alloc(600_000, 'x'), 'b.zip': Buffer.alloc(300_000, 'y') };
  const { bytes } = await packEntries(large);
  const { opened, refused } = await openNested({ 'outer.zip': bytes, 'other.zip': Buffer.alloc(400_000, 'z') });
  expect(opened).toBe(2);
  expect(refused.map(([name]) => name)).toEqual(['other.zip', 'a.zip', 'b.zip']);
  expect(refused.at(-2)).toEqual(['a.zip', 'too_large', 'outer.zip unpacks to more than 1 MB.']);
  expect((await readdir(folder)).filter((name) => name.endsWith('.nested'))).toEqual([]);
});
